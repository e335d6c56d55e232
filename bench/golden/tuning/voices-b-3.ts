import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesB3: GoldenDialogue[] = [
  {
    id: 'voice-b-35',
    group: 'certificates',
    turns: [
      {
        asks: 'Do you have a DSPT submission? ODS code?',
        wants: 'answer',
        says: [
          /(?:n[’']t|not|never|nothing(?: \w+)?)(?: (?:yet|been|stated|or|anywhere))* (?:publish(?:ed)?|stated?|given?)|nothing (?:is|about (?:it|that) is) published|(?:don|doesn)[’']t (?:say|state|give)\b/i,
        ],
        never: [/\b(?:yes|we do) ?,? (?:we|have)/i],
        restsOn: 'firm',
      },
      {
        asks: 'cyber essentials plus?',
        wants: 'answer',
        says: [/no certificate|not? certif|claim no/i],
        never: [/we (?:hold|have) cyber/i],
        restsOn: '/qa/security#certificates',
      },
      {
        asks: 'ISO 27001',
        wants: 'answer',
        says: [/no certificate|claim no|not? certif/i],
        never: [/we (?:hold|are certified)/i],
        restsOn: '/qa/security#certificates',
      },
    ],
  },
  {
    id: 'voice-b-36',
    group: 'data-protection',
    turns: [
      {
        asks: 'Where is data hosted, does any of it leave the UK?',
        wants: 'answer',
        says: [/United Kingdom|\bUK\b|beside the machine|on site|region|adequacy/i],
        restsOn: '/privacy-policy#who-sees-it',
      },
    ],
  },
  {
    id: 'voice-b-37',
    group: 'regulation',
    turns: [
      {
        asks: "Would a tool that predicts which outpatients won't attend count as a medical device under MHRA rules",
        wants: 'answer',
        says: [/intend|individual patient|diagnos|planning|forecasts beds/i],
        never: [/very likely/i],
        restsOn: '/qa/healthcare#is-it-a-medical-device',
      },
    ],
  },
  {
    id: 'voice-b-38',
    group: 'customers',
    turns: [
      {
        asks: 'what have you done in hospitals',
        wants: 'answer',
        says: [/publish(?:es)? no|n[’']t publish|no customer|we describe|use cases/i],
        never: [/we (?:have )?(?:built|installed|delivered) .{0,25}(?:at|for) .{0,20}(?:hospital|trust)/i],
        restsOn: '/usecases',
      },
    ],
  },
  {
    id: 'voice-b-39',
    group: 'chat-data',
    turns: [
      {
        asks: 'What lawful basis do you rely on for this chat and what is the retention period',
        wants: 'answer',
        says: [/90 days/i, /lawful basis|legitimate interest|6\(1\)|\bcontract\b|consent/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      {
        asks: 'I want it deleted.',
        wants: 'answer',
        says: [/request|link in the mail|one month/i],
        restsOn: '/privacy-request#rights',
      },
    ],
  },
  {
    id: 'voice-b-40',
    group: 'data-protection',
    turns: [
      {
        asks: 'do you train models on customers data',
        wants: 'answer',
        says: [/(?:n[’']t|not|never) .{0,30}train|^\s*no\b|your data stays yours/i],
        never: [/^\s*yes/i],
        restsOn: '/qa/data#data-ownership',
      },
    ],
  },
  {
    id: 'voice-b-41',
    group: 'comparisons',
    turns: [
      {
        asks: "We have Databricks, six data scientists and an MLOps platform. What would you do that my own team can't?",
        wants: 'answer',
        says: [
          /by the day|project|backlog|result|first system|off the shelf|don[’']t know|publish|not able/i,
        ],
        restsOn: '/qa/team-augmentation#augmentation-or-project',
      },
    ],
  },
  {
    id: 'voice-b-42',
    group: 'anomaly',
    turns: [
      {
        asks: 'anomaly detection on fridge temps across 430 stores, how do you keep the alerts from drowning the store managers',
        wants: 'answer',
        says: [/you choose|alarm budget|number for each shift|fold|one ticket|false alarms/i],
        restsOn: '/solutions/instant-anomaly-detection#benefits',
      },
    ],
  },
  {
    id: 'voice-b-43',
    group: 'realtime',
    turns: [
      {
        asks: 'event gateway between tills and stock system - do you do kafka or your own thing',
        wants: 'answer',
        says: [/kafka/i],
        restsOn: '/solutions/real-time-analytics-gateway#integration',
      },
      {
        asks: 'latency?',
        wants: 'answer',
        says: [/2\D{1,4}10 seconds|within seconds|window is still warm/i],
        restsOn: '/solutions/real-time-analytics-gateway#what',
      },
    ],
  },
  {
    id: 'voice-b-44',
    group: 'forecasting',
    turns: [
      {
        asks: 'demand forecasting for fresh, bakery esp. waste at 9%',
        wants: 'answer',
        says: [/15 to 30|bak|till|sold out|lost sale/i],
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
    ],
  },
  {
    id: 'voice-b-45',
    group: 'reporting',
    turns: [
      {
        asks: "every monday two analysts spend all day building the trading pack by hand from four systems, half the numbers don't agree with finance, could that be automated and who says which number is right",
        wants: 'answer',
        says: [/report|pack/i, /owner|signs|editor|wins|each figure|source/i],
        restsOn: '/solutions/ai-enhanced-reporting#what',
      },
    ],
  },
  {
    id: 'voice-b-46',
    group: 'integration',
    turns: [
      {
        asks: 'same supplier in the system 5 times under different names. fixable?',
        wants: 'answer',
        says: [/link|duplicat|spelling|matching/i],
        restsOn: '/solutions/seamless-integration-framework#what',
      },
      {
        asks: 'and for products?',
        wants: 'answer',
        says: [/lower|description|part number|duplicat|records/i],
        restsOn: '/solutions/seamless-integration-framework#faq',
      },
    ],
  },
  {
    id: 'voice-b-47',
    group: 'safety',
    turns: [
      {
        asks: 'loss prevention cameras self checkout',
        wants: 'answer',
        says: [/n[’']t know|not able|no faces|identify faces|describe it/i],
        never: [/near.?miss/i],
      },
      {
        asks: 'is facial recognition involved in that',
        wants: 'answer',
        says: [/no faces|\bfaces?\b|refuse|never which|not .{0,20}recogn|biometric|\bno\b/i],
        never: [/^\s*yes, faces/i],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
    ],
  },
  {
    id: 'voice-b-48',
    group: 'handover',
    turns: [
      {
        asks: 'do we get the source code and can our team run it without you afterwards',
        wants: 'answer',
        says: [
          /code/i,
          /without us|no licence key|no server of ours|pass the system|your own people|from the handover/i,
        ],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-49',
    group: 'definitions',
    turns: [
      {
        asks: 'what do you mean by data drift',
        wants: 'answer',
        says: [/world moves|inputs? drift|model stays|move/i],
        restsOn: '/qa/after-go-live#model-drift',
      },
    ],
  },
  {
    id: 'voice-b-50',
    group: 'ireland',
    turns: [
      {
        asks: 'Do you cover Ireland or is it just the north',
        wants: 'answer',
        says: [/Ireland|\bboth\b[\s\S]*(?:flight|ferry)/i, /\bboth\b|whole|throughout|\byes\b/i],
        never: [/only (?:Northern|the north)|do(?:n[’']t| not) (?:work|cover) .{0,10}Ireland/i],
        restsOn: 'firm',
      },
      {
        asks: 'is travel extra',
        wants: 'answer',
        says: [/order (?:says|names|states)|in the order|publish|before anybody travels|who pays/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-51',
    group: 'ireland',
    turns: [
      {
        asks: "Can you invoice in euro? And do ye charge Irish VAT or what's the story there",
        wants: 'answer',
        says: [/sterling|pounds|publish/i, /VAT/i],
        never: [/yes, (?:we can )?(?:in )?euro/i],
        restsOn: 'firm',
      },
    ],
  },
]
