import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesA5: GoldenDialogue[] = [
  {
    id: 'voice-a-69',
    group: 'define',
    turns: [
      {
        asks: 'MTBF vs MTTR',
        wants: 'answer',
        says: [/run time|between/i, /mean length|repair|length of/i],
        restsOn: '/demo/dynamic-operational-dashboards',
      },
      {
        asks: 'and edge?',
        wants: 'answer',
        says: [/beside|at the (?:machine|line)|on site/i],
        restsOn: '/blog/edge-or-cloud',
      },
    ],
  },
  {
    id: 'voice-a-70',
    group: 'define',
    turns: [
      {
        asks: "what's a proof of concept vs a pilot, you people use both",
        wants: 'answer',
        says: [
          /proof|old data|n[’']t (?:know|publish|say|have)|not able/i,
          /\bpilot|shadow|n[’']t (?:know|publish|say|have)|not able/i,
        ],
      },
    ],
  },
  {
    id: 'voice-a-71',
    group: 'rules',
    turns: [
      {
        asks: 'does the EU AI act apply to a camera that checks labels',
        wants: 'answer',
        says: [/high-risk|judges goods|inspect|on your own line/i, /\bno\b|n[’']t|\bnot\b|yes/i],
        restsOn: '/blog/eu-ai-act-dates-for-sales-into-ireland',
      },
      {
        asks: 'and for one that watches people?',
        wants: 'answer',
        says: [/personal data|impact assessment|biometric|emotion|high-risk|GDPR|Annex III/i],
        restsOn: '/blog/uk-gdpr-for-camera-analytics',
      },
    ],
  },
  {
    id: 'voice-a-72',
    group: 'rules',
    turns: [
      {
        asks: 'DPIA needed for patient flow data? who writes it, you or us',
        wants: 'answer',
        says: [/need(?:s|ed)?\b|required|due/i, /\bdraft\b|data protection officer/i],
        restsOn: '/qa/data-protection#dpia-needed',
      },
      {
        asks: 'is anything identifiable leaving the trust',
        wants: 'answer',
        says: [
          /without identifiers|secure environment|stays in|inside|n[’']t (?:have to )?leave|not leave|own (?:network|tenancy)|only to the machine|your (?:systems|environment|server)/i,
        ],
        restsOn: '/qa/healthcare#patient-data-use',
      },
    ],
  },
  {
    id: 'voice-a-73',
    group: 'rules',
    turns: [
      {
        asks: '21 CFR part 11 / GAMP, can you validate it for a pharma line',
        wants: 'answer',
        says: [/n[’']t publish|not publish|audit trail|validated|\bask\b/i],
        never: [/21 CFR .{0,30}(?:certified|compliant)/i],
        restsOn: '/locations/london#sectors',
      },
      {
        asks: 'and for food?',
        wants: 'answer',
        says: [
          /n[’']t (?:know|publish|find|say|state|cover|answer|tell|have)|not (?:publish|able|find|say|state|cover|known|on our pages)|nothing .{0,40}(?:publish|about|on)|an engineer (?:can|will|answers)|\bask us\b/i,
        ],
        never: [/bread|\bbake|loaf|till data|wast/i],
      },
    ],
  },
  {
    id: 'voice-a-74',
    group: 'rules',
    turns: [
      {
        asks: 'DSPT',
        wants: 'answer',
        says: [/Data Security and Protection Toolkit|DSPT|n[’']t publish|not publish/i],
        restsOn: '/qa/healthcare#dtac-dspt',
      },
    ],
  },
  {
    id: 'voice-a-75',
    group: 'rules',
    turns: [
      {
        asks: 'is GDPR different for us in Ireland vs the UK now',
        wants: 'answer',
        says: [/side by side|\bboth\b/i, /Use and Access|Irish|EU GDPR/i],
        restsOn: '/qa/data-protection#uk-and-eu-gdpr',
      },
    ],
  },
  {
    id: 'voice-a-76',
    group: 'grants',
    turns: [
      {
        asks: 'any grants for this in ireland',
        wants: 'answer',
        says: [/Enterprise Ireland|\bIDA\b|R&D/],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: 'and in the north?',
        wants: 'answer',
        says: [/R&D|adviser|n[’']t (?:know|publish|name|say)|not (?:publish|named)|English regions/i],
        never: [
          /Made Smarter (?:also )?(?:supports|covers) (?:firms|manufacturers) in (?:Northern|the north)/i,
        ],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'voice-a-77',
    group: 'team',
    turns: [
      {
        asks: "hi, i'm a data analyst (2 yrs) - do you place people into client teams or is it only projects? saw something about augmentation",
        wants: 'answer',
        says: [/by the day|lent|lend|augmentation/i],
        restsOn: '/team-augmentation',
      },
      {
        asks: 'which roles',
        wants: 'answer',
        says: [/fourteen|\b14\b|data engineer|data scientist|consultant/i],
        restsOn: '/team-augmentation#fourteen-roles',
      },
      {
        asks: 'minimum how many months',
        wants: 'answer',
        says: [/week[’']s proof|no minimum|year[’']s programme|\border\b/i],
        never: [/3.12 months/],
        restsOn: '/team-augmentation#get',
      },
    ],
  },
  {
    id: 'voice-a-78',
    group: 'team',
    turns: [
      {
        asks: 'need a data engineer for 3 months, azure + databricks, can you lend us one',
        wants: 'answer',
        says: [/data engineer|within 24 hours|names\b|lent by the day/i],
        restsOn: '/team-augmentation',
      },
      { asks: 'rate?', wants: 'answer', says: [/£800/], restsOn: '/ai-roles/data-engineer' },
    ],
  },
  {
    id: 'voice-a-79',
    group: 'team',
    turns: [
      {
        asks: 'are you hiring? where do i send CV',
        wants: 'answer',
        says: [
          /n[’']t (?:been )?(?:publish|state|disclose|say|give|name)|not (?:been )?(?:publish|state|disclose|on (?:our|these) pages|on this website)|nothing .{0,40}publish|\bno .{0,40}(?:is|are) published|unpublished/i,
        ],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-80',
    group: 'team',
    turns: [
      {
        asks: "can you train our own people so we aren't stuck with you forever",
        wants: 'answer',
        says: [/half-days|handover|pair|done it alone|acceptance test|practis/i],
        restsOn: '/qa/working-with-us#train-our-team',
      },
    ],
  },
  {
    id: 'voice-a-81',
    group: 'booking',
    turns: [
      {
        asks: 'can i book somethng for thursday',
        wants: 'answer',
        says: [/contact form|7946|24 hours|one working day|half an hour|half-hour/i],
        restsOn: '/contact',
      },
      {
        asks: 'do i need to prepare anythng',
        wants: 'answer',
        says: [/no preparation|no slides|host|describe|machine|problem|figure/i],
        restsOn: '/qa/cost#free-consultation',
      },
    ],
  },
  {
    id: 'voice-a-82',
    group: 'booking',
    turns: [
      {
        asks: "I'm Siobhan Kearney, siobhan.kearney@lissadairy.ie, 087 555 0142, Lissa Dairy. ring me after 3",
        wants: 'details',
        says: [/siobhan\.kearney@lissadairy\.ie/i],
      },
    ],
  },
  {
    id: 'voice-a-83',
    group: 'booking',
    turns: [
      { asks: 'can someone human call me pls', wants: 'details', says: [/name|e-?mail|number|7946 ?0958/i] },
    ],
  },
  {
    id: 'voice-a-84',
    group: 'booking',
    turns: [
      {
        asks: '028 9555 0177 thats my number ask for Davy',
        wants: 'details',
        says: [/e-?mail|mailbox|address/i, /Davy/, /9555 ?0177/],
        never: [/Thank you, (?!Davy)/],
      },
    ],
  },
  {
    id: 'voice-a-85',
    group: 'booking',
    turns: [
      {
        asks: 'Your form is not working. Email is p.nowak@halberg-plast.eu, I am Piotr, production manager, 2 extruders need monitoring, please write me',
        wants: 'details',
        says: [/p\.nowak@halberg-plast\.eu/i],
      },
    ],
  },
]
