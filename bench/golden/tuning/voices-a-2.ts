import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesA2: GoldenDialogue[] = [
  {
    id: 'voice-a-18',
    group: 'contract',
    turns: [
      {
        asks: 'how do we get out of it if we change our minds halfway through',
        wants: 'answer',
        says: [/end of (?:each|any) step|you (?:can|may) stop/i],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'voice-a-19',
    group: 'contract',
    turns: [
      {
        asks: 'Would you accept the NHS standard terms and conditions or do you insist on your own paper',
        wants: 'answer',
        says: [/read and mark|purchasing terms/i],
        restsOn: '/qa/working-with-us#contract-basics',
      },
      {
        asks: 'are you on G-Cloud or any framework',
        wants: 'answer',
        says: [
          /n[’']t (?:been )?(?:publish|state|disclose|say|give|name)|not (?:been )?(?:publish|state|disclose|on (?:our|these) pages|on this website)|nothing .{0,40}publish|\bno .{0,40}(?:is|are) published|unpublished/i,
        ],
        never: [/frame agreement/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-20',
    group: 'contract',
    turns: [
      {
        asks: 'data processing agreement - yours or ours?',
        wants: 'answer',
        says: [/Article 28|data processing agreement|processor/i],
        restsOn: '/terms-of-service#orders',
      },
      {
        asks: 'and where is the data held. needs to be UK only',
        wants: 'answer',
        says: [
          /machine (?:that )?the order names|your (?:own )?(?:systems|servers?|environment|accounts|machines?|hardware|tenancy)|on site|stays|agree on region|people and (?:the )?places|United Kingdom|\bUK\b/i,
        ],
        restsOn: '/qa/security#who-has-access',
      },
    ],
  },
  {
    id: 'voice-a-21',
    group: 'price',
    turns: [{ asks: 'how much', wants: 'answer', says: [/£800|£10,?000/], restsOn: '/qa/cost#day-rate' }],
  },
  {
    id: 'voice-a-22',
    group: 'price',
    turns: [
      {
        asks: 'ballpark for a camera on one packing line checking labels?? not asking for a quote just an order of magnitude so i can see if its even worth a meeting',
        wants: 'answer',
        says: [/£10,?000/],
        restsOn: '/solutions/machine-vision#price',
      },
      {
        asks: 'does that include the camera',
        wants: 'answer',
        says: [/apart|at cost|separate|exclud\w+ hardware|n[’']t include|not include|line by line/i],
        never: [/^yes/i],
        restsOn: '/qa/machine-vision#vision-cost',
      },
      {
        asks: 'and how long before its running',
        wants: 'answer',
        says: [/weeks|months/i, /16|12|13/],
        restsOn: '/solutions/machine-vision#steps',
      },
    ],
  },
  {
    id: 'voice-a-23',
    group: 'price',
    turns: [
      {
        asks: 'whats the smallest thing i can buy off you',
        wants: 'answer',
        says: [/no smallest|n[’']t publish|not publish|£800|half an hour/i],
        never: [/smallest defect|three (?:to four )?pixels/i],
        restsOn: '/qa/cost#day-rate',
      },
    ],
  },
  {
    id: 'voice-a-24',
    group: 'price',
    turns: [
      {
        asks: 'do u invoice in euro',
        wants: 'answer',
        says: [/pounds|sterling/i, /\beuros?\b/i],
        never: [/^yes/i],
        restsOn: '/locations/ireland#euro',
      },
      {
        asks: 'vat on that if were in cork?',
        wants: 'answer',
        says: [/without VAT|VAT is added|VAT/, /n[’']t publish|not publish|confirm|where it applies/i],
        never: [/\b(?:20|23) ?%/],
        restsOn: '/terms-of-service#orders',
      },
    ],
  },
  {
    id: 'voice-a-25',
    group: 'price',
    turns: [
      {
        asks: "So I've sat through four of these AI pitches this year and every single one went quiet when I asked for a number. What does a project cost, start to finish, and what happens to that number when it inevitably overruns?",
        wants: 'answer',
        says: [/£10,?000|£800/, /\bcap\b|fixed price|range for each step|each step/i],
        restsOn: '/qa/cost#typical-project-cost',
      },
    ],
  },
  {
    id: 'voice-a-26',
    group: 'price',
    turns: [
      { asks: 'day rate', wants: 'answer', says: [/£800/, /£1,?500/], restsOn: '/qa/cost#day-rate' },
      {
        asks: 'any discount for charity',
        wants: 'answer',
        says: [
          /n[’']t (?:been )?(?:publish|state|disclose|say|give|name)|not (?:been )?(?:publish|state|disclose|on (?:our|these) pages|on this website)|nothing .{0,40}publish|\bno .{0,40}(?:is|are) published|unpublished/i,
        ],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-27',
    group: 'price',
    turns: [
      {
        asks: 'payment terms? we pay 60 days end of month',
        wants: 'answer',
        says: [
          /n[’']t (?:been )?(?:publish|state|disclose|say|give|name)|not (?:been )?(?:publish|state|disclose|on (?:our|these) pages|on this website)|nothing .{0,40}publish|\bno .{0,40}(?:is|are) published|unpublished/i,
        ],
        never: [/30 days|60 days (?:is|are) fine/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-28',
    group: 'price',
    turns: [
      {
        asks: "what's it cost to keep running every year after you've gone",
        wants: 'answer',
        says: [/15\D{1,5}20/],
        restsOn: '/qa/cost#running-costs',
      },
      {
        asks: 'who looks after it at 3am',
        wants: 'answer',
        says: [/somebody of yours|your (?:own )?people|support order|bypass|n[’']t publish|not publish/i],
        restsOn: '/qa/after-go-live#who-looks-after-it',
      },
    ],
  },
  {
    id: 'voice-a-29',
    group: 'price',
    turns: [
      {
        asks: 'is the first call free or is there a catch',
        wants: 'answer',
        says: [/free|costs nothing|no charge/i],
        restsOn: '/qa/cost#free-consultation',
      },
      {
        asks: 'how long is it',
        wants: 'answer',
        says: [/half an hour|half-hour|30 min/i],
        never: [/3.12 months/],
        restsOn: '/qa/cost#free-consultation',
      },
    ],
  },
  {
    id: 'voice-a-30',
    group: 'price',
    turns: [
      {
        asks: 'what would predictive maintenance on 12 pumps set us back',
        wants: 'answer',
        says: [/£800/],
        never: [/(?<!vision.{0,80})£10,?000/i],
        restsOn: '/solutions/predictive-maintenance-intelligence#price',
      },
      {
        asks: 'and in Ireland?',
        wants: 'answer',
        says: [/n[’']t publish|not publish|pounds|sterling|\beuros?\b|same rate/i],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-a-31',
    group: 'place',
    turns: [
      {
        asks: 'do ye come out to cork or is it all over zoom',
        wants: 'answer',
        says: [/flight|ferry|two or three days|on site|we come|come to/i],
        restsOn: '/locations/london',
      },
      {
        asks: 'who pays the flights',
        wants: 'answer',
        says: [/order/i],
        never: [/included in the (?:day )?rate/i],
        restsOn: '/locations/london',
      },
    ],
  },
  {
    id: 'voice-a-32',
    group: 'place',
    turns: [
      {
        asks: 'can everything be done remote we have no desks',
        wants: 'answer',
        says: [/on (?:your )?site/i, /remote/i],
        restsOn: '/qa/working-with-us#where-you-work',
      },
    ],
  },
  {
    id: 'voice-a-33',
    group: 'place',
    turns: [
      {
        asks: "we've a plant in Rotterdam as well, would you cover that",
        wants: 'answer',
        says: [/n[’']t publish|not publish|ask/i, /United Kingdom|\bUK\b|Ireland/i],
        never: [/^yes/i],
        restsOn: '/qa/working-with-us#where-you-work',
      },
    ],
  },
  {
    id: 'voice-a-34',
    group: 'start',
    turns: [
      {
        asks: 'how soon cud ye start, we have a shutdown in 5 wks and id love to get sensors on while the line is down',
        wants: 'answer',
        says: [/two to four weeks|within two weeks|2\D{1,4}4 weeks|weekend shift/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
    ],
  },
]
