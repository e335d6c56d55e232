import type { GoldenDialogue } from '../golden-dialogue.ts'

/** First messages that describe a problem. Their writer had seen one line about each use case and solution, and no page. */
export const situations: GoldenDialogue[] = [
  {
    id: 'situations-aside-1',
    group: 'situations',
    turns: [{ asks: 'should i buy bitcoin or is it finished', wants: 'decline' }],
  },
  {
    id: 'situations-aside-2',
    group: 'situations',
    turns: [
      {
        asks: 'Dear Sir or Madam,\n\nI am the disability officer at a further education college in Carmarthenshire. A blind student has enrolled for our bookkeeping programme, and her screen reader cannot make sense of the scanned PDFs and graphs which her tutors upload to Moodle. There are roughly 900 such files and one part-time colleague to put them right. I should be grateful to learn whether this is something you could help with.\n\nYours faithfully,\nM. Prosser',
        wants: 'answer',
        restsOn: '/usecases/accessible-course-materials',
      },
    ],
  },
  {
    id: 'situations-aside-3',
    group: 'situations',
    turns: [
      {
        asks: 'We look after a pension mandate out of Edinburgh. When we shift a big block of shares the price runs away from us before we are half done, and the FCA now want to see how our own system was checked.',
        wants: 'answer',
        restsOn: '/usecases/algorithmic-trading',
      },
    ],
  },
  {
    id: 'situations-aside-4',
    group: 'situations',
    turns: [
      {
        asks: 'optician, 9 branches in ayrshire. take retina photos of everyone over 40, a hunner a day, and i worry what gets past us at ten to six',
        wants: 'answer',
        restsOn: '/usecases/medical-diagnostics-imaging',
      },
    ],
  },
  {
    id: 'situations-aside-5',
    group: 'situations',
    turns: [
      {
        asks: 'Invoice finance house, Manchester. Two plumbing merchants went under on us last quarter owing 300k. Their current account had been telling the story since spring if anybody had been reading it.',
        wants: 'answer',
        restsOn: '/usecases/credit-risk',
      },
    ],
  },
  {
    id: 'situations-aside-6',
    group: 'situations',
    turns: [
      {
        asks: "We pack cauli and sprouts for four farms round Boston. It all comes in a glut then nowt for ten days. Wagons stood waiting, or else we're short to Morrisons and get fined.",
        wants: 'answer',
        restsOn: '/usecases/harvest-prediction',
      },
    ],
  },
  {
    id: 'situations-aside-7',
    group: 'situations',
    turns: [
      {
        asks: 'strawbs under tunnels, perthshire. never know till the week before how many folk i need ower and the supermarket wants a number on the monday',
        wants: 'answer',
        restsOn: '/usecases/harvest-prediction',
      },
    ],
  },
  {
    id: 'situations-aside-8',
    group: 'situations',
    turns: [{ asks: 'is it ok to take ibuprofen with blood pressure tablets', wants: 'decline' }],
  },
  {
    id: 'situations-aside-9',
    group: 'situations',
    turns: [
      {
        asks: 'Deaf lad starting wi us in September on the joinery HNC and none of our lecture videos have subtitles on them. 140 hours worth. whit can we dae afore the summer',
        wants: 'answer',
        restsOn: '/usecases/accessible-course-materials',
      },
    ],
  },
  {
    id: 'situations-aside-10',
    group: 'situations',
    turns: [
      {
        asks: "ESB bill for the factory never drops even Christmas week when there's not a sinner in the place. Where in God's name is it going?",
        wants: 'answer',
        restsOn: '/usecases/compressed-air-energy',
      },
    ],
  },
  {
    id: 'situations-aside-11',
    group: 'situations',
    turns: [
      {
        asks: "Two radiologists for the whole trust since Easter. 2,300 chest films sat there not looked at, one with a shadow on the lung waited five weeks. I'm the service manager and I don't sleep.",
        wants: 'answer',
        restsOn: '/usecases/medical-diagnostics-imaging',
      },
    ],
  },
  {
    id: 'situations-aside-12',
    group: 'situations',
    turns: [
      {
        asks: "apprentices stop turning up after october half term and first we hear is the employer at christmas saying they've jacked it in",
        wants: 'answer',
        restsOn: '/usecases/early-support-for-students',
      },
    ],
  },
  {
    id: 'situations-aside-13',
    group: 'situations',
    turns: [
      {
        asks: "HSE memory clinic, Letterkenny. people wait nine months for us and then a fifth of them don't show on the day, and the doctor drinking tea. Sons and daughters working, no way of getting in. any ideas?",
        wants: 'answer',
        restsOn: '/usecases/missed-appointments',
      },
    ],
  },
  {
    id: 'situations-aside-14',
    group: 'situations',
    turns: [
      { asks: 'burst pipe under the sink water everywhere need a plumber in Salford NOW', wants: 'decline' },
    ],
  },
  {
    id: 'situations-aside-15',
    group: 'situations',
    turns: [{ asks: 'looking for a lift share from Athlone to Dublin mon to fri', wants: 'decline' }],
  },
  {
    id: 'situations-aside-16',
    group: 'situations',
    turns: [
      {
        asks: "you can hear it hissing all round the workshop of a night when nowt's running. 90kW atlas copco never shuts up. gaffer won't believe it costs owt",
        wants: 'answer',
        restsOn: '/usecases/compressed-air-energy',
      },
    ],
  },
  {
    id: 'situations-aside-17',
    group: 'situations',
    turns: [
      {
        asks: "sell workboots on the web, a third bounce cos 'too tight'. my 9 isnt a 9 in half the brands i stock",
        wants: 'answer',
        restsOn: '/usecases/fashion-size-advice',
      },
    ],
  },
  {
    id: 'situations-aside-18',
    group: 'situations',
    turns: [
      {
        asks: "I do the HR for a building society in Halifax. Three branches are shutting and I've forty cashiers asking what else they could do in the Society, and honest to God I don't know what to tell them.",
        wants: 'answer',
        restsOn: '/usecases/career-path-recommendations',
      },
    ],
  },
  {
    id: 'situations-aside-19',
    group: 'situations',
    turns: [
      {
        asks: 'Shift lead chilled RDC Lutterworth. Booked for 0600 shows up 0840 no phone call. doors blocked, pickers sent home, then its all hands. every night',
        wants: 'answer',
        restsOn: '/usecases/loading-bay-arrival-forecast',
      },
    ],
  },
  {
    id: 'situations-aside-20',
    group: 'situations',
    turns: [
      {
        asks: "Milk buyer wants to know what's locked up in my ground before they'll pay the bonus. hill and a bit of bog, 300 hectares near Builth. where would I even dig, and how many holes?",
        wants: 'answer',
        restsOn: '/usecases/soil-health',
      },
    ],
  },
  {
    id: 'situations-aside-21',
    group: 'situations',
    turns: [
      {
        asks: 'Head of English. 150 Year 10 mock essays and every kid needs to be told what to do better by Friday. My staff are on their knees.',
        wants: 'answer',
        restsOn: '/usecases/marking-feedback-assistant',
      },
    ],
  },
  {
    id: 'situations-aside-22',
    group: 'situations',
    turns: [{ asks: 'Hiya is this Argos? my order hasnt come', wants: 'decline' }],
  },
  {
    id: 'situations-aside-23',
    group: 'situations',
    turns: [
      {
        asks: 'I wish to renew my driving licence, having reached the age of seventy. Kindly send me the appropriate form.',
        wants: 'decline',
      },
    ],
  },
  {
    id: 'situations-aside-24',
    group: 'situations',
    turns: [{ asks: 'how many eggs in a victoria sponge for a 9 inch tin', wants: 'decline' }],
  },
]
