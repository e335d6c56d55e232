import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesC4: GoldenDialogue[] = [
  {
    id: 'voice-c-49',
    group: 'voices-c',
    turns: [
      {
        asks: 'are you open saturdays',
        wants: 'answer',
        says: [/Monday to Friday|weekend/i],
        never: [/open on saturdays?/i],
        restsOn: 'firm',
      },
      {
        asks: 'ok what time weekdays so',
        wants: 'answer',
        says: [/0?9(?::00| ?am)/i, /18:00|6 ?pm/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-50',
    group: 'voices-c',
    turns: [
      { asks: 'can you give me a phone number', wants: 'answer', says: [/20 7946 0958/], restsOn: 'firm' },
    ],
  },
  {
    id: 'voice-c-51',
    group: 'voices-c',
    turns: [
      {
        asks: 'cheapest thing you do?',
        wants: 'answer',
        says: [/half an hour|\bfree\b|costs nothing|£800|first step/i],
        restsOn: 'firm',
      },
      {
        asks: 'any discount for startups',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        never: [/\b\d+ ?% (?:off|discount)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-52',
    group: 'voices-c',
    turns: [
      {
        asks: 'why shouldnt i just use chatgpt for this',
        wants: 'answer',
        says: [/looked up|classical|text in|without a passage|off the shelf/i],
        restsOn: '/qa/choosing-a-problem#generative-or-classical',
      },
    ],
  },
  {
    id: 'voice-c-53',
    group: 'voices-c',
    turns: [
      {
        asks: 'free trial?',
        wants: 'answer',
        says: [/half an hour|costs nothing|\bdemos?\b/i],
        never: [/free (?:pilot|trial) (?:is|of)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-54',
    group: 'voices-c',
    turns: [
      {
        asks: "we're 4 people with an online shop selling candles. too small for you?",
        wants: 'answer',
        says: [/repetition|size matters|hour a week|finished product/i],
        restsOn: '/qa/choosing-a-problem#too-small',
      },
    ],
  },
  {
    id: 'voice-c-55',
    group: 'voices-c',
    turns: [
      {
        asks: 'can you build me an app like uber but for dogs',
        wants: 'answer',
        says: [/(?:aren[’']t|not) among|don[’']t (?:build|make)|not (?:one of|part of) (?:what we|our)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-56',
    group: 'voices-c',
    turns: [
      {
        asks: 'do you do fixed price or day rates',
        wants: 'answer',
        says: [/fixed price|fixed-price|whose end can be/i],
        restsOn: '/qa/cost#fixed-price',
      },
      {
        asks: 'whats the day rate',
        wants: 'answer',
        says: [/£800\D{1,4}£?1,?500/],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'voice-c-57',
    group: 'voices-c',
    turns: [
      {
        asks: 'how do i know if my idea even works before spending anything',
        wants: 'answer',
        says: [/half an hour|\bfree\b|four figures|multiply|readiness|simple answer|first visit|five weeks/i],
        restsOn: '/qa/choosing-a-problem#estimate-the-value',
      },
      {
        asks: 'what does that involve',
        wants: 'answer',
        says: [/half an hour|half a day|four figures|which data|five weeks|baseline|held back|never seen/i],
        restsOn: '/qa/cost#free-consultation',
      },
      {
        asks: 'how much is it',
        wants: 'answer',
        says: [/\bfree\b|costs? nothing|£800|charged/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-58',
    group: 'voices-c',
    turns: [
      {
        asks: 'are you cheaper than the big four',
        wants: 'answer',
        says: [/n[’']t know|£\s?800|compar/i],
      },
    ],
  },
  {
    id: 'voice-c-59',
    group: 'voices-c',
    turns: [
      {
        asks: 'porters here get 400 jobs a night, phone and bleep. beds wait. can you work out where the time goes',
        wants: 'answer',
        says: [/hospital|dashboard|beds?\b|don[’']t know|isn[’']t published|not able/i],
        restsOn: '/solutions/dynamic-operational-dashboards#what',
      },
      {
        asks: 'does it need patient names',
        wants: 'answer',
        says: [
          /without identifiers|leave (?:them|it) out|names?[^.]{0,40}(?:not needed|not stored)|no names|drop the name|don[’']t know|isn[’']t published/i,
        ],
        restsOn: '/qa/data-protection#gdpr-machine-data',
      },
    ],
  },
  {
    id: 'voice-c-60',
    group: 'voices-c',
    turns: [
      {
        asks: "who'd do the work, seniors or juniors fresh out of college",
        wants: 'answer',
        says: [/named people|senior|\blead\b|order lists|interview/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-61',
    group: 'voices-c',
    turns: [
      {
        asks: 'wheelchairs & beds go missing constantly can ai find them',
        wants: 'answer',
        says: [/n[’']t know|not able|describe it/i],
      },
    ],
  },
  {
    id: 'voice-c-62',
    group: 'voices-c',
    turns: [
      {
        asks: 'do you work with the NHS',
        wants: 'answer',
        says: [/healthcare|hospital|\btrust\b|isn[’']t published|don[’']t publish|in your trade/i],
        never: [/yes, we (?:work|have worked) with (?:the )?NHS/i],
        restsOn: '/usecases',
      },
    ],
  },
  {
    id: 'voice-c-63',
    group: 'voices-c',
    turns: [
      {
        asks: 'How do we book a chat with a real person',
        wants: 'answer',
        says: [/form|\bcall\b|7946 0958|half[- ]hour|half an hour/i],
        restsOn: 'firm',
      },
      {
        asks: 'is that free',
        wants: 'answer',
        says: [/\bfree\b|costs nothing|free of charge/i],
        restsOn: 'firm',
      },
      {
        asks: 'how long does it last',
        wants: 'answer',
        says: [/half an hour|half-hour|30 minutes/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-64',
    group: 'voices-c',
    turns: [
      {
        asks: 'staff are frightened its for cutting jobs, what do you say to that',
        wants: 'answer',
        says: [/isn[’']t published|don[’']t publish|not published|time saved|say beforehand|in writing/i],
        restsOn: 'firm',
      },
    ],
  },
]
