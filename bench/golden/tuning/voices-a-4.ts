import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesA4: GoldenDialogue[] = [
  {
    id: 'voice-a-52',
    group: 'solutions',
    turns: [
      {
        asks: 'store level stock figures are wrong about 8% of the time, shrink or miscounts or both. can you tell which from the data?',
        wants: 'answer',
        says: [/n[’']t (?:say|know|publish)|not able/i],
        never: [/vision station|theft (?:is|can be) (?:found|detected)/i],
      },
    ],
  },
  {
    id: 'voice-a-53',
    group: 'solutions',
    turns: [
      {
        asks: 'SPC charts on the injection moulders, cpk reporting to the customer automatically. you do that?',
        wants: 'answer',
        says: [/Cpk|control charts?|capability|SPC/],
        restsOn: '/solutions/quality-insight-automation#what',
      },
    ],
  },
  {
    id: 'voice-a-54',
    group: 'solutions',
    turns: [
      {
        asks: 'get data out of old siemens s7-300s and a few Modbus meters into the cloud without IT having a fit',
        wants: 'answer',
        says: [/S7|Modbus|gateway/i, /read|outbound|outwards|one port|zones?/i],
        restsOn: '/qa/integration#old-plc',
      },
      {
        asks: 'is it read only',
        wants: 'answer',
        says: [
          /only read|read[- ]only|never (?:be )?written|nothing is ever written|not write|n[’']t write|only reads?|never write/i,
        ],
        restsOn: '/blog/getting-data-out-of-old-plcs',
      },
      {
        asks: 'what if the internet drops',
        wants: 'answer',
        says: [
          /MQTT|surviv|queue|stored|local|on (?:the )?site|line that drops|goes? on|44 hours|no data|runs on|own wire/i,
        ],
        never: [/this conversation|reload/i],
        restsOn: '/blog/edge-or-cloud',
      },
    ],
  },
  {
    id: 'voice-a-55',
    group: 'solutions',
    turns: [
      {
        asks: 'energy bill on the ovens is mental, can ai bring it down',
        wants: 'answer',
        says: [
          /energy|gas|kWh/i,
          /3 (?:to|–|-) ?12|3 (?:to|–|-) ?8|typical|setting|optimis|trial|temperature/i,
        ],
        restsOn: '/solutions/continuous-process-optimization#benefits',
      },
    ],
  },
  {
    id: 'voice-a-56',
    group: 'solutions',
    turns: [
      {
        asks: 'anomaly detection on fridge temps across 60 stores - we get that many false alarms nobody looks any more',
        wants: 'answer',
        says: [/alarm/i, /you choose|you decide|sets? a number|threshold|50 to 85|budget/i],
        restsOn: '/solutions/instant-anomaly-detection#benefits',
      },
      {
        asks: 'how many alerts a day would be normal',
        wants: 'answer',
        says: [
          /three a week|five (?:findings|a week)|you (?:choose|decide)|ten minutes|number for each shift|as many as|144/i,
        ],
        restsOn: '/blog/what-an-alarm-costs',
      },
    ],
  },
  {
    id: 'voice-a-57',
    group: 'solutions',
    turns: [
      {
        asks: 'empty running. half me lorries come back with nothin in them can ye sort that',
        wants: 'answer',
        says: [/empty (?:running|miles|legs)|\breturns\b|n[’']t (?:know|publish)|not able/i],
        never: [/breakdown forecast|bearing/i],
      },
    ],
  },
  {
    id: 'voice-a-58',
    group: 'solutions',
    turns: [
      {
        asks: "bed flow dashboard for the acute site, live not yesterday's. have you one",
        wants: 'answer',
        says: [/dashboard|one page for each team|\blive\b|within seconds/i],
        restsOn: '/solutions/dynamic-operational-dashboards',
      },
      {
        asks: 'does it replace our PAS',
        wants: 'answer',
        says: [/n[’']t replace|not replace|HL7|FHIR|own records|n[’']t (?:know|publish|say)/i],
        never: [/^yes/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
    ],
  },
  {
    id: 'voice-a-59',
    group: 'solutions',
    turns: [
      {
        asks: 'scratches on painted panels, visual inspection, shiny black. everyone who tried failed',
        wants: 'answer',
        says: [/dark field|light|optics|surface|glare|raking/i],
        never: [/we (?:can )?guarantee/i],
        restsOn: '/usecases/surface-defect-inspection',
      },
      {
        asks: 'how many pictures of the defects would you want',
        wants: 'answer',
        says: [/\b300\b|\b100\b|\b30 of each\b/],
        restsOn: '/usecases/surface-defect-inspection',
      },
    ],
  },
  {
    id: 'voice-a-60',
    group: 'solutions',
    turns: [
      {
        asks: 'Does it work without internet, our site is air gapped',
        wants: 'answer',
        says: [
          /on (?:the )?site|beside the machine|without the internet|at the line|n[’']t|your (?:own )?(?:machine|server|hardware)/i,
        ],
        never: [/one page that says so/i],
        restsOn: '/qa/data#data-leaves-site',
      },
    ],
  },
  {
    id: 'voice-a-61',
    group: 'compare',
    turns: [
      {
        asks: 'why not just get power bi and a student',
        wants: 'answer',
        says: [/Power BI|spreadsheet|BI tool|definition|analyst/i],
        restsOn: '/solutions/dynamic-operational-dashboards#faq',
      },
    ],
  },
  {
    id: 'voice-a-62',
    group: 'compare',
    turns: [
      {
        asks: "We already pay Cognex for cameras. What do you give me that they don't?",
        wants: 'answer',
        says: [/whole station|off the shelf|Cognex|Keyence|pass mark/i],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
    ],
  },
  {
    id: 'voice-a-63',
    group: 'compare',
    turns: [
      {
        asks: "what's the difference between you and accenture apart from the invoice",
        wants: 'answer',
        says: [/n[’']t (?:know|compare)|not able|people named|stop after|marked test/i],
        never: [/Accenture (?:is|are|charges?|costs?) (?:worse|slow|dear|more)/i],
      },
    ],
  },
  {
    id: 'voice-a-64',
    group: 'compare',
    turns: [
      {
        asks: 'is buy better than build for maintenance software? our boss wants the off the shelf one',
        wants: 'answer',
        says: [/off the shelf|finished product|\bbuy\b/i],
        restsOn: '/qa/choosing-a-problem#too-small',
      },
    ],
  },
  {
    id: 'voice-a-65',
    group: 'compare',
    turns: [
      {
        asks: 'cant i just use copilot for this',
        wants: 'answer',
        says: [/Copilot|chatbot|language model/i],
        restsOn: '/solutions/ai-enhanced-reporting#faq',
      },
    ],
  },
  {
    id: 'voice-a-66',
    group: 'compare',
    turns: [
      {
        asks: 'rules and thresholds on the scada have done us grand for 20 years, why would i want a model',
        wants: 'answer',
        says: [/rule|threshold|limit/i, /simple|fixed|right|exceptions|beat/i],
        restsOn: '/qa/choosing-a-problem#do-we-need-ai',
      },
    ],
  },
  {
    id: 'voice-a-67',
    group: 'define',
    turns: [
      { asks: 'whats oee', wants: 'answer', says: [/availability/i], restsOn: '/blog/reading-an-oee-figure' },
      {
        asks: 'what is good number',
        wants: 'answer',
        says: [/\b85\b|long runs|90 ?% availability/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
    ],
  },
  {
    id: 'voice-a-68',
    group: 'define',
    turns: [
      {
        asks: 'what means "anomaly detection" please, easy words',
        wants: 'answer',
        says: [/n[’']t fit|unusual|not fit|odd/i],
        restsOn: '/solutions/instant-anomaly-detection#what',
      },
    ],
  },
]
