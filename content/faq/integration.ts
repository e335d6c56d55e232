import type { FaqGroup } from '#content/faq.ts'

export default {
  id: 'integration',
  title: 'Integration',
  intro: 'OPC UA, MQTT, historians, MES and ERP: how results get to where work is done.',
  page: {
    title: 'Integration: OPC UA, MQTT, MES and ERP',
    description:
      'OPC UA or MQTT, reading old controllers, what historians drop, getting results into MES and ERP, spreadsheets, clocks, and edge or cloud.',
  },
  entries: [
    {
      id: 'opc-ua-or-mqtt',
      question: 'OPC UA or MQTT: which should we use?',
      answer:
        'Both, each for what it does well. OPC UA reads from controllers with types, units and status, and suits a request to one machine. MQTT distributes many small messages over thin or unreliable links to anyone who subscribes; with Sparkplug B it also tells when a device has died. A usual arrangement: OPC UA from the controller to an edge computer, MQTT from there upwards. Keep the quality flag on the way. A value without “good” or “bad” looks like truth when the sensor has been unplugged.',
      see: ['/solutions/real-time-analytics-gateway'],
    },
    {
      id: 'old-plc',
      question: 'Our controllers speak neither. Can you still read them?',
      answer:
        'Usually. Older controllers answer to S7, Modbus, EtherNet/IP or a serial protocol, which a gateway translates; the work is finding out which register means what, and the person who knows is about to retire. Where a program may not be touched, as under warranty or validation, we take signals beside it: current clamps, light barriers, a camera on the display. Reading must not load the controller, so polling is set to a second or slower and measured against its cycle time first.',
    },
    {
      id: 'historian',
      question: 'We have a historian. Isn’t that enough data?',
      answer:
        'It is an excellent start with one trap: compression. Many historians drop points that lie within a deadband and interpolate on reading, which makes a smooth line of what was a spike. For trends that is fine; for vibration and short faults the evidence is gone. We compare an hour of raw values with the stored ones before trusting it, and change the settings of a few tags where needed. Product, batch and operator context often sits in another system and must be joined by time.',
    },
    {
      id: 'mes-connection',
      question: 'How do results get into our MES?',
      answer:
        'Through the interface the MES offers for people, if possible: a quality record, a hold, a defect code, so that nothing downstream has to learn a new kind of message. We agree on three points early: the key that identifies the part or batch, what happens when the MES is down (results queue and keep their time), and who may override a hold. ISA-95 is a useful map for whose job is what. Direct writing into MES tables is off the list; it breaks at the next update.',
      see: ['/solutions/seamless-integration-framework'],
    },
    {
      id: 'erp-connection',
      question: 'Which ERP systems can you work with?',
      answer:
        'Any that offers an interface, which by now includes SAP, Microsoft Dynamics, Infor, Sage and Odoo. The brand matters less than three questions: may we read the tables of orders, stock and master data without slowing month end; who may create a proposal, such as a purchase or maintenance order; and which field proves that a human accepted it. Forecasts go in as proposals with a reason code. In the first months nothing is posted without a click by the planner.',
    },
    {
      id: 'spreadsheets',
      question: 'Half of our process runs on spreadsheets. Is that a problem?',
      answer:
        'It is normal and often where the best knowledge sits. We read them as they are, note every formula that encodes a rule, and ask why row 14 is yellow. What can’t stay is a sheet as the only place where a decision is recorded, because its history is overwritten. A small form which writes to a table usually replaces that part in a week. The sheets people like to look at may remain as a view.',
    },
    {
      id: 'clock-sync',
      question: 'Why do you keep asking about clocks?',
      answer:
        'Because joining a camera picture to a batch is done by time, and a clock four minutes wrong assigns the defect to the neighbour. Controllers drift by seconds a week, some keep summer time all year and some were last set by the commissioning engineer. We check every source against one reference in the first week, bring them to NTP where it is possible, store everything in UTC and keep the original stamp beside it. It is dull, and more results have been ruined by it than by any algorithm.',
    },
    {
      id: 'edge-or-cloud',
      question: 'Should the model run at the machine or in the cloud?',
      answer:
        'Ask what happens when the line to the internet is cut. If production must go on, the model runs on site. A reject decision within 200 ms also belongs at the machine, as does video, which is too much to send. Forecasts for tomorrow, training and comparisons across sites are at home in a data centre. Most plants end with both: decisions on site, summaries upwards. Whatever runs at the edge needs a plan for updates, spare hardware on the shelf and somebody who knows where it hangs.',
      see: ['/solutions/real-time-analytics-gateway'],
    },
  ],
} satisfies FaqGroup
