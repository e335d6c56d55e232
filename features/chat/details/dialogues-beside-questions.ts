import type { DetailsDialogue } from './details-case.ts'

/** Details in one breath with a wish or a question, as people wrote them to a chat that misread them. */
export const dialoguesBesideQuestions: DetailsDialogue[] = [
  {
    turns: [
      {
        says: 'Please could somebody visit us: Helen Pascoe, Quality Manager, Mendip Vale Dairy, h.pascoe@mendipvale.example. Mornings only please.',
        shows: ['Helen Pascoe', 'Mendip Vale Dairy', 'h.pascoe@mendipvale.example', 'Mornings'],
        hides: ['your name', 'Whom should they'],
      },
    ],
    lead: { name: 'Helen Pascoe', email: 'h.pascoe@mendipvale.example', company: 'Mendip Vale Dairy' },
  },
  {
    turns: [
      {
        says: 'Get back to me please: Owen Tierney, 01632 960 417',
        shows: ['Owen Tierney', '01632 960 417'],
        hides: ['Whom should they'],
      },
    ],
    lead: { name: 'Owen Tierney', phone: '01632960417' },
  },
  {
    turns: [
      {
        says: 'Please send your completed SIG Lite / CAIQ questionnaire to p.nair@harrowgate-assurance.example by Friday.',
        shows: ['p.nair@harrowgate-assurance.example'],
        hides: ['Thank you, CAIQ', 'Name: CAIQ', 'Name:** CAIQ', 'Thank you, SIG'],
      },
    ],
    lead: { email: 'p.nair@harrowgate-assurance.example', message: 'SIG Lite / CAIQ questionnaire' },
  },
  {
    turns: [
      {
        says: 'send your ISO certificate to quality@tarnside.example',
        shows: ['quality@tarnside.example'],
        hides: ['Thank you, ISO', 'Name:** ISO'],
      },
    ],
    lead: { email: 'quality@tarnside.example' },
  },
  {
    turns: [
      {
        says: 'Tony Marsh, Marsh Forwarding, 01632 960 128',
        shows: ['Tony Marsh', 'Marsh Forwarding', '01632 960 128'],
      },
      {
        says: 'one more thing do you sign an nda',
        answers: [/NDA|confidential/i],
        hides: ['will read this with your details'],
      },
      {
        says: 'last question, who owns the code',
        answers: [/\bown|yours/i],
        hides: ['will read this with your details'],
      },
    ],
    lead: { name: 'Tony Marsh', company: 'Marsh Forwarding', phone: '01632960128' },
  },
  {
    turns: [
      {
        says: 'can u come and look, next tues or wed. mob 07700 900345, dave',
        shows: ['Dave', '07700 900345', 'next tues or wed'],
        hides: ['questions below', 'choose one'],
      },
    ],
    lead: { name: 'Dave', phone: '07700900345' },
  },
  {
    turns: [
      {
        says: 'Pat Murphy, pat@corkfoods.example, can someone ring me',
        shows: ['Pat Murphy', 'pat@corkfoods.example'],
        answers: [/which (?:phone )?number/i],
      },
      { says: '021 496 0133', shows: ['021 496 0133', 'Pat Murphy'] },
    ],
    lead: { name: 'Pat Murphy', email: 'pat@corkfoods.example', phone: '0214960133' },
  },
  {
    turns: [
      {
        says: 'my email is lena@quaystores.example, please ring me tomorrow morning',
        shows: ['lena@quaystores.example', 'tomorrow morning'],
        answers: [/which (?:phone )?number/i],
      },
    ],
    lead: { email: 'lena@quaystores.example' },
  },
  {
    turns: [
      { says: 'do you sign an nda' },
      { says: 'where are you based' },
      { says: 'ok thx. wots the weather like in brighton lol', hides: ['Thx', 'Which email'] },
      { says: 'leave it no need to contact me', hides: ['Which email', 'Gladly'] },
    ],
    lead: null,
  },
  {
    turns: [
      { says: 'can someone ring me', answers: [/name/i] },
      { says: 'actually no need to contact me, i will ring you', hides: ['Which email', 'Gladly'] },
    ],
    lead: null,
  },
  {
    turns: [
      {
        says: 'Neither of those. Can software read a drawing? My number is 0113 496 0127, Derek Holroyd, but please don’t ring on a Friday.',
        shows: ['Derek Holroyd', '0113 496 0127', 'not Friday'],
        hides: ['Neither'],
      },
    ],
    lead: { name: 'Derek Holroyd', phone: '01134960127' },
  },
  {
    turns: [
      {
        says: 'Patricia Kearney, 020 7946 0188, calling for Mr Aldous. before 4 pls',
        shows: ['Patricia Kearney', '020 7946 0188', 'before 4'],
        hides: ['Company'],
      },
    ],
    lead: { name: 'Patricia Kearney', phone: '02079460188' },
  },
  {
    turns: [
      { says: 'gareth@pawsandclaws.example', shows: ['gareth@pawsandclaws.example'] },
      {
        says: 'sorry gareth@pawsandclaws.example is my wifes, use shop@pawsandclaws.example',
        shows: ['shop@pawsandclaws.example'],
      },
    ],
    lead: { email: 'shop@pawsandclaws.example' },
  },
  {
    turns: [
      {
        says: 'mail kit@oldaddress.example no longer works, write to kit@newaddress.example',
        shows: ['kit@newaddress.example'],
      },
    ],
    lead: { email: 'kit@newaddress.example' },
  },
  {
    turns: [
      {
        says: 'r.mcleod@strathmed.example please send me your brochure',
        shows: ['r.mcleod@strathmed.example'],
      },
      {
        says: 'you have no name for me. its Rory McLeod. and who runs the firm?',
        shows: ['Rory McLeod'],
        hides: ['Which email'],
        answers: [/publish|runs|director/i],
      },
    ],
    lead: { name: 'Rory McLeod', email: 'r.mcleod@strathmed.example' },
  },
  {
    turns: [
      { says: 'shop@pawsandclaws.example thats me', shows: ['shop@pawsandclaws.example'] },
      { says: 'gareth! i said', shows: ['Gareth'] },
    ],
    lead: { name: 'Gareth', email: 'shop@pawsandclaws.example' },
  },
]
