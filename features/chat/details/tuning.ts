import type { DetailsCase } from './details-case.ts'

/** What the reading of details is tuned on; written by someone who didn’t know it. */
export const tuningCases: DetailsCase[] = [
  {
    writes: "Siobhán O'Connell, Liffey Dairies DAC, siobhan.oconnell@liffeydairies.example, +353 20 912 3456",
    name: "Siobhán O'Connell",
    email: 'siobhan.oconnell@liffeydairies.example',
    company: 'Liffey Dairies DAC',
    phone: '+353 20 912 3456',
  },
  {
    writes: 'g.hartley@hartleysons.example, Graham Hartley, Hartley & Sons, 07700 900123',
    name: 'Graham Hartley',
    email: 'g.hartley@hartleysons.example',
    company: 'Hartley & Sons',
    phone: '07700 900123',
  },
  {
    writes: 'Murphy Haulage, Declan Murphy, declan@murphyhaulage.example',
    name: 'Declan Murphy',
    email: 'declan@murphyhaulage.example',
    company: 'Murphy Haulage',
  },
  {
    writes: 'Chukwuemeka Okafor, chukwuemeka.okafor@northmerenhs.example, Northmere NHS Foundation Trust',
    name: 'Chukwuemeka Okafor',
    email: 'chukwuemeka.okafor@northmerenhs.example',
    company: 'Northmere NHS Foundation Trust',
  },
  {
    writes: 'Rhys Llewellyn-Pugh\nCwmteg Quarries Ltd\nrhys@cwmteg.example\n029 2018 0456',
    name: 'Rhys Llewellyn-Pugh',
    email: 'rhys@cwmteg.example',
    company: 'Cwmteg Quarries Ltd',
    phone: '029 2018 0456',
  },
  {
    writes: 'aoife ní bhriain\naoife@connachtseeds.example\nconnacht seeds\n020 913 4471',
    name: 'Aoife Ní Bhriain',
    email: 'aoife@connachtseeds.example',
    company: 'Connacht Seeds',
    phone: '020 913 4471',
  },
  {
    writes: 'fergal.mcardle@mcardleprecast.example\n+44 7700 900 518\nFergal McArdle\nMcArdle Precast',
    name: 'Fergal McArdle',
    email: 'fergal.mcardle@mcardleprecast.example',
    company: 'McArdle Precast',
    phone: '+44 7700 900 518',
  },
  {
    writes: 'Tom Ackroyd tom.ackroyd@wharfedaletextiles.example Wharfedale Textiles Ltd 07700900641',
    name: 'Tom Ackroyd',
    email: 'tom.ackroyd@wharfedaletextiles.example',
    company: 'Wharfedale Textiles Ltd',
    phone: '07700900641',
  },
  {
    writes: 'olumide adeyemi olumide@adeyemilegal.example +447700900862',
    name: 'Olumide Adeyemi',
    email: 'olumide@adeyemilegal.example',
    phone: '+447700900862',
  },
  {
    writes:
      'Name: Agnieszka Kowalska-Reid\nCompany: Forth Bearings Ltd\nEmail: agnieszka@forthbearings.example\nTel: 0131 496 0771',
    name: 'Agnieszka Kowalska-Reid',
    email: 'agnieszka@forthbearings.example',
    company: 'Forth Bearings Ltd',
    phone: '0131 496 0771',
  },
  {
    writes:
      'Contact: Sinéad Mac Giolla Phádraig; Organisation: Slievemore Hospital Trust; E: sinead.mgp@slievemore.example; M: 00353 20 914 0022',
    name: 'Sinéad Mac Giolla Phádraig',
    email: 'sinead.mgp@slievemore.example',
    company: 'Slievemore Hospital Trust',
    phone: '00353 20 914 0022',
  },
  {
    writes: 'Email: purchasing@brackenvalves.example Name: Will Draper Company: Bracken Valves',
    name: 'Will Draper',
    email: 'purchasing@brackenvalves.example',
    company: 'Bracken Valves',
  },
  {
    writes:
      'We have about 4,000 delivery notes a week and want them read automatically. Is that something you do?\n\nKind regards,\n\nFiona Drummond\nOperations Director\nDrummond & Kerr Logistics Ltd\nT: +44 (0)141 496 0388\nE: f.drummond@drummondkerr.example',
    name: 'Fiona Drummond',
    email: 'f.drummond@drummondkerr.example',
    company: 'Drummond & Kerr Logistics Ltd',
    phone: '+44 (0)141 496 0388',
    rest: ['4,000 delivery notes', 'read automatically'],
  },
  {
    writes:
      'Please send the sample contract.\n\nRegards\nRajesh Iyer | Head of Procurement | Ashdown Polymers plc | rajesh.iyer@ashdownpolymers.example | 0121 496 0907',
    name: 'Rajesh Iyer',
    email: 'rajesh.iyer@ashdownpolymers.example',
    company: 'Ashdown Polymers plc',
    phone: '0121 496 0907',
    rest: ['sample contract'],
  },
  {
    writes:
      'Can your camera system tell a cracked tile from a dirty one?\nThanks, Grace\nGrace Holloway, Holloway Ceramics\ngrace@hollowayceramics.example',
    name: 'Grace Holloway',
    email: 'grace@hollowayceramics.example',
    company: 'Holloway Ceramics',
    rest: ['cracked tile', 'dirty'],
  },
  {
    writes:
      'is there anything ready for small shops or is it all big factories?\n\nSent from my phone\nMay Chatterton\nThe Wool Shed\n07700 900 094',
    name: 'May Chatterton',
    company: 'The Wool Shed',
    phone: '07700 900 094',
    rest: ['small shops', 'big factories'],
  },
  {
    writes:
      'Hello, this is Eilidh Farquharson of Strathbeg Timber. My email is eilidh@strathbegtimber.example. What does a day cost?',
    name: 'Eilidh Farquharson',
    email: 'eilidh@strathbegtimber.example',
    company: 'Strathbeg Timber',
    rest: ['day cost'],
  },
  {
    writes: "I'm Mark at Pennine Castings, mark.stott@penninecastings.example",
    name: 'Mark',
    email: 'mark.stott@penninecastings.example',
    company: 'Pennine Castings',
  },
  {
    writes:
      "My name is Máire O'Donoghue and I work for Corrib Pharma DAC. You can reach me at maire.odonoghue@corribpharma.example or on +353 (0)20 916 2310.",
    name: "Máire O'Donoghue",
    email: 'maire.odonoghue@corribpharma.example',
    company: 'Corrib Pharma DAC',
    phone: '+353 (0)20 916 2310',
  },
  {
    writes:
      "We are Kestrel Fasteners Ltd. I'm Samantha Boyd, the buyer, and my address is s.boyd@kestrelfasteners.example",
    name: 'Samantha Boyd',
    email: 's.boyd@kestrelfasteners.example',
    company: 'Kestrel Fasteners Ltd',
    rest: ['buyer'],
  },
  {
    writes: 'im tracey at bobs tyres, ring us on 01632960288 pls not mondays',
    name: 'Tracey',
    company: 'Bobs Tyres',
    phone: '01632960288',
    rest: ['not mondays'],
  },
  {
    writes:
      'Yes please. Tomasz Zieliński, maintenance manager at Harrowgate Mills. tomasz.zielinski@harrowgatemills.example. I would need an answer by Friday.',
    name: 'Tomasz Zieliński',
    email: 'tomasz.zielinski@harrowgatemills.example',
    company: 'Harrowgate Mills',
    rest: ['by Friday'],
  },
  {
    writes: 'You can call me Bríd. I run Bríd’s Bakehouse in Ennis, brid@bridsbakehouse.example',
    name: 'Bríd',
    email: 'brid@bridsbakehouse.example',
    company: 'Bríd’s Bakehouse',
    rest: ['Ennis'],
  },
  {
    writes:
      'Good morning, Folasade Bankole-Smith here, I look after outpatient booking at Tarnside NHS Trust. My number is 0113 496 0650 and my email folasade.bankole-smith@tarnside.example. Could we see it running first?',
    name: 'Folasade Bankole-Smith',
    email: 'folasade.bankole-smith@tarnside.example',
    company: 'Tarnside NHS Trust',
    phone: '0113 496 0650',
    rest: ['outpatient booking', 'running first'],
  },
  {
    writes:
      'Sure, it’s Niamh O’Leary-Watts, niamh.ow@outlook.example, no company yet, just an idea for calving alerts',
    name: 'Niamh O’Leary-Watts',
    email: 'niamh.ow@outlook.example',
    rest: ['calving alerts'],
  },
  {
    writes:
      'Please put me down for the workshop in May. Will Jarvis, Jarvis Orchards, will@jarvisorchards.example',
    name: 'Will Jarvis',
    email: 'will@jarvisorchards.example',
    company: 'Jarvis Orchards',
    rest: ['workshop in May'],
  },
  {
    writes:
      'Joanne Birtles, Saltley Foundry, joanne.birtles@saltleyfoundry.example and please cc my colleague Imran on imran.q@saltleyfoundry.example',
    name: 'Joanne Birtles',
    email: 'joanne.birtles@saltleyfoundry.example',
    company: 'Saltley Foundry',
    rest: ['Imran', 'imran.q@saltleyfoundry.example'],
  },
  {
    writes:
      "I'm Callum McTavish from Lorne Distillers Ltd, email callum@lornedistillers.example. My boss Alison would join the call, if that is all right.",
    name: 'Callum McTavish',
    email: 'callum@lornedistillers.example',
    company: 'Lorne Distillers Ltd',
    rest: ['Alison', 'join the call'],
  },
  {
    writes: 'mcgrath joinery, liam mcgrath, liam@mcgrathjoinery.example, 028 9649 6012',
    name: 'Liam McGrath',
    email: 'liam@mcgrathjoinery.example',
    company: 'McGrath Joinery',
    phone: '028 9649 6012',
  },
  {
    writes:
      'KEITH BROADBENT BROADBENT HAULAGE LTD KEITH@BROADBENTHAULAGE.EXAMPLE 07700 900 586 RING AFTER SIX IM DRIVING',
    name: 'Keith Broadbent',
    email: 'KEITH@BROADBENTHAULAGE.EXAMPLE',
    company: 'Broadbent Haulage Ltd',
    phone: '07700 900 586',
    rest: ['AFTER SIX', 'DRIVING'],
  },
  {
    writes: 'yeah ok. jas sandhu, sandhu cash and carry, jas_sandhu@outlook.example',
    name: 'Jas Sandhu',
    email: 'jas_sandhu@outlook.example',
    company: 'Sandhu Cash and Carry',
  },
  { writes: 'l.f.beaumont@thornleyglass.example', email: 'l.f.beaumont@thornleyglass.example' },
  {
    writes: 'You can get me on k.m.oneill+ai@gmail.example, and how soon could you start?',
    email: 'k.m.oneill+ai@gmail.example',
    rest: ['how soon', 'start'],
  },
  { writes: 'Mairi Sutherland, 0808 157 0192', name: 'Mairi Sutherland', phone: '0808 157 0192' },
  { writes: 'my number is 07700.900.919', phone: '07700.900.919' },
  { writes: 'My name is Bronwen Ellis', name: 'Bronwen Ellis' },
  {
    writes: 'Mark Bell <mark.bell@bellandhowe.example>',
    name: 'Mark Bell',
    email: 'mark.bell@bellandhowe.example',
  },
  {
    writes:
      'Deirdre Ní Chonaill (Dunmore Knitwear), deirdre@dunmoreknitwear.example. No phone calls please, mail only.',
    name: 'Deirdre Ní Chonaill',
    email: 'deirdre@dunmoreknitwear.example',
    company: 'Dunmore Knitwear',
    rest: ['No phone calls', 'mail only'],
  },
  {
    writes:
      'hugh st john-mildmay, hsjm@mildmayestates.example, mildmay estates, tel 020-7946-0822 ext 14, any day but the 24th',
    name: 'Hugh St John-Mildmay',
    email: 'hsjm@mildmayestates.example',
    company: 'Mildmay Estates',
    phone: '020-7946-0822 ext 14',
    rest: ['24th'],
  },
  {
    writes:
      'Email is b.dangelo@trentsidebrewery.example - Bianca D’Angelo - Trentside Brewery - and is the £800 per person or for the day?',
    name: 'Bianca D’Angelo',
    email: 'b.dangelo@trentsidebrewery.example',
    company: 'Trentside Brewery',
    rest: ['£800', 'per person'],
  },
]

/** Messages that look like it and give nothing of their writer. */
export const tuningNone: string[] = [
  "I'm Irish, does that matter for the grant?",
  'my manager is Dave and he would have to sign it off',
  'is it £800 a day',
  'The part number is 07-4410-9923-B, can your system read that off a stamped plate?',
  'Would a mail like info@yourshop.example be read by the machine or by a person?',
  'Could we start on 14/09/2026 and be done by 30.11.2026?',
  "I'm interested in the camera inspection",
  'Will you come to Cork?',
  'Mark the bad ones in red, can it do that?',
  'This is great, thanks',
  'We are a small haulier with 12 lorries and 3 people in the office',
  "I'm at work, can't talk now",
  'Pat said you were good',
  'We buy from Calder Foods plc and their delivery notes are a mess',
  'Does it cope with names like Ó Súilleabháin and Nguyễn?',
  "I'd rather not give my email",
  'do you need my phone number or is the chat enough',
  'What is your name, and are you a person?',
  'Serial 5012345678900, batch 2026-04-17/3, that is what is printed on every box',
  'Is there a number we can ring, and is it open from 9 to 5?',
]
