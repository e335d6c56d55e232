import type { DetailsDialogue } from './details-case.ts'

/** How people give their details at once or by and by; written before the reading of them was. */
export const givingDialogues: DetailsDialogue[] = [
  {
    turns: [
      {
        says: 'hi its moira here from tayside crisps, moira@taysidecrisps.example',
        shows: ['Moira', 'Tayside Crisps', 'moira@taysidecrisps.example'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Moira', company: 'Tayside Crisps', email: 'moira@taysidecrisps.example' },
  },
  {
    turns: [
      {
        says: "sean o'brien, sean@obrienprint.example, o'brien print",
        shows: ["Sean O'Brien", 'sean@obrienprint.example', "O'Brien Print"],
      },
    ],
    lead: { name: "Sean O'Brien", email: 'sean@obrienprint.example', company: "O'Brien Print" },
  },
  {
    turns: [
      {
        says: "My name is Pieter van der Berg and I'm with Delta Cold Stores. Email pieter@deltacold.example",
        shows: ['Pieter van der Berg', 'Delta Cold Stores', 'pieter@deltacold.example'],
      },
    ],
    lead: { name: 'Pieter van der Berg', company: 'Delta Cold Stores', email: 'pieter@deltacold.example' },
  },
  {
    turns: [
      {
        says: 'company is Fenland Foods no wait put Fenland Growers. gary, gary@fenland.example',
        shows: ['Gary', 'Fenland Growers', 'gary@fenland.example'],
        hides: ['Fenland Foods', 'No Wait'],
      },
    ],
    lead: { name: 'Gary', company: 'Fenland Growers', email: 'gary@fenland.example' },
  },
  {
    turns: [
      {
        says: 'Could you call me on Tuesday between 10 and 11? Farah Aziz 0161 496 0123',
        shows: ['Farah Aziz', '0161 496 0123', 'Tuesday between 10 and 11'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Farah Aziz', phone: '01614960123', message: 'Tuesday between 10 and 11' },
  },
  {
    turns: [
      {
        says: 'My colleague Hannah Moss would be the one to talk to. Her number is 01632 960222 and her email hannah.moss@larkhill.example',
        shows: ['Hannah Moss', '01632 960222', 'hannah.moss@larkhill.example'],
        hides: ['My Colleague', 'your name'],
      },
    ],
    lead: { name: 'Hannah Moss', phone: '01632960222', email: 'hannah.moss@larkhill.example' },
  },
  {
    turns: [{ says: 'ring 7700 900707 thats keiran', shows: ['Keiran', '7700 900707'], hides: ['Thats'] }],
    lead: { name: 'Keiran', phone: '7700900707' },
  },
  {
    turns: [
      {
        says: 'Aoife, +353 20 915 7788. call me thursday pls',
        shows: ['Aoife', '+353 20 915 7788', 'thursday'],
        hides: ['your name'],
      },
    ],
    lead: { name: 'Aoife', phone: '353209157788', message: 'thursday' },
  },
  {
    turns: [
      {
        says: 'whats the best time for you to ring back? im Sunita on 020 7946 0555',
        shows: ['Sunita', '020 7946 0555'],
        hides: ['On 020'],
        answers: [/working day|09:00|9/i],
      },
    ],
    lead: { name: 'Sunita', phone: '02079460555' },
  },
  {
    turns: [
      {
        says: 'Mark Day here, Grace Logistics. mark@gracelog.example',
        shows: ['Mark Day', 'Grace Logistics', 'mark@gracelog.example'],
      },
    ],
    lead: { name: 'Mark Day', company: 'Grace Logistics', email: 'mark@gracelog.example' },
  },
  {
    turns: [
      {
        says: 'Name: Ulla Kjær\nCompany: Nordvik UK\nTel: 01632 960512\nEmail: ulla@nordvik.example',
        shows: ['Ulla Kjær', 'Nordvik UK', '01632 960512', 'ulla@nordvik.example'],
      },
    ],
    lead: { name: 'Ulla Kjær', company: 'Nordvik UK', phone: '01632960512', email: 'ulla@nordvik.example' },
  },
  {
    turns: [
      {
        says: 'this is shite, nobody answers. have someone ring me on 07700 900121',
        shows: ['07700 900121'],
        answers: [/sorry|apolog/i],
      },
    ],
    lead: { phone: '07700900121' },
  },
  { turns: [{ says: 'how the hell do you count bottles that fast', hides: ['sorry'], answers: [/./i] }] },
  {
    turns: [
      { says: 'wendy@harbourplastics.example wendy', shows: ['Wendy', 'wendy@harbourplastics.example'] },
    ],
    lead: { name: 'Wendy', email: 'wendy@harbourplastics.example' },
  },
  {
    turns: [
      {
        says: 'Do you sign NDAs? If so, please email legal@thornway.example, attention Ms Abbott',
        shows: ['legal@thornway.example', 'Ms Abbott'],
        hides: ['Attention Ms'],
        answers: [/NDA|confidential/i],
      },
    ],
    lead: { name: 'Ms Abbott', email: 'legal@thornway.example' },
  },
  {
    turns: [
      {
        says: 'can u ring my mrs instead, Tracy, 07700 900333, not before 10',
        shows: ['Tracy', '07700 900333', 'not before 10'],
        hides: ['My Mrs'],
      },
    ],
    lead: { name: 'Tracy', phone: '07700900333', message: 'not before 10' },
  },
  {
    turns: [
      {
        says: 'Good afternoon, Eilidh MacLeod from Orrin Distillery Ltd. Would someone email me at eilidh@orrin.example about boiler efficiency?',
        shows: ['Eilidh MacLeod', 'Orrin Distillery Ltd', 'eilidh@orrin.example'],
        hides: ['Good Afternoon'],
      },
    ],
    lead: {
      name: 'Eilidh MacLeod',
      company: 'Orrin Distillery Ltd',
      email: 'eilidh@orrin.example',
      message: 'boiler',
    },
  },
  {
    turns: [
      {
        says: 'maria de souza, maria@souzafoods.example. im at souza foods',
        shows: ['Maria de Souza', 'Souza Foods', 'maria@souzafoods.example'],
      },
    ],
    lead: { name: 'Maria de Souza', company: 'Souza Foods', email: 'maria@souzafoods.example' },
  },
  {
    turns: [
      {
        says: 'book a call with your engineers for our MD, Mr Whitlock. whitlock@severnbrick.example, wednesday after lunch',
        shows: ['Mr Whitlock', 'whitlock@severnbrick.example', 'wednesday after lunch'],
        hides: ['Our MD'],
      },
    ],
    lead: { name: 'Mr Whitlock', email: 'whitlock@severnbrick.example', message: 'wednesday after lunch' },
  },
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
      {
        says: "can you email my boss, he's called Anthony Reeve, a.reeve@northholme.example",
        shows: ['Anthony Reeve', 'a.reeve@northholme.example'],
        hides: ['your name'],
      },
      { says: 'how long till he hears back', hides: ['Thank you, How'], answers: [/working day/i] },
    ],
    lead: { name: 'Anthony Reeve', email: 'a.reeve@northholme.example' },
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
]
