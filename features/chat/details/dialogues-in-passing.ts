import type { DetailsDialogue } from './details-case.ts'

/** How people give details beside what they are writing about; written before the reading of them was. */
export const dialoguesInPassing: DetailsDialogue[] = [
  {
    turns: [
      {
        says: 'Good morning. Would you kindly telephone Mrs Harriet Blythe on 01632 960212 at your convenience.',
        shows: ['Harriet Blythe', '01632 960212'],
      },
    ],
    lead: { name: 'Mrs Harriet Blythe', phone: '01632960212' },
  },
  {
    turns: [
      {
        says: 'gimme a bell 07700900301 - Baz @ Rowley Metals',
        shows: ['Baz', 'Rowley Metals', '07700900301'],
      },
    ],
    lead: { name: 'Baz', company: 'Rowley Metals', phone: '07700900301' },
  },
  {
    turns: [
      {
        says: 'We are a bakery in Hull, 40 staff. Interested in waste forecasting. Call Lorna on 01632 960313',
        shows: ['Lorna', '01632 960313'],
      },
    ],
    lead: { name: 'Lorna', phone: '01632960313', message: 'waste forecasting' },
  },
  {
    turns: [
      {
        says: 'Email: t.cho@anvil.example / Tel 01632 960314 / Tim Cho / Anvil Forge',
        shows: ['Tim Cho', 'Anvil Forge', 't.cho@anvil.example', '01632 960314'],
      },
    ],
    lead: { name: 'Tim Cho', company: 'Anvil Forge', email: 't.cho@anvil.example', phone: '01632960314' },
  },
  {
    turns: [
      { says: "my number's 07700 900315", shows: ['07700 900315'] },
      { says: 'Geraint', shows: ['Geraint'] },
      { says: 'Geraint Pugh actually', shows: ['Geraint Pugh'] },
    ],
    lead: { name: 'Geraint Pugh', phone: '07700900315' },
  },
  {
    turns: [
      {
        says: 'this is Mags from Inver Smokehouse again, I wrote last week. mags@inver.example',
        shows: ['Mags', 'Inver Smokehouse', 'mags@inver.example'],
      },
    ],
    lead: { name: 'Mags', company: 'Inver Smokehouse', email: 'mags@inver.example' },
  },
  {
    turns: [
      {
        says: "how soon could someone come to see us in Wigan? It's Nasreen, nasreen@lowtonprint.example",
        shows: ['Nasreen', 'nasreen@lowtonprint.example'],
      },
    ],
    lead: { name: 'Nasreen', email: 'nasreen@lowtonprint.example' },
  },
  {
    turns: [
      { says: 'contact me' },
      { says: 'rather not leave an email', hides: ['Which email'] },
      { says: '07700 900318', shows: ['07700 900318'] },
    ],
    lead: { phone: '07700900318' },
  },
  {
    turns: [
      {
        says: 'Hans-Peter Brandt, brandt@keramik.example, Keramik Nord GmbH, Rückruf bitte morgen',
        shows: ['Hans-Peter Brandt', 'brandt@keramik.example', 'Keramik Nord GmbH'],
      },
    ],
    lead: { name: 'Hans-Peter Brandt', company: 'Keramik Nord GmbH', email: 'brandt@keramik.example' },
  },
  {
    turns: [
      { says: 'please ring, 01632 960320', shows: ['01632 960320'] },
      { says: 'not me, ask for Olive, she does the buying', shows: ['Olive', '01632 960320'] },
    ],
    lead: { name: 'Olive', phone: '01632960320' },
  },
  {
    turns: [
      { says: 'Faisal Khan 07700 900321', shows: ['Faisal Khan'] },
      { says: 'the last three digits are 322 not 321', hides: ['Thank you, The'], answers: [/noted|322/i] },
    ],
  },
  {
    turns: [
      {
        says: 'dervla@ballinree.example thats me Dervla, from Ballinree Co-op',
        shows: ['Dervla', 'Ballinree Co-op', 'dervla@ballinree.example'],
      },
    ],
    lead: { name: 'Dervla', company: 'Ballinree Co-op', email: 'dervla@ballinree.example' },
  },
  {
    turns: [
      {
        says: "I'd prefer a call on Wednesday at half past two. Pru Lacey, 01632 960323.",
        shows: ['Pru Lacey', '01632 960323', 'Wednesday at half past two'],
      },
    ],
    lead: { name: 'Pru Lacey', phone: '01632960323', message: 'half past two' },
  },
  {
    turns: [
      {
        says: 'tell your boss to ring me. Sid. 01632 960324',
        shows: ['Sid', '01632 960324'],
        hides: ['Boss'],
      },
    ],
    lead: { name: 'Sid', phone: '01632960324' },
  },
  {
    turns: [
      { says: 'you never rang me back you shower of clowns', answers: [/sorry/i, /person/i] },
      { says: '01632 960325, Val', shows: ['Val', '01632 960325'] },
    ],
    lead: { name: 'Val', phone: '01632960325' },
  },
  {
    turns: [
      {
        says: "ok so I'm Des, quality at Fenwick Cables, d.roche@fenwick.example, what do you need next",
        shows: ['Des', 'Fenwick Cables', 'd.roche@fenwick.example'],
      },
    ],
    lead: { name: 'Des', company: 'Fenwick Cables', email: 'd.roche@fenwick.example' },
  },
  {
    turns: [
      {
        says: 'speak to Marta about this, marta.w@oakdene.example',
        shows: ['Marta', 'marta.w@oakdene.example'],
      },
    ],
    lead: { name: 'Marta', email: 'marta.w@oakdene.example' },
  },
  {
    turns: [
      { says: "the name's Bond. Only joking, Craig Bond, 07700 900328", shows: ['Bond', '07700 900328'] },
    ],
    lead: { phone: '07700900328' },
  },
  {
    turns: [
      {
        says: 'Can I leave a message for sales? Tell them Noreen at Kiltoy Feeds called, 01632 960329',
        shows: ['Noreen', 'Kiltoy Feeds', '01632 960329'],
      },
    ],
    lead: { name: 'Noreen', company: 'Kiltoy Feeds', phone: '01632960329' },
  },
  {
    turns: [
      { says: 'jamie.ng@sefton-labs.example', shows: ['jamie.ng@sefton-labs.example'] },
      { says: 'Jamie Ng, Sefton Labs', shows: ['Jamie Ng', 'Sefton Labs'] },
      { says: 'cheers', hides: ['Thank you, Cheers', 'Name:** Cheers'] },
    ],
    lead: { name: 'Jamie Ng', company: 'Sefton Labs', email: 'jamie.ng@sefton-labs.example' },
  },
  {
    turns: [
      {
        says: 'could you get back to me by friday? Ines Prat, ines@prat.example',
        shows: ['Ines Prat', 'ines@prat.example', 'friday'],
      },
    ],
    lead: { name: 'Ines Prat', email: 'ines@prat.example', message: 'friday' },
  },
  {
    turns: [
      {
        says: "I'm Tom. tom@alder.example. I'm not Tim, my colleague is Tim.",
        shows: ['Tom', 'tom@alder.example'],
      },
    ],
    lead: { name: 'Tom', email: 'tom@alder.example' },
  },
  {
    turns: [
      { says: 'call 01632 960333 or 01632 960334 after hours', shows: ['01632 960333', '01632 960334'] },
    ],
    lead: { phone: '01632960333' },
  },
  { turns: [{ says: 'can you remove my number please', hides: ['It is with our team'] }], lead: null },
  {
    turns: [
      { says: 'Bella, 07700 900335', shows: ['Bella'] },
      {
        says: 'please delete that number',
        hides: ['Thank you, Please'],
        answers: [/delete|remove|privacy|noted/i],
      },
    ],
  },
  {
    turns: [
      {
        says: "hi, my manager asked me to find out if someone could visit us. I'm Callum, callum@hawkhill.example, Hawkhill Egg Packers",
        shows: ['Callum', 'callum@hawkhill.example', 'Hawkhill Egg Packers'],
      },
    ],
    lead: { name: 'Callum', company: 'Hawkhill Egg Packers', email: 'callum@hawkhill.example' },
  },
  {
    turns: [
      {
        says: 'please contact our IT lead Sanjay Mehta (sanjay.mehta@crestpharma.example), he knows the systems',
        shows: ['Sanjay Mehta', 'sanjay.mehta@crestpharma.example'],
      },
    ],
    lead: { name: 'Sanjay Mehta', email: 'sanjay.mehta@crestpharma.example' },
  },
  {
    turns: [
      { says: 'Who am I talking to?', hides: ['Name:**'] },
      {
        says: "fair enough. I'm Bronagh, bronagh@glenmill.example",
        shows: ['Bronagh', 'bronagh@glenmill.example'],
      },
    ],
    lead: { name: 'Bronagh', email: 'bronagh@glenmill.example' },
  },
  {
    turns: [
      {
        says: 'my details are: Ruth Amadi / Head of Ops / Tollgate Foods / ruth.amadi@tollgate.example / 01632 960408',
        shows: ['Ruth Amadi', 'Tollgate Foods', 'ruth.amadi@tollgate.example', '01632 960408'],
      },
    ],
    lead: {
      name: 'Ruth Amadi',
      company: 'Tollgate Foods',
      email: 'ruth.amadi@tollgate.example',
      phone: '01632960408',
    },
  },
  {
    turns: [
      { says: 'Bjorn, bjorn@lysmetal.example', shows: ['Bjorn'] },
      { says: 'its Bjørn with an ø', shows: ['Bjørn', 'bjorn@lysmetal.example'] },
    ],
    lead: { name: 'Bjørn', email: 'bjorn@lysmetal.example' },
  },
  {
    turns: [
      {
        says: 'gwen at gwen@sorrelbakes.example. when can you start?',
        shows: ['Gwen', 'gwen@sorrelbakes.example'],
        answers: [/week|start|month|day/i],
      },
    ],
    lead: { name: 'Gwen', email: 'gwen@sorrelbakes.example' },
  },
  { turns: [{ says: 'ur prices are a joke', answers: [/sorry|£|price/i] }] },
  { turns: [{ says: 'absolute rubbish', answers: [/sorry/i] }] },
  {
    turns: [
      { says: 'Ask us to contact me', answers: [/name|email/i] },
      { says: 'Mr & Mrs Holloway', shows: ['Holloway'] },
      { says: 'holloway@farmshop.example', shows: ['Holloway', 'holloway@farmshop.example'] },
    ],
    lead: { email: 'holloway@farmshop.example' },
  },
  { turns: [{ says: 'the email is wrong', hides: ['Corrected'], answers: [/./i] }] },
  {
    turns: [
      { says: 'Nell, nell@tarn.example' },
      {
        says: 'the email is wrong, it should be nell.b@tarn.example',
        shows: ['nell.b@tarn.example', 'Nell'],
        hides: ['Email:** nell@tarn'],
      },
    ],
    lead: { name: 'Nell', email: 'nell.b@tarn.example' },
  },
]
