import type { DetailsDialogue } from './details-case.ts'

/** Only measured, never tuned on. */
export const setAsideDialogues: DetailsDialogue[] = [
  {
    turns: [
      { says: 'contact me' },
      { says: 'send cvs', hides: ['Send Cvs', 'Thank you, Send'] },
      { says: 'marta.nowak@lindapolska.example', shows: ['marta.nowak@lindapolska.example'] },
    ],
    lead: { email: 'marta.nowak@lindapolska.example', company: '' },
  },
  {
    turns: [
      { says: 'sounds good, lets do it. 07700 900505', shows: ['07700 900505'], hides: ['Sounds', 'Lets'] },
    ],
    lead: { phone: '07700900505', company: '' },
  },
  {
    turns: [
      {
        says: 'on the road all day, 07700 900508',
        shows: ['07700 900508'],
        hides: ['Name:**', 'Company:**'],
      },
      { says: 'Declan', shows: ['Declan', '07700 900508'] },
    ],
    lead: { name: 'Declan', phone: '07700900508', company: '' },
  },
  {
    turns: [
      {
        says: 'Long story short, our filler stops. ops@brackenmilk.example',
        shows: ['ops@brackenmilk.example'],
        hides: ['Name:**', 'Company:**'],
      },
    ],
    lead: { email: 'ops@brackenmilk.example', company: '', message: 'our filler stops' },
  },
  {
    turns: [
      {
        says: 'name is ewa zielinska fyi and my email is ewa.z@mazurlogistics.example',
        shows: ['Ewa Zielinska', 'ewa.z@mazurlogistics.example'],
        hides: ['fyi'],
      },
    ],
    lead: { name: 'Ewa Zielinska', email: 'ewa.z@mazurlogistics.example' },
  },
  {
    turns: [
      {
        says: 'Could you have someone contact me before Friday noon? Maeve Tierney, maeve.t@dublinweekly.example',
        shows: ['Maeve Tierney', 'before Friday noon'],
        hides: ['18:00', 'by **'],
      },
    ],
    lead: { name: 'Maeve Tierney', email: 'maeve.t@dublinweekly.example', message: 'before Friday noon' },
  },
  {
    turns: [
      {
        says: 'Ian Pargeter, 07700 900123, ian@pargeterplastics.example. We mould caps in Derby. Ring me tomorrow after 10.',
        shows: ['Ian Pargeter', 'tomorrow after 10'],
      },
      {
        says: 'Actually make it after 11, and the mobile ends 124 not 123',
        shows: ['07700 900124', 'after 11', 'tomorrow'],
        hides: ['900123', 'after 10'],
      },
    ],
    lead: { name: 'Ian Pargeter', phone: '07700900124', message: 'after 11' },
  },
  {
    turns: [
      {
        says: 'Ring me any day except Friday: Bogdan, 07700 900526',
        shows: ['Bogdan', '07700 900526', 'except Friday'],
      },
    ],
    lead: { name: 'Bogdan', phone: '07700900526', message: 'except Friday' },
  },
  {
    turns: [
      {
        says: 'Prefer email to phone. sean.mcgee@foylehaulage.example Seán McGee',
        shows: ['Seán McGee', 'sean.mcgee@foylehaulage.example'],
        hides: ['Prefer email'],
        answers: [/no (?:phone )?calls|email/i],
      },
    ],
    lead: { name: 'Seán McGee', company: '' },
  },
  {
    turns: [
      {
        says: 'Bank of Leinster, Orla Keane, orla.keane@bol.example',
        shows: ['Orla Keane', 'Company:** Bank of Leinster'],
      },
    ],
    lead: { name: 'Orla Keane', company: 'Bank of Leinster' },
  },
  {
    turns: [
      {
        says: 'Harpreet Kaur Gill, St Brigid and St Anne Hospitals, hkgill@brigidanne.example',
        shows: ['Harpreet Kaur Gill', 'St Brigid and St Anne Hospitals'],
      },
    ],
    lead: { name: 'Harpreet Kaur Gill', company: 'St Brigid and St Anne Hospitals' },
  },
  {
    turns: [
      { says: 'i work for tesco in naas, call me on 045 555 0135, dara', shows: ['Dara', '045 555 0135'] },
    ],
    lead: { name: 'Dara', phone: '0455550135' },
  },
  {
    turns: [
      {
        says: 'Royal College of Ratoath, contact Brigid Nee, brigid.nee@rcr.example',
        shows: ['Brigid Nee', 'Royal College of Ratoath'],
      },
    ],
    lead: { name: 'Brigid Nee', company: 'Royal College of Ratoath' },
  },
  {
    turns: [
      { says: 'Dermot Foy, Foy Signs, 01632 960540', shows: ['Dermot Foy', 'Foy Signs'] },
      {
        says: "that's not my company, I'm with Lagan Signs",
        shows: ['Lagan Signs', 'Dermot Foy'],
        hides: ['Foy Signs'],
      },
    ],
    lead: { name: 'Dermot Foy', company: 'Lagan Signs' },
  },
  {
    turns: [
      { says: 'Ciara Quirke ciara@quirke.example 087 555 0143', shows: ['Ciara Quirke', '087 555 0143'] },
      { says: 'sorry number should end in 0134', shows: ['087 555 0134'], hides: ['0143'] },
    ],
    lead: { name: 'Ciara Quirke', phone: '0875550134' },
  },
  {
    turns: [
      { says: 'Owen Rees, owen@reesdairy.example', shows: ['Owen Rees'] },
      {
        says: 'its .com not .example? no wait, it is owen@rees-dairy.example',
        shows: ['owen@rees-dairy.example', 'Owen Rees'],
        hides: ['owen@reesdairy.example'],
      },
    ],
    lead: { name: 'Owen Rees', email: 'owen@rees-dairy.example' },
  },
  {
    turns: [
      { says: 'Ellen Voss, Voss Optik, ellen@vossoptik.example', shows: ['Ellen Voss'] },
      { says: "first name's Elena actually", shows: ['Elena Voss'] },
    ],
    lead: { name: 'Elena Voss', company: 'Voss Optik' },
  },
  {
    turns: [
      { says: 'priti, priti@oakgp.example, 07700 900552', shows: ['Priti', '07700 900552'] },
      { says: 'acutally delete my number i changed my mind', hides: ['900552'] },
    ],
    lead: { name: 'Priti', email: 'priti@oakgp.example', phone: '' },
  },
  {
    turns: [
      { says: 'ring 07700 900555', shows: ['07700 900555'] },
      { says: 'take my number off please', hides: ['900555'], answers: [/data request/i] },
    ],
  },
  {
    turns: [
      {
        says: 'So you lot just lecture people while I lose £2m a year to thieves. Bloody useless',
        answers: [/sorry/i, /called a person/],
      },
    ],
  },
  {
    turns: [
      { says: 'this is a disgrace, three mails and no answer', answers: [/sorry/i, /called a person/] },
      { says: 'and you are still useless', answers: [/sorry/i] },
    ],
  },
  {
    turns: [
      { says: 'how does machine vision find defects with a camera?' },
      { says: 'what does a day cost?' },
      { says: 'aoife', shows: ['Aoife'], hides: ['don’t answer that'] },
      { says: '087 555 0142', shows: ['Aoife', '087 555 0142'], hides: ['Whom should'] },
    ],
    lead: { name: 'Aoife', phone: '0875550142' },
  },
  {
    turns: [
      {
        says: 'Hi, could you tell me if you work weekends? Cheers, Mick Dolan (Dolan Hauliers) mick@dolanhauliers.example',
        shows: ['Mick Dolan', 'Dolan Hauliers', 'mick@dolanhauliers.example'],
      },
    ],
    lead: { name: 'Mick Dolan', company: 'Dolan Hauliers' },
  },
  {
    turns: [
      { says: 'rory.keogh@boyneglass.example', shows: ['rory.keogh@boyneglass.example'] },
      { says: 'what do you need from us first?', hides: ['Name:** What'] },
      { says: 'rory keogh, boyne glass', shows: ['Rory Keogh', 'Boyne Glass'] },
    ],
    lead: { name: 'Rory Keogh', company: 'Boyne Glass' },
  },
  {
    turns: [
      {
        says: 'Contact Seamus at seamus@tullow.example, he decides',
        shows: ['Seamus', 'seamus@tullow.example'],
      },
    ],
    lead: { name: 'Seamus', email: 'seamus@tullow.example', company: '' },
  },
  {
    turns: [
      {
        says: "I'm Oisín, one of two brothers at Moycullen Stone, what is your day rate? oisin@moycullenstone.example",
        shows: ['Oisín', 'oisin@moycullenstone.example'],
        answers: [/£/],
      },
    ],
    lead: { name: 'Oisín', email: 'oisin@moycullenstone.example' },
  },
]
