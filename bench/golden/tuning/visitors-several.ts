import type { GoldenDialogue } from '../golden-dialogue.ts'

export const visitorsSeveral: GoldenDialogue[] = [
  {
    id: 'visitors-several-1',
    group: 'several at once',
    turns: [
      {
        asks: 'how much, how long, and do you come to dublin',
        wants: 'answer',
        says: [
          /£\s?(?:800|10,000)/,
          /(?:3|three)\s?(?:–|-|to)\s?(?:12|twelve) months/i,
          /Ireland|Dublin|\bboth\b[\s\S]*(?:flight|ferry)/i,
        ],
        restsOn: '/qa/cost#typical-project-cost',
      },
    ],
  },
  {
    id: 'visitors-several-2',
    group: 'several at once',
    turns: [
      {
        asks: 'whats ur day rate n cud u start monday n is it inside ir35',
        wants: 'answer',
        says: [
          /£\s?800/,
          /(?:two to four|one to three|2[–-]4|1[–-]3) weeks/i,
          /payroll|determination|how the person is engaged|engaged/i,
        ],
        restsOn: '/qa/team-augmentation#ir35-our-engineers',
      },
    ],
  },
  {
    id: 'visitors-several-3',
    group: 'several at once',
    turns: [
      {
        asks: 'what time are ye open til, is the first chat free, and who owns the code at the end',
        wants: 'answer',
        says: [/18[:.]00|6 ?pm/i, /\bfree\b|costs? nothing/i, /assigned|yours|you do|belongs? to you/i],
        restsOn: '/qa/data#data-ownership',
      },
    ],
  },
  {
    id: 'visitors-several-4',
    group: 'several at once',
    turns: [
      {
        asks: 'ISO 27001? how many staff? PI cover of at least £5m?',
        wants: 'answer',
        says: [
          /no certificate|don[’']t publish|not publish|haven[’']t published|\bask (?:us|for)|on request|in writing/i,
        ],
        never: [/we (?:are|hold) (?:ISO|certified)/i, /£\s?5\s?(?:m|million)/i],
        restsOn: 'firm',
      },
      {
        asks: 'well can you at least fill in our supplier questionnaire',
        wants: 'answer',
        says: [/questionnaire/i, /fill|complete|\byes\b/i],
        restsOn: '/qa/security#certificates',
      },
    ],
  },
  {
    id: 'visitors-several-5',
    group: 'several at once',
    turns: [
      {
        asks: "we're 3 founders, pre seed, basically no data yet, want a chatbot over our docs. too early for you? would you work for equity?",
        wants: 'answer',
        says: [/equity|shares instead|paid in shares/i, /documents|sources|repetition|25 people/i],
        restsOn: '/usecases/enterprise-knowledge-chatbot',
      },
    ],
  },
  {
    id: 'visitors-several-6',
    group: 'several at once',
    turns: [
      {
        asks: "Dear Sir/Madam,\n\nI look after transport for a builders merchant with 9 depots. Head office has asked me for a figure for AI route planning before Friday's board. Two things: what do your engineers charge per day, and how many km would we realistically save?\n\nKind regards,\nAlan Petrie",
        wants: 'answer',
        says: [/£\s?800/, /5\s?(?:to|–|-)\s?12\s?%/],
        never: [/40\s?%/],
        restsOn: '/usecases/delivery-route-planning',
      },
    ],
  },
  {
    id: 'visitors-several-7',
    group: 'several at once',
    turns: [
      {
        asks: 'Aoife Byrne here, aoife@millviewdairy.example, Millview Dairy. do ye work in ireland and whats the day rate',
        wants: 'details',
        says: [/aoife@millviewdairy\.example|Aoife/i, /Ireland|\bboth\b[\s\S]*(?:flight|ferry)/i, /£\s?800/],
        never: [
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
          /(?:which|what)(?:[’']s| is)? (?:your )?company|your company\?/i,
        ],
        restsOn: '/qa/working-with-us#where-you-work',
      },
      {
        asks: 'and how long till we would see anything',
        wants: 'answer',
        says: [/five weeks|5 weeks|weeks? (?:2|two) (?:to|–|-) (?:5|five)/i],
        never: [
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
        ],
        restsOn: '/qa/timelines#first-result',
      },
    ],
  },
]
