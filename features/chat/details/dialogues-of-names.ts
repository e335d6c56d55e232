import type { DetailsDialogue } from './details-case.ts'

/** Words that are no names, wishes, and names of firms; written before the reading of them was. */
export const dialoguesOfNames: DetailsDialogue[] = [
  {
    turns: [
      {
        says: 'Never mind. Have one of your engineers email me, gareth.pugh@cwmsteel.example',
        shows: ['gareth.pugh@cwmsteel.example'],
        hides: ['Never mind'],
      },
      { says: "My name isn't 'Never mind', it's Gareth Pugh", shows: ['Name:** Gareth Pugh'] },
    ],
    lead: { name: 'Gareth Pugh', email: 'gareth.pugh@cwmsteel.example', company: '' },
  },
  {
    turns: [
      { says: 'I filled in your form two weeks ago and nobody has rung me', answers: [/sorry/i, /person/i] },
      { says: 'still here. what happens with my complaint', hides: ['Name:** Still'] },
      { says: 'ok then. Sandra Wex, 01632 960501', shows: ['Name:** Sandra Wex', '01632 960501'] },
    ],
    lead: { name: 'Sandra Wex', phone: '01632960501' },
  },
  {
    turns: [
      {
        says: 'Good question. Anyway, ring 01632 960503',
        shows: ['01632 960503'],
        hides: ['Name:**', 'Company:**'],
      },
    ],
    lead: { phone: '01632960503', company: '' },
  },
  {
    turns: [
      {
        says: 'Too dear. 07700 900504 if you ever do a sale',
        shows: ['07700 900504'],
        hides: ['Name:**', 'Company:**'],
      },
    ],
    lead: { phone: '07700900504', company: '' },
  },
  {
    turns: [
      {
        says: 'Well done. Now get somebody to write to me: h.osei@kaneshie.example',
        shows: ['h.osei@kaneshie.example'],
        hides: ['Well Done', 'Well done'],
      },
    ],
    lead: { email: 'h.osei@kaneshie.example', company: '' },
  },
  {
    turns: [
      {
        says: 'send pricing to tunde@lagunafoods.example',
        shows: ['tunde@lagunafoods.example'],
        hides: ['Send', 'Pricing'],
      },
    ],
    lead: { email: 'tunde@lagunafoods.example', company: '' },
  },
  {
    turns: [
      {
        says: 'quick one: is there a minimum order? answer to buyer@hexham.example',
        shows: ['buyer@hexham.example'],
        hides: ['Name:**', 'Company:**'],
      },
    ],
    lead: { email: 'buyer@hexham.example', company: '' },
  },
  {
    turns: [
      { says: 'contact me' },
      { says: 'not telling you', hides: ['Thank you, Not', 'Telling You'] },
      { says: 'ok it is priti shah, 07700 900510', shows: ['Priti Shah', '07700 900510'] },
    ],
    lead: { name: 'Priti Shah', phone: '07700900510' },
  },
  {
    turns: [
      {
        says: 'Pete Hargreaves btw, 07700 900512',
        shows: ['Name:** Pete Hargreaves', '07700 900512'],
        hides: ['btw'],
      },
    ],
    lead: { name: 'Pete Hargreaves', phone: '07700900512' },
  },
  {
    turns: [
      {
        says: 'my name is Pete Hargreaves btw, 07700 900655',
        shows: ['Name:** Pete Hargreaves'],
        hides: ['btw'],
      },
      { says: "No! surname is Hargreaves, not 'Hargreaves btw'", hides: ['Hargreaves Hargreaves'] },
    ],
    lead: { name: 'Pete Hargreaves', phone: '07700900655' },
  },
  {
    turns: [
      {
        says: 'Ok my details: Aoife Ni Bhriain, aoife.nibhriain@guh.example, bed manager. email only please, no phone calls',
        shows: ['Aoife Ni Bhriain', 'aoife.nibhriain@guh.example'],
        hides: ['Company:**'],
        answers: [/email only|no (?:phone )?calls/i],
      },
      {
        says: '"calls" is not my company, it\'s University Hospital Galway. And I said no phone calls please',
        shows: ['Company:** University Hospital Galway'],
        answers: [/email only|no (?:phone )?calls/i],
      },
    ],
    lead: {
      name: 'Aoife Ni Bhriain',
      email: 'aoife.nibhriain@guh.example',
      company: 'University Hospital Galway',
      message: 'no phone calls',
    },
  },
  {
    turns: [
      {
        says: 'pls ring me 07700900456 priti, mon-weds only',
        shows: ['Priti', '07700900456', 'mon-weds'],
        hides: ['by **Friday', 'by **Thursday'],
      },
    ],
    lead: { name: 'Priti', phone: '07700900456', message: 'mon-weds only' },
  },
  {
    turns: [
      {
        says: "Ravi Shankar Iyer, ravi@coirmats.example. Please don't call, I am on night shifts.",
        shows: ['Ravi Shankar Iyer', 'ravi@coirmats.example'],
        answers: [/no (?:phone )?calls|email only/i],
      },
    ],
    lead: { name: 'Ravi Shankar Iyer', email: 'ravi@coirmats.example', company: '', message: 'night shifts' },
  },
  {
    turns: [
      { says: 'Ola Nilsen, ola@nilsenfisk.example, 07700 900522', shows: ['Ola Nilsen'] },
      { says: 'never ring me before 10 though', shows: ['before 10'] },
    ],
    lead: { name: 'Ola Nilsen', phone: '07700900522', message: 'before 10' },
  },
  {
    turns: [
      {
        says: 'Raj Malhotra, raj.malhotra@freshfare.example, 07700 900412, mornings please',
        shows: ['Raj Malhotra', 'mornings'],
      },
      {
        says: 'Actually afternoons are better, after 2. Thank you.',
        shows: ['afternoons', 'after 2'],
        hides: ['mornings'],
      },
    ],
    lead: { name: 'Raj Malhotra', message: 'after 2' },
  },
  {
    turns: [
      {
        says: 'Tues or Thurs only. kate@orlacheese.example Kate Orla',
        shows: ['Kate Orla', 'Tues or Thurs'],
      },
    ],
    lead: { name: 'Kate Orla', email: 'kate@orlacheese.example', message: 'Tues or Thurs' },
  },
  {
    turns: [
      { says: 'Lucy Hart, lucy@hartjoinery.example, 01632 960527', shows: ['Lucy Hart'] },
      {
        says: 'by email please, not by phone',
        answers: [/no (?:phone )?calls|email only/i],
        hides: ['Company:** By', 'Name:** By'],
      },
    ],
    lead: { name: 'Lucy Hart', email: 'lucy@hartjoinery.example' },
  },
  {
    turns: [
      {
        says: 'text only pls, im in theatre all day. Dr Anand Rao 07700 900528',
        shows: ['Anand Rao', '07700 900528'],
        hides: ['Company:**'],
      },
    ],
    lead: { phone: '07700900528', message: 'text only' },
  },
  {
    turns: [
      {
        says: "Siobhán Ní Bhriain, Port of Cork side, I'm at siobhan.nb@example.ie. Get someone to send me a lane price.",
        shows: ['Siobhán Ní Bhriain', 'Company:** Port of Cork'],
      },
    ],
    lead: { name: 'Siobhán Ní Bhriain', email: 'siobhan.nb@example.ie', company: 'Port of Cork' },
  },
  {
    turns: [
      {
        says: 'Niall Deasy from University of Limerick, n.deasy@ul.example',
        shows: ['Niall Deasy', 'Company:** University of Limerick'],
      },
    ],
    lead: { name: 'Niall Deasy', company: 'University of Limerick' },
  },
  {
    turns: [
      {
        says: 'Fatima Siddiqui, Mid Ulster Council, fatima.siddiqui@midulster.example, 028 9649 6531',
        shows: ['Fatima Siddiqui', 'Mid Ulster Council'],
      },
    ],
    lead: { name: 'Fatima Siddiqui', company: 'Mid Ulster Council', phone: '02896496531' },
  },
  {
    turns: [
      {
        says: "I'm Krzysztof Wiśniewski, Wiśniewski & Syn, k.w@wisniewski.example",
        shows: ['Krzysztof Wiśniewski', 'Wiśniewski & Syn'],
      },
    ],
    lead: { name: 'Krzysztof Wiśniewski', company: 'Wiśniewski & Syn' },
  },
  {
    turns: [
      {
        says: "It's Uwe Brandt of Nordlicht Pumpen GmbH, uwe.brandt@nordlicht.example",
        shows: ['Uwe Brandt', 'Nordlicht Pumpen GmbH'],
      },
    ],
    lead: { name: 'Uwe Brandt', company: 'Nordlicht Pumpen GmbH' },
  },
  {
    turns: [
      {
        says: 'eoin o callaghan, munster cheese dac, eoin@munstercheese.example',
        shows: ['Munster Cheese DAC'],
      },
    ],
    lead: { name: 'Eoin O Callaghan', company: 'Munster Cheese DAC' },
  },
  {
    turns: [
      {
        says: 'Department of Estates, Galway County Council. Contact Máiréad Ní Dhomhnaill at mairead@gcc.example',
        shows: ['Máiréad Ní Dhomhnaill', 'mairead@gcc.example'],
        hides: ['Company:** Department\n'],
      },
    ],
    lead: { name: 'Máiréad Ní Dhomhnaill', email: 'mairead@gcc.example' },
  },
  {
    turns: [
      {
        says: 'Anjali Krishnamurthy here from House of Tea Ltd. anjali@houseoftea.example',
        shows: ['Anjali Krishnamurthy', 'House of Tea Ltd'],
      },
    ],
    lead: { name: 'Anjali Krishnamurthy', company: 'House of Tea Ltd' },
  },
  {
    turns: [
      {
        says: 'Company is Marsh and Sons of Ely, I am Joan Marsh, joan@marshely.example',
        shows: ['Joan Marsh', 'Marsh and Sons of Ely'],
      },
    ],
    lead: { name: 'Joan Marsh', company: 'Marsh and Sons of Ely' },
  },
  {
    turns: [
      {
        says: 'Tom Hale, Isle of Skerry Ferries, tom@skerryferries.example',
        shows: ['Tom Hale', 'Isle of Skerry Ferries'],
      },
      {
        says: 'Company is Skerry Ferries, not Isle of Skerry Ferries',
        shows: ['Company:** Skerry Ferries'],
        hides: ['Isle of'],
      },
    ],
    lead: { name: 'Tom Hale', company: 'Skerry Ferries' },
  },
]
