import type { GoldenDialogue } from '../golden-dialogue.ts'

export const a2: GoldenDialogue[] = [
  {
    id: 'a-start-and-notice-1',
    group: 'start and notice',
    turns: [
      {
        asks: 'Our budget must be committed by 31 March. Once an order is placed, how soon do you begin?',
        wants: 'answer',
        says: [/two to four weeks|2[–-]4 weeks/i],
        never: [/Christmas/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'And where it is an engineer seconded to us rather than a project?',
        wants: 'answer',
        says: [/24 hours|one to three weeks|1[–-]3 weeks/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'What is the position if that person proves unsuitable?',
        wants: 'answer',
        says: [/trial|ten working days|10 working days/i],
        restsOn: '/qa/team-augmentation#wrong-person',
      },
    ],
  },
  {
    id: 'a-this-chat-1',
    group: 'this chat',
    turns: [
      {
        asks: 'am i speaking to a person or a machine here',
        wants: 'answer',
        says: [
          /assistant|automat|\bbot\b|a (?:computer )?program\b|not a (?:person|human)|search(?:es|ing)? our/i,
        ],
        never: [/I(?:[’']m| am) (?:a human|a person|an engineer)/i],
        restsOn: 'firm',
      },
      {
        asks: 'ok and how long is what i type kept',
        wants: 'answer',
        says: [/90 days|ninety days/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      {
        asks: 'well delete it please',
        wants: 'answer',
        says: [/request|write to|e-?mail/i, /delet|eras|remove/i],
        never: [/(?:has|have) been deleted|I(?:[’']ve| have) deleted/i, /open formats|Parquet/i],
        restsOn: '/privacy-request',
      },
    ],
  },
  {
    id: 'a-this-chat-2',
    group: 'this chat',
    turns: [
      {
        asks: 'To whom do I complain about how this website handled my data, and by when must you acknowledge it?',
        wants: 'answer',
        says: [/30 days|thirty days/i, /Information Commission|\bICO\b|regulator|request|hello@/i],
        never: [/72 hours/i],
        restsOn: '/privacy-policy#complaints',
      },
    ],
  },
  {
    id: 'a-claims-and-logos-1',
    group: 'claims and logos',
    turns: [
      {
        asks: '4.9 from 150 reviews. link to the reviews?',
        wants: 'answer',
        says: [/own count/i, /n[’']t publish|not publish/i],
        restsOn: '/about-us',
      },
      {
        asks: 'and 40% of what. mean over which sites?',
        wants: 'answer',
        says: [/\baim/i, /no study|not an average|n[’']t a promise|not a promise|baseline/i],
        never: [/proven 40|average of 40/i],
        restsOn: '/qa/cost#forty-percent',
      },
      {
        asks: 'when you do quote a hit rate, how was the test set split',
        wants: 'answer',
        says: [
          /never seen|has not seen|held[ -](?:back|out)/i,
          /\bsplit\b|never by picture|by (?:part|batch|week)\b|later (?:weeks|months)/i,
        ],
        restsOn: '/blog/how-many-images-a-vision-project-needs',
      },
    ],
  },
  {
    id: 'a-claims-and-logos-2',
    group: 'claims and logos',
    turns: [
      {
        asks: 'I noticed Eddergate Clinics among the logos. What was done for them, and did it help?',
        wants: 'answer',
        says: [/not on this website|no results|n[’']t (?:name|publish)|not publish|ask us|on request/i],
        never: [/(?:we|Tidewright) (?:built|installed|delivered)[^.]*Eddergate/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'a-solution-fit-1',
    group: 'solution fit',
    turns: [
      {
        asks: 'every morning we ring round eight wards for the bed numbers and its wrong by ten. anything for that?',
        wants: 'answer',
        says: [/\bbeds?\b|\bwards?\b/i, /forecast|dashboard|admission|discharge/i],
        never: [/missed appointment/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
      {
        asks: 'what would you need off us',
        wants: 'answer',
        says: [/two years|2 years/i, /admission|discharge|transfer/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
      {
        asks: "I don't want a computer deciding who goes home",
        wants: 'answer',
        says: [/does(?:n[’']t| not) tell|(?:who|whom) to discharge|person decides|clinician/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
    ],
  },
  {
    id: 'a-solution-fit-2',
    group: 'solution fit',
    turns: [
      {
        asks: 'control room screams all day and lads just silence it. which of your things is for that',
        wants: 'answer',
        says: [/anomal|too many alarms/i, /alarm/i],
        never: [/surveillance without faces/i],
        restsOn: '/solutions/instant-anomaly-detection',
      },
    ],
  },
  {
    id: 'a-solution-fit-3',
    group: 'solution fit',
    on: '/usecases/loading-bay-arrival-forecast',
    turns: [
      {
        asks: 'bout 18 lorries a day here, 4 doors. any good to us or not',
        wants: 'answer',
        says: [/30 loads|thirty loads|slot rule/i],
        never: [/40 vehicles/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
    ],
  },
  {
    id: 'a-feasibility-1',
    group: 'feasibility',
    turns: [
      {
        asks: 'We turn bronze bushes, shiny as owt, 60mm across. Customer wants 0.1mm hairlines found. Can a camera see that',
        wants: 'answer',
        says: [/pixel/i, /light|contrast|lens|closer view|bench/i],
        never: [/guarantee that it|yes, always/i],
        restsOn: '/qa/machine-vision#smallest-defect',
      },
      {
        asks: 'they come off the wash wet',
        wants: 'answer',
        says: [
          /\bwet\b|water spot/i,
          /can(?:no|[’'])t be|not suit|n[’']t suit|\bdry\b|clean and still|until the defect shows/i,
        ],
        restsOn: '/usecases/surface-defect-inspection',
      },
      {
        asks: '400 a minute',
        wants: 'answer',
        says: [/exposure|blur|strobe|50 to 200 ms|200 ms|10 to 30 pictures/i],
        restsOn: '/qa/machine-vision#line-speed',
      },
    ],
  },
  {
    id: 'a-feasibility-2',
    group: 'feasibility',
    turns: [
      {
        asks: 'Hello, we are producing the plastic caps, machine is from 1991 with old Siemens without network. It is possible to take the data?',
        wants: 'answer',
        says: [/gateway|clamp|light barrier|serial|sensors? beside/i],
        never: [/short shots/i],
        restsOn: '/qa/integration#old-plc',
      },
      {
        asks: 'But builder of machine says nobody can touch program or is finish with warranty',
        wants: 'answer',
        says: [/beside|clamp|light barrier|own sensors?|not (?:be )?touch|warrant/i],
        never: [/Data Act \(Regulation/i],
        restsOn: '/qa/integration#old-plc',
      },
    ],
  },
  {
    id: 'a-feasibility-3',
    group: 'feasibility',
    turns: [
      {
        asks: '4 gearbox failures in 9 years of logs. can you give me remaining useful life with a CI that isnt a joke',
        wants: 'answer',
        says: [
          /guess|n[’']t predict|do not predict|normal running|fewer than five|interval is so wide|too few/i,
        ],
        restsOn: '/qa/predictive-maintenance#few-failures',
      },
    ],
  },
  {
    id: 'a-comparisons-1',
    group: 'comparisons',
    turns: [
      {
        asks: 'IT want it in azure. i want a box on the wall by the line. who is right',
        wants: 'answer',
        says: [/at the (?:machine|line)|on site|beside the|edge/i, /internet|200 ms|decision|both|cut/i],
        never: [/adequacy/i],
        restsOn: '/qa/integration#edge-or-cloud',
      },
      {
        asks: 'rough money each way over five year',
        wants: 'answer',
        says: [/4,150|26,280|2,400|cheaper to own/],
        never: [/£\s?800–/],
        restsOn: '/blog/edge-or-cloud',
      },
    ],
  },
]
