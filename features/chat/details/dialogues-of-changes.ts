import type { DetailsDialogue } from './details-case.ts'

/** What is mended, taken back and deleted, and what is asked while a person is awaited; written before the reading of them was. */
export const dialoguesOfChanges: DetailsDialogue[] = [
  {
    turns: [
      {
        says: 'Bridget Moran, Moran Meats, bridget@moranmeats.example',
        shows: ['Bridget Moran', 'Moran Meats'],
      },
      {
        says: "I'm not Bridget Moran, she is my boss. I'm Clare Duffy",
        shows: ['Clare Duffy'],
        hides: ['Name:** Bridget'],
      },
    ],
    lead: { name: 'Clare Duffy', company: 'Moran Meats' },
  },
  {
    turns: [
      { says: 'Yusuf Demir, 07700 900542', shows: ['Yusuf Demir', '07700 900542'] },
      { says: 'last two digits are 24, not 42', shows: ['07700 900524'], hides: ['900542'] },
    ],
    lead: { name: 'Yusuf Demir', phone: '07700900524' },
  },
  {
    turns: [
      { says: 'Ines Duarte, ines@duartewines.example, Duarte Wines', shows: ['Ines Duarte', 'Duarte Wines'] },
      { says: 'Name should be Inês Duarte-Reis', shows: ['Inês Duarte-Reis'] },
      { says: 'company: Duarte & Reis', shows: ['Duarte & Reis', 'Inês Duarte-Reis'] },
    ],
    lead: { name: 'Inês Duarte-Reis', company: 'Duarte & Reis' },
  },
  {
    turns: [
      { says: 'Zofia Lis, zofia@lispack.example, Lis Pack', shows: ['Zofia Lis', 'Lis Pack'] },
      {
        says: 'you have my company wrong',
        shows: ['Lis Pack'],
        answers: [/\?|company/i],
        hides: ['Corrected'],
      },
      { says: 'Lis Packaging Sp. z o.o.', shows: ['Lis Packaging Sp'] },
    ],
    lead: { name: 'Zofia Lis' },
  },
  {
    turns: [
      { says: 'Sanjay, 07700 900547', shows: ['Sanjay'] },
      { says: 'Sanjay Patil, and the company is Konkan Spices', shows: ['Sanjay Patil', 'Konkan Spices'] },
    ],
    lead: { name: 'Sanjay Patil', company: 'Konkan Spices', phone: '07700900547' },
  },
  {
    turns: [
      { says: 'Frank Dunne, frank@dunneprint.example, 01632 960548', shows: ['Frank Dunne'] },
      { says: 'use my mobile instead, 07700 900548', shows: ['07700 900548'], hides: ['960548'] },
    ],
    lead: { name: 'Frank Dunne', phone: '07700900548' },
  },
  {
    turns: [
      { says: 'Bob Tan, 07700 900550', shows: ['Bob Tan'] },
      { says: 'wrong name', answers: [/name/i], hides: ['Corrected'] },
      { says: 'Rob Tan', shows: ['Rob Tan'] },
    ],
    lead: { name: 'Rob Tan', phone: '07700900550' },
  },
  {
    turns: [
      { says: 'Kath Moss, Moss Bakers, kath@mossbakers.example', shows: ['Moss Bakers'] },
      { says: "Moss Bakers isn't where I work any more", hides: ['Company:** Moss'] },
    ],
    lead: { name: 'Kath Moss', company: '', email: 'kath@mossbakers.example' },
  },
  {
    turns: [
      { says: 'I want to speak to a person' },
      { says: 'delete everything you have on me then', answers: [/data request/i] },
    ],
  },
  {
    turns: [
      { says: 'Hugh Bell, hugh@bellcider.example', shows: ['Hugh Bell'] },
      { says: 'please delete all my details', answers: [/data request/i] },
    ],
  },
  {
    turns: [
      { says: 'Mina Park, Parkhill Labs, mina@parkhill.example', shows: ['Parkhill Labs'] },
      { says: 'remove the company please', hides: ['Parkhill Labs'], shows: ['Mina Park'] },
    ],
    lead: { name: 'Mina Park', company: '' },
  },
  {
    turns: [
      { says: 'speak to a person' },
      { says: 'do you sign an NDA?', answers: [/confidential|NDA/i] },
      { says: 'Femi Ade, femi@adefoods.example', shows: ['Femi Ade', 'femi@adefoods.example'] },
      { says: 'what does a day of an engineer cost?', answers: [/£800/] },
    ],
    lead: { name: 'Femi Ade', email: 'femi@adefoods.example' },
  },
  {
    turns: [
      { says: 'do you sign an NDA' },
      {
        says: 'you didnt answer. what does a day of an engineer cost',
        hides: ['called a person'],
        answers: [/£/],
      },
    ],
  },
  {
    turns: [
      { says: 'get me a human' },
      { says: 'ok. while I wait: can you come to Cork?', answers: [/flight|ferry/i] },
      { says: 'grand, thanks', answers: [/./] },
    ],
  },
  {
    turns: [
      {
        says: 'Yer wan on the phone hung up on me. What a joke of a company',
        answers: [/sorry/i, /called a person/],
      },
    ],
  },
  {
    turns: [
      { says: 'our current supplier is useless. can you take over a project?', hides: ['called a person'] },
    ],
  },
  {
    turns: [
      { says: 'contact me' },
      { says: 'its bartek', shows: ['Bartek'] },
      { says: '+48 22 555 01 67', shows: ['+48 22 555 01 67', 'Bartek'] },
    ],
    lead: { name: 'Bartek', phone: '225550167' },
  },
  {
    turns: [
      {
        says: 'Please send me a quote for two cameras.\n\nBest wishes\nTadhg Ó Sé\nSenior Buyer\nDingle Gin DAC\n+353 66 555 0168\ntadhg.ose@dinglegin.example',
        shows: ['Tadhg Ó Sé', 'Dingle Gin DAC', 'tadhg.ose@dinglegin.example', '+353 66 555 0168'],
      },
    ],
    lead: { name: 'Tadhg Ó Sé', company: 'Dingle Gin DAC', message: 'two cameras' },
  },
  {
    turns: [{ says: '00 44 7700 900 170, deepika menon', shows: ['Deepika Menon', '7700 900 170'] }],
    lead: { name: 'Deepika Menon', phone: '7700900170' },
  },
  {
    turns: [
      {
        says: 'Name: Agata Wrona\nFirm: Wrona Transport Sp. k.\nMobile: 07700 900171\nCan you read CMR notes by camera?',
        shows: ['Agata Wrona', 'Wrona Transport', '07700 900171'],
      },
    ],
    lead: { name: 'Agata Wrona', phone: '07700900171' },
  },
  {
    turns: [
      {
        says: 'Sent from my iPhone. Call Muireann on 083 555 0173 re the audit',
        shows: ['Muireann', '083 555 0173'],
        hides: ['iPhone'],
      },
    ],
    lead: { name: 'Muireann', phone: '0835550173', company: '' },
  },
  {
    turns: [
      { says: 'my no is 0770 0900 174', shows: ['0770 0900 174'] },
      { says: 'vikram s rao from Deccan Tools', shows: ['Deccan Tools'] },
    ],
    lead: { name: 'Vikram S Rao', company: 'Deccan Tools', phone: '7700900174' },
  },
  {
    turns: [
      {
        says: 'Wei Ling Tan / QA / Harbour Robotics / weiling@harbourrobotics.example',
        shows: ['Wei Ling Tan', 'Harbour Robotics'],
      },
    ],
    lead: { name: 'Wei Ling Tan', company: 'Harbour Robotics' },
  },
  {
    turns: [
      {
        says: 'urgent!! line down. 07700 900177 ask for shift lead Kowalczyk',
        shows: ['07700 900177', 'Kowalczyk'],
        hides: ['Line Down', 'Line down'],
      },
    ],
    lead: { phone: '07700900177', company: '' },
  },
  {
    turns: [
      { says: 'no worries. stick me down for a callback 07700900777', hides: ['Name:**', 'Company:**'] },
    ],
    lead: { phone: '07700900777', company: '' },
  },
  {
    turns: [
      { says: 'Deadly. paddy, 087 555 0199', shows: ['Name:** Paddy'], hides: ['Deadly'] },
      { says: 'not paddy, Pádraig', shows: ['Name:** Pádraig'] },
      { says: 'surname O Sullivan', shows: ['Pádraig O Sullivan'] },
      { says: 'I said afternoons only', shows: ['afternoons'] },
    ],
    lead: { name: 'Pádraig O Sullivan', company: '', phone: '0875550199' },
  },
  {
    turns: [
      { says: 'Its urgent, our oven is down!! Ring Stan 07700 900311', shows: ['Stan'] },
      { says: 'Stan is wrong', hides: ['Name:**'] },
      { says: 'Stanisław', shows: ['Name:** Stanisław'] },
    ],
    lead: { name: 'Stanisław', phone: '07700900311' },
  },
  {
    turns: [
      { says: 'Tomasz here, t.zak@naaslog.example' },
      { says: 'my company is Naas Logistics', shows: ['Naas Logistics'] },
      {
        says: 'no, company name is wrong. It is Naas Logistics Park Ltd',
        shows: ['Company:** Naas Logistics Park Ltd'],
      },
    ],
    lead: { name: 'Tomasz', company: 'Naas Logistics Park Ltd' },
  },
  {
    turns: [
      {
        says: 'this is Mark Long calling, 07700 900318',
        shows: ['Name:** Mark Long'],
        hides: ['Long calling'],
      },
      { says: 'not at the weekend, Monday', shows: ['not at the weekend', 'Monday'] },
    ],
    lead: { name: 'Mark Long', phone: '07700900318' },
  },
  {
    turns: [
      { says: 'Dear Sir, kindly ring Mr. Good on 01632 960320', shows: ['Mr. Good'], hides: ['Dear Sir'] },
    ],
    lead: { name: 'Mr. Good', company: '', phone: '01632960320' },
  },
  {
    turns: [
      {
        says: 'Rose White, rose@white.example, The White Company of Ely',
        shows: ['The White Company of Ely'],
      },
    ],
    lead: { name: 'Rose White', company: 'The White Company of Ely' },
  },
  {
    turns: [
      {
        says: 'Pls forward this to sales. Thx. Oleg Petrenko, Dnipro Steel LLC, oleg@dniprosteel.example',
        shows: ['Name:** Oleg Petrenko', 'Company:** Dnipro Steel LLC'],
      },
    ],
    lead: { name: 'Oleg Petrenko', company: 'Dnipro Steel LLC' },
  },
  {
    turns: [
      { says: 'phone 01632 960702, mobile 07700 900702. Eric', shows: ['Eric'] },
      { says: 'wrong mobile, it ends in 720', shows: ['01632 960702', '07700 900720'] },
    ],
    lead: { name: 'Eric', phone: '01632960702' },
  },
  {
    turns: [
      {
        says: 'Name - Mary Kate Quinn; Org - HSE; Mail - mk.quinn@hse.example',
        shows: ['Mary Kate Quinn', 'Company:** HSE'],
      },
    ],
    lead: { name: 'Mary Kate Quinn', company: 'HSE' },
  },
  {
    turns: [
      { says: 'Gerry Adair, Adair Ltd, gerry@adair.example' },
      { says: 'Gerry is my dad, I am Nuala', shows: ['Name:** Nuala', 'Adair Ltd'] },
    ],
    lead: { name: 'Nuala', company: 'Adair Ltd' },
  },
]
