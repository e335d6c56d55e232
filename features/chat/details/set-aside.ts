import type { DetailsCase } from './details-case.ts'

/** Only measured, never tuned on. */
export const setAsideCases: DetailsCase[] = [
  {
    writes: '020 7946 0018, Priya Venkataraman, Calder Foods plc, priya.v@calderfoods.example',
    name: 'Priya Venkataraman',
    email: 'priya.v@calderfoods.example',
    company: 'Calder Foods plc',
    phone: '020 7946 0018',
  },
  {
    writes: 'Katarzyna Wójcik, Tideway Packaging Ltd., k.wojcik@tidewaypackaging.example, (0161) 496 0234',
    name: 'Katarzyna Wójcik',
    email: 'k.wojcik@tidewaypackaging.example',
    company: 'Tideway Packaging Ltd.',
    phone: '(0161) 496 0234',
  },
  {
    writes:
      'Hi,\n\nMorag MacAskill\nSkerry Salmon\nmorag.macaskill@skerrysalmon.example\n\nCould you send me the price for the short audit?',
    name: 'Morag MacAskill',
    email: 'morag.macaskill@skerrysalmon.example',
    company: 'Skerry Salmon',
    rest: ['price', 'short audit'],
  },
  {
    writes: 'dave pickering 07700 900 377 davepick71@gmail.example',
    name: 'Dave Pickering',
    email: 'davepick71@gmail.example',
    phone: '07700 900 377',
  },
  {
    writes:
      'name - bill turner, firm - turner cold store, mob - 07700-900-255, e-mail - bill@turnercoldstore.example',
    name: 'Bill Turner',
    email: 'bill@turnercoldstore.example',
    company: 'Turner Cold Store',
    phone: '07700-900-255',
  },
  {
    writes:
      'NAME: GARETH PRICE\nCOMPANY: PRICE AGRI\nPHONE: 01632 960 415\nMESSAGE: PLEASE RING BEFORE NOON, WE MILK AT TWO',
    name: 'Gareth Price',
    company: 'Price Agri',
    phone: '01632 960 415',
    rest: ['BEFORE NOON', 'MILK'],
  },
  {
    writes:
      '--\nDr Ngozi Eze-Williams\nDeputy Chief Operating Officer\nEskmouth University Hospitals NHS Trust\nngozi.eze-williams@eskmouth.example',
    name: 'Ngozi Eze-Williams',
    email: 'ngozi.eze-williams@eskmouth.example',
    company: 'Eskmouth University Hospitals NHS Trust',
  },
  {
    writes:
      'Pat here from Byrne Brothers, pat@byrnebrothers.example, can someone ring me after 3 on 020 915 7788',
    name: 'Pat',
    email: 'pat@byrnebrothers.example',
    company: 'Byrne Brothers',
    phone: '020 915 7788',
    rest: ['after 3'],
  },
  {
    writes: "it's owen ap gwilym, i work for dyfi water, best mail is owen.apgwilym@dyfiwater.example",
    name: 'Owen ap Gwilym',
    email: 'owen.apgwilym@dyfiwater.example',
    company: 'Dyfi Water',
  },
  {
    writes: 'hi its ciaran from dolan transport 07700900733 do you do tachograph stuff',
    name: 'Ciaran',
    company: 'Dolan Transport',
    phone: '07700900733',
    rest: ['tachograph'],
  },
  {
    writes:
      'Helen Whitcombe speaking for Whitcombe Frayne Solicitors LLP: would our client files leave the building? Reply to hw@whitcombefrayne.example',
    name: 'Helen Whitcombe',
    email: 'hw@whitcombefrayne.example',
    company: 'Whitcombe Frayne Solicitors LLP',
    rest: ['client files', 'leave the building'],
  },
  {
    writes: 'Seán Ó Súilleabháin anseo, from Beara Shellfish. sean@bearashellfish.example',
    name: 'Seán Ó Súilleabháin',
    email: 'sean@bearashellfish.example',
    company: 'Beara Shellfish',
  },
  {
    writes:
      'How long before it pays for itself on a two-shift line? Anil Deshmukh, Brightwell Cans, anil.deshmukh@brightwellcans.example, mobile (07700) 900 461',
    name: 'Anil Deshmukh',
    email: 'anil.deshmukh@brightwellcans.example',
    company: 'Brightwell Cans',
    phone: '(07700) 900 461',
    rest: ['pays for itself', 'two-shift line'],
  },
  {
    writes:
      'Best to write to info@greavesgarden.example and mark it for Sunita, that’s me. Greaves Garden Centre. We want stock forecasts for bedding plants.',
    name: 'Sunita',
    email: 'info@greavesgarden.example',
    company: 'Greaves Garden Centre',
    rest: ['stock forecasts', 'bedding plants'],
  },
  {
    writes: 'im grace from adebayo & daughters, grace.a@gmail.example, wot wud it cost 4 a small shop',
    name: 'Grace',
    email: 'grace.a@gmail.example',
    company: 'Adebayo & Daughters',
    rest: ['cost', 'small shop'],
  },
  { writes: 'just send it to accounts@ferryboatinn.example thanks', email: 'accounts@ferryboatinn.example' },
  { writes: 'Ring me on +353-20-917-6604, ask for Peadar', name: 'Peadar', phone: '+353-20-917-6604' },
  {
    writes: 'Piotr, piotr.nowak@eastholmdairy.example',
    name: 'Piotr',
    email: 'piotr.nowak@eastholmdairy.example',
  },
  {
    writes:
      'We pack 1,200 crates a day on 3 lines and lose about 2%. Ewa Lis, Fenland Salads, ewa.lis@fenlandsalads.example, 0115 496 0143. Worth talking?',
    name: 'Ewa Lis',
    email: 'ewa.lis@fenlandsalads.example',
    company: 'Fenland Salads',
    phone: '0115 496 0143',
    rest: ['1,200 crates', '3 lines', '2%', 'Worth talking'],
  },
  {
    writes:
      'Our order is 4471-B but that’s another matter. Mohammed Yusuf Rahman, mobile 0044 7700 900 205, from Rahman Brothers Wholesale',
    name: 'Mohammed Yusuf Rahman',
    company: 'Rahman Brothers Wholesale',
    phone: '0044 7700 900 205',
    rest: ['4471-B'],
  },
]

/** Messages that look like it and give nothing of their writer. */
export const setAsideNone: string[] = [
  'we are at 4 m/s on the main belt and it still jams',
  "I'm not sure yet",
  'our IBAN starts IE29 AIBK 9311 5212 3456 78, would it find numbers like that on an invoice?',
  "It's May already, is there still time this season?",
  'Who is the bill sent to?',
  'I work for myself',
  'is Byrne Brothers one of your customers?',
  '8,500,000 kWh a year, 11 kV, 3 shifts, how much could you save us?',
  "I'm from the north, near the border",
  "it's urgent, the line is down since Monday 06:30",
]
