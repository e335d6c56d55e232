import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesB7: GoldenDialogue[] = [
  {
    id: 'voice-b-103',
    group: 'feasibility',
    turns: [
      {
        asks: 'can it count bottles at 600 a minute',
        wants: 'answer',
        says: [/10 to 30|50 to 200|\bms\b|blur|exposure|a second/i],
        restsOn: '/qa/machine-vision#line-speed',
      },
      {
        asks: 'and for cans?',
        wants: 'answer',
        says: [/10 to 30|50 to 200|\bms\b|blur|exposure|light|reflect|metal|shiny|a second/i],
        restsOn: '/qa/machine-vision#line-speed',
      },
    ],
  },
  {
    id: 'voice-b-104',
    group: 'feasibility',
    turns: [
      {
        asks: 'read handwritten delivery notes (drivers writing, awful) into our TMS',
        wants: 'answer',
        says: [/block capitals|joined-up|poorly|rekey|handwrit/i],
        restsOn: '/ai-roles/nlp-engineer#faq',
      },
      {
        asks: 'how accurate',
        wants: 'answer',
        says: [/hundred|poorly|test|before promising|don[’']t know|publish/i],
        never: [/9\d ?%/],
        restsOn: '/ai-roles/nlp-engineer#faq',
      },
    ],
  },
  {
    id: 'voice-b-105',
    group: 'visual-inspection',
    turns: [
      {
        asks: 'scratches on black gloss painted trim',
        wants: 'answer',
        says: [/light|dark field|raking|200 ms|contrast/i],
        restsOn: '/usecases/surface-defect-inspection',
      },
    ],
  },
  {
    id: 'voice-b-106',
    group: 'integration',
    turns: [
      {
        asks: "we've SAP, an old AS400 and a MES nobody dares touch",
        wants: 'answer',
        says: [/SAP/],
        restsOn: '/solutions/seamless-integration-framework#integration',
      },
      {
        asks: 'does it write back into those',
        wants: 'answer',
        says: [/test copy|reading is enough|not for most|propos|in the source|written back|off the list/i],
        restsOn: '/solutions/seamless-integration-framework#faq',
      },
    ],
  },
  {
    id: 'voice-b-107',
    group: 'dashboards',
    turns: [
      {
        asks: 'power bi already. why would we need you',
        wants: 'answer',
        says: [/Power BI|underneath|BI tool|figure book/i],
        restsOn: '/solutions/dynamic-operational-dashboards#faq',
      },
    ],
  },
  {
    id: 'voice-b-108',
    group: 'off-topic',
    turns: [
      {
        asks: 'do you have office space to let in Reading, about 12 desks',
        wants: 'decline',
        never: [/Example Quay/i],
      },
    ],
  },
  {
    id: 'voice-b-109',
    group: 'off-topic',
    turns: [
      {
        asks: 'need 20 class 1 drivers for december',
        wants: 'decline',
        never: [/£\s?800|names within 24 hours/i],
      },
    ],
  },
  {
    id: 'voice-b-110',
    group: 'off-topic',
    turns: [
      {
        asks: 'can you host our website and do our google ads',
        wants: 'answer',
        says: [
          /(?:are|is)n[’']t (?:among|one)|not (?:among|one of|part of|something)|don[’']t (?:host|build|do|offer)/i,
        ],
        never: [/^\s*yes/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-111',
    group: 'off-topic',
    turns: [{ asks: 'will it rain in hull tomorrow', wants: 'decline' }],
  },
  {
    id: 'voice-b-112',
    group: 'off-topic',
    turns: [
      { asks: 'explain photosynthesis for my homework 200 words', wants: 'decline', never: [/chlorophyll/i] },
    ],
  },
  {
    id: 'voice-b-113',
    group: 'language',
    turns: [
      {
        asks: 'Bonjour, faites-vous de la maintenance prédictive pour les usines en France ?',
        wants: 'answer',
        says: [/United Kingdom|Ireland|English|language|\bFrance\b|publish|Royaume-Uni|Irlande/i],
        never: [/\boui, (?:nous|en France)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-114',
    group: 'language',
    turns: [
      {
        asks: 'czy można zadzwonić po polsku',
        wants: 'answer',
        says: [/publish|English|language|7946 ?0958/i],
        never: [/yes,? (?:we speak )?Polish/i],
        restsOn: 'firm',
      },
    ],
  },
  { id: 'voice-b-115', group: 'courtesy', turns: [{ asks: 'this is shit', wants: 'courtesy' }] },
  {
    id: 'voice-b-116',
    group: 'off-topic',
    turns: [{ asks: 'sell my forklift 2016 toyota 2.5t', wants: 'decline', never: [/near.?miss/i] }],
  },
  {
    id: 'voice-b-117',
    group: 'details',
    turns: [
      {
        asks: '07700 900877 after 4pm, Siobhan, Kerrigan Haulage, about the tacho thing',
        wants: 'details',
        says: [/e-?mail/i, /Siobhan/, /07700 ?900877/],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-b-118',
    group: 'details',
    turns: [
      {
        asks: 'pls get someone to ring me',
        wants: 'details',
        says: [/7946 ?0958|hello@tidewright|name|e-?mail|contact form|engineer|call/i],
        restsOn: '/contact',
      },
      {
        asks: 'sorry, Raj Dhillon, raj.dhillon@northmeadfoods-example.co.uk',
        wants: 'details',
        says: [/engineer|working day|Raj|send|name|e-?mail/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-b-119',
    group: 'details',
    turns: [
      {
        asks: 'can I speak to somebody in sales not a bot',
        wants: 'details',
        says: [/name|e-?mail|7946 ?0958|engineer/i],
        restsOn: '/contact',
      },
    ],
  },
]
