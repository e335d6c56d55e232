import type { DetailsDialogue } from './details-case.ts'

/** How people mend, refuse, ask in between and are angry while they give their details; written before the reading of them was. */
export const mendingDialogues: DetailsDialogue[] = [
  {
    turns: [
      { says: 'anna@brightmil.example Anna Lowe', shows: ['Anna Lowe', 'anna@brightmil.example'] },
      {
        says: 'oops typo, anna@brightmill.example',
        shows: ['anna@brightmill.example', 'Anna Lowe'],
        hides: ['Typo,'],
      },
    ],
    lead: { name: 'Anna Lowe', email: 'anna@brightmill.example' },
  },
  {
    turns: [
      {
        says: 'Claire Dunn, claire@stonegate.example, Stonegate Mills',
        shows: ['Claire Dunn', 'claire@stonegate.example', 'Stonegate Mills'],
      },
      { says: 'not Stonegate Mills, Stonegate Milling Ltd', shows: ['Stonegate Milling Ltd', 'Claire Dunn'] },
    ],
    lead: { name: 'Claire Dunn', company: 'Stonegate Milling Ltd', email: 'claire@stonegate.example' },
  },
  {
    turns: [
      { says: 'please have someone contact me', answers: [/email|name/i] },
      { says: 'id rather not say my name', hides: ['Thank you, Id', 'Rather'] },
      { says: 'just use buyer@anonco.example', shows: ['buyer@anonco.example'], hides: ['your name?'] },
    ],
    lead: { email: 'buyer@anonco.example' },
  },
  {
    turns: [
      { says: 'you lot are con artists', answers: [/sorry|apolog/i, /person|engineer/i] },
      { says: 'whatever. jim, 07700 900505', shows: ['Jim', '07700 900505'], hides: ['Whatever'] },
    ],
    lead: { name: 'Jim', phone: '07700900505' },
  },
  {
    turns: [
      {
        says: 'Priyanka Rao, priyanka@hexbolt.example, Hexbolt',
        shows: ['Priyanka Rao', 'priyanka@hexbolt.example', 'Hexbolt'],
      },
      { says: 'thanks, speak soon', hides: ['Thank you, Thanks', 'Speak Soon'] },
    ],
    lead: { name: 'Priyanka Rao', email: 'priyanka@hexbolt.example', company: 'Hexbolt' },
  },
  {
    turns: [
      { says: 'i want to leave my details', answers: [/email|name/i] },
      { says: 'are you a bot', hides: ['Thank you, Are'], answers: [/automated|bot/i] },
      {
        says: 'ok well im Colin, colin@ferndale.example',
        shows: ['Colin', 'colin@ferndale.example'],
        hides: ['Ok Well'],
      },
    ],
    lead: { name: 'Colin', email: 'colin@ferndale.example' },
  },
  {
    turns: [
      {
        says: "I'd like to arrange a call for Professor Adeyemi on Monday afternoon",
        shows: ['Professor Adeyemi', 'Monday afternoon'],
      },
      {
        says: 'his email is adeyemi@coastuni.example',
        shows: ['Professor Adeyemi', 'adeyemi@coastuni.example', 'Monday afternoon'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Professor Adeyemi', email: 'adeyemi@coastuni.example', message: 'Monday afternoon' },
  },
  {
    turns: [
      {
        says: 'please call me friday at 2, Olu, 07700 900808, olu@packline.example',
        shows: ['Olu', '07700 900808', 'olu@packline.example', 'friday at 2'],
      },
      {
        says: 'sorry can we make that monday at 10',
        shows: ['monday at 10', 'Olu'],
        hides: ['Sorry Can', 'Can We'],
      },
    ],
    lead: { name: 'Olu', phone: '07700900808', email: 'olu@packline.example', message: 'monday at 10' },
  },
  {
    turns: [
      { says: 'get me a human', answers: [/person|engineer/i] },
      { says: 'Raj Patel 07700 900909', shows: ['Raj Patel', '07700 900909'] },
      { says: 'raj@tilemakers.example', shows: ['raj@tilemakers.example', 'Raj Patel', '07700 900909'] },
    ],
    lead: { name: 'Raj Patel', phone: '07700900909', email: 'raj@tilemakers.example' },
  },
  {
    turns: [
      { says: 'tell someone to contact me, emma@redbrick.example', shows: ['emma@redbrick.example'] },
      { says: "its Red Brick Mill, i'm Emma", shows: ['Emma', 'Red Brick Mill'] },
      { says: 'no, Emma Kite', shows: ['Emma Kite', 'Red Brick Mill'] },
    ],
    lead: { name: 'Emma Kite', company: 'Red Brick Mill', email: 'emma@redbrick.example' },
  },
  {
    turns: [
      { says: '01632 960618', shows: ['01632 960618'], hides: ['phone number'] },
      { says: 'Hilary Stone, Stone Hotels', shows: ['Hilary Stone', 'Stone Hotels', '01632 960618'] },
    ],
    lead: { name: 'Hilary Stone', company: 'Stone Hotels', phone: '01632960618' },
  },
  {
    turns: [
      { says: 'contact me please', answers: [/email|name/i] },
      {
        says: 'why do you need my email',
        hides: ['Thank you, Why'],
        answers: [/reply|answer|keep|kept|privacy|contact/i],
      },
      {
        says: "fine, 07700 900222, don't email. Beth",
        shows: ['Beth', '07700 900222'],
        hides: ['Fine,', 'Which email'],
      },
    ],
    lead: { name: 'Beth', phone: '07700900222' },
  },
  {
    turns: [
      {
        says: 'Ivan, ivan@kelso.example, company Kelso Paper',
        shows: ['Ivan', 'Kelso Paper', 'ivan@kelso.example'],
      },
      { says: 'what do you charge for a day', hides: ['Thank you, What'], answers: [/£|day|price/i] },
      { says: 'the company should be Kelso Board & Paper', shows: ['Kelso Board & Paper', 'Ivan'] },
    ],
    lead: { name: 'Ivan', company: 'Kelso Board & Paper', email: 'ivan@kelso.example' },
  },
  {
    turns: [
      {
        says: 'Jasper Lunn jasper@lunn.example 07700 900818',
        shows: ['Jasper Lunn', 'jasper@lunn.example', '07700 900818'],
      },
      { says: 'what number have you got for me?', shows: ['07700 900818'] },
    ],
    lead: { name: 'Jasper Lunn', email: 'jasper@lunn.example', phone: '07700900818' },
  },
  {
    turns: [
      { says: 'compressor bill is daft, do you do anything for air leaks' },
      { says: '07700 900431 Kev, ring me after 2 if u can', shows: ['Kev', '07700 900431', 'after 2'] },
      {
        says: 'its for Greencore no wait dont put that, put Pennine Meals',
        shows: ['Kev', 'Pennine Meals', '07700 900431'],
        hides: ['Greencore'],
      },
    ],
    lead: { name: 'Kev', company: 'Pennine Meals', phone: '07700900431', message: 'after 2' },
  },
  {
    turns: [
      { says: 'this a robot or am i talkin to a person' },
      { says: 'get me a real person then' },
      { says: 'Baz, 01384 555 0142', shows: ['Baz', '01384 555 0142'] },
      { says: 'baz@hallmachining.example', shows: ['Baz', '01384 555 0142', 'baz@hallmachining.example'] },
      { says: 'wolves score last nite?' },
    ],
    lead: { name: 'Baz', phone: '013845550142', email: 'baz@hallmachining.example' },
  },
  {
    turns: [
      { says: "What happens if it doesn't?" },
      { says: "This is bollocks, you're just another bunch of snake oil merchants.", answers: [/sorry/i] },
    ],
  },
  {
    turns: [
      {
        says: "Hello! I'd like to book a 30 minute call for my director, Ms Okafor, next Thursday morning please.",
        shows: ['Ms Okafor', 'next Thursday morning'],
      },
      {
        says: 'Her email is n.okafor@lindenhospitals.example and the company is Linden Hospitals',
        shows: ['Ms Okafor', 'n.okafor@lindenhospitals.example', 'Linden Hospitals', 'next Thursday morning'],
        hides: ['mailto:'],
      },
      { says: 'Would it be on Teams? And who will be attending from your side?' },
      { says: 'Sorry, can we move that to Friday instead?', shows: ['Friday'] },
    ],
    lead: {
      name: 'Ms Okafor',
      email: 'n.okafor@lindenhospitals.example',
      company: 'Linden Hospitals',
      message: 'Friday',
    },
  },
  {
    turns: [
      {
        says: "Could somebody ring us back this afternoon? It's 020 7946 0812, ask for Priya.",
        shows: ['Priya', '020 7946 0812', 'this afternoon'],
      },
      { says: 'What time will that be?', answers: [/working day/i] },
      {
        says: 'No, the other matter - are you open between Christmas and New Year?',
        hides: ['Other Matter'],
      },
    ],
    lead: { name: 'Priya', phone: '02079460812', message: 'this afternoon' },
  },
]
