import type { DetailsDialogue } from './details-case.ts'

/** How people give their details by and by, add to them and mend them; written before the reading of them was. */
export const mendingDialogues: DetailsDialogue[] = [
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
      { says: '01632 960713 kim', shows: ['Kim', '01632 960713'] },
      { says: 'no my name is Jim', shows: ['Jim', '01632 960713'], hides: ['Kim'] },
    ],
    lead: { name: 'Jim', phone: '01632960713' },
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
  {
    turns: [
      { says: 'u can get me on 07700900622', shows: ['07700900622'] },
      { says: 'ask for big Tony', shows: ['Tony', '07700900622'] },
    ],
    lead: { phone: '07700900622' },
  },
  {
    turns: [
      { says: 'I want a callback. 01632 960901', shows: ['01632 960901'] },
      { says: 'Thursday', shows: ['Thursday'] },
      { says: 'after lunch' },
    ],
    lead: { phone: '01632960901', message: 'Thursday' },
  },
  {
    turns: [
      { says: 'contact me' },
      { says: 'Patrick', shows: ['Patrick'] },
      { says: 'patrick@coolmore-meats.example', shows: ['Patrick', 'patrick@coolmore-meats.example'] },
      { says: 'coolmore meats', shows: ['Coolmore Meats'] },
      { says: 'and my mobile is 07700 900644', shows: ['07700 900644'] },
    ],
    lead: {
      name: 'Patrick',
      email: 'patrick@coolmore-meats.example',
      company: 'Coolmore Meats',
      phone: '07700900644',
    },
  },
  {
    turns: [
      { says: 'lewis@shawpumps.example' },
      { says: "that's me, Lewis Shaw", shows: ['Lewis Shaw', 'lewis@shawpumps.example'] },
      { says: 'of Shaw Pumps', shows: ['Shaw Pumps'] },
    ],
    lead: { name: 'Lewis Shaw', email: 'lewis@shawpumps.example', company: 'Shaw Pumps' },
  },
  {
    turns: [
      { says: 'Maureen, 01632 960955', shows: ['Maureen', '01632 960955'] },
      { says: "don't call before 9 please", shows: ['not before 9'] },
    ],
    lead: { name: 'Maureen', phone: '01632960955', message: 'not before 9' },
  },
  {
    turns: [
      {
        says: 'yes please contact me about the pilot. regards, Vikram S., Castle Tubes',
        shows: ['Vikram S', 'Castle Tubes'],
      },
      { says: '01632 960966', shows: ['Vikram S', 'Castle Tubes', '01632 960966'] },
    ],
    lead: { company: 'Castle Tubes', phone: '01632960966' },
  },
  {
    turns: [
      { says: 'Elin, elin@nordfisk.example' },
      { says: 'who will be contacting me', hides: ['Thank you, Who', 'Name:** Who'] },
      { says: 'ok and can i change the number to 07700 900699', shows: ['07700 900699', 'Elin'] },
    ],
    lead: { name: 'Elin', email: 'elin@nordfisk.example', phone: '07700900699' },
  },
]
