import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesA3: GoldenDialogue[] = [
  {
    id: 'voice-a-35',
    group: 'start',
    turns: [
      {
        asks: 'lead time?',
        wants: 'answer',
        says: [/two to four weeks|2\D{1,4}4 weeks|within two weeks|three weeks/i],
        never: [/gearbox/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'what do you need from us first',
        wants: 'answer',
        says: [/host|permission|access|where you are|problem|data|records|figure/i],
        restsOn: '/qa/working-with-us#first-visit',
      },
    ],
  },
  {
    id: 'voice-a-36',
    group: 'start',
    turns: [
      {
        asks: "how much of my team's time will this eat, we are four people and it is peak from October",
        wants: 'answer',
        says: [/two hours a week|half a day a week|hours a week/i],
        restsOn: '/qa/working-with-us#our-people-time',
      },
    ],
  },
  {
    id: 'voice-a-37',
    group: 'start',
    turns: [
      {
        asks: 'notice period to cancel the support',
        wants: 'answer',
        says: [/notice[^.]*\border\b|\border\b[^.]*notice|support order/i],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'voice-a-38',
    group: 'chat',
    turns: [
      {
        asks: 'what happens to what I type in here',
        wants: 'answer',
        says: [/stor(?:e|ed)|kept|90 days/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      {
        asks: 'can you delete it',
        wants: 'answer',
        says: [/request|delet/i, /one month|link|confirm/i],
        restsOn: '/privacy-request#rights',
      },
    ],
  },
  {
    id: 'voice-a-39',
    group: 'chat',
    turns: [
      {
        asks: 'is this chatgpt',
        wants: 'answer',
        says: [/our (?:own )?pages|assistant/i],
        restsOn: '/privacy-policy#what-we-store',
      },
    ],
  },
  {
    id: 'voice-a-40',
    group: 'chat',
    turns: [
      {
        asks: 'I want to make a complaint',
        wants: 'answer',
        says: [/n[’']t publish|not publish|hello@tidewright|write|call|7946/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-41',
    group: 'chat',
    turns: [
      {
        asks: 'Do you use cookies on this site or track me, I saw no banner',
        wants: 'answer',
        says: [
          /sets none|no cookies|n[’']t (?:set|use)/i,
          /counted|nobody is followed|no identifier|n[’']t track/i,
        ],
        restsOn: '/cookie-policy#what-is-stored',
      },
    ],
  },
  {
    id: 'voice-a-42',
    group: 'chat',
    turns: [
      {
        asks: 'are my details sold on to anyone, or used for training your models',
        wants: 'answer',
        says: [/n[’']t (?:sell|sold)|not sold|never sold/i, /train/i],
        restsOn: '/privacy-policy#who-sees-it',
      },
    ],
  },
  {
    id: 'voice-a-43',
    group: 'solutions',
    turns: [
      {
        asks: 'what do you actually do, in plain english',
        wants: 'answer',
        says: [/vision|camera|predictive|maintenance|forecast/i],
        restsOn: '/about-us',
      },
    ],
  },
  {
    id: 'voice-a-44',
    group: 'solutions',
    turns: [
      {
        asks: 'we keep gettin micro stops on the filler and nobody logs them proper, the OEE number on the board is pure fiction. what wud you do with that',
        wants: 'answer',
        says: [
          /dashboard|OEE|minor stop|stops/i,
          /reason|tap|tablet|clamp|controller|ideal|from which length|clipboard|planned/i,
        ],
        restsOn: '/solutions/dynamic-operational-dashboards#inputs',
      },
      {
        asks: 'do we need new plc',
        wants: 'answer',
        says: [/n[’']t need|clamp|stack light|tower lamp|gateway|OPC UA|older|beside|usually|serial/i],
        restsOn: '/qa/integration#old-plc',
      },
      {
        asks: 'how long',
        wants: 'answer',
        says: [/weeks?|months/i],
        restsOn: '/solutions/dynamic-operational-dashboards#steps',
      },
    ],
  },
  {
    id: 'voice-a-45',
    group: 'solutions',
    turns: [
      {
        asks: "We run SAP PM, about 40k work orders, free text in two languages, failure codes mostly 'other'. Can you get MTBF out of that or is it hopeless?",
        wants: 'answer',
        says: [
          /SAP PM|work orders|free text|failures|record/i,
          /repaired|two years|twenty|fitter|clean|NLP|classif|language|breakdown/i,
        ],
        restsOn: '/solutions/predictive-maintenance-intelligence#inputs',
      },
      {
        asks: 'would that need sensors',
        wants: 'answer',
        says: [/not at first|no sensor|records alone|less often|n[’']t need/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#faq',
      },
    ],
  },
  {
    id: 'voice-a-46',
    group: 'solutions',
    turns: [
      {
        asks: 'predictive maintenance',
        wants: 'answer',
        says: [/trend|wear|vibration|date with|replac/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#what',
      },
      {
        asks: 'for what machines does it work',
        wants: 'answer',
        says: [/pumps|fans|gearbox|rotating|bearings/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#what',
      },
      {
        asks: 'how much history do we need',
        wants: 'answer',
        says: [/twenty|two years|\b20\b/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#faq',
      },
    ],
  },
  {
    id: 'voice-a-47',
    group: 'solutions',
    turns: [
      {
        asks: 'can it spot a cracked egg',
        wants: 'answer',
        says: [/light|pixel|optics|surface|n[’']t (?:know|publish|say)|engineer|pictures?/i],
        never: [/(?:finds?|spots?) (?:every|all) cracks?/i],
        restsOn: '/solutions/machine-vision#what',
      },
    ],
  },
  {
    id: 'voice-a-48',
    group: 'solutions',
    turns: [
      {
        asks: 'can it read a date code on shrink wrapped bottles at 400 a minute',
        wants: 'answer',
        says: [/10 to 30|50 to 200|blur|exposure|pictures a second|\bprint\b|polaris|glare|trigger/i],
        never: [/container/i],
        restsOn: '/qa/machine-vision#line-speed',
      },
      {
        asks: 'and if the print is smudged?',
        wants: 'answer',
        says: [/\bperson\b|contrast|classical|doubtful|n[’']t (?:know|publish|say)/i],
        never: [/container/i],
        restsOn: '/solutions/machine-vision#faq',
      },
    ],
  },
  {
    id: 'voice-a-49',
    group: 'solutions',
    turns: [
      {
        asks: 'Can the camera see people walking behind the forklifts in the yard at night',
        wants: 'answer',
        says: [/light(?:ing)?\b/i, /zone|forklift|yard|near miss|camera/i],
        restsOn: '/solutions/smart-safety-surveillance#risks',
      },
      {
        asks: 'is that legal, the union will go mad',
        wants: 'answer',
        says: [/lawful|GDPR|it can be|within limits|short retention/i],
        restsOn: '/solutions/smart-safety-surveillance#faq',
      },
      {
        asks: 'do you blur faces',
        wants: 'answer',
        says: [/blur/i],
        restsOn: '/solutions/smart-safety-surveillance#what',
      },
    ],
  },
  {
    id: 'voice-a-50',
    group: 'solutions',
    turns: [
      {
        asks: 'I have same customer in CRM three times and also in ERP with other spelling. You can match this?',
        wants: 'answer',
        says: [/link|match|integration|duplicat/i],
        restsOn: '/solutions/seamless-integration-framework#what',
      },
      {
        asks: 'how exact it is',
        wants: 'answer',
        says: [/0\.95|F1|threshold|pairs|judged/i],
        never: [/vision|pixel/i],
        restsOn: '/solutions/seamless-integration-framework#faq',
      },
    ],
  },
  {
    id: 'voice-a-51',
    group: 'solutions',
    turns: [
      {
        asks: 'every monday two of my team spend the whole day building the same board pack out of nine spreadsheets. is that the sort of thing you fix',
        wants: 'answer',
        says: [/report|pack/i],
        restsOn: '/solutions/ai-enhanced-reporting#what',
      },
      {
        asks: 'what does that cost',
        wants: 'answer',
        says: [/£800|£4,?000/],
        never: [/(?<!vision.{0,80})£10,?000/i],
        restsOn: '/solutions/ai-enhanced-reporting#price',
      },
    ],
  },
]
