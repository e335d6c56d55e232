import type { DetailsDialogue } from './details-case.ts'

/** How people give their details at once; written before the reading of them was. */
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
      { says: 'wendy@harbourplastics.example wendy', shows: ['Wendy', 'wendy@harbourplastics.example'] },
    ],
    lead: { name: 'Wendy', email: 'wendy@harbourplastics.example' },
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
        says: "me mobiles 07700 900144 i'm up at 6 so early is grand, name's Donal",
        shows: ['Donal', '07700 900144'],
      },
    ],
    lead: { name: 'Donal', phone: '07700900144' },
  },
  {
    turns: [
      {
        says: 'Please ring reception on 01632 960811 and ask to be put through to Mrs Whitaker in quality',
        shows: ['Mrs Whitaker', '01632 960811'],
      },
    ],
    lead: { name: 'Mrs Whitaker', phone: '01632960811' },
  },
  {
    turns: [
      {
        says: "I'm the maintenance manager at Holbeck Cartons, Phil Dray. phil.dray@holbeck.example",
        shows: ['Phil Dray', 'Holbeck Cartons', 'phil.dray@holbeck.example'],
      },
    ],
    lead: { name: 'Phil Dray', company: 'Holbeck Cartons', email: 'phil.dray@holbeck.example' },
  },
  {
    turns: [
      {
        says: "Hello\nmy name is Anne-Marie O'Shea\nI work for Lough Farms\n+353 20 911 2233\nI need help with grading eggs",
        shows: ["Anne-Marie O'Shea", 'Lough Farms', '+353 20 911 2233'],
      },
    ],
    lead: {
      name: "Anne-Marie O'Shea",
      company: 'Lough Farms',
      phone: '353209112233',
      message: 'grading eggs',
    },
  },
  {
    turns: [
      {
        says: "can an engineer call Thursday or Friday before noon, I'm Ewa at Polmont Steel, 01632 960250",
        shows: ['Ewa', 'Polmont Steel', '01632 960250', 'Thursday or Friday before noon'],
      },
    ],
    lead: { name: 'Ewa', company: 'Polmont Steel', phone: '01632960250', message: 'Friday before noon' },
  },
  {
    turns: [
      {
        says: 'Can you call Thursday?\n\nBest regards\nMr J. Hollis\nPlant Manager\nRavens Quarries plc\nT 01632 960411\nM 07700 900433',
        shows: ['Hollis', 'Ravens Quarries plc', '01632 960411', '07700 900433', 'Thursday'],
      },
    ],
    lead: { company: 'Ravens Quarries plc', phone: '01632960411' },
  },
  {
    turns: [{ says: 'give Sandra in accounts a ring, 01632 960119', shows: ['Sandra', '01632 960119'] }],
    lead: { name: 'Sandra', phone: '01632960119' },
  },
  {
    turns: [
      {
        says: 'Will Power from Hope Street Bakery, will@hopestreet.example',
        shows: ['Will Power', 'Hope Street Bakery'],
      },
    ],
    lead: { name: 'Will Power', company: 'Hope Street Bakery', email: 'will@hopestreet.example' },
  },
  {
    turns: [
      {
        says: 'smith & daughters ltd, beth smith, beth@smithdaughters.example',
        shows: ['Beth Smith', 'Smith & Daughters Ltd'],
      },
    ],
    lead: { name: 'Beth Smith', company: 'Smith & Daughters Ltd', email: 'beth@smithdaughters.example' },
  },
  {
    turns: [{ says: 'is 020 7946 0958 the right number for you?', hides: ['It is with our team'] }],
    lead: null,
  },
  {
    turns: [{ says: 'amir (a-m-i-r) at amir@castellan.example', shows: ['Amir', 'amir@castellan.example'] }],
    lead: { name: 'Amir', email: 'amir@castellan.example' },
  },
  {
    turns: [
      {
        says: 'Contact either me, Rob Tully, or my colleague Jen Marsh. rob@tully.example',
        shows: ['Rob Tully', 'rob@tully.example'],
      },
    ],
    lead: { name: 'Rob Tully', email: 'rob@tully.example' },
  },
]
