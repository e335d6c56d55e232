import type { GoldenDialogue } from '../golden-dialogue.ts'

const askedAgain = /(?:what(?:[’']s| is)|tell us|give us|may we have) your (?:full )?name\b/i

/** Prices; hours and travel; start and notice; grants; booking; details; courtesy. */
export const b2: GoldenDialogue[] = [
  {
    id: 'b-prices-1',
    group: 'prices',
    turns: [
      {
        asks: 'rough cost shelf gap cameras, 3 stores to trial',
        wants: 'answer',
        says: [/£\s?10,000/, /£\s?100,000/],
        restsOn: '/solutions/visual-intelligence',
      },
      {
        asks: 'are the cameras in that? + is vat on top',
        wants: 'answer',
        says: [
          /hardware apart|hardware (?:is|comes)|quoted (?:beside|separately)|at cost|not included|line by line/i,
          /VAT is added|(?:without|plus|before|exclud\w+|add(?:ed)?|net of) VAT|VAT (?:on top|extra|comes)/i,
        ],
        never: [/includ(?:es|ing) VAT/i],
        restsOn: '/qa/machine-vision#vision-cost',
      },
      {
        asks: 'yearly upkeep once theyre up?',
        wants: 'answer',
        says: [/15\s?(?:%\s?)?(?:to|[–-])\s?20\s?%/i],
        restsOn: '/qa/cost#running-costs',
      },
    ],
  },
  {
    id: 'b-prices-2',
    group: 'prices',
    turns: [
      {
        asks: 'What would I be charged per day for somebody senior?',
        wants: 'answer',
        says: [/£\s?(?:800|1,?050)/, /£\s?1,?250/],
        restsOn: '/team-augmentation',
      },
      {
        asks: 'And a lead?',
        wants: 'answer',
        says: [/£\s?1,?250/, /£\s?1,?500/],
        restsOn: '/team-augmentation',
      },
    ],
  },
  {
    id: 'b-hours-1',
    group: 'hours and travel',
    turns: [
      {
        asks: "depot's in Belfast, Duncrue. do youse come over here or is it mainland only",
        wants: 'answer',
        says: [/Northern Ireland|United Kingdom|UK and Ireland|\bboth\b[\s\S]*(?:flight|ferry)/i],
        never: [/DVSA|Windsor Framework|ask your lawyer/i],
        restsOn: '/locations/london',
      },
      {
        asks: "how often'd somebody be here in person like",
        wants: 'answer',
        says: [
          /(?:two|2) (?:or|to) (?:three|3) days a month|(?:two|2) days (?:on site )?every second week|full week at go-live/i,
        ],
        restsOn: '/locations/london',
      },
      {
        asks: 'and the flights, is that us',
        wants: 'answer',
        says: [/order|agreed in advance|listed separately|expenses/i],
        never: [/free of charge|we pay (?:for )?(?:all|the flights)/i],
        restsOn: '/locations/london',
      },
    ],
  },
  {
    id: 'b-start-1',
    group: 'start and notice',
    turns: [
      {
        asks: 'FAT with the end customer is mid March. If a PO landed with you this week, when is somebody on the tools?',
        wants: 'answer',
        says: [/two to four weeks|2\s?(?:to|[–-])\s?4 weeks/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
      {
        asks: 'and if we only took one of your lads on day rate',
        wants: 'answer',
        says: [/one to three weeks|1\s?(?:to|[–-])\s?3 weeks|24 hours/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
    ],
  },
  {
    id: 'b-start-2',
    group: 'start and notice',
    turns: [
      {
        asks: 'contractor we took isnt working out, how much notice do we owe',
        wants: 'answer',
        says: [/trial|ten working days|10 working days/i, /order|notice/i],
        never: [/45 days/i],
        restsOn: '/qa/team-augmentation#wrong-person',
      },
    ],
  },
  {
    id: 'b-grants-1',
    group: 'grants',
    turns: [
      {
        asks: 'is there any money going from the government towards this sort of a job we are a small outfit outside Preston making gates',
        wants: 'answer',
        says: [/Made Smarter/i, /R&D|adviser|expenditure credit/i],
        never: [/you (?:will|are sure to) (?:get|receive)|guaranteed/i],
        restsOn: '/qa/cost#grants-tax',
      },
      {
        asks: "sister firm is in Drogheda what'd they get",
        wants: 'answer',
        says: [/Enterprise Ireland|\bIDA\b|Ireland.{0,40}R&D tax credit/i],
        never: [/employee for tax|Karshan/i],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'b-grants-2',
    group: 'grants',
    turns: [
      {
        asks: 'Would expenditure on a ready-made inspection system qualify for R&D relief, in your experience?',
        wants: 'answer',
        says: [
          /finished system (?:doesn|does not|isn)|n[’']t qualify|not qualify|advance in technology|buying .{0,30}(?:doesn|does not)/i,
        ],
        restsOn: '/qa/cost#grants-tax',
      },
    ],
  },
  {
    id: 'b-booking-1',
    group: 'booking',
    turns: [
      {
        asks: 'can i get 30 mins w/ one of ur engineers thurs pm',
        wants: 'details',
        says: [/your name|which e-?mail|\bform\b|write to|or call|leave your/i],
        never: [/you(?:[’']re| are) booked|confirmed for Thursday/i],
        restsOn: '/contact',
      },
      {
        asks: 'Nadia Okafor, ambient buying, Larkhill Stores. nadia.okafor@larkhillstores.co.uk',
        wants: 'details',
        says: [/Nadia Okafor/i, /Larkhill Stores/i, /nadia\.okafor@larkhillstores\.co\.uk/i],
        never: [askedAgain, /your e-?mail(?: address)?\?/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'b-booking-2',
    group: 'booking',
    turns: [
      {
        asks: "that first call, is it really for nothing? what's the catch",
        wants: 'answer',
        says: [/free|costs nothing|no charge/i, /half an hour|30 minutes|24 hours|no slides|engineer/i],
        restsOn: '/qa/cost#free-consultation',
      },
      {
        asks: 'is it a sales rep I get',
        wants: 'answer',
        says: [/an engineer (?:reads|answers|will)|with an engineer|(?:not|without) a sales/i],
        never: [/yes, (?:it is )?(?:one of our )?sales/i],
        restsOn: '/qa/cost#free-consultation',
      },
    ],
  },
  {
    id: 'b-details-1',
    group: 'details',
    turns: [
      {
        asks: 'Gerard McAleer here, transport manager, Lagan Vale Haulage, ring 028 9649 6012 or gerard@laganvalehaulage.co.uk',
        wants: 'details',
        says: [/Gerard/i, /Lagan Vale/i, /gerard@laganvalehaulage\.co\.uk|9649 ?6012/i],
        never: [askedAgain, /your e-?mail(?: address)?\?|which company/i],
        restsOn: '/contact',
      },
      {
        asks: 'ach no thats the old address, its gmcaleer@laganvalehaulage.co.uk now',
        wants: 'details',
        says: [/gmcaleer@laganvalehaulage\.co\.uk/i],
        never: [askedAgain, /your e-?mail(?: address)?\?/i, /\*\*Name:\*\* (?!Gerard)/],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'b-details-2',
    group: 'details',
    turns: [
      {
        asks: 'Dear Sirs, We should be obliged if a member of your firm would telephone the writer to discuss terms on behalf of Harcombe Foods Limited. Yours faithfully, Miss R. Pelham, Pelham Trask LLP, 020 7946 0311, r.pelham@pelhamtrask.co.uk',
        wants: 'details',
        says: [/Pelham/i, /r\.pelham@pelhamtrask\.co\.uk/i, /7946 ?0311|Pelham Trask|Harcombe/i],
        never: [
          askedAgain,
          /your e-?mail(?: address)?\?|your (?:phone|telephone)(?: number)?\?/i,
          /\*\*Name:\*\* (?!.*Pelham)/,
        ],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'b-courtesy-1',
    group: 'courtesy',
    turns: [
      {
        asks: "This is a disgrace. Twice now I've asked a plain question and twice I've been handed a load of guff",
        wants: 'courtesy',
        says: [/sorry|apolog/i],
        never: [/£\s?\d/],
      },
      {
        asks: 'All I asked was do those safety cameras cope when the place is full of steam',
        wants: 'answer',
        says: [/steam|fog|misses|too poor/i],
        never: [/yes, (?:they|it) cope/i],
        restsOn: '/solutions/smart-safety-surveillance',
      },
    ],
  },
  {
    id: 'b-courtesy-2',
    group: 'courtesy',
    turns: [
      { asks: 'sound, thats me sorted cheers', wants: 'courtesy', never: [/£\s?\d|acoustic|vibration/i] },
    ],
  },
]
