import type { GoldenDialogue } from '../golden-dialogue.ts'

/** First messages that describe a problem. Their writer had seen one line about each use case and solution, and no page. */
export const situations2: GoldenDialogue[] = [
  {
    id: 'situations-27',
    group: 'situations',
    turns: [
      {
        asks: 'Dear colleagues,\n\nI write as registrar of a college in the Mid-West of Ireland. Of some 1,100 first years, 190 withdrew before Easter. Looking back, the great majority had stopped logging in to the VLE, or had not handed in anything, by the end of September. None of us had noticed; their advisers each mind sixty people. The HEA is asking what we intend to do. May I ask whether you have experience of this?\n\nLe gach dea-ghuí,\nCaitríona',
        wants: 'answer',
        restsOn: '/usecases/early-support-for-students',
      },
    ],
  },
  {
    id: 'situations-28',
    group: 'situations',
    turns: [
      {
        asks: "To whom it may concern: we are an e-money institution authorised in Dublin. Our chargebacks doubled since January while, at the same time, the call centre is overwhelmed by perfectly honest people whose cards were declined at the pump or in Aldi. The vendor's engine gives us a number between 0 and 999 and nothing else, so my team cannot explain to anyone why. We would welcome a conversation.",
        wants: 'answer',
        restsOn: '/usecases/fraud-detection',
      },
    ],
  },
  {
    id: 'situations-29',
    group: 'situations',
    turns: [
      {
        asks: "third and sixth class all in the one room, small school in Leitrim. Half of them fly through the fractions and the others are still lost on their tables and I've only the one pair of hands. Is there anything gives each child the right sum at the right time?",
        wants: 'answer',
        restsOn: '/usecases/adaptive-practice',
      },
    ],
  },
  {
    id: 'situations-30',
    group: 'situations',
    turns: [
      {
        asks: "Building society app, 80k members. All we ever push out is mortgage adverts. Folk go overdrawn the day before pay and nobody says a thing to them until the fee's gone off.",
        wants: 'answer',
        restsOn: '/usecases/personalised-banking',
      },
    ],
  },
  {
    id: 'situations-31',
    group: 'situations',
    turns: [
      {
        asks: 'cold stores, 60 probes. buzzer goes 40 times a night for a door left open so the lads turned it off, then we lost a chamber of prawns. 80 grand',
        wants: 'answer',
        restsOn: '/solutions/instant-anomaly-detection',
      },
    ],
  },
  {
    id: 'situations-32',
    group: 'situations',
    turns: [
      {
        asks: 'Six cafes round Cork city. Sausage rolls are gone by eleven and the scones going in the skip at five. The girls just go by what they did last week',
        wants: 'answer',
        restsOn: '/usecases/fresh-food-demand-forecast',
      },
    ],
  },
  {
    id: 'situations-33',
    group: 'situations',
    turns: [
      {
        asks: 'write me a best man speech, groom is called Declan and he fell off a quad once',
        wants: 'decline',
      },
    ],
  },
  {
    id: 'situations-34',
    group: 'situations',
    turns: [
      {
        asks: 'Good afternoon. We supply office furniture at trade prices throughout the North West and would love to introduce our autumn catalogue. Who is the best person to speak to?',
        wants: 'decline',
      },
    ],
  },
  {
    id: 'situations-35',
    group: 'situations',
    turns: [
      {
        asks: "We do gift vouchers online, the stolen plastic orders come in at 2am. Our rule blocks anyone from abroad so me own sister in Sydney can't buy one",
        wants: 'answer',
        restsOn: '/usecases/fraud-detection',
      },
    ],
  },
  {
    id: 'situations-36',
    group: 'situations',
    turns: [
      {
        asks: "We sell broadband and SIMs all over Munster. Every month two or three per cent of them are gone to the other crowd when the contract is up, and we only ring when it's too late",
        wants: 'answer',
        restsOn: '/usecases/churn-reduction-telecom',
      },
    ],
  },
  {
    id: 'situations-37',
    group: 'situations',
    turns: [
      {
        asks: 'bread vans, 11 of them out of Ballymena, 5am. lost two men who had it all in their heads, new fellas are getting back at 3 with half the shops giving off',
        wants: 'answer',
        restsOn: '/usecases/delivery-route-planning',
      },
    ],
  },
  {
    id: 'situations-38',
    group: 'situations',
    turns: [
      {
        asks: "Convenience shops, 22 of them, Strathclyde. The crisps bay sits bare for hours while there's cages of the things sitting through by the delivery door. By the time a supervisor walks past, that's the school rush away.",
        wants: 'answer',
        restsOn: '/usecases/shelf-availability',
      },
    ],
  },
  {
    id: 'situations-39',
    group: 'situations',
    turns: [
      {
        asks: "I organise the district nurses' visits in north Powys: 22 nurses, 160 homes a day, and the list might as well be alphabetical. They spend more of the day in the car than with anyone who needs them. Can your stuff help with that?",
        wants: 'answer',
        restsOn: '/usecases/delivery-route-planning',
      },
    ],
  },
  {
    id: 'situations-40',
    group: 'situations',
    turns: [
      {
        asks: "I'm a sister on AMU. Come in at 7 and there's eleven in the corridor and no one saw it coming. every monday same in winter. agency at silly money by dinnertime",
        wants: 'answer',
        restsOn: '/usecases/hospital-resource-forecasting',
      },
    ],
  },
  {
    id: 'situations-41',
    group: 'situations',
    turns: [{ asks: 'what horse for the 3.40 at Cheltenham', wants: 'decline' }],
  },
  {
    id: 'situations-42',
    group: 'situations',
    turns: [
      {
        asks: "Financial controller, dairy co-op. First six days of each period I'm copying numbers into Word for the board and explaining in prose why waste went up. There's always one wrong and there's always one director who finds it.",
        wants: 'answer',
        restsOn: '/solutions/ai-enhanced-reporting',
      },
    ],
  },
  {
    id: 'situations-43',
    group: 'situations',
    turns: [
      { asks: 'how do i get my deposit back off the landlord, left the flat spotless', wants: 'decline' },
    ],
  },
  {
    id: 'situations-44',
    group: 'situations',
    turns: [
      {
        asks: 'I run a correspondence course for legal secretaries. Six tutors go through 300 assignments a fortnight, typing near enough the same remark each time, and learners moan that they wait three weeks to hear back. Would not want it handing out grades by itself.',
        wants: 'answer',
        restsOn: '/usecases/marking-feedback-assistant',
      },
    ],
  },
  {
    id: 'situations-45',
    group: 'situations',
    turns: [
      {
        asks: 'i take gcse physics in sunderland, 31 in the set, same hwk sheet for everybody. some bored, some drowning, and i only find out who never got moments when the mocks come back',
        wants: 'answer',
        restsOn: '/usecases/adaptive-practice',
      },
    ],
  },
  {
    id: 'situations-46',
    group: 'situations',
    turns: [
      {
        asks: 'spuds. warm wet week and by the time i see the brown spots its through the whole lot. 60 acre rented all over the ards and i cant be everywhere',
        wants: 'answer',
        restsOn: '/usecases/crop-disease-detection',
      },
    ],
  },
  {
    id: 'situations-47',
    group: 'situations',
    turns: [{ asks: "who's gonna win the match sunday", wants: 'decline' }],
  },
  {
    id: 'situations-48',
    group: 'situations',
    turns: [
      {
        asks: '17 trucks land between nine and ten and then not one till dinner. lads standing about, then run ragged. half of them parked on the main road and the council giving out to me',
        wants: 'answer',
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
    ],
  },
  {
    id: 'situations-49',
    group: 'situations',
    turns: [
      {
        asks: "we make conveyors outside Dungannon. price up 60 jobs a month, get maybe 12, no notion which 12. And a good customer in Sligo hasn't rang since February and not one of us noticed",
        wants: 'answer',
        restsOn: '/usecases/sales-insights',
      },
    ],
  },
  {
    id: 'situations-50',
    group: 'situations',
    turns: [
      {
        asks: "Community lender in Derry. We want to start giving a bit of money to taxi men and cafes to get going, but it goes by gut feeling, and when we turn someone down we can't honestly say why. Two went bad on us last year.",
        wants: 'answer',
        restsOn: '/usecases/credit-risk',
      },
    ],
  },
  {
    id: 'situations-51',
    group: 'situations',
    turns: [
      {
        asks: "Paint works, Hull. White after black is a 3 hour wash out. Planner has it all in excel, then filler goes down tuesday and whole thing's in the bin",
        wants: 'answer',
        restsOn: '/usecases/production-scheduling',
      },
    ],
  },
]
