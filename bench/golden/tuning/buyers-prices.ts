import type { GoldenDialogue } from '../golden-dialogue.ts'

export const buyersPrices: GoldenDialogue[] = [
  {
    id: 'buyers-prices-1',
    group: 'prices',
    turns: [
      {
        asks: 'price?',
        wants: 'answer',
        says: [/£\s?800|£\s?10,000/i],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'buyers-prices-2',
    group: 'prices',
    turns: [
      {
        asks: 'Day rates by grade please, junior to principal.',
        wants: 'answer',
        says: [/£\s?800/i, /£\s?1,?050|£\s?1,?250/i, /£\s?1,?500/i],
        restsOn: '/team-augmentation',
      },
      {
        asks: 'ex vat?',
        wants: 'answer',
        says: [/without VAT|VAT is added|plus VAT|exclud\w+ VAT|before VAT|ex VAT/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'And may our Limerick entity be invoiced in euro?',
        wants: 'answer',
        says: [
          /euro|sterling|pounds|don[’']t publish|n[’']t published|not publish|\bask (?:us|for|during|about|a|an)\b/i,
        ],
        never: [/€ ?\d/i, /AI Act/i, /Karshan/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-prices-3',
    group: 'prices',
    turns: [
      {
        asks: "what's the least i can spend with ye just to see is there anything in it",
        wants: 'answer',
        says: [/£\s?800|£\s?10,000|first (?:step|visit|study)|half an hour|half-hour|short study/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'the half hour call, is that free or is it a sales pitch',
        wants: 'answer',
        says: [/free|costs nothing/i, /engineer|no slides/i],
        restsOn: '/qa/cost#free-consultation',
      },
      {
        asks: 'and to come out and look at the place?',
        wants: 'answer',
        says: [/agreed (?:before|beforehand|in advance)|before we come/i],
        restsOn: '/qa/working-with-us#first-visit',
      },
    ],
  },
  {
    id: 'buyers-prices-4',
    group: 'prices',
    turns: [
      {
        asks: 'vision 10k to 100k is a mad spread. what pushes it up',
        wants: 'answer',
        says: [/views?\b|shiny|gate|wash-?down|fixture/i, /one camera|inspectors|validat|MES/i],
        restsOn: '/qa/machine-vision#vision-cost',
      },
      {
        asks: 'cameras in that or on top',
        wants: 'answer',
        says: [/apart|beside|at cost|line by line|separate|on top|not included/i],
        restsOn: '/qa/machine-vision#vision-cost',
      },
      {
        asks: 'what does it cost us a year once its in',
        wants: 'answer',
        says: [/15 ?(?:to|–|-) ?20 ?%/i],
        restsOn: '/qa/cost#running-costs',
      },
    ],
  },
  {
    id: 'buyers-prices-5',
    group: 'prices',
    turns: [
      {
        asks: '38 pumps, 6 makes. what makes condition monitoring dear or cheap with ye',
        wants: 'answer',
        says: [/asset types|fewer types|types of (?:asset|machine|pump)|kinds of (?:asset|machine|pump)/i],
        never: [/two thousand tags/i],
        restsOn: '/solutions/predictive-maintenance-intelligence',
      },
    ],
  },
  {
    id: 'buyers-prices-6',
    group: 'prices',
    turns: [
      {
        asks: 'need it fixed price, my FD wont sign open ended T&M',
        wants: 'answer',
        says: [/fixed/i, /step|cap\b/i],
        restsOn: '/qa/cost#fixed-price',
      },
    ],
  },
  {
    id: 'buyers-prices-7',
    group: 'prices',
    turns: [
      {
        asks: 'Payment terms? Our standard is 60 days end of month.',
        wants: 'answer',
        says: [
          /don[’']t publish|not publish|n[’']t published|(?:the|your|each) order\b|\bask (?:us|for|during|about|a|an)\b/i,
        ],
        never: [/within (?:14|30|60) days/i, /90 days/i, /payment fraud|new payee/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-prices-8',
    group: 'prices',
    turns: [
      {
        asks: '1 senior, 3 days a wk, 10 wks. roughly?',
        wants: 'answer',
        says: [/£\s?1,?050|£\s?31,500|£\s?800/i],
        never: [/£10,000–£100,000/i],
        restsOn: '/team-augmentation',
      },
    ],
  },
  {
    id: 'buyers-prices-9',
    group: 'prices',
    turns: [
      {
        asks: 'Below what size of loss is this simply not worth doing?',
        wants: 'answer',
        says: [/engineer[’']s month|month.{0,12} a year/i],
        restsOn: '/qa/cost#when-not-worth-it',
      },
      {
        asks: 'and what payback would you call sensible',
        wants: 'answer',
        says: [/18 months/i],
        restsOn: '/qa/choosing-a-problem#estimate-the-value',
      },
    ],
  },
  {
    id: 'buyers-grants-1',
    group: 'grants',
    turns: [
      {
        asks: 'any grants going for this? 60 staff, huddersfield, we make fabric',
        wants: 'answer',
        says: [/Made Smarter/i, /R&D|expenditure credit|adviser/i],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: 'and the sister plant in tralee',
        wants: 'answer',
        says: [/Enterprise Ireland|\bIDA\b|R&D tax credit/i],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: 'will ye do up the claim for us',
        wants: 'answer',
        says: [/time records|technical notes|before the start|adviser/i],
        never: [/we (?:file|submit|prepare) (?:the|your) claim/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'buyers-grants-2',
    group: 'grants',
    turns: [
      {
        asks: 'Does an off the shelf vision system qualify for R&D relief, and at what percentage at present?',
        wants: 'answer',
        says: [
          /finished system|doesn[’']t|does not|advance in technology/i,
          /adviser|yearly|don[’']t publish|n[’']t published|not publish/i,
        ],
        never: [/\b(?:13|14\.5|20|25|27|30|33|35|86|130) ?%/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'buyers-grants-3',
    group: 'grants',
    turns: [
      {
        asks: 'were in glasgow, is made smarter any use to us',
        wants: 'answer',
        says: [/English regions|England/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
]
