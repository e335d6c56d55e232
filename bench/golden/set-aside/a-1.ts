import type { GoldenDialogue } from '../golden-dialogue.ts'

/** What a reply says of a fact that the firm hasn’t published. */
const unpublished =
  /n[’']t (?:publish|state|say|list|know)|not (?:publish|stat|list|given)|ask us|on request|in writing/i

export const a1: GoldenDialogue[] = [
  {
    id: 'a-the-firm-1',
    group: 'the firm',
    turns: [
      {
        asks: 'For our supplier register, please confirm your full legal name and postal address.',
        wants: 'answer',
        says: [/Tidewright Consulting/i, /Example Quay/i],
        restsOn: 'firm',
      },
      {
        asks: 'And the Companies House number, with the year of incorporation.',
        wants: 'answer',
        says: [
          unpublished,
          /registration|company number|Companies House/i,
          /founded|incorporat|\bboth\b|neither/i,
        ],
        never: [/\b\d{8}\b/, /(?:founded|incorporated|since) (?:in )?(?:19|20)\d\d/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'a-the-firm-2',
    group: 'the firm',
    turns: [
      {
        asks: 'now then. what is it you lot actually do, no waffle',
        wants: 'answer',
        says: [
          /vision|predictive|maintenance|forecast|consult/i,
          /manufactur|engineer|UK|United Kingdom|Ireland/i,
        ],
        restsOn: 'firm',
      },
      {
        asks: 'reet. any of you up north or is it all london',
        wants: 'answer',
        says: [/throughout|across the (?:UK|United)|Great Britain|whole of the|come to your/i],
        restsOn: '/qa/working-with-us#where-you-work',
      },
    ],
  },
  {
    id: 'a-the-firm-3',
    group: 'the firm',
    turns: [
      {
        asks: 'have ye an office this side of the water at all or is it all run out of England',
        wants: 'answer',
        says: [/none is published|no (?:other )?office|one address|London/i, /Ireland|elsewhere/i],
        never: [/our (?:office in )?(?:Dublin|Cork|Galway)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'a-people-and-size-1',
    group: 'people and size',
    turns: [
      {
        asks: 'How many people do you employ, and what share of them are contractors?',
        wants: 'answer',
        says: [unpublished],
        never: [/\b\d+ (?:people|employees|staff|engineers)\b/i, /50 employees/i],
        restsOn: 'firm',
      },
      {
        asks: 'who runs it then? id want the MDs name before i ring anybody',
        wants: 'answer',
        says: [unpublished],
        never: [/named (?:people|person) in the order/i, /(?:MD|CEO|managing director) is [A-Z]/],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'a-customers-and-references-1',
    group: 'customers and references',
    turns: [
      {
        asks: 'Have you put anything like this into other hospitals? Which trusts?',
        wants: 'answer',
        says: [/not on this website|no results|n[’']t (?:name|publish)|not publish|ask us|on request/i],
        never: [/DTAC|Pre-Acquisition/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'could our matron speak to somebody there without one of your own sitting in',
        wants: 'answer',
        says: [/without us|in your trade|conversation with/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'a-contract-1',
    group: 'contract',
    turns: [
      {
        asks: "will you sign an NDA before I send pictures, there's customers drawings in the background",
        wants: 'answer',
        says: [/confidential/i, /five years|5 years|both sides|order|ask|in writing|sign/i],
        never: [/blurred/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'how long are you held to that',
        wants: 'answer',
        says: [/five years|5 years/i],
        never: [/12 months/i],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'a-contract-2',
    group: 'contract',
    turns: [
      {
        asks: "if it dun't work do i get me brass back",
        wants: 'answer',
        says: [/\bstop[\s\S]*(?:\bstep|pass mark|keep)|refunds?[\s\S]*n[’']t publish/i],
        never: [/we (?:will )?refund|full refund|money-back guarantee is/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'so what do you guarantee. owt?',
        wants: 'answer',
        says: [/pass mark|agreed figure|the figure|nobody can|no promise|n[’']t a promise|promised before/i],
        never: [/we guarantee (?:that|100|a )/i],
        restsOn: '/qa/machine-vision#proving-zero-escapes',
      },
    ],
  },
  {
    id: 'a-contract-3',
    group: 'contract',
    turns: [
      {
        asks: 'Please state, in pounds, the limits of your professional indemnity and public liability cover.',
        wants: 'answer',
        says: [unpublished],
        never: [/£\s?\d+\s?(?:m\b|million)/i],
        restsOn: 'firm',
      },
      {
        asks: 'Likewise for ISO 27001 and Cyber Essentials Plus: certificate numbers and expiry dates.',
        wants: 'answer',
        says: [/no certificate|n[’']t claim|not claim|claim no/i],
        never: [/we(?: are|[’']re) certified/i],
        restsOn: '/qa/security#certificates',
      },
    ],
  },
  {
    id: 'a-prices-1',
    group: 'prices',
    turns: [
      {
        asks: '22 man shop in Keighley. whats the least i can spend wi you to find out if its a runner',
        wants: 'answer',
        says: [/free|costs nothing|first (?:step|visit|study)|half an hour|£\s?800/i],
        never: [/Made Smarter/i],
        restsOn: '/qa/cost#free-consultation',
      },
      {
        asks: 'and a day of an engineer after that, is that plus vat',
        wants: 'answer',
        says: [/£\s?800/, /VAT/i],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'a-prices-2',
    group: 'prices',
    turns: [
      {
        asks: 'do ye bill in euro? our books are in it',
        wants: 'answer',
        says: [/pounds?\b|sterling|GBP/i, /\beuros?\b/i],
        never: [/€\s?35/],
        restsOn: '/locations/ireland#euro',
      },
      {
        asks: 'grand, and is it Irish VAT goes on it',
        wants: 'answer',
        says: [/VAT/i, /where it applies|without VAT|order|adviser|ask/i],
        never: [/\b(?:20|23) ?%/],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'a-prices-3',
    group: 'prices',
    turns: [
      {
        asks: 'cost?',
        wants: 'answer',
        says: [/£\s?800|£\s?16,000/],
        restsOn: '/qa/cost#typical-project-cost',
      },
    ],
  },
  {
    id: 'a-hours-and-travel-1',
    group: 'hours and travel',
    turns: [
      {
        asks: 'can someone come out on nights, thats when it all goes wrong. depot in tilbury',
        wants: 'answer',
        says: [/nights? (?:are|is) possible|at night|round your shift|late shifts?/i],
        never: [/Lorry Control/i],
        restsOn: '/locations/london',
      },
      {
        asks: 'who pays the fares',
        wants: 'answer',
        says: [/order|agreed|listed separately/i, /travel|journey|fare|trip|nights/i],
        never: [/fares? (?:is|are) included/i],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'a-hours-and-travel-2',
    group: 'hours and travel',
    turns: [
      {
        asks: 'what days are ye on the phone',
        wants: 'answer',
        says: [/Monday to Friday|Mon(?:day)?\s?[–-]\s?Fri/i, /0?9[:.]00|\b9 ?am/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'a-hours-and-travel-3',
    group: 'hours and travel',
    turns: [
      {
        asks: 'we mill feed in Monaghan. how often would your man be over to us if we went ahead',
        wants: 'answer',
        says: [/two or three days a month|2[–-]3 days a month|full week at go-live/i],
        never: [/agency worker/i],
        restsOn: '/locations/london',
      },
    ],
  },
]
