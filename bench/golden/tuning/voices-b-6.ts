import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesB6: GoldenDialogue[] = [
  {
    id: 'voice-b-86',
    group: 'complaint',
    turns: [
      {
        asks: 'I regret to say that I telephoned last week and nobody has returned my call. To whom should I complain?',
        wants: 'answer',
        says: [/apolog|sorry|7946 ?0958|hello@tidewright|publish/i],
        never: [/Information Commissioner/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-87',
    group: 'definitions',
    turns: [
      {
        asks: 'Would you kindly explain to me what a "model" is, in this connexion?',
        wants: 'answer',
        says: [
          /\blearn(?:s|ed|t)?\b|from examples|predict|pattern|don[’']t know|publish|not able|can[’']t (?:say|answer)/i,
        ],
        never: [/\bChatGPT is\b/i],
      },
    ],
  },
  {
    id: 'voice-b-88',
    group: 'prices',
    turns: [
      { asks: 'price', wants: 'answer', says: [/800|10,?000/], restsOn: '/qa/cost#typical-project-cost' },
      {
        asks: 'pilot?',
        wants: 'answer',
        says: [/costs? nothing|half an hour|first step|proof|free|step of an order/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-89',
    group: 'firm',
    turns: [
      { asks: 'address', wants: 'answer', says: [/Example Quay/i], restsOn: 'firm' },
      { asks: 'email', wants: 'answer', says: [/hello@tidewright\.example/i], restsOn: 'firm' },
    ],
  },
  {
    id: 'voice-b-90',
    group: 'firm',
    turns: [{ asks: 'hours', wants: 'answer', says: [/\b0?9(?:[:.]00| ?am)/i], restsOn: 'firm' }],
  },
  {
    id: 'voice-b-91',
    group: 'booking',
    turns: [
      {
        asks: 'demo',
        wants: 'answer',
        says: [/\bdemos?\b|each of our eleven|computes in your browser/i],
        restsOn: '/demo',
      },
    ],
  },
  {
    id: 'voice-b-92',
    group: 'customers',
    turns: [
      {
        asks: 'references',
        wants: 'answer',
        says: [/publish|conversation|in your trade|not on this website/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'voice-b-93',
    group: 'details',
    turns: [
      { asks: 'human', wants: 'details', says: [/name|e-?mail|7946 ?0958|engineer/i], restsOn: '/contact' },
    ],
  },
  {
    id: 'voice-b-94',
    group: 'contract',
    turns: [
      {
        asks: 'cancel',
        wants: 'answer',
        says: [/minimum term|(?:can|may) stop|notice|withdraw|cancel|publish|don[’']t know|not able/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-95',
    group: 'firm',
    turns: [
      {
        asks: 'company number',
        wants: 'answer',
        says: [
          /(?:n[’']t|not|never|nothing(?: \w+)?)(?: (?:yet|been|stated|or|anywhere))* (?:publish(?:ed)?|stated?|given?)|nothing (?:is|about (?:it|that) is) published|(?:don|doesn)[’']t (?:say|state|give)\b/i,
        ],
        never: [/\b\d{8}\b/],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-96',
    group: 'solutions',
    turns: [
      {
        asks: 'services',
        wants: 'answer',
        says: [/machine vision/i, /predictive|analytics|consult|process optimi/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-97',
    group: 'firm',
    turns: [{ asks: 'linkedin', wants: 'answer', says: [/LinkedIn/i], restsOn: 'firm' }],
  },
  {
    id: 'voice-b-98',
    group: 'several',
    turns: [
      {
        asks: "3 things: do you do rail depots, what's the smallest job, and is the software yours or off the shelf",
        wants: 'answer',
        says: [
          /smallest|half an hour|800|free/i,
          /yours|licence|assigned|own tools/i,
          /\brail|transport|depot|describe|publish|don[’']t know/i,
        ],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-99',
    group: 'several',
    turns: [
      {
        asks: 'how much, how long and do you do northern ireland',
        wants: 'answer',
        says: [/800|10,?000/, /3 ?(?:–|-|to) ?12 months|weeks/i, /Ireland|\bboth\b[\s\S]*(?:flight|ferry)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-100',
    group: 'several',
    turns: [
      {
        asks: 'whats your phone number and are you open on bank holidays',
        wants: 'answer',
        says: [/7946 ?0958/, /bank holiday/i],
        never: [/open on bank holidays/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-101',
    group: 'anomaly',
    turns: [
      {
        asks: 'compressors - energy use goes weird some nights and nobody knows why. what would you call that and which of your things fits',
        wants: 'answer',
        says: [/anomal|compressed air|sub-?meter/i],
        restsOn: '/usecases/compressed-air-energy',
      },
      {
        asks: 'do we need labelled faults for that',
        wants: 'answer',
        says: [
          /dozen|three months|own past|without label|no label|known incidents|n[’']t need|not need|^\s*no\b/i,
        ],
        restsOn: '/solutions/instant-anomaly-detection#inputs',
      },
    ],
  },
  {
    id: 'voice-b-102',
    group: 'optimisation',
    turns: [
      {
        asks: 'plastic injection moulding, scrap 7 percent, too many settings',
        wants: 'answer',
        says: [/injection|mould|shot|optimi|trial/i],
        restsOn: '/usecases/injection-moulding-anomalies',
      },
      {
        asks: 'is that different from SPC',
        wants: 'answer',
        says: [/chart|stable|special cause|settings|trial/i],
        restsOn: '/solutions/continuous-process-optimization#not-for',
      },
    ],
  },
]
