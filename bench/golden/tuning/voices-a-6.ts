import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesA6: GoldenDialogue[] = [
  {
    id: 'voice-a-86',
    group: 'booking',
    turns: [
      {
        asks: 'tom, northgate nhs, tom.bellamy@northgate.example — procurement. need a quote by the 14th',
        wants: 'details',
        says: [/tom\.bellamy@northgate\.example/i],
      },
    ],
  },
  {
    id: 'voice-a-87',
    group: 'booking',
    turns: [
      {
        asks: 'do you cover Mayo',
        wants: 'answer',
        says: [/Ireland/i],
        restsOn: '/qa/working-with-us#where-you-work',
      },
      {
        asks: 'grand. maeve duffy, maeve.d@corrigfoods.example',
        wants: 'details',
        says: [/maeve\.d@corrigfoods\.example/i],
      },
    ],
  },
  {
    id: 'voice-a-88',
    group: 'booking',
    turns: [
      {
        asks: 'rather talk to somebody than type. have yous a real engineer there',
        wants: 'details',
        says: [/name|e-?mail|number|7946 ?0958|leave/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-89',
    group: 'courtesy',
    turns: [
      { asks: 'hiya', wants: 'courtesy' },
      {
        asks: 'what can I ask you',
        wants: 'answer',
        says: [/pages|what we do|prices|solutions/i],
        restsOn: '/qa',
      },
    ],
  },
  {
    id: 'voice-a-90',
    group: 'courtesy',
    turns: [
      {
        asks: 'bout ye',
        wants: 'courtesy',
        says: [/\bhello\b(?!@)|\bhi\b|good (?:morning|afternoon|evening)|assistant/i],
      },
      { asks: 'ta', wants: 'courtesy' },
    ],
  },
  {
    id: 'voice-a-91',
    group: 'courtesy',
    turns: [
      {
        asks: 'this is USELESS. third time I asked and you send me to the same page',
        wants: 'courtesy',
        says: [/sorry|apolog/i],
      },
      { asks: 'just give me a person', wants: 'details', says: [/name|e-?mail|number|7946 ?0958/i] },
    ],
  },
  {
    id: 'voice-a-92',
    group: 'courtesy',
    turns: [
      { asks: 'ok thanks thats great', wants: 'courtesy' },
      {
        asks: 'one more thing, is the site visit really half a day or does it drag on',
        wants: 'answer',
        says: [/half a day/i],
        restsOn: '/qa/working-with-us#first-visit',
      },
    ],
  },
  {
    id: 'voice-a-93',
    group: 'courtesy',
    turns: [
      {
        asks: 'are you thick or what, I asked for a PRICE',
        wants: 'answer',
        says: [/£800|£10,?000/],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'voice-a-94',
    group: 'several',
    turns: [
      {
        asks: 'Three things: do you sign NDAs, what does the smallest engagement cost, and do you travel to Limerick?',
        wants: 'answer',
        says: [/NDA|confidential/i, /smallest|£800|half an hour/i, /Ireland|flight|ferry/i],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'voice-a-95',
    group: 'several',
    turns: [
      {
        asks: 'price?? timescale?? and who owns the code',
        wants: 'answer',
        says: [/£800|£10,?000/, /12 months|weeks/i, /you do\b|yours|assigned|belong/i],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'voice-a-96',
    group: 'several',
    turns: [
      {
        asks: 'Hello, we are producing windows near Gdansk and Dundalk. Glass have bubbles and scratches, now two persons look by eye. Is possible camera? What is price and how many weeks? Thank you',
        wants: 'answer',
        says: [/light|camera|vision|surface/i, /£10,?000/, /weeks?|months/i],
        restsOn: '/solutions/machine-vision#price',
      },
    ],
  },
  {
    id: 'voice-a-97',
    group: 'several',
    turns: [
      {
        asks: 'FD here. two questions only. payback period, evidenced, and what proportion of your projects get abandoned.',
        wants: 'answer',
        says: [
          /payback|pays? back|repay|18 months|ROI|typical|publish no/i,
          /n[’']t publish|not publish|publish no|n[’']t know/i,
        ],
        never: [/\b\d{1,2} ?% of (?:our )?projects/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-98',
    group: 'several',
    turns: [
      {
        asks: 'do you do weekends and are you insured to be on a live site',
        wants: 'answer',
        says: [/weekend/i, /professional indemnity|public liability|insur/i],
        restsOn: '/qa/predictive-maintenance#old-machines',
      },
    ],
  },
  {
    id: 'voice-a-99',
    group: 'off',
    turns: [
      { asks: 'cheapest train dublin to belfast friday', wants: 'decline', never: [/flight|ferry|£\d/i] },
    ],
  },
  {
    id: 'voice-a-100',
    group: 'off',
    turns: [
      {
        asks: 'can you recommend payroll software for 30 drivers',
        wants: 'decline',
        never: [/\bPAYE\b|IR35/i, /£800|£10,?000/],
      },
    ],
  },
  {
    id: 'voice-a-101',
    group: 'off',
    turns: [
      {
        asks: 'how much for a new website, 5 pages, wordpress',
        wants: 'answer',
        says: [/n[’']t (?:among|build|do|make|offer)|not (?:among|one of|something|build)|no websites/i],
        never: [/£800|£10,?000/],
        restsOn: '/about-us#firm',
      },
    ],
  },
  {
    id: 'voice-a-102',
    group: 'off',
    turns: [{ asks: 'is bitcoin going up', wants: 'decline', never: [/execution|price collars/i] }],
  },
]
