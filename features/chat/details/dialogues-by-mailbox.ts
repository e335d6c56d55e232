import type { DetailsDialogue } from './details-case.ts'

/** How people give their details with a mailbox; written before the reading of them was. */
export const mailboxDialogues: DetailsDialogue[] = [
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
        says: 'My colleague Hannah Moss would be the one to talk to. Her number is 01632 960222 and her email hannah.moss@larkhill.example',
        shows: ['Hannah Moss', '01632 960222', 'hannah.moss@larkhill.example'],
        hides: ['My Colleague', 'your name'],
      },
    ],
    lead: { name: 'Hannah Moss', phone: '01632960222', email: 'hannah.moss@larkhill.example' },
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
        says: "I'm the maintenance manager at Holbeck Cartons, Phil Dray. phil.dray@holbeck.example",
        shows: ['Phil Dray', 'Holbeck Cartons', 'phil.dray@holbeck.example'],
      },
    ],
    lead: { name: 'Phil Dray', company: 'Holbeck Cartons', email: 'phil.dray@holbeck.example' },
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
  {
    turns: [
      {
        says: 'Would you please contact Ms. Adaeze Okoro, Head of Estates, at a.okoro@brantwood.example? She is at Brantwood NHS Trust.',
        shows: ['Adaeze Okoro', 'a.okoro@brantwood.example', 'Brantwood NHS Trust'],
      },
    ],
    lead: { name: 'Ms. Adaeze Okoro', email: 'a.okoro@brantwood.example', company: 'Brantwood NHS Trust' },
  },
  {
    turns: [
      {
        says: 'my surname is Ó Briain and my first name is Cathal. cathal@tralee.example',
        shows: ['cathal@tralee.example', 'Cathal'],
      },
    ],
    lead: { email: 'cathal@tralee.example' },
  },
  {
    turns: [
      {
        says: 'Deborah Achebe\nAchebe & Partners LLP\ndeborah@achebe.example\nTel: +44 20 7946 0444\nPlease reply by email only.',
        shows: ['Deborah Achebe', 'Achebe & Partners LLP', 'deborah@achebe.example', '+44 20 7946 0444'],
        hides: ['your name'],
      },
    ],
    lead: {
      name: 'Deborah Achebe',
      company: 'Achebe & Partners LLP',
      email: 'deborah@achebe.example',
      phone: '442079460444',
    },
  },
  {
    turns: [
      {
        says: 'Sarah here. Have you worked with dairies? sarah@lowfold.example',
        shows: ['Sarah', 'sarah@lowfold.example'],
      },
    ],
    lead: { name: 'Sarah', email: 'sarah@lowfold.example' },
  },
  {
    turns: [
      {
        says: "sorry to bother you, I'm Ken, from the council at Eastleigh, ken@eastmere.example",
        shows: ['Ken', 'ken@eastmere.example'],
        hides: ['Bother'],
      },
    ],
    lead: { name: 'Ken', email: 'ken@eastmere.example' },
  },
  {
    turns: [
      {
        says: 'hi could i have a brochure sent to jo.ash@pentlow.example',
        shows: ['jo.ash@pentlow.example'],
        hides: ['Brochure Sent', 'Name:** Could'],
      },
    ],
    lead: { email: 'jo.ash@pentlow.example' },
  },
  {
    turns: [
      {
        says: 'Alan Mc Donagh, mc donagh engineering, alan@mcdonagheng.example',
        shows: ['Alan Mc Donagh', 'Mc Donagh Engineering'],
      },
    ],
    lead: { email: 'alan@mcdonagheng.example' },
  },
  {
    turns: [
      {
        says: 'my email changed, its now rob@newmill.example',
        shows: ['rob@newmill.example'],
        hides: ['Name:** Now'],
      },
    ],
    lead: { email: 'rob@newmill.example' },
  },
  {
    turns: [
      {
        says: 'fiona.graeme@strathmill.example. Company: Strath Mill. Best time: mornings',
        shows: ['fiona.graeme@strathmill.example', 'Strath Mill', 'mornings'],
      },
    ],
    lead: { email: 'fiona.graeme@strathmill.example', company: 'Strath Mill', message: 'mornings' },
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
]
