import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesB2: GoldenDialogue[] = [
  {
    id: 'voice-b-18',
    group: 'definitions',
    turns: [
      {
        asks: 'is machine vision the same as visual inspection on your site, i see both',
        wants: 'answer',
        says: [/reject|gate|each part|visual intelligence|station|inspection/i],
        restsOn: '/solutions/visual-intelligence#what',
      },
    ],
  },
  {
    id: 'voice-b-19',
    group: 'guarantee',
    turns: [
      {
        asks: 'what false reject rate do you guarantee',
        wants: 'answer',
        says: [/0\.5 to 3|at most 2|as many as you|no result is promised|threshold|curve|pass mark/i],
        never: [/we guarantee (?!no)/i],
        restsOn: '/qa/machine-vision#false-rejects',
      },
    ],
  },
  {
    id: 'voice-b-20',
    group: 'visual-inspection',
    turns: [
      {
        asks: 'who decides if a tray is thrown away, the system or my operator?',
        wants: 'answer',
        says: [
          /your (?:people|inspectors|operators?)|you (?:do|decide|choose)|named people|rule stays yours|to a person|reject gate/i,
        ],
        restsOn: '/solutions/machine-vision#faq',
      },
    ],
  },
  {
    id: 'voice-b-21',
    group: 'prices',
    turns: [
      {
        asks: "Right, I've never bought any AI. 60 of us, laser, press brakes, welding bay. What's the least I can spend with you to find out if it's a waste of time?",
        wants: 'answer',
        says: [/free|costs? nothing|no charge|without charge/i],
        never: [/£10,?000 (?:is|as) the (?:least|minimum)/i],
        restsOn: 'firm',
      },
      {
        asks: 'And is that plus VAT?',
        wants: 'answer',
        says: [/without VAT|plus VAT|exclud\w+ VAT|exclusive of VAT|VAT is added|added where it applies/i],
        never: [/include(?:s|d|ing)? VAT/i],
        restsOn: 'firm',
      },
      {
        asks: 'what do I get for it at the end',
        wants: 'answer',
        says: [/two pages|one figure|hear whether|what it would|\bnotes\b|can look at/i],
        restsOn: '/qa/cost#free-consultation',
      },
    ],
  },
  {
    id: 'voice-b-22',
    group: 'prices',
    turns: [
      {
        asks: 'ballpark for the whole thing?',
        wants: 'answer',
        says: [/10,?000|£?\s?800/i],
        restsOn: '/qa/cost#typical-project-cost',
      },
      {
        asks: 'and every year after that',
        wants: 'answer',
        says: [/15 ?(?:to|–|-) ?20/i],
        restsOn: '/qa/cost#running-costs',
      },
    ],
  },
  {
    id: 'voice-b-23',
    group: 'fit',
    turns: [
      {
        asks: 'Are we too small for you',
        wants: 'answer',
        says: [/repetition|size matters less|25 people|hour a week/i],
        restsOn: '/qa/choosing-a-problem#too-small',
      },
    ],
  },
  {
    id: 'voice-b-24',
    group: 'predictive',
    turns: [
      {
        asks: 'Press brake hydraulics went twice this year, three days down each time, lost a customer over it. would sensors have told us',
        wants: 'answer',
        says: [/wear|warning|trend|announce|pressure|temperature|leak|failures/i],
        never: [/fifteen shops/i],
        restsOn: '/qa/predictive-maintenance#which-failures',
      },
      {
        asks: "machine's from 1998 though, no network on it",
        wants: 'answer',
        says: [/clamp|accelerometer|often better|gateway|beside it|own sensors/i],
        restsOn: '/qa/predictive-maintenance#old-machines',
      },
    ],
  },
  {
    id: 'voice-b-25',
    group: 'guarantee',
    turns: [
      {
        asks: 'if it doesnt work do i get my money back',
        wants: 'answer',
        says: [/n[’']t publish|isn[’']t published|not published|pass mark|you (?:can|may) stop|we stop/i],
        never: [/full refund|you get your money back|yes,? (?:we|you)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-26',
    group: 'contract',
    turns: [
      {
        asks: 'how long am i tied in for',
        wants: 'answer',
        says: [/no minimum|stop at the end of each step|end of (?:each|the) step/i],
        never: [/\b12 months minimum/i],
        restsOn: 'firm',
      },
      {
        asks: 'and who owns the thing when its built',
        wants: 'answer',
        says: [/you do|yours|assigned to you|you own/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-27',
    group: 'people',
    turns: [
      {
        asks: 'who actually turns up? some graduate with a laptop?',
        wants: 'answer',
        says: [/named|order (?:lists|names)|interview|marked test|nobody is swapped|an engineer/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-28',
    group: 'grants',
    turns: [
      {
        asks: 'any grants going for this sort of thing',
        wants: 'answer',
        says: [/R&D|Made Smarter|adviser/i],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: "we're in wales if that matters",
        wants: 'answer',
        says: [/R&D|English regions|adviser|Wales/i],
        never: [/Made Smarter (?:covers|supports|is open to) .{0,25}Wales|law of England/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'voice-b-29',
    group: 'dashboards',
    turns: [
      {
        asks: 'we write everything on whiteboards. can you make a screen that shows what each machine is doing',
        wants: 'answer',
        says: [/one page for each team|run and stop|states appear|stack light|opens down to/i],
        restsOn: '/solutions/dynamic-operational-dashboards#what',
      },
      {
        asks: 'whats OEE',
        wants: 'answer',
        says: [/overall equipment effectiveness|availability.{1,30}performance/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
    ],
  },
  {
    id: 'voice-b-30',
    group: 'comparisons',
    turns: [
      {
        asks: "why wouldn't I just use ChatGPT for twenty quid a month",
        wants: 'answer',
        says: [/language model|chatbot|looked up|classical|computed|don[’']t know|publish|not able/i],
        restsOn: '/qa/choosing-a-problem#generative-or-classical',
      },
    ],
  },
  {
    id: 'voice-b-31',
    group: 'start',
    turns: [
      {
        asks: 'when could you start',
        wants: 'answer',
        says: [/two to four weeks|2 ?(?:to|–|-) ?4 weeks|one to three weeks|n[’']t publish/i],
        never: [/today|tomorrow|immediately/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'need it before xmas shutdown',
        wants: 'answer',
        says: [/3 ?(?:–|-|to) ?12 months|weeks|publish|don[’']t know|can[’']t start|say so/i],
        never: [/we (?:can|will) (?:finish|have it) /i, /we close over Christmas/i],
        restsOn: '/qa/timelines#seasonality',
      },
    ],
  },
  {
    id: 'voice-b-32',
    group: 'courtesy',
    turns: [
      {
        asks: 'been sold "digital transformation" twice already by blokes in suits, 40 grand and nothing to show. why are you lot any different',
        wants: 'answer',
        says: [/pass mark|you (?:can|may) stop|one figure|first step|reasons not to|off the shelf/i],
        restsOn: '/about-us#principles',
      },
    ],
  },
  {
    id: 'voice-b-33',
    group: 'data-protection',
    turns: [
      {
        asks: "We'd need a DPIA before anything goes near patient records. Do you help complete one or is that left to us?",
        wants: 'answer',
        says: [/\bdraft\b|we (?:bring|prepare)/i],
        restsOn: '/qa/data-protection#dpia-needed',
      },
      {
        asks: 'And would you be processor or controller?',
        wants: 'answer',
        says: [/(?:we are|as) (?:your |the )?processor|your processor/i],
        never: [/we are (?:the |your )?(?:joint )?controllers? (?:of|for) (?:the )?patient/i],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'voice-b-34',
    group: 'integration',
    turns: [
      {
        asks: 'Linking PAS records to community data where NHS numbers are missing in around 6% of cases. Do you use probabilistic matching, and what happens to the uncertain pairs?',
        wants: 'answer',
        says: [/doubtful|missed pair|Fellegi|threshold|reject|pairs/i],
        restsOn: '/solutions/seamless-integration-framework#faq',
      },
      {
        asks: 'who checks those',
        wants: 'answer',
        says: [/your (?:own )?people|those who know|of yours|hundred/i],
        restsOn: '/solutions/seamless-integration-framework#faq',
      },
    ],
  },
]
