import type { DetailsDialogue } from './details-case.ts'

/** How people give their details by and by, add to them and mend them; written before the reading of them was. */
export const mendingDialogues: DetailsDialogue[] = [
  {
    turns: [
      {
        says: '07700 900112 dave, any time after 4',
        shows: ['07700 900112', 'Dave', 'after 4'],
        hides: ['your name', 'phone number'],
      },
      {
        says: 'its hargreaves bakery in leeds',
        shows: ['Dave', '07700 900112', 'Hargreaves Bakery'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Dave', phone: '07700900112', company: 'Hargreaves Bakery', message: 'after 4' },
  },
  {
    turns: [
      {
        says: 'Can someone phone our office tomorrow morning? 01632 960145, ask for Bernadette.',
        shows: ['01632 960145', 'Bernadette', 'tomorrow morning'],
        hides: ['Thank you, Ask'],
      },
      { says: 'Which number will you ring from?', hides: ['Thank you, Which', 'Which Number'] },
      {
        says: 'b.keane@millrow.example',
        shows: ['b.keane@millrow.example', 'Bernadette', '01632 960145'],
        hides: ['your name'],
      },
    ],
    lead: {
      name: 'Bernadette',
      phone: '01632960145',
      email: 'b.keane@millrow.example',
      message: 'tomorrow morning',
    },
  },
  {
    turns: [
      { says: "I'm Jon Pike, jon@pikegears.example", shows: ['Jon Pike', 'jon@pikegears.example'] },
      {
        says: "sorry it's John with an h",
        shows: ['John', 'jon@pikegears.example'],
        hides: ['with An H', 'With An'],
      },
      { says: 'and the surname is Pyke not Pike', shows: ['John Pyke'] },
    ],
    lead: { name: 'John Pyke', email: 'jon@pikegears.example' },
  },
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
      {
        says: "Hello! I'd like to book a 30 minute call for my director, Ms Okafor, next Thursday morning please.",
        shows: ['Ms Okafor', 'next Thursday morning'],
      },
      {
        says: 'Her email is n.okafor@lindenhospitals.example and the company is Linden Hospitals',
        shows: ['Ms Okafor', 'n.okafor@lindenhospitals.example', 'Linden Hospitals', 'next Thursday morning'],
        hides: ['mailto:hello'],
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
      { says: 'Tariq 07700 900155', shows: ['Tariq', '07700 900155'] },
      { says: 'wait thats 07700 900156 sorry', shows: ['07700 900156', 'Tariq'], hides: ['900155'] },
    ],
    lead: { name: 'Tariq', phone: '07700900156' },
  },
  {
    turns: [
      {
        says: 'Ola Bright, 07700 900166, ola@brightwash.example',
        shows: ['Ola Bright', '07700 900166', 'ola@brightwash.example'],
      },
      { says: "email is better, please don't ring", hides: ['Thank you, Email'] },
    ],
    lead: { name: 'Ola Bright', email: 'ola@brightwash.example' },
  },
  {
    turns: [
      { says: "we're Brindley Ceramics and we want somebody to call us", shows: ['Brindley Ceramics'] },
      { says: '01632 960300, Hugh', shows: ['Hugh', '01632 960300', 'Brindley Ceramics'] },
    ],
    lead: { name: 'Hugh', phone: '01632960300', company: 'Brindley Ceramics' },
  },
  {
    turns: [
      { says: 'ring me on 07700 900188', shows: ['07700 900188'] },
      { says: 'why should i tell you my name', hides: ['Thank you, Why'] },
      { says: 'its Sue', shows: ['Sue', '07700 900188'] },
    ],
    lead: { name: 'Sue', phone: '07700900188' },
  },
  {
    turns: [
      { says: 'call 020 7946 0700 please', shows: ['020 7946 0700'] },
      { says: 'how much notice do you need', hides: ['Thank you, How', 'Name:** How'] },
    ],
    lead: { phone: '02079460700' },
  },
  {
    turns: [
      { says: 'my name is Grace', hides: ['I don’t know'] },
      { says: 'grace@elmtree.example', shows: ['Grace', 'grace@elmtree.example'] },
    ],
    lead: { name: 'Grace', email: 'grace@elmtree.example' },
  },
  {
    turns: [
      { says: 'Cara, cara@veldt.example, Veldt Foods', shows: ['Cara', 'Veldt Foods'] },
      {
        says: 'sorry, wrong company, its Karoo Foods',
        shows: ['Karoo Foods', 'Cara'],
        hides: ['Veldt Foods'],
      },
    ],
    lead: { name: 'Cara', company: 'Karoo Foods', email: 'cara@veldt.example' },
  },
]
