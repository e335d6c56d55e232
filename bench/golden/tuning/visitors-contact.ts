import type { GoldenDialogue } from '../golden-dialogue.ts'

export const visitorsBooking: GoldenDialogue[] = [
  {
    id: 'visitors-booking-1',
    group: 'booking',
    turns: [
      {
        asks: 'can i book a call for tmrw 10am',
        wants: 'details',
        says: [/call|ring|half an hour|consultation/i],
        never: [/(?:booked|confirmed)[^.]{0,20}(?:tomorrow|10)/i],
        restsOn: 'firm',
      },
      {
        asks: 'its free yeah?',
        wants: 'answer',
        says: [/\bfree\b|costs? (?:you )?nothing|no charge/i],
        restsOn: '/qa/cost#free-consultation',
      },
      {
        asks: 'and whos on the other end, a salesman?',
        wants: 'answer',
        says: [/engineer/i],
        restsOn: '/qa/cost#free-consultation',
      },
    ],
  },
  {
    id: 'visitors-booking-2',
    group: 'booking',
    turns: [
      {
        asks: 'want somebody to come and watch our packing line for a bit. how do i arrange that and is there a charge',
        wants: 'answer',
        says: [/half a day|visit/i, /agreed before|before we come|whether[^.]{0,30}charged/i],
        never: [/visit (?:is|costs) (?:free|nothing)/i],
        restsOn: '/qa/working-with-us#first-visit',
      },
      {
        asks: 'anything we should have ready',
        wants: 'answer',
        says: [/host|shoes|permission|no preparation/i],
        restsOn: '/qa/working-with-us#first-visit',
      },
    ],
  },
  {
    id: 'visitors-booking-3',
    group: 'booking',
    turns: [
      {
        asks: "I've a call with one of your engineers on Wednesday at 2 and need to push it to Friday",
        wants: 'details',
        says: [/write to|or call|hello@|7946|colleague/i],
        never: [/(?:I[’']ve|have|has been) (?:moved|rescheduled|changed)/i],
        restsOn: 'firm',
      },
    ],
  },
]

export const visitorsDetails: GoldenDialogue[] = [
  {
    id: 'visitors-details-1',
    group: 'details',
    turns: [
      {
        asks: 'Siobhan Kelly, Ballymount Cold Store, siobhan@ballymountcold.example, 020 912 3456. can someone ring me about dock scheduling',
        wants: 'details',
        says: [/Siobhan/i, /Ballymount Cold/i, /siobhan@ballymountcold\.example/i],
        never: [
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
          /(?:which|what)(?:[’']s| is)? (?:your )?company|your company\?/i,
        ],
      },
    ],
  },
  {
    id: 'visitors-details-2',
    group: 'details',
    turns: [
      {
        asks: '07700 900318 dave at hendry tools ltd dave@hendrytools.example',
        wants: 'details',
        says: [/\bDave\b/i, /Hendry Tools/i, /dave@hendrytools\.example/i],
        never: [
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
          /(?:which|what)(?:[’']s| is)? (?:your )?company|your company\?/i,
        ],
      },
      {
        asks: 'sorry thats wrong its dave.h@hendrytools.example',
        wants: 'details',
        says: [/dave\.h@hendrytools\.example/i],
        never: [
          /\bdave@hendrytools/i,
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
        ],
      },
      {
        asks: 'and ring after 3, not before',
        wants: 'details',
        says: [/\b3\b|three|15[:.]00|afternoon|noted?\b|pass/i],
        never: [
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
        ],
      },
    ],
  },
  {
    id: 'visitors-details-3',
    group: 'details',
    turns: [
      {
        asks: 'call me back',
        wants: 'details',
        says: [/name|e-?mail|number|company|reach you/i],
        never: [/thank(?:s| you),? (?:we|an engineer)[^.]{0,20}will (?:ring|call)/i],
      },
      {
        asks: 'Tomasz Wilk',
        wants: 'details',
        says: [/Tomasz|Wilk/i, /mail|company|phone|number/i],
        never: [/what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i],
      },
      {
        asks: 't.wilk@northgatehaulage.example northgate haulage',
        wants: 'details',
        says: [/t\.wilk@northgatehaulage\.example/i, /Northgate/i],
        never: [
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
          /(?:which|what)(?:[’']s| is)? (?:your )?company|your company\?/i,
        ],
      },
      {
        asks: 'no phone thanks, email only',
        wants: 'details',
        says: [/mail/i],
        never: [
          /what(?:[’']s| is) your (?:phone|number)|your (?:phone )?number\?/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
        ],
      },
    ],
  },
  {
    id: 'visitors-details-4',
    group: 'details',
    turns: [
      {
        asks: "hi I'm Priya Nair from Harlow Sands, priya.nair@harlow.example",
        wants: 'details',
        says: [/Priya/i, /priya\.nair@harlow\.example/i, /Harlow/i],
        never: [
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
          /what(?:[’']s| is) your e-?mail|your e-?mail(?: address)?\?|(?:need|tell me|give me) your e-?mail/i,
          /(?:which|what)(?:[’']s| is)? (?:your )?company|your company\?/i,
        ],
      },
      {
        asks: '*Harlow & Sons, bloody autocorrect',
        wants: 'details',
        says: [/Harlow (?:&|&amp;|and) Sons/i],
        never: [
          /Harlow Sands/i,
          /what(?:[’']s| is) your name|your name\?|(?:need|tell me|give me) your name/i,
        ],
      },
    ],
  },
  {
    id: 'visitors-details-5',
    group: 'details',
    turns: [
      {
        asks: 'what happens to my number after ive given it to ye',
        wants: 'answer',
        says: [/24 months|two years|answer (?:you|your)|not sold|nothing is sold|don[’']t sell|never sold/i],
        restsOn: '/privacy-policy',
      },
      {
        asks: 'and if i want it all wiped',
        wants: 'answer',
        says: [/delet|eras/i, /request|month|hello@|form/i],
        never: [/export(?:ed)? in open formats/i],
        restsOn: '/privacy-request',
      },
    ],
  },
]
