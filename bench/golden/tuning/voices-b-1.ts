import type { GoldenDialogue } from '../golden-dialogue.ts'

export const voicesB1: GoldenDialogue[] = [
  {
    id: 'voice-b-1',
    group: 'firm',
    turns: [
      { asks: 'wher r u based', wants: 'answer', says: [/London/i], restsOn: 'firm' },
      {
        asks: 'and how many of u r there',
        wants: 'answer',
        says: [
          /(?:n[’']t|not|never|nothing(?: \w+)?)(?: (?:yet|been|stated|or|anywhere))* (?:publish(?:ed)?|stated?|given?)|nothing (?:is|about (?:it|that) is) published|(?:don|doesn)[’']t (?:say|state|give)\b/i,
        ],
        never: [/\b\d+ (?:people|engineers|employees|staff|of us)\b/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-2',
    group: 'firm',
    turns: [
      {
        asks: 'wot time u open',
        wants: 'answer',
        says: [/\b0?9(?:[:.]00| ?am)/i],
        never: [/24 hours a day/i],
        restsOn: 'firm',
      },
      {
        asks: 'sat?',
        wants: 'answer',
        says: [/Monday to Friday|Mon\w*.{1,4}Fri|not .{0,20}weekend|\bno\b/i],
        never: [/open on saturday/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'voice-b-3',
    group: 'firm',
    turns: [{ asks: 'can i ring some1', wants: 'answer', says: [/7946 ?0958/], restsOn: 'firm' }],
  },
  {
    id: 'voice-b-4',
    group: 'solutions-vision',
    turns: [
      {
        asks: 'we keep loadin wrong pallets on wrong lorrys can a camera spot it b4 it goes out the door',
        wants: 'answer',
        says: [/label|machine vision|visual intelligence|\breads?\b/i],
        never: [/near.?miss/i],
        restsOn: '/solutions/machine-vision#what',
      },
      {
        asks: 'how long wud that take to set up',
        wants: 'answer',
        says: [/16 to 36|13 to 20|3 ?(?:–|-|to) ?12 months/i],
        restsOn: '/solutions/machine-vision#steps',
      },
    ],
  },
  {
    id: 'voice-b-5',
    group: 'safety',
    turns: [
      {
        asks: 'forklifts nearly hittin ppl at the dock doors every wk, do u do sumthing 4 that',
        wants: 'answer',
        says: [/near.?miss|zone|crossing|safety surveillance/i],
        never: [/loading bay arrival|arrival forecast/i],
        restsOn: '/usecases/forklift-pedestrian-safety',
      },
      {
        asks: 'does it film faces tho',
        wants: 'answer',
        says: [
          /blur|no faces|never (?:who|which|stored)|not? (?:recognise|store)|faces? (?:are|is) (?:never|not)|\bno\b/i,
        ],
        never: [/^\s*yes/i],
        restsOn: '/solutions/smart-safety-surveillance#what',
      },
    ],
  },
  {
    id: 'voice-b-6',
    group: 'feasibility',
    turns: [
      {
        asks: 'can it read labels on shrink wrapd pallets at night, lights r bad in ere',
        wants: 'answer',
        says: [/light|polaris|glare|reflect/i],
        restsOn: '/qa/machine-vision#lighting',
      },
    ],
  },
  {
    id: 'voice-b-7',
    group: 'chat-data',
    turns: [
      {
        asks: 'r u a real person',
        wants: 'answer',
        says: [/\bbot\b|assistant|automated|program|not a person/i],
        never: [/yes,? i am|i am a person|i[’']m a person/i],
        restsOn: '/privacy-policy#what-we-store',
      },
      {
        asks: 'wher does wot i type go',
        wants: 'answer',
        says: [/stor|kept|90 days|staff|processor/i],
        restsOn: '/privacy-policy#what-we-store',
      },
    ],
  },
  {
    id: 'voice-b-8',
    group: 'off-topic',
    turns: [
      {
        asks: 'u hiring?? forklift licence 12 yrs',
        wants: 'answer',
        says: [
          /(?:n[’']t|not|never|nothing(?: \w+)?)(?: (?:yet|been|stated|or|anywhere))* (?:publish(?:ed)?|stated?|given?)|nothing (?:is|about (?:it|that) is) published|(?:don|doesn)[’']t (?:say|state|give)\b/i,
        ],
        never: [/near.?miss|by the day/i],
        restsOn: 'firm',
      },
    ],
  },
  { id: 'voice-b-9', group: 'courtesy', turns: [{ asks: 'alrite m8', wants: 'courtesy' }] },
  {
    id: 'voice-b-10',
    group: 'details',
    turns: [
      {
        asks: 'my boss wants a call, its Dean 07700 900412',
        wants: 'details',
        says: [/e-?mail/i, /07700 ?900412/],
        restsOn: '/contact',
      },
    ],
  },
  {
    id: 'voice-b-11',
    group: 'quality-spc',
    turns: [
      {
        asks: 'we run X-bar and R charts in excel for fill weights, 14 lines, and by the time anyone looks at the chart the pallets are in the cold store. is SPC something you actually do or is it all cameras',
        wants: 'answer',
        says: [/statistical process control|\bSPC\b|control chart|quality insight/i],
        restsOn: '/solutions/quality-insight-automation#what',
      },
      {
        asks: 'what rules do you use for out of control, western electric? nelson?',
        wants: 'answer',
        says: [/Western Electric|four rules|beyond three sigma|one side of the centre/i],
        restsOn: '/solutions/quality-insight-automation#faq',
      },
      {
        asks: 'what does that cost',
        wants: 'answer',
        says: [/£?\s?800|4,?000|20 to 50/i],
        never: [/£?10,?000/],
        restsOn: '/solutions/quality-insight-automation#price',
      },
    ],
  },
  {
    id: 'voice-b-12',
    group: 'visual-inspection',
    turns: [
      {
        asks: 'foreign bodies - bone in chicken fillet. would a camera replace our x-ray',
        wants: 'answer',
        says: [/x-?ray|under the surface|inside/i],
        never: [/^\s*yes/i, /no warning/i],
        restsOn: '/solutions/machine-vision#not-for',
      },
      {
        asks: 'so what would it be good for on a food line then',
        wants: 'answer',
        says: [/pack|label|bottle|surface|mark|steady rate|print|2,?000 parts/i],
        restsOn: '/solutions/machine-vision#what',
      },
    ],
  },
  {
    id: 'voice-b-13',
    group: 'visual-inspection',
    turns: [
      {
        asks: 'Seal integrity on MAP trays, 110 a minute, we get about 1 in 4000 leakers and the retailer hammers us for it. Can that be seen by camera or not, honest answer please',
        wants: 'answer',
        says: [/leak test|optics trial|under the surface|second,? independent|be (?:seen|proven)/i],
        never: [/guarantee that no|100 % detection is/i, /^\s*yes, always/i],
        restsOn: '/qa/machine-vision#proving-zero-escapes',
      },
      {
        asks: 'how many bad examples would you need off us',
        wants: 'answer',
        says: [/\b30\b|thirty|100 to 300|\b300\b/i],
        restsOn: '/solutions/machine-vision#inputs',
      },
    ],
  },
  {
    id: 'voice-b-14',
    group: 'regulation',
    turns: [
      {
        asks: 'does an AI inspection system have to go in our HACCP plan as a CCP?',
        wants: 'answer',
        says: [
          /don[’']t know|do not know|(?:n[’']t|not|nothing) (?:is )?publish|not able|(?:can[’']t|cannot|couldn[’']t) (?:say|answer|tell|find)|(?:don[’']t|doesn[’']t|do not) (?:say|cover|mention)/i,
        ],
        never: [/\b(?:must|has to) (?:go|be) .{0,25}(?:HACCP|CCP)/i, /high-risk/i],
      },
    ],
  },
  {
    id: 'voice-b-15',
    group: 'customers',
    turns: [
      {
        asks: 'have you done this in a BRCGS site before',
        wants: 'answer',
        says: [
          /publish|conversation|in your trade|n[’']t (?:name|know)/i,
          /BRCGS|customers?|in your trade|\bresults?\b|this website|\bcases?\b/i,
        ],
        never: [/\byes, (?:we|many)/i],
        restsOn: '/qa/working-with-us#references',
      },
      {
        asks: 'any names?',
        wants: 'answer',
        says: [/publish|conversation|in your trade|logo|not on this website/i],
        restsOn: '/qa/working-with-us#references',
      },
    ],
  },
  {
    id: 'voice-b-16',
    group: 'feasibility',
    turns: [
      {
        asks: 'wet floor, caustic washdown every night, 4 degrees. do your cameras survive',
        wants: 'answer',
        says: [/wash-?down|housing/i],
        never: [/near.?miss/i],
        restsOn: '/solutions/machine-vision#steps',
      },
    ],
  },
  {
    id: 'voice-b-17',
    group: 'definitions',
    turns: [
      {
        asks: 'difference between cpk and ppk',
        wants: 'answer',
        says: [/Ppk/i, /whole spread|all readings|overall|moves|three sigma/i],
        restsOn: '/demo/quality-insight-automation',
      },
    ],
  },
]
