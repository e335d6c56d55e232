import type { GoldenDialogue } from '../golden-dialogue.ts'

export const buyersClaims: GoldenDialogue[] = [
  {
    id: 'buyers-customers-1',
    group: 'customers and references',
    turns: [
      {
        asks: 'who else have u done this for, names pls not "a leading manufacturer"',
        wants: 'answer',
        says: [
          /logos?\b|not on this|don[’']t (?:name|publish)/i,
          /conversation|in your trade|\bspeak|\btalk (?:to|with)/i,
        ],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'anyone in dairy',
        wants: 'answer',
        says: [
          /in your trade|enquiry|don[’']t (?:name|publish)|n[’']t published|not on this|logos|conversation/i,
        ],
        never: [/herd|livestock|collars?\b|milk yield/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'would i get to ring them on my own or would you be sat listening',
        wants: 'answer',
        says: [/without us|not in the room|on your own|alone/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'whats the one thing to ask them',
        wants: 'answer',
        says: [/went wrong/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'buyers-customers-2',
    group: 'customers and references',
    turns: [
      {
        asks: 'The invitation to tender asks for three contracts of comparable value delivered in the last three years, with contact details of each authority. Can you supply these?',
        wants: 'answer',
        says: [
          /not on this website|publish(?:es)? no|no (?:customer[’']s )?(?:results?|case)|customers?[^.?]{0,60}n[’']t (?:name|publish)|conversation with/i,
        ],
        never: [/£10,000/i, /Pre-Acquisition/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'buyers-customers-3',
    group: 'customers and references',
    turns: [
      {
        asks: 'case studys',
        wants: 'answer',
        says: [/no results|no customer|mislead|don[’']t publish|not publish|n[’']t published|logos/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'buyers-customers-4',
    group: 'customers and references',
    turns: [
      {
        asks: 'what saving did Brackenholt Castings get out of you',
        wants: 'answer',
        says: [
          /no (?:customer[’']s )?results|don[’']t (?:know|publish)|not publish|n[’']t published|mislead|logos/i,
        ],
        never: [/Brackenholt[^.]*\d ?%/i, /\d ?%[^.]*Brackenholt/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'buyers-customers-5',
    group: 'customers and references',
    turns: [
      {
        asks: 'im a 12 man shop, logos mean nothing to me. how do i know ur any good before i hand over money',
        wants: 'answer',
        says: [/first step|marked|conversation|half an hour|in your trade/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'buyers-claims-1',
    group: 'claims and logos',
    turns: [
      {
        asks: '4.9 from 150 reviews. reviews where?? cant find u on trustpilot',
        wants: 'answer',
        says: [/own count/i, /n[’']t published|not published|don[’']t publish/i],
        restsOn: '/about-us',
      },
      {
        asks: 'send me three of the 150 then',
        wants: 'answer',
        says: [
          /n[’']t published|not published|don[’']t publish|\bask (?:us|for|during|about|a|an)\b|conversation/i,
        ],
        never: [/300 (?:parts|pictures)/i, /escape/i],
        restsOn: '/about-us',
      },
    ],
  },
  {
    id: 'buyers-claims-2',
    group: 'claims and logos',
    turns: [
      {
        asks: 'Your homepage says 40% efficiency gains. Source? Sample size?',
        wants: 'answer',
        says: [/\baim/i, /no study|not an average|(?:isn[’']t|no|not) a? ?promise/i],
        never: [/published accuracy/i, /sensitivity/i],
        restsOn: '/qa/cost#forty-percent',
      },
      {
        asks: 'could we write the 40 into the contract as a target',
        wants: 'answer',
        says: [/figure|order|baseline/i, /promise|aim|hold us|pass mark|measured/i],
        never: [/guaranteed? (?:you )?(?:the )?40/i],
        restsOn: '/qa/cost#forty-percent',
      },
    ],
  },
  {
    id: 'buyers-claims-3',
    group: 'claims and logos',
    turns: [
      {
        asks: 'is the 24hr thing incl weekends',
        wants: 'answer',
        says: [/working days?|Monday to Friday/i],
        restsOn: '/about-us',
      },
      {
        asks: 'and what do i get if ye miss it',
        wants: 'answer',
        says: [/apolog|no claim/i],
        restsOn: '/terms-of-service#forms-and-tools',
      },
    ],
  },
  {
    id: 'buyers-claims-4',
    group: 'claims and logos',
    turns: [
      {
        asks: 'the logos on ur front page, are they paying customers',
        wants: 'answer',
        says: [
          /logos?\b|brands/i,
          /n[’']t publish|not publish|n[’']t published|no results|not on this|conversation|\bask (?:us|for|during|about|a|an)\b/i,
        ],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'buyers-claims-5',
    group: 'claims and logos',
    turns: [
      {
        asks: 'u keep saying "typically 60 to 90% fewer" escapes. in whose plant',
        wants: 'answer',
        says: [
          /of (?:the|this|its|that|such) (?:kind|systems?)/i,
          /one customer|no customer|not (?:a|one) (?:customer|plant)|nobody[’']s/i,
        ],
        restsOn: '/terms-of-service#information',
      },
    ],
  },
  {
    id: 'buyers-claims-6',
    group: 'claims and logos',
    turns: [
      {
        asks: 'How would you satisfy an auditor that the saving came from your system and not from a quiet summer?',
        wants: 'answer',
        says: [
          /before|baseline/i,
          /last year|same weeks|six to eight weeks|one of four lines|every tenth|without the system/i,
        ],
        restsOn: '/about-us',
      },
    ],
  },
]
