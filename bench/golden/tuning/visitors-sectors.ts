import type { GoldenDialogue } from '../golden-dialogue.ts'

export const visitorsSectors: GoldenDialogue[] = [
  {
    id: 'visitors-sectors-1',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'ops manager, 40 convenience stores. by 6pm shelves are gappy but the system swears we have stock. what would you do',
        wants: 'answer',
        says: [/shelf|shelves|facing|availability/i, /camera|back[- ]room/i],
        never: [/fashion|size advice/i],
        restsOn: '/usecases/shelf-availability',
      },
      {
        asks: 'would customers end up being filmed',
        wants: 'answer',
        says: [/no person|thrown away|person is in view|people (?:are )?in view/i],
        restsOn: '/usecases/shelf-availability',
      },
      {
        asks: 'does it pay in small shops',
        wants: 'answer',
        says: [/£\s?200,000|small shops|counting of stock|counting stock/i],
        restsOn: '/usecases/shelf-availability',
      },
    ],
  },
  {
    id: 'visitors-sectors-2',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'i own 1 bakery. bin loads of bread most days, sold out on others. can ai sort it',
        wants: 'answer',
        says: [/fifteen shops|15 shops|single shop|experienced baker/i],
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
      {
        asks: 'what if it was 20 shops, how much less waste',
        wants: 'answer',
        says: [/15\s?(?:to|–|-)\s?30\s?%/],
        never: [/40\s?% efficiency/i],
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
    ],
  },
  {
    id: 'visitors-sectors-3',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: "Buyer for a grocery chain. We did a 25% off promo, sold 960 instead of 400. My boss says that's 140% uplift. Is he right?",
        wants: 'answer',
        says: [/pull|brought forward|forward|neighbour|cannibal/i, /385|net|gained/i],
        restsOn: '/blog/stock-forecasts-with-promotions',
      },
    ],
  },
  {
    id: 'visitors-sectors-4',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'I am general manager of an acute trust. Could you forecast next-day admissions by ward, and what error should I expect?',
        wants: 'answer',
        says: [/forecast|next-day admission/i, /6\s?(?:to|–|-)\s?10\s?%/],
        never: [/(?:19|20) working days/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
      {
        asks: 'Would that make it a medical device?',
        wants: 'answer',
        says: [/isn[’']t|aren[’']t|is not|are not|^\W*no\b|not a/i, /intend|individual|plan|bed/i],
        restsOn: '/qa/healthcare#is-it-a-medical-device',
      },
      {
        asks: 'But our CSO says DCB0160 bites regardless',
        wants: 'answer',
        says: [/DCB ?0160/i, /also|apply|even|deploy/i],
        never: [/DCB ?0160 (?:does not|doesn[’']t) apply/i],
        restsOn: '/qa/healthcare#dcb0129-dcb0160',
      },
      {
        asks: 'what data wd u need off us',
        wants: 'answer',
        says: [/two years|2 years/i, /admission|transfer|discharge|movement/i],
        restsOn: '/usecases/hospital-resource-forecasting',
      },
    ],
  },
  {
    id: 'visitors-sectors-5',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'our DNA rate in outpatients is 14% and the text reminders do nothing',
        wants: 'answer',
        says: [/missed|appointment|attend/i, /ring|call|transport|fewer|refill/i],
        never: [/genetic|drug discovery|genom/i],
        restsOn: '/usecases/missed-appointments',
      },
    ],
  },
  {
    id: 'visitors-sectors-6',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'private hospital group, west of Ireland. which mark does the xray reader need over here, ukca?',
        wants: 'answer',
        says: [/\bCE\b/, /MDR|Ireland/i],
        never: [/Ireland[^.]{0,20}UKCA/i],
        restsOn: '/qa/healthcare#ukca-or-ce',
      },
    ],
  },
  {
    id: 'visitors-sectors-7',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: '75 artics, all DAF, always some unit dead at the roadside. can you see it coming from the telematics',
        wants: 'answer',
        says: [
          /fault codes|telematics|voltage|battery|batteries/i,
          /20\s?(?:to|–|-)\s?40\s?%|chance of failure|before the next inspection|breakdown/i,
        ],
        never: [/double-book/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'would it let me stretch the 6 week PMIs',
        wants: 'answer',
        says: [/never lengthen|not (?:be )?touched|isn[’']t touched|shorten|never longer/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
      {
        asks: 'what about tyres',
        wants: 'answer',
        says: [/tyres?/i, /almost none|no warning|hardly|debris|little/i],
        restsOn: '/usecases/fleet-breakdown-forecast',
      },
    ],
  },
  {
    id: 'visitors-sectors-8',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'own a warehouse off the M1, 60 wagons a day and drivers sat 2 hrs at the gate waiting on a bay then kicking off about demurrage',
        wants: 'answer',
        says: [/arriv|\bslot|booked load|waiting charges/i, /\bbay|waiting|\bdoor|booked/i],
        never: [/container number/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
      {
        asks: 'mate of mine only gets 15 a day, any use to him',
        wants: 'answer',
        says: [/(?:30|thirty) loads|fewer than|slot rule|gain (?:little|s little)/i],
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
      {
        asks: 'roughly what would that run me',
        wants: 'answer',
        says: [/£\s?(?:800|4,?000)/],
        never: [/£\s?10,000\s?[–-]\s?£?\s?100,000 for (?:this|it|that)/i],
        restsOn: '/qa/cost#typical-project-cost',
      },
    ],
  },
  {
    id: 'visitors-sectors-9',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'near misses with FLTs every shift but the union will go mad if i put cameras up',
        wants: 'answer',
        says: [/union|staff rep/i, /blur|faces|single driver|individual|discipline/i],
        never: [/stops? the truck automatically/i],
        restsOn: '/usecases/forklift-pedestrian-safety',
      },
    ],
  },
  {
    id: 'visitors-sectors-10',
    group: 'retail, healthcare and transport',
    turns: [
      {
        asks: 'want a system that scores each picker so i can get rid of the slow ones',
        wants: 'answer',
        says: [
          /refuse|decline|don[’']t (?:do|build)|advise against|won[’']t|rules? (?:it|that) out|not (?:something|work) we/i,
        ],
        never: [/yes,? we (?:can|do)/i],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
    ],
  },
]
