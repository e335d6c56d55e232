import type { GoldenDialogue } from '../golden-dialogue.ts'

/** As any honest reply would say that something isn't on the site. */
const unpublished =
  /(?:n[’']t|not|never) (?:yet )?(?:been )?(?:publish|given|stated|printed|listed|named?|on (?:this|our) (?:web)?site)|ask us|on request|in writing|(?:don[’']t|can[’']t) (?:know|say|tell|have)/i

/** The firm; people and size; customers and references; contract; this chat; claims and logos. */
export const b1: GoldenDialogue[] = [
  {
    id: 'b-firm-1',
    group: 'firm',
    turns: [
      {
        asks: 'Good afternoon. Kindly confirm the full registered name of the contracting entity and the postal address at which notices may be served.',
        wants: 'answer',
        says: [/Tidewright Consulting Ltd/i, /Example Quay|E14 0AA/i],
        restsOn: '/terms-of-service#who-we-are',
      },
      {
        asks: 'Together with its company number, VAT registration and the names of the directors.',
        wants: 'answer',
        says: [
          unpublished,
          /registration|company number/i,
          /\bVAT\b|none of/i,
          /directors?|\bruns\b|none of/i,
        ],
        never: [/VAT is added|without VAT|£\s?\d/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'b-firm-2',
    group: 'firm',
    turns: [
      {
        asks: 'where r u based, can i call in and see some kit',
        wants: 'answer',
        says: [
          /London|Example Quay|E14/i,
          /appointment|come to (?:you|yours|your site)|your site|visits? to us/i,
        ],
        restsOn: '/locations/london',
      },
      {
        asks: 'is there parking',
        wants: 'answer',
        says: [unpublished],
        never: [/no left turn|loading bay|kerb/i, /parking is|there is (?:free |a )?(?:parking|car park)/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'b-people-1',
    group: 'people and size',
    turns: [
      {
        asks: 'Putting together a comparison of four suppliers for a client. Headcount please, and how many are permanent as opposed to associates',
        wants: 'answer',
        says: [unpublished, /people work|\bshare\b|headcount|employ|staff|payroll/i],
        never: [/fourteen|three to five/i, /\b\d{2,4} (?:engineers|people|staff|employees|consultants)\b/i],
        restsOn: 'firm',
      },
      {
        asks: 'OK. How do you decide that one of them is any good then',
        wants: 'answer',
        says: [
          /code review|three tests|review/i,
          /interview|two seniors|past problem|untidy data|real data/i,
        ],
        restsOn: '/qa/team-augmentation#how-engineers-are-vetted',
      },
    ],
  },
  {
    id: 'b-people-2',
    group: 'people and size',
    turns: [
      {
        asks: 'whos the ceo n who founded it, need it 4 a spreadsheet my manager wants by 5 lol',
        wants: 'answer',
        says: [unpublished, /found(?:ed|er)|either/i],
        never: [
          /half of (?:our|your) process|formula that encodes/i,
          /(?:CEO|founder|founded by|director) (?:is|was) [A-Z]/,
        ],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'b-customers-1',
    group: 'customers and references',
    turns: [
      {
        asks: 'We build carton erectors. Have you worked with another machine builder, and could I ring them?',
        wants: 'answer',
        says: [
          /not on this website|customers?[^.?]{0,60}n[’']t (?:name|publish)|publish no|no customer|unnamed|beyond the logos/i,
          /conversation|speak|talk to|reference/i,
        ],
        never: [/data is theirs|Data Act/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'would one of yours be listening in',
        wants: 'answer',
        says: [
          /without us|not (?:be )?in the room|\bno\b.{0,40}(?:us|join|attend|listen)|on your own|alone/i,
        ],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'b-customers-2',
    group: 'customers and references',
    turns: [
      {
        asks: 'which of the big grocers have ur shelf cameras in already',
        wants: 'answer',
        says: [/(?:don[’']t|not|can[’']t).{0,40}(?:name|publish|website|site)|logos|reference|ask us/i],
        never: [/Tesco|Sainsbury|Asda|Dunnes|Walmart|Aldi/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'b-contract-1',
    group: 'contract',
    turns: [
      {
        asks: 'We act for a purchaser established in Ireland. By which law would the order be governed, and is our election of another acceptable?',
        wants: 'answer',
        says: [/English law|law of England/i, /Irish law/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
      {
        asks: 'And is liability capped? If so, in what sum?',
        wants: 'answer',
        says: [/limit|cap/i, /order|publish|ask|not stated/i],
        never: [/£\s?\d|€\s?\d|\b\d+ ?million\b/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
      {
        asks: 'For how long does the duty of confidence continue after completion?',
        wants: 'answer',
        says: [/five years|5 years/i],
        never: [/24 months|90 days|three years/i],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'b-contract-2',
    group: 'contract',
    turns: [
      {
        asks: "right I had a crowd in three years ago on one of these AI jobs and we signed for the whole lot up front and it went nowhere and I'm still paying for it so before I go any further if I sign up with yourselves and I don't like what I see after the first bit am I tied in or can I walk",
        wants: 'answer',
        says: [/\bstep/i, /\bstop|may end|decision (?:of|is) yours/i],
        never: [/can[’']t stop|tied in until/i],
        restsOn: '/qa/cost#fixed-price',
      },
      {
        asks: 'and the software that was wrote up to then who has that',
        wants: 'answer',
        says: [/yours|you (?:do|own|keep)|assigned to you|belongs? to you|keep what/i],
        never: [/licen[cs]e (?:fee|key) (?:is|must|has)/i],
        restsOn: '/qa/data#data-ownership',
      },
    ],
  },
  {
    id: 'b-chat-1',
    group: 'this chat',
    turns: [
      {
        asks: 'before i type anything. am i talking to a human being here or a computer',
        wants: 'answer',
        says: [
          /assistant|automat|not a (?:person|human)|no (?:person|human)|a (?:program|computer|bot)\b|own pages|language model/i,
        ],
        never: [/I am a (?:person|human)|a real person is typing/i, /clinician|Article 22/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      {
        asks: 'and who on your side gets to read it',
        wants: 'answer',
        says: [/staff|sales and administration|administration|signed[- ]in/i],
        never: [/named people in the order/i],
        restsOn: '/privacy-policy#who-sees-it',
      },
      {
        asks: 'kept how long',
        wants: 'answer',
        says: [/90 days|ninety days/i],
        never: [/14 days|twelve weeks/i],
        restsOn: '/privacy-policy#what-we-store',
      },
    ],
  },
  {
    id: 'b-claims-1',
    group: 'claims and logos',
    turns: [
      {
        asks: '4.9 from 150 reviews, it says on your front page. On which platform can I verify that?',
        wants: 'answer',
        says: [/own count|counted (?:it )?ourselves/i, /n[’']t published|not published|weigh/i],
        never: [/Trustpilot|Google reviews|Clutch/i],
        restsOn: '/about-us',
      },
      {
        asks: 'And the 40 percent, is there a study I can cite?',
        wants: 'answer',
        says: [/\baim\b|aim for/i, /no study|n[’']t a promise|not a promise|study behind/i],
        restsOn: '/qa/cost#forty-percent',
      },
    ],
  },
  {
    id: 'b-claims-2',
    group: 'claims and logos',
    on: '/',
    turns: [
      {
        asks: '"leading global brands that trust us" never heard of a single one of them logos. are they real customers of yours',
        wants: 'answer',
        says: [
          /not on this (?:web)?site|beyond the logos|n[’']t (?:name|publish)|not publish|conversation with/i,
        ],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
]
