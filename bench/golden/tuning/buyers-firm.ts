import type { GoldenDialogue } from '../golden-dialogue.ts'
import { notPublished } from '../not-published.ts'

export const buyersFirm: GoldenDialogue[] = [
  {
    id: 'buyers-firm-1',
    group: 'the firm',
    turns: [
      {
        asks: 'For our supplier onboarding form I require your full registered company name and the address to be used on contracts.',
        wants: 'answer',
        says: [/Tidewright Consulting Ltd/i, /1 Example Quay|E14 0AA/i],
        restsOn: 'firm',
      },
      {
        asks: 'Thank you. Company registration number and VAT number as well please.',
        wants: 'answer',
        says: [notPublished, /registration|company number/i, /\bVAT\b/],
        never: [/\b\d{8}\b/i, /\bGB ?\d{9}\b/i, /VAT is added where/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-firm-2',
    group: 'the firm',
    turns: [
      { asks: 'where abouts are ye based', wants: 'answer', says: [/London|E14/i], restsOn: 'firm' },
      {
        asks: "can i drop in to ye tuesday, i'm over for the day anyway",
        wants: 'answer',
        says: [/appointment/i],
        never: [/missed appointments?/i],
        restsOn: '/locations/london#address',
      },
      {
        asks: 'we are in ballymena tho. do ye travel that far',
        wants: 'answer',
        says: [/Northern Ireland|Ireland|United Kingdom|\bboth\b/i],
        never: [/only (?:in|within|around) London/i],
        restsOn: '/qa/working-with-us#where-you-work',
      },
      {
        asks: 'how often would someone actually be here',
        wants: 'answer',
        says: [/two or three days|two days|2.{0,4}3 days/i],
        restsOn: '/locations/london#travel',
      },
    ],
  },
  {
    id: 'buyers-firm-3',
    group: 'the firm',
    turns: [
      {
        asks: 'phone no? and r u there saturdays',
        wants: 'answer',
        says: [/7946 ?0958/i, /Mon(?:day)?.{0,8}Fri|weekdays/i],
        never: [/open on Saturdays?/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-firm-4',
    group: 'the firm',
    turns: [
      {
        asks: 'How long have you been trading and who are the shareholders? Asking before this goes to our board.',
        wants: 'answer',
        says: [notPublished],
        never: [
          /(?:founded|established|started|trading) (?:in|since) (?:19|20)\d\d/i,
          /IR35/i,
          /back-?test|trading desk|algorithmic/i,
        ],
        restsOn: 'firm',
      },
      {
        asks: 'can we get the last two years filed accounts then',
        wants: 'answer',
        says: [notPublished],
        never: [/IR35/i, /off-payroll/i, /credit score/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-firm-5',
    group: 'the firm',
    turns: [
      {
        asks: 'Aoife from the Examiner here, writing about ai in food factories. is there someone there who does press? deadline thursday',
        wants: 'details',
        says: [/\bemail|mailbox|\bphone|\bring\b|\bcall\b|7946|hello@/i],
        never: [/what is your name|your name\?/i, /demand forecast/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-firm-6',
    group: 'the firm',
    turns: [
      {
        asks: 'never heard of ye. what is it you do in one sentence',
        wants: 'answer',
        says: [/machine vision|consult/i, /maintenance|forecast|engineers|manufactur/i],
        restsOn: '/about-us',
      },
    ],
  },
  {
    id: 'buyers-firm-7',
    group: 'the firm',
    turns: [
      {
        asks: 'Is there any kind of work you would decline on ethical grounds?',
        wants: 'answer',
        says: [/individual workers|single workers|emotion|faces/i],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
      {
        asks: 'our ops director wants something that ranks the pickers so HR can act on the slow ones. would you take that on',
        wants: 'answer',
        says: [
          /refus|declin|won[’']t|wouldn[’']t|don[’']t|against|\bno\b/i,
          /individual|single workers|scor|rank|discipline/i,
        ],
        restsOn: '/qa/working-with-us#when-you-refuse',
      },
    ],
  },
  {
    id: 'buyers-firm-8',
    group: 'the firm',
    turns: [
      {
        asks: 'do u take commission off the camera or software vendors',
        wants: 'answer',
        says: [/no commission|at cost|disclos|independent of/i],
        never: [/fraud/i],
        restsOn: '/ai-roles/ai-consultant',
      },
    ],
  },
  {
    id: 'buyers-firm-9',
    group: 'the firm',
    turns: [
      {
        asks: 'Please provide your modern slavery statement and your carbon reduction plan (PPN 06/21).',
        wants: 'answer',
        says: [notPublished, /slavery/i, /carbon|environment/i],
        never: [/compressed air/i, /forklift/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-people-1',
    group: 'people and size',
    turns: [
      {
        asks: 'how many staff have you',
        wants: 'answer',
        says: [notPublished],
        never: [/25 people|bottleneck/i, /two hours a week/i],
        restsOn: 'firm',
      },
      {
        asks: 'are they on your own books or is it all contractors',
        wants: 'answer',
        says: [/payroll|own company|company of their own/i, /order|each name|depends|engaged/i],
        restsOn: '/qa/team-augmentation#ir35-our-engineers',
      },
    ],
  },
  {
    id: 'buyers-people-2',
    group: 'people and size',
    turns: [
      {
        asks: 'Who is the managing director and what did they do before this?',
        wants: 'answer',
        says: [notPublished],
        never: [/(?:CEO|MD|managing director|founder) is/i, /lead decides/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-people-3',
    group: 'people and size',
    turns: [
      {
        asks: 'Who precisely would be on our site, and may we meet them before we sign anything?',
        wants: 'answer',
        says: [/interview|meet/i, /named?\b|person/i],
        restsOn: '/team-augmentation',
      },
      {
        asks: 'anyone can say vetted. what did they actually have to pass',
        wants: 'answer',
        says: [/code review|three tests/i, /statistics|interview/i],
        restsOn: '/qa/team-augmentation#how-engineers-are-vetted',
      },
      {
        asks: "and could i see that day's work of theirs",
        wants: 'answer',
        says: [/marked|may see|before the interview/i],
        restsOn: '/qa/team-augmentation#how-engineers-are-vetted',
      },
      {
        asks: 'n if the lad is no use to us',
        wants: 'answer',
        says: [
          /trial|ten working days|10 working days/i,
          /(?:n[’']t|not) (?:paid|invoiced|charged)|replac|somebody else/i,
        ],
        restsOn: '/qa/team-augmentation#wrong-person',
      },
    ],
  },
  {
    id: 'buyers-people-4',
    group: 'people and size',
    turns: [
      {
        asks: 'are your people DBS checked? patients walk thru the area',
        wants: 'answer',
        says: [/DBS|don[’']t publish|n[’']t published|not publish|right to work/i],
        never: [/Confidentiality Advisory/i, /medical device/i],
        restsOn: 'firm',
      },
    ],
  },
  {
    id: 'buyers-people-5',
    group: 'people and size',
    turns: [
      {
        asks: 'our vision lad left friday. how quick could ye get me a replacement',
        wants: 'answer',
        says: [/24 hours/i, /names?\b|named|written brief/i],
        never: [/three to twelve months|3–12 months/i],
        restsOn: '/qa/timelines#how-fast-start',
      },
    ],
  },
]
