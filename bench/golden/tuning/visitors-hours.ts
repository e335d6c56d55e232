import type { GoldenDialogue } from '../golden-dialogue.ts'

export const visitorsHours: GoldenDialogue[] = [
  {
    id: 'visitors-hours-1',
    group: 'hours and travel',
    turns: [
      {
        asks: 'whats ur opening hrs',
        wants: 'answer',
        says: [/(?:09[:.]00|\b9 ?(?:am)?)\s?(?:to|–|-|until)\s?(?:18[:.]00|6 ?pm)/i, /Monday|weekdays/i],
        never: [/24\/7|round the clock/i],
        restsOn: 'firm',
      },
      {
        asks: 'so nobody on a saturday then',
        wants: 'answer',
        says: [/Monday (?:to|–|-) Friday|Mon[–-]Fri|weekdays|weekend/i],
        never: [/open (?:on|at) (?:saturday|weekend)/i, /London Lorry/i],
        restsOn: 'firm',
      },
      {
        asks: 'right. if i send it friday nite when wud i hear back',
        wants: 'answer',
        says: [/working day|(?:on|by) Monday/i],
        never: [/within (?:one|an|1) hour/i],
        restsOn: '/qa/working-with-us#after-enquiry',
      },
    ],
  },
  {
    id: 'visitors-hours-2',
    group: 'hours and travel',
    turns: [
      {
        asks: "phone number please, can't be doing with these chat things",
        wants: 'answer',
        says: [/7946\s?0958/],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'visitors-hours-3',
    group: 'hours and travel',
    turns: [
      {
        asks: 'its a bank holiday here in Ireland monday but not in England i think. will ye be answering',
        wants: 'answer',
        says: [/bank holidays?/i, /Engl/i],
        never: [/Irish bank holidays? (?:excepted|too)/i],
        restsOn: '/qa/working-with-us#after-enquiry',
      },
    ],
  },
  {
    id: 'visitors-hours-4',
    group: 'hours and travel',
    turns: [
      {
        asks: 'meat plant just outside Clonmel. would ye come over to us at all or is it england only',
        wants: 'answer',
        says: [/Ireland|\bboth\b/i, /on[- ]site|come to|visit|ferry|flight|throughout/i],
        never: [/five-step|Karshan|PAYE/i],
        restsOn: '/qa/working-with-us#where-you-work',
      },
      {
        asks: 'how often would ye be here',
        wants: 'answer',
        says: [/(?:two or three|2[–-]3|two to three) days a month|two days[^.]{0,20}every second week/i],
        restsOn: '/locations/london',
      },
      {
        asks: 'and the flights, are they on top?',
        wants: 'answer',
        says: [/travel|journey|trips?|flight|expenses/i, /order|separate|agreed|on top|beside/i],
        never: [/(?:travel|flights?) (?:is|are) (?:free|included)/i],
        restsOn: '/locations/london',
      },
    ],
  },
  {
    id: 'visitors-hours-5',
    group: 'hours and travel',
    turns: [
      {
        asks: 'We have a second distribution centre in Lyon. Do your engineers also travel to France?',
        wants: 'answer',
        says: [/\bUK\b|United Kingdom/i, /Ireland/i],
        never: [/yes,? (?:we|our)[^.]{0,40}France/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'visitors-hours-6',
    group: 'hours and travel',
    turns: [
      {
        asks: 'cud this all be done remotely, dont want strangers wandering round the shop floor',
        wants: 'answer',
        says: [/remote/i, /on[- ]site|your site/i],
        never: [/(?:all|everything)[^.]{0,20}(?:is|be) done remotely/i],
        restsOn: '/qa/working-with-us#where-you-work',
      },
      {
        asks: 'n our data, does that have to leave the building',
        wants: 'answer',
        says: [
          /\bno[.,:;]|needn[’']t|need not|doesn[’']t have to|beside the machine|(?:machine|server) of yours|your (?:own )?(?:machine|server)/i,
        ],
        restsOn: '/qa/data#data-leaves-site',
      },
    ],
  },
  {
    id: 'visitors-hours-7',
    group: 'hours and travel',
    turns: [
      {
        asks: 'where are you based? could I just call in on thursday',
        wants: 'answer',
        says: [/Example Quay|London/i, /appointment/i],
        never: [/drop in any ?time|no appointment/i],
        restsOn: '/locations/london',
      },
    ],
  },
  {
    id: 'visitors-hours-8',
    group: 'hours and travel',
    turns: [
      {
        asks: 'we only run nights, 10pm til 6. will your people come out then or is it strictly office hrs',
        wants: 'answer',
        says: [/nights? (?:are|is) possible|night shifts?|round your shift|late shifts?|at night/i],
        never: [/(?:only|strictly)[^.]{0,30}18:00/i],
        restsOn: '/locations/london',
      },
    ],
  },
]
