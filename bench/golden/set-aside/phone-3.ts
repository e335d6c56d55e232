import type { GoldenDialogue } from '../golden-dialogue.ts'

export const phoneAside3: GoldenDialogue[] = [
  {
    id: 'phone-jobs',
    group: 'people-data',
    turns: [
      {
        asks: 'my members worry about losing jobs. honest answer please',
        wants: 'answer',
        says: [/\bjobs?\b/i, /n[’']t publish|time saved|people moved/i],
        restsOn: 'firm',
      },
      {
        asks: 'has that happened at any of your customers',
        wants: 'answer',
        says: [/\bjobs?\b|customer|\bresults?\b/i, /n[’']t publish|publish no/i],
        restsOn: 'firm',
      },
      {
        asks: 'would you put it in writing',
        wants: 'answer',
        says: [
          /put (?:it |that )?in writing|in an agreement|written into (?:the|an) order|n[’']t (?:know|publish)/i,
        ],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'phone-thieves',
    group: 'rude',
    turns: [
      {
        asks: 'you people are thieves, £900 a day for what',
        wants: 'answer',
        says: [/£\s?800|rate|day|sorry/i],
        restsOn: '/qa/cost#day-rate',
      },
      {
        asks: 'my nephew does it for 50 quid',
        wants: 'answer',
        says: [/day|rate|price|£|know/i],
        restsOn: '/qa/cost#day-rate',
      },
      {
        asks: 'ok sorry. what would i actually get in week one',
        wants: 'answer',
        says: [/week one|week 1\b|first (?:week|days?)|day one|half a day|two weeks/i],
        restsOn: '/qa/timelines#how-long',
      },
    ],
  },
  {
    id: 'phone-which-first',
    group: 'comparisons',
    turns: [
      {
        asks: 'difference between your anomaly thing and predictive maintenance?',
        wants: 'answer',
        says: [/anomal/i, /fail|wear|predict|remaining|life|date/i],
        restsOn: '/solutions/instant-anomaly-detection',
      },
      {
        asks: 'which one first if ive no history',
        wants: 'answer',
        says: [/normal running|departs?|departures? from normal|anomaly detection/i],
        restsOn: '/qa/predictive-maintenance#few-failures',
      },
      {
        asks: 'and for a gearbox thats 40 years old',
        wants: 'answer',
        says: [/better than on new|bearings|vibration|accelerometer|current clamp/i],
        never: [/controller|PLC/i],
        restsOn: '/qa/predictive-maintenance#old-machines',
      },
    ],
  },
  {
    id: 'phone-donal',
    group: 'contact',
    turns: [
      { asks: 'me name is Donal', wants: 'details', says: [/Donal/] },
      { asks: 'i want a callback about the routes', wants: 'details', says: [/email/i] },
      { asks: 'donal@haul.example.com', wants: 'details', says: [/donal@haul\.example\.com/, /Donal/] },
      { asks: 'Lee Valley Freight', wants: 'details', says: [/Lee Valley Freight/] },
    ],
  },
  {
    id: 'phone-weather',
    group: 'off',
    turns: [
      { asks: 'what weather is it in london', wants: 'decline' },
      { asks: 'what about tomorrow', wants: 'decline' },
      {
        asks: 'lol ok whats gauge r&r',
        wants: 'answer',
        says: [/repeatab|three times|ten parts/i],
        restsOn: '/blog/gauge-study-before-the-camera',
      },
    ],
  },
  {
    id: 'phone-changeovers',
    group: 'fit',
    turns: [
      {
        asks: 'scheduling is a nightmare, 14 colours, 3 lines, changeovers everywhere',
        wants: 'answer',
        says: [/schedul|plan|changeover/i],
        restsOn: '/usecases/production-scheduling',
      },
      {
        asks: 'does it talk to SAP',
        wants: 'answer',
        says: [/SAP/],
        restsOn: '/qa/integration#erp-connection',
      },
      {
        asks: 'what if a rush order comes in',
        wants: 'answer',
        says: [/re-?plans?|pin any order|new plan/i],
        never: [/purchas/i],
        restsOn: '/usecases/production-scheduling',
      },
      {
        asks: 'and how many people at our end',
        wants: 'answer',
        says: [/two hours a week|half a day a week|days with the planner|hours a week/i],
        restsOn: '/qa/working-with-us#our-people-time',
      },
    ],
  },
  {
    id: 'phone-shelves',
    group: 'people-data',
    turns: [
      {
        asks: "cameras over the shelves - won't customers object",
        wants: 'answer',
        says: [/no person is in view|thrown away unseen|(?:not|never) film|no customers?|blurred/i],
        restsOn: '/usecases/shelf-availability',
      },
      {
        asks: 'do we need signs up',
        wants: 'answer',
        says: [/sign|notice|told|inform|tell/i],
        never: [/signs and standards/i],
        restsOn: '/blog/uk-gdpr-for-camera-analytics',
      },
      {
        asks: 'which shops would you start with',
        wants: 'answer',
        says: [/perishable|promoted|£\s?200,000|matched stores|\bpilot/i],
        restsOn: '/usecases/shelf-availability',
      },
      {
        asks: "and if we don't like it, whats the way out",
        wants: 'answer',
        says: [/end of (?:each|any) step|\bstop\b|exported|no minimum term|keep what/i],
        never: [/ten working days/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'phone-league',
    group: 'off',
    turns: [
      { asks: 'whos going to win the league', wants: 'decline' },
      { asks: 'do you do football analytics', wants: 'decline' },
      {
        asks: 'what about cctv in the car park',
        wants: 'answer',
        says: [/CCTV|camera|zone|yard/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
    ],
  },
]
