import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesC8: GoldenDialogue[] = [
  {
    id: 'voice-c-114',
    group: 'voices-c',
    turns: [
      {
        asks: 'digital twin?',
        wants: 'answer',
        says: [/don[’']t know|don[’']t publish|isn[’']t published|not published|not able/i],
      },
    ],
  },
  {
    id: 'voice-c-115',
    group: 'voices-c',
    turns: [
      {
        asks: 'do you work with siemens kit',
        wants: 'answer',
        says: [/\bS7\b|Siemens|OPC UA|Profinet/i],
        restsOn: '/solutions/real-time-analytics-gateway#integration',
      },
      {
        asks: 'and rockwell',
        wants: 'answer',
        says: [/EtherNet\/IP|OPC UA/i],
        restsOn: '/solutions/machine-vision#integration',
      },
    ],
  },
  {
    id: 'voice-c-116',
    group: 'voices-c',
    turns: [
      {
        asks: 'what if our data is a mess',
        wants: 'answer',
        says: [/not all of it|choose the decision|six columns|first two weeks|without a purpose/i],
        restsOn: '/qa/data#messy-data',
      },
    ],
  },
  {
    id: 'voice-c-117',
    group: 'voices-c',
    turns: [
      {
        asks: 'how is that £ figure on the homepage worked out',
        wants: 'answer',
        says: [/price list|day rate|£800|basis|seniority/i],
        restsOn: '/about-us#claims',
      },
    ],
  },
  {
    id: 'voice-c-118',
    group: 'voices-c',
    turns: [
      {
        asks: 'price of the vision one',
        wants: 'answer',
        says: [/£10,?000\D{1,8}£?100,?000/],
        restsOn: '/solutions/machine-vision#price',
      },
      {
        asks: 'including cameras?',
        wants: 'answer',
        says: [/hardware apart|at cost|line by line|quoted beside|not included/i],
        restsOn: '/qa/machine-vision#vision-cost',
      },
    ],
  },
  {
    id: 'voice-c-119',
    group: 'voices-c',
    turns: [
      {
        asks: 'how many projects have you done',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        never: [/150 (?:reviews|projects)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-120',
    group: 'voices-c',
    turns: [
      {
        asks: 'do you do theatre scheduling for hospitals',
        wants: 'answer',
        says: [/n[’']t (?:know|publish)|not published|not (?:able|among)|describe it/i],
        restsOn: '/usecases',
      },
    ],
  },
  {
    id: 'voice-c-121',
    group: 'voices-c',
    turns: [
      {
        asks: 'is there a brochure',
        wants: 'answer',
        says: [/guides?\b|\bPDF|download/i],
        restsOn: '/resources',
      },
    ],
  },
  {
    id: 'voice-c-122',
    group: 'voices-c',
    turns: [
      {
        asks: 'what happens after i send the form',
        wants: 'answer',
        says: [/one working day|engineer reads|by mail/i],
        restsOn: '/qa/working-with-us#after-enquiry',
      },
      {
        asks: 'how quick',
        wants: 'answer',
        says: [/one working day|24 hours of your enquiry/i],
        restsOn: '/qa/working-with-us#after-enquiry',
      },
    ],
  },
  {
    id: 'voice-c-123',
    group: 'voices-c',
    turns: [
      {
        asks: "where'd my details go if i fill that in",
        wants: 'answer',
        says: [/database|signed-in|sales and administration|don[’']t sell|hosts? our servers/i],
        restsOn: '/privacy-policy#who-sees-it',
      },
    ],
  },
  {
    id: 'voice-c-124',
    group: 'voices-c',
    turns: [
      {
        asks: 'I have a supplier who promised 99% on detecting cracks. believe it or not?',
        wants: 'answer',
        says: [
          /nobody can|\bbound\b|rule of three|its count|3,?000|300 bad parts|by itself, nothing|misses and false alarms/i,
        ],
        restsOn: '/resources/questions-for-an-ai-supplier#result',
      },
    ],
  },
  {
    id: 'voice-c-125',
    group: 'voices-c',
    turns: [
      {
        asks: "what's SPC",
        wants: 'answer',
        says: [/statistical process control|control charts?/i],
        restsOn: '/solutions/quality-insight-automation#what',
      },
      {
        asks: 'how is it different from what you do',
        wants: 'answer',
        says: [/perhaps none|paperwork|rule fires|right person|what changed|logged|gauges/i],
        restsOn: '/solutions/quality-insight-automation#faq',
      },
    ],
  },
]
