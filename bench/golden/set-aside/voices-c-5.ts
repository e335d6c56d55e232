import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesC5: GoldenDialogue[] = [
  {
    id: 'voice-c-65',
    group: 'voices-c',
    turns: [
      {
        asks: "My son runs a small iron foundry, 38 men. I was a metallurgist for forty years so don't spare me the detail. Scrap runs at 9% mostly blowholes and cold shuts and I'd like to know whether the melt records could tell us why.",
        wants: 'answer',
        says: [/seldom|your history|planned (?:runs|trials)|special causes|remedy/i],
        restsOn: '/solutions/continuous-process-optimization#faq',
      },
      {
        asks: 'What would you want from him first?',
        wants: 'answer',
        says: [/settings|outcome|records|two pages|half a day|bounds|two years|six months/i],
        restsOn: '/solutions/continuous-process-optimization#inputs',
      },
      {
        asks: 'and if the records are no good?',
        wants: 'answer',
        says: [
          /what to (?:record|measure)|not all of it|choose the decision|no model|planned runs|first project|first piece of work|needs? recording|recorded first/i,
        ],
        restsOn: '/qa/data#messy-data',
      },
    ],
  },
  {
    id: 'voice-c-66',
    group: 'voices-c',
    turns: [
      {
        asks: 'How does your machine vision cope with dust and changing light? In my day cameras in foundries lasted a fortnight',
        wants: 'answer',
        says: [/dirt|clean|hood|camera check|same light|lit the same|dust/i],
        restsOn: '/solutions/machine-vision#risks',
      },
    ],
  },
  {
    id: 'voice-c-67',
    group: 'voices-c',
    turns: [
      {
        asks: 'your website says scrap cut by such and such. whose scrap? is it a real customer',
        wants: 'answer',
        says: [/typical|no customer|not (?:a |one )?(?:promise|customer)|publish no|\baim\b/i],
        never: [/results? of (?:our|a) customer\b/i],
        restsOn: '/usecases',
      },
    ],
  },
  {
    id: 'voice-c-68',
    group: 'voices-c',
    turns: [
      {
        asks: 'Can the furnace PLC from 1991 be read at all',
        wants: 'answer',
        says: [/usually|serial|Modbus|\bS7\b|beside it|current clamp|gateway/i],
        restsOn: '/qa/integration#old-plc',
      },
    ],
  },
  {
    id: 'voice-c-69',
    group: 'voices-c',
    turns: [
      {
        asks: 'are the logos on your site customers of yours',
        wants: 'answer',
        says: [/isn[’']t published|not published|logo as proof|no case|don[’']t publish/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-70',
    group: 'voices-c',
    turns: [
      {
        asks: 'when was the firm started and by whom',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-71',
    group: 'voices-c',
    turns: [
      {
        asks: 'Hello, I am logistics manager since 12 years, french. We have trucks which arrive late to the dock and we do not know it before. You can predict the hour of arrival?',
        wants: 'answer',
        says: [/five minutes|time and a range|telematics|8\D{1,4}15 minutes/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
      {
        asks: 'It works also with the subcontracted transporters?',
        wants: 'answer',
        says: [/without telematics|data agreement|haulier/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
      {
        asks: 'And how many weeks it is needed?',
        wants: 'answer',
        says: [/3\s?(?:[–-]|to)\s?12 months|\b13 weeks|n[’']t (?:know|publish)/i],
        restsOn: '/qa/timelines#how-long',
      },
    ],
  },
  {
    id: 'voice-c-72',
    group: 'voices-c',
    turns: [
      {
        asks: 'Do you have an office in France',
        wants: 'answer',
        says: [/none is published|no (?:other )?office|London|one address|Example Quay/i],
        restsOn: 'firm',
      },
      {
        asks: 'and you travel to Lille?',
        wants: 'answer',
        says: [/(?:United Kingdom|UK) and Ireland|isn[’']t published|don[’']t publish/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-73',
    group: 'voices-c',
    turns: [
      {
        asks: 'It is possible to have the price by writing without to speak with a commercial?',
        wants: 'answer',
        says: [/sales script|what finding out would cost|£\s?800|engineer reads/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-74',
    group: 'voices-c',
    turns: [
      {
        asks: 'the pallets are badly counted at the departure, we lose the money in claims. Camera can count?',
        wants: 'answer',
        says: [/\bcounts?\b|counting|visual intelligence/i],
        restsOn: '/solutions/visual-intelligence',
      },
      {
        asks: 'what is the precision',
        wants: 'answer',
        says: [/1\D{1,4}4 ?%/],
        restsOn: '/solutions/visual-intelligence#benefits',
      },
    ],
  },
  {
    id: 'voice-c-75',
    group: 'voices-c',
    turns: [
      {
        asks: "Our WMS and our TMS don't speak together. You are making this?",
        wants: 'answer',
        says: [/integrat|interface|two systems|columns|SFTP/i],
        restsOn: '/solutions/seamless-integration-framework',
      },
    ],
  },
  {
    id: 'voice-c-76',
    group: 'voices-c',
    turns: [
      {
        asks: 'you speak french?',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        never: [/Welsh|NLP engineer/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-77',
    group: 'voices-c',
    turns: [
      { asks: 'Bonjour, est-ce que vous travaillez avec des entreprises de transport ?', wants: 'decline' },
    ],
  },
  {
    id: 'voice-c-78',
    group: 'voices-c',
    turns: [
      {
        asks: 'hi im on work experience and my boss said find out what you actually do',
        wants: 'answer',
        says: [/consultancy|AI consulting|machine vision|predictive maintenance/i],
        restsOn: 'firm',
      },
      {
        asks: 'whats machine vision',
        wants: 'answer',
        says: [/station|looks at each part|reject gate|pass or fail|camera/i],
        restsOn: '/solutions/machine-vision#what',
      },
      {
        asks: 'can you say that simpler',
        wants: 'answer',
        says: [/\bparts?\b|camera|picture/i],
        restsOn: '/solutions/machine-vision#what',
      },
      {
        asks: 'do you do placements',
        wants: 'answer',
        says: [/(?:isn|aren)[’']t published|don[’']t publish|not published/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-79',
    group: 'voices-c',
    turns: [
      {
        asks: 'whats the difference between AI and a dashboard',
        wants: 'answer',
        says: [/when you (?:look|do)|predict|forecast|figure sooner|calls you/i],
        restsOn: '/solutions/instant-anomaly-detection#faq',
      },
    ],
  },
  { id: 'voice-c-80', group: 'voices-c', turns: [{ asks: 'do you do my homework lol', wants: 'decline' }] },
]
