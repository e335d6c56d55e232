import type { GoldenDialogue } from '../golden-dialogue.ts'

export const buyersRegulation: GoldenDialogue[] = [
  {
    id: 'buyers-regulation-1',
    group: 'regulation',
    turns: [
      {
        asks: 'we build packing m/cs in leicester w/ a reject camera on, a third go to cork. does the eu ai act bite',
        wants: 'answer',
        says: [/provider|EU market|in the EU/i],
        restsOn: '/qa/data-protection#ai-act-uk-firms',
      },
      {
        asks: 'is it high risk tho',
        wants: 'answer',
        says: [/high.risk|Annex/i, /aren[’']t|isn[’']t|neither|\bno high|not high/i],
        restsOn: '/blog/eu-ai-act-dates-for-sales-into-ireland',
      },
      {
        asks: 'so what do we still owe',
        wants: 'answer',
        says: [/literacy/i],
        restsOn: '/blog/eu-ai-act-dates-for-sales-into-ireland',
      },
      {
        asks: 'and the model that stops the press when a hand is in it',
        wants: 'answer',
        says: [/safety/i, /2023\/1230|Machinery Regulation|January 2027|notified body|machin/i],
        restsOn: '/blog/eu-ai-act-dates-for-sales-into-ireland',
      },
    ],
  },
  {
    id: 'buyers-regulation-2',
    group: 'regulation',
    turns: [
      {
        asks: 'Has the August 2026 date for Annex III systems been deferred, and until when?',
        wants: 'answer',
        says: [/2 December 2027|December 2027/i],
        restsOn: '/qa/data-protection#eu-ai-act-dates',
      },
    ],
  },
  {
    id: 'buyers-regulation-3',
    group: 'regulation',
    turns: [
      {
        asks: 'do my operators need some sort of AI certificate now? plant is in Athlone',
        wants: 'answer',
        says: [/no certificate|n[’']t required|not required/i, /Article 4|literacy|understand/i],
        never: [/ISO 27001/i, /Cyber Essentials/i],
        restsOn: '/qa/data-protection#ai-literacy',
      },
    ],
  },
  {
    id: 'buyers-regulation-4',
    group: 'regulation',
    turns: [
      {
        asks: 'Operations want to run people detection on the CCTV already up in the warehouse. Is a DPIA mandatory?',
        wants: 'answer',
        says: [/impact assessment|DPIA|Article 35/i, /\bneed|required|assume yes|\bdue\b|before start/i],
        restsOn: '/qa/data-protection#dpia-needed',
      },
      {
        asks: 'will you write it for us',
        wants: 'answer',
        says: [/draft/i, /controller|you\b/i],
        restsOn: '/qa/data-protection#dpia-needed',
      },
      {
        asks: 'how long may we hold near miss clips',
        wants: 'answer',
        says: [/14 days|fourteen days/i],
        never: [/90 days/i, /24 months after/i],
        restsOn: '/blog/uk-gdpr-for-camera-analytics',
      },
    ],
  },
  {
    id: 'buyers-regulation-5',
    group: 'regulation',
    turns: [
      {
        asks: 'personal data going from our dublin office over to ye in london. SCCs needed or what',
        wants: 'answer',
        says: [/adequacy/i, /2031|freely/i],
        restsOn: '/qa/data-protection#uk-and-eu-gdpr',
      },
    ],
  },
  {
    id: 'buyers-regulation-6',
    group: 'regulation',
    turns: [
      {
        asks: '2 of your engineers for 6 months. does ir35 land on us',
        wants: 'answer',
        says: [/payroll|determination/i],
        restsOn: '/qa/team-augmentation#ir35-our-engineers',
      },
      {
        asks: '46 staff, turnover 13m',
        wants: 'answer',
        says: [/£ ?15 ?m/i, /two of three|50 employees/i],
        restsOn: '/qa/team-augmentation#ir35-small-company',
      },
      {
        asks: 'if he was inside, what does that add to a 60 grand contract',
        wants: 'answer',
        says: [/15\.2 ?%|£ ?9,127|National Insurance|\bNI\b/i],
        restsOn: '/blog/ir35-and-ai-engineers-by-the-day',
      },
      {
        asks: 'hm and the third fella would be in limerick',
        wants: 'answer',
        says: [/no IR35|five-step|Karshan|Revenue/i],
        restsOn: '/qa/team-augmentation#ireland-contractors',
      },
    ],
  },
  {
    id: 'buyers-regulation-7',
    group: 'regulation',
    turns: [
      {
        asks: 'does a bed planning tool count as a medical device',
        wants: 'answer',
        says: [
          /isn[’']t|is not|aren[’']t/i,
          /intend|individual patient|(?:one|single) patient|medical device/i,
        ],
        restsOn: '/qa/healthcare#is-it-a-medical-device',
      },
      {
        asks: 'so no DCB0129 then?',
        wants: 'answer',
        says: [/apply also|also appl|still appl|bed planner|n[’']t a medical device/i],
        restsOn: '/qa/healthcare#dcb0129-dcb0160',
      },
    ],
  },
  {
    id: 'buyers-regulation-8',
    group: 'regulation',
    turns: [
      {
        asks: 'What documentation should an acute trust ask of an AI supplier before award?',
        wants: 'answer',
        says: [/DTAC|Digital Technology Assessment/i, /Toolkit|DSPT|penetration|DCB0129|Pre-Acquisition/i],
        restsOn: '/qa/healthcare#dtac-dspt',
      },
    ],
  },
  {
    id: 'buyers-regulation-9',
    group: 'regulation',
    turns: [
      {
        asks: 'telematics vendor is offering driver mood detection, ok in ireland?',
        wants: 'answer',
        says: [/emotion|mood/i, /prohibit|forbid|Article 5|\bban|removed|not allowed/i],
        never: [/breakdown forecast/i],
        restsOn: '/blog/eu-ai-act-dates-for-sales-into-ireland',
      },
    ],
  },
  {
    id: 'buyers-regulation-10',
    group: 'regulation',
    turns: [
      {
        asks: 'County council here. Does the Procurement Act 2023 let us talk to suppliers before we go to tender?',
        wants: 'answer',
        says: [/market engagement|leaves (?:public bodies )?room/i],
        restsOn: '/blog/how-to-write-a-brief-for-an-ai-project',
      },
    ],
  },
]
