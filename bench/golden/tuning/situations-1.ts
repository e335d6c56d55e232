import type { GoldenDialogue } from '../golden-dialogue.ts'

/** First messages that describe a problem. Their writer had seen one line about each use case and solution, and no page. */
export const situations1: GoldenDialogue[] = [
  {
    id: 'situations-1',
    group: 'situations',
    turns: [
      {
        asks: "College in Inverness. Everybody tells me there's no classrooms, yet I walk about at two on a Friday and half of them have nobody in. Governors want to build another block!",
        wants: 'answer',
        restsOn: '/usecases/timetable-room-use',
      },
    ],
  },
  {
    id: 'situations-2',
    group: 'situations',
    turns: [
      {
        asks: "Two thousand hits a month off the screening system in our bank and 97% is grannies buying cars. There's four of us. The real ones wait three weeks. Central Bank coming in the autumn.",
        wants: 'answer',
        restsOn: '/usecases/money-laundering-alerts',
      },
    ],
  },
  {
    id: 'situations-3',
    group: 'situations',
    turns: [
      {
        asks: 'MLRO at a small remittance firm in Leicester. Rules go off for every wedding and every Eid. Team copies the same statements, Companies House and old cases into Word by hand, 40 mins a go, before they even start thinking.',
        wants: 'answer',
        restsOn: '/usecases/money-laundering-alerts',
      },
    ],
  },
  {
    id: 'situations-4',
    group: 'situations',
    turns: [{ asks: 'need a skip for saturday, 6 yard, Bangor (the welsh one)', wants: 'decline' }],
  },
  {
    id: 'situations-5',
    group: 'situations',
    turns: [
      {
        asks: "Physio dept. one in six the chair's empty, mostly folk from up the valley wi no bus. we text them, makes no odds",
        wants: 'answer',
        restsOn: '/usecases/missed-appointments',
      },
    ],
  },
  {
    id: 'situations-6',
    group: 'situations',
    turns: [
      {
        asks: 'Heating oil, 7 tankers, Tyrone. The new software sends the boys up lanes they cannae turn in so they bin the sheet and go their own way. waste of 400 quid a month',
        wants: 'answer',
        restsOn: '/usecases/delivery-route-planning',
      },
    ],
  },
  {
    id: 'situations-7',
    group: 'situations',
    turns: [
      {
        asks: 'occasionwear online from Belfast. girls order the 10 the 12 and the 14 and send two of them home again. the postage has us killed',
        wants: 'answer',
        restsOn: '/usecases/fashion-size-advice',
      },
    ],
  },
  {
    id: 'situations-8',
    group: 'situations',
    turns: [
      {
        asks: "Dental group, 14 practices Leeds/Bradford. Bot on the site sends folk round in circles if they ask about an emergency slot & they end up ringing reception anyway. Vendor says it's 94% happy. It is not.",
        wants: 'answer',
        restsOn: '/usecases/chatbot-optimisation',
      },
    ],
  },
  {
    id: 'situations-9',
    group: 'situations',
    turns: [
      {
        asks: 'Can you make me a website for my dog grooming, just one page wi prices and a map',
        wants: 'decline',
      },
    ],
  },
  {
    id: 'situations-10',
    group: 'situations',
    turns: [
      {
        asks: 'petrol stations wi hot counters, 31 of them, lanarkshire. chicken fillet rolls. either queue oot the door and nae chicken or its 40 quid of it dumped at night',
        wants: 'answer',
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
    ],
  },
  {
    id: 'situations-11',
    group: 'situations',
    turns: [
      {
        asks: "Joinery shop, thirty lads, one CNC and two spray booths. Everything's promised for Thursday. I do the list on a whiteboard Sunday night and by Monday dinner it's a work of fiction",
        wants: 'answer',
        restsOn: '/usecases/production-scheduling',
      },
    ],
  },
  {
    id: 'situations-12',
    group: 'situations',
    turns: [
      { asks: "the wife's thrown me oot, whaur can a man get a room in Paisley the night", wants: 'decline' },
    ],
  },
  {
    id: 'situations-13',
    group: 'situations',
    turns: [
      {
        asks: "We list 900 B&Bs and wee inns along the Wild Atlantic Way. People flick twice with their thumb and they're off to the big American crowd. Top of our list is just whoever pays the most commission.",
        wants: 'answer',
        restsOn: '/usecases/hotel-recommender',
      },
    ],
  },
  {
    id: 'situations-14',
    group: 'situations',
    turns: [
      {
        asks: "Castings from Turkey, motors from China. Our buyer finds out they're three weeks behind on the very day we need them, then the assembly cell sits. I am ops director of a firm making street sweepers.",
        wants: 'answer',
        restsOn: '/usecases/supply-chain-risk-predictor',
      },
    ],
  },
  {
    id: 'situations-15',
    group: 'situations',
    turns: [{ asks: 'i cant get into my facebook someone changed the password', wants: 'decline' }],
  },
  {
    id: 'situations-16',
    group: 'situations',
    turns: [
      {
        asks: "Night shift fitter. Fault 4217 on the filler, the book's in German in the office and the office is locked. Auld Seamus fixed the same thing in 2019 but he's dead God rest him",
        wants: 'answer',
        restsOn: '/usecases/maintenance-assistant',
      },
    ],
  },
  {
    id: 'situations-17',
    group: 'situations',
    turns: [{ asks: 'my ma needs a stairlift put in, do you do the grants', wants: 'decline' }],
  },
  {
    id: 'situations-18',
    group: 'situations',
    turns: [
      {
        asks: "Cottage hospital, Borders. We never know who's going home til 3 in the afternoon so the folk in A&E at Melrose cannae come to us, and I cannae plan who's on the next day",
        wants: 'answer',
        restsOn: '/usecases/hospital-resource-forecasting',
      },
    ],
  },
  {
    id: 'situations-19',
    group: 'situations',
    turns: [
      {
        asks: "We're a private psychology service in Galway. The first hour with every new client goes on the PHQ-9 and on what they've tried before; by the time we get talking, it's up. Could the paperwork bit be ready before they sit down? We would not want a machine saying what is wrong with anyone.",
        wants: 'answer',
        restsOn: '/usecases/depression-diagnosis-platform',
      },
    ],
  },
  {
    id: 'situations-20',
    group: 'situations',
    turns: [
      {
        asks: 'What is the capital of australia and how many people live there its for homework',
        wants: 'decline',
      },
    ],
  },
  { id: 'situations-21', group: 'situations', turns: [{ asks: 'do ye buy scrap cars', wants: 'decline' }] },
  {
    id: 'situations-22',
    group: 'situations',
    turns: [
      {
        asks: "14 gyms. they all cancel in march, every single year. we chuck half price at everyone incl the ones who'd have stopped on anyway. daft",
        wants: 'answer',
        restsOn: '/usecases/churn-reduction-telecom',
      },
    ],
  },
  {
    id: 'situations-23',
    group: 'situations',
    turns: [
      {
        asks: "140 milkers outside Castleisland. never saw bulling on a good few this spring and two gone sore on their feet before I copped it. haven't the time to be standing looking at them",
        wants: 'answer',
        restsOn: '/usecases/livestock-monitoring',
      },
    ],
  },
  {
    id: 'situations-24',
    group: 'situations',
    turns: [
      {
        asks: "I've twelve acres of vines in Sussex. Powdery stuff got the bottom rows again last August, and we spray everything by the calendar, which feels wrong and costs a fortune. What would you do?",
        wants: 'answer',
        restsOn: '/usecases/crop-disease-detection',
      },
    ],
  },
  {
    id: 'situations-25',
    group: 'situations',
    turns: [
      {
        asks: "our surgery website has one of them wee robots that folk type into. A man put in he'd pain down his arm and it gave him the opening hours. partners are livid",
        wants: 'answer',
        restsOn: '/usecases/chatbot-optimisation',
      },
    ],
  },
  {
    id: 'situations-26',
    group: 'situations',
    turns: [{ asks: 'my laptop is dead slow since the update can yous have a look at it', wants: 'decline' }],
  },
]
