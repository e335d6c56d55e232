import type { GoldenDialogue } from '../golden-dialogue.ts'

/** What an honest reply says where nothing has been published. */
const unpublished =
  /(?:not|n[’']t) (?:been )?publish|ask (?:us|for)|on request|in writing|claim no|no certificate/i

/** Questions of the automation engineer and of the IT manager. */
export const plantIntegration: GoldenDialogue[] = [
  {
    id: 'plant-integration-1',
    group: 'integration and security',
    turns: [
      {
        asks: 'IT here. which inbound ports do you want opened on the plant firewall',
        wants: 'answer',
        says: [/outwards?|outbound|nothing from outside|no inbound|none inbound/i],
        restsOn: '/qa/security#plant-network',
      },
      {
        asks: 'and remote access for your people?',
        wants: 'answer',
        says: [/second factor|named people|your gateway|switched off/i],
        never: [/visit (?:us )?remotely/i],
        restsOn: '/qa/security#plant-network',
      },
      {
        asks: 'policy is none at all',
        wants: 'answer',
        says: [/by train|come to (?:you|site|the site)|work on site/i],
        restsOn: '/qa/security#plant-network',
      },
    ],
  },
  {
    id: 'plant-integration-2',
    group: 'integration and security',
    turns: [
      {
        asks: 'can results just be written straight into the MES tables, itd be quicker',
        wants: 'answer',
        says: [/off the list|breaks at|interface/i],
        never: [/^yes\b/i],
        restsOn: '/qa/integration#mes-connection',
      },
      {
        asks: 'what if the mes falls over',
        wants: 'answer',
        says: [/queue|keep their time/i],
        restsOn: '/qa/integration#mes-connection',
      },
    ],
  },
  {
    id: 'plant-integration-3',
    group: 'integration and security',
    turns: [
      {
        asks: 'were on Infor plus a bit of sage, do ye support those',
        wants: 'answer',
        says: [/Infor/, /Sage/],
        restsOn: '/qa/integration#erp-connection',
      },
      {
        asks: 'would it raise the POs itself',
        wants: 'answer',
        says: [/click|proposal|planner|human accepted/i],
        restsOn: '/qa/integration#erp-connection',
      },
    ],
  },
  {
    id: 'plant-integration-5',
    group: 'integration and security',
    turns: [
      {
        asks: 'does anything of yours ever WRITE to a controller',
        wants: 'answer',
        says: [/never written|unless an order|nothing writes|only reads?|read[- ]only/i],
        restsOn: '/qa/security#plant-network',
      },
      {
        asks: 'how hard do you poll it, CPU is at its limit already',
        wants: 'answer',
        says: [/subscribe|scan|SCADA|a second or slower|cycle time|block/i],
        restsOn: '/solutions/real-time-analytics-gateway',
      },
    ],
  },
  {
    id: 'plant-integration-6',
    group: 'integration and security',
    turns: [
      {
        asks: 'all CompactLogix here no siemens. ok?',
        wants: 'answer',
        says: [/EtherNet\/IP/i],
        restsOn: '/qa/integration#old-plc',
      },
    ],
  },
  {
    id: 'plant-integration-7',
    group: 'integration and security',
    turns: [
      {
        asks: "we're adding a camera to a guarded robot cell. do we have to go through CE / UKCA again",
        wants: 'answer',
        says: [/safety function|safety circuit|substantial|light curtain/i],
        never: [/medical device|MHRA/i],
        restsOn: '/qa/security#machinery-regulation',
      },
      {
        asks: 'when does that new machinery reg start',
        wants: 'answer',
        says: [/20 January 2027/i],
        never: [/2 August 2026 (?:applies|for machinery)/i],
        restsOn: '/qa/security#machinery-regulation',
      },
    ],
  },
  {
    id: 'plant-integration-8',
    group: 'integration and security',
    turns: [
      {
        asks: 'Plant in Limerick. The packer OEM claims the machine data is his and wont open the port. True?',
        wants: 'answer',
        says: [/Data Act|2023\/2854|not any more|right to the data/i],
        restsOn: '/qa/security#machine-builder-data',
      },
      {
        asks: 'and our Derby works',
        wants: 'answer',
        says: [/no equivalent|purchase contract|contract decides/i],
        restsOn: '/qa/security#machine-builder-data',
      },
    ],
  },
  {
    id: 'plant-integration-9',
    group: 'integration and security',
    turns: [
      {
        asks: '27001 / cyber essentials plus?',
        wants: 'answer',
        says: [unpublished],
        never: [/we (?:are|hold) (?:certified|ISO)/i],
        restsOn: '/qa/security#certificates',
      },
      {
        asks: 'pen test report then, can you send last years',
        wants: 'answer',
        says: [unpublished],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'plant-integration-10',
    group: 'integration and security',
    turns: [
      {
        asks: 'defence work, drawings and pictures can not leave the building. full stop. can you still work with us',
        wants: 'answer',
        says: [/on your machine|beside the machine|your accounts|server of yours|on site|on your own/i],
        restsOn: '/qa/data#data-leaves-site',
      },
    ],
  },
  {
    id: 'plant-integration-12',
    group: 'integration and security',
    turns: [
      {
        asks: 'write me ladder logic for a lead lag pump pair, 3 pumps',
        wants: 'decline',
        never: [/XIC|OTE|rung|£\s?800/i],
      },
    ],
  },
]
