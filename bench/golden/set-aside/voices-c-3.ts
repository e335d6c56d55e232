import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesC3: GoldenDialogue[] = [
  {
    id: 'voice-c-33',
    group: 'voices-c',
    turns: [
      {
        asks: 'will you sign an NDA before I send anything',
        wants: 'answer',
        says: [/\bNDA\b/i, /isn[’']t published|not published|don[’']t publish|five years|confidential/i],
        restsOn: 'firm',
      },
      {
        asks: 'yours or ours',
        wants: 'answer',
        says: [/don[’']t know|don[’']t publish|isn[’']t published|not published|not able/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-34',
    group: 'voices-c',
    turns: [
      {
        asks: 'who owns the code when youre done',
        wants: 'answer',
        says: [/\byou do\b|\byours\b|assigned to you|belongs? to you/i],
        restsOn: '/qa/data#data-ownership',
      },
    ],
  },
  {
    id: 'voice-c-35',
    group: 'voices-c',
    turns: [
      {
        asks: 'SSO / entra id supported on the dashboards?',
        wants: 'answer',
        says: [/don[’']t know|don[’']t publish|isn[’']t published|not able|not published|single sign-on/i],
      },
    ],
  },
  {
    id: 'voice-c-36',
    group: 'voices-c',
    turns: [
      {
        asks: "is this an LLM I'm typing into",
        wants: 'answer',
        says: [/automated|\bbot\b|search(?:es|ing)? our (?:own )?pages|needs no AI/i],
        never: [/I(?:’|')?m a person/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      {
        asks: 'do you keep what I type',
        wants: 'answer',
        says: [/90 days|we store|is stored|are stored|\bkept\b/i],
        never: [/nothing is (?:stored|kept)/i],
        restsOn: '/privacy-policy#what-we-store',
      },
    ],
  },
  {
    id: 'voice-c-37',
    group: 'voices-c',
    turns: [
      {
        asks: 'how do i get you to delete my chat',
        wants: 'answer',
        says: [/data request|request (?:form|about|for)|link in the mail/i],
        restsOn: '/privacy-request#rights',
      },
    ],
  },
  {
    id: 'voice-c-38',
    group: 'voices-c',
    turns: [
      {
        asks: 'do you set cookies',
        wants: 'answer',
        says: [/no cookies|sets none|none\b|sets no/i],
        restsOn: '/cookie-policy#what-is-stored',
      },
    ],
  },
  {
    id: 'voice-c-39',
    group: 'voices-c',
    turns: [
      {
        asks: 'support after go live?',
        wants: 'answer',
        says: [/support order|stay reachable|somebody of yours/i],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
      {
        asks: 'what does that cost',
        wants: 'answer',
        says: [/15\D{1,4}20 ?%|isn[’']t published|don[’']t publish|not published|don[’']t know/i],
        restsOn: '/qa/cost#running-costs',
      },
      {
        asks: 'how quick do you respond',
        wants: 'answer',
        says: [/response times?|isn[’']t published|don[’']t publish|not published|don[’']t know/i],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
    ],
  },
  {
    id: 'voice-c-40',
    group: 'voices-c',
    turns: [
      {
        asks: 'can we end early if priorities change',
        wants: 'answer',
        says: [/end of (?:each|any) step|no minimum term|you can stop/i],
        restsOn: 'firm',
      },
      {
        asks: 'how much notice',
        wants: 'answer',
        says: [/notice[^.]*order|order[^.]*notice|end of each step/i],
        never: [/\b(?:30|28|14) days|one month[’']s notice/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-c-41',
    group: 'voices-c',
    turns: [
      {
        asks: 'duplicate patient records - same person 3 times, diff spelling of surname, moved house. fuzzy matching we tried gave us rubbish',
        wants: 'answer',
        says: [/links? records|linking|duplicates?|threshold|spelling|doubtful|match/i],
        restsOn: '/solutions/seamless-integration-framework',
      },
    ],
  },
  {
    id: 'voice-c-42',
    group: 'voices-c',
    turns: [
      {
        asks: "we're a dairy co-op owned by farmers, 2 plants, Cork and Limerick. the dryer burns gas like mad & moisture still wanders. can you do anything with that",
        wants: 'answer',
        says: [/soft sensor|moisture|advises/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
      {
        asks: 'would it run the dryer itself or just tell the operator',
        wants: 'answer',
        says: [/advises|operator accepts|accepts or refuses|not at first|presses accept|proposed/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
      {
        asks: 'how much have others saved',
        wants: 'answer',
        says: [/3\D{1,4}8 ?%|25\D{1,4}50 ?%|3\D{1,4}12 ?%|no customer|publish no/i],
        restsOn: '/usecases/dryer-moisture-control',
      },
    ],
  },
  {
    id: 'voice-c-43',
    group: 'voices-c',
    turns: [
      {
        asks: 'we already have spc charts but nobody looks at them',
        wants: 'answer',
        says: [
          /perhaps none|gauges to what you own|right person|opens? a deviation|reaction plan|control chart|rule fires/i,
        ],
        restsOn: '/solutions/quality-insight-automation#faq',
      },
      {
        asks: "can you make it warn us before we're out of spec",
        wants: 'answer',
        says: [/rule fires|right person|long before|before a part is out|Western Electric/i],
        restsOn: '/solutions/quality-insight-automation#what',
      },
    ],
  },
  {
    id: 'voice-c-44',
    group: 'voices-c',
    turns: [
      {
        asks: 'Is there any grant for this in Ireland, enterprise ireland or the like',
        wants: 'answer',
        says: [/R&D tax credit|Enterprise Ireland|\bIDA\b/],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: 'and in the north?',
        wants: 'answer',
        says: [/R&D|\bUK\b|adviser|don[’']t know|don[’']t publish|isn[’']t published/i],
        never: [/\b(?:ferry|flight)\b/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'voice-c-45',
    group: 'voices-c',
    turns: [
      {
        asks: 'OEE on the packing hall is done on paper at end of shift. what would ye do instead',
        wants: 'answer',
        says: [/tablet|stack light|current clamp|dashboard|run and stop|\btap\b|controller/i],
        restsOn: '/solutions/dynamic-operational-dashboards',
      },
      {
        asks: 'do the operators have to type things in',
        wants: 'answer',
        says: [/\btap\b|twelve buttons|tablet/i],
        restsOn: '/solutions/dynamic-operational-dashboards#faq',
      },
    ],
  },
  {
    id: 'voice-c-46',
    group: 'voices-c',
    turns: [
      {
        asks: 'what is OEE anyway',
        wants: 'answer',
        says: [/overall equipment effectiveness|availability/i],
        restsOn: '/blog/reading-an-oee-figure',
      },
    ],
  },
  {
    id: 'voice-c-47',
    group: 'voices-c',
    turns: [
      {
        asks: 'Our broadband in the plant is desperate. does everything need the internet',
        wants: 'answer',
        says: [/on site|beside the machine|at the (?:line|machine)|\bedge\b|\bNo\b/],
        never: [/you see one page that says so/i],
        restsOn: '/qa/integration#edge-or-cloud',
      },
    ],
  },
  {
    id: 'voice-c-48',
    group: 'voices-c',
    turns: [
      {
        asks: 'how soon could someone start',
        wants: 'answer',
        says: [/two to four weeks|one to three weeks|2\D{1,4}4 weeks/i],
        restsOn: 'firm',
      },
    ],
  },
]
