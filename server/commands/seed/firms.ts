import type { CompanySize } from '#features/leads/lead.schema.ts'
import type { FirstSector } from '#features/leads/sectors/first-sectors.ts'

/** Made-up firms with the person who writes for them. Every address ends in .example, which no mail can reach; the phones are reserved. */
export interface Firm {
  company: string
  domain: string
  sector: FirstSector
  size: CompanySize
  country: 'GB' | 'IE'
  person: string
  phone?: string
}

const firm = (
  company: string,
  domain: string,
  sector: FirstSector,
  size: CompanySize,
  country: 'GB' | 'IE',
  person: string,
  phone?: string,
): Firm => ({ company, domain: `${domain}.example`, sector, size, country, person, ...(phone && { phone }) })

export const firms: Firm[] = [
  firm(
    'Calder Castings',
    'caldercastings',
    'manufacturing',
    '50-249',
    'GB',
    'Joanne Pickersgill',
    '0113 496 0112',
  ),
  firm(
    'Slaney Precision',
    'slaneyprecision',
    'manufacturing',
    '50-249',
    'IE',
    'Declan Furlong',
    '020 915 0143',
  ),
  firm('Ribble Bakeries', 'ribblebakeries', 'manufacturing', '250-999', 'GB', 'Asif Rahman'),
  firm('Tay Glassworks', 'tayglass', 'manufacturing', '50-249', 'GB', 'Morag Sutherland', '0131 496 0187'),
  firm('Ballinrobe Pumps', 'ballinrobepumps', 'manufacturing', '10-49', 'IE', 'Niamh Costello'),
  firm(
    'Wharfe Packaging',
    'wharfepack',
    'manufacturing',
    '250-999',
    'GB',
    'Gareth Lightowler',
    '0113 496 0421',
  ),
  firm('Tamar Composites', 'tamarcomposites', 'manufacturing', '50-249', 'GB', 'Ellen Trevorrow'),
  firm(
    'Dodder Instruments',
    'dodderinstruments',
    'manufacturing',
    '10-49',
    'IE',
    'Cormac Whelan',
    '020 918 0110',
  ),
  firm('Severn Valley Dairies', 'severnvalleydairies', 'manufacturing', '250-999', 'GB', 'Huw Pritchard'),
  firm('Orwell Fixings', 'orwellfixings', 'manufacturing', '10-49', 'GB', 'Tessa Aldous'),
  firm(
    'Lagan Textiles',
    'lagantextiles',
    'manufacturing',
    '50-249',
    'GB',
    'Patrick McAteer',
    '028 9649 0118',
  ),
  firm('Kennet Coatings', 'kennetcoatings', 'manufacturing', '50-249', 'GB', 'Priya Venkatesan'),
  firm('Marlow & Finch', 'marlowfinch', 'retail', '250-999', 'GB', 'Harriet Finch', '020 7946 0155'),
  firm('Corrib Outdoor', 'corriboutdoor', 'retail', '50-249', 'IE', 'Aisling Geraghty'),
  firm(
    'Threadneedle Homeware',
    'threadneedlehome',
    'retail',
    '50-249',
    'GB',
    'Samuel Okafor',
    '020 7946 0321',
  ),
  firm('Northgate Grocers', 'northgategrocers', 'retail', '1000+', 'GB', 'Linda Hargreaves'),
  firm('Liffey Books', 'liffeybooks', 'retail', '10-49', 'IE', 'Oisín Brennan'),
  firm(
    'Penrose Garden Centres',
    'penrosegardens',
    'retail',
    '250-999',
    'GB',
    'Michael Penrose',
    '0117 496 0133',
  ),
  firm('Bellwether Shoes', 'bellwethershoes', 'retail', '50-249', 'GB', 'Charlotte Amos'),
  firm('Ardmore Pharmacy Group', 'ardmorepharmacy', 'retail', '250-999', 'IE', 'Sinéad Halloran'),
  firm('Tyne Cycles', 'tynecycles', 'retail', '10-49', 'GB', 'Craig Dodds', '0191 498 0166'),
  firm('Stour Valley NHS Partners', 'stourvalleypartners', 'healthcare', '1000+', 'GB', 'Dr Anjali Menon'),
  firm(
    'Harbour View Clinics',
    'harbourviewclinics',
    'healthcare',
    '50-249',
    'IE',
    'Fionnuala Keane',
    '020 913 0175',
  ),
  firm(
    'Mersey Diagnostics',
    'merseydiagnostics',
    'healthcare',
    '250-999',
    'GB',
    'Robert Aspinall',
    '0151 496 0149',
  ),
  firm('Glenview Care Homes', 'glenviewcare', 'healthcare', '250-999', 'GB', 'Isla Drummond'),
  firm('Blackwater Dental', 'blackwaterdental', 'healthcare', '10-49', 'IE', 'Tomás Ó Laoire'),
  firm('Fenland Physio', 'fenlandphysio', 'healthcare', '10-49', 'GB', 'Katie Rowbotham'),
  firm(
    'St Aidan’s Hospice',
    'staidanshospice',
    'healthcare',
    '50-249',
    'GB',
    'Margaret Telford',
    '0191 498 0127',
  ),
  firm(
    'Kestrel Haulage',
    'kestrelhaulage',
    'transport_logistics',
    '50-249',
    'GB',
    'Dean Wigglesworth',
    '0113 496 0765',
  ),
  firm('Shannon Freight', 'shannonfreight', 'transport_logistics', '250-999', 'IE', 'Gráinne Mulvihill'),
  firm(
    'Humber Cold Store',
    'humbercoldstore',
    'transport_logistics',
    '50-249',
    'GB',
    'Paul Arkley',
    '01632 960 218',
  ),
  firm('Clyde Ferries', 'clydeferries', 'transport_logistics', '250-999', 'GB', 'Fergus Macrae'),
  firm(
    'Pennine Parcels',
    'pennineparcels',
    'transport_logistics',
    '250-999',
    'GB',
    'Nadia Hussain',
    '0161 496 0198',
  ),
  firm('Rosslare Bonded', 'rosslarebonded', 'transport_logistics', '10-49', 'IE', 'Eoin Roche'),
  firm('Medway Pallets', 'medwaypallets', 'transport_logistics', '50-249', 'GB', 'Denise Goodhew'),
  firm(
    'Wensum Coaches',
    'wensumcoaches',
    'transport_logistics',
    '50-249',
    'GB',
    'Alan Thirtle',
    '01632 960 377',
  ),
  firm('Foyle Fisheries', 'foylefisheries', 'agriculture', '50-249', 'GB', 'Bronagh Quigley'),
  firm(
    'Thornhill Mutual',
    'thornhillmutual',
    'banking_finance',
    '250-999',
    'GB',
    'Victor Adeyemi',
    '020 7946 0744',
  ),
  firm(
    'Cambridge Road College',
    'cambridgeroadcollege',
    'education_elearning',
    '250-999',
    'GB',
    'Ruth Eastaugh',
  ),
  firm('Boyne Growers', 'boynegrowers', 'agriculture', '10-49', 'IE', 'Seán Tormey'),
]

/** What the person writes, by sector. Each is one that a practitioner would answer with questions. */
export const messages: Partial<Record<FirstSector, string[]>> = {
  manufacturing: [
    'We scrap about 4% of castings for porosity and find it only after machining. Can a camera on the fettling line see it earlier?',
    'Two filling lines stop for an hour most nights and nobody can say why. The PLC data is there but nobody looks at it.',
    'Our planner builds the week in a spreadsheet and rebuilds it on Tuesday. Twelve machines, about 300 works orders.',
    'A customer asks for traceability by part. We have batch cards on paper. Where would you start?',
    'We bought vibration sensors for the compressors last year; the alarms are ignored because most of them mean nothing.',
  ],
  retail: [
    'Stock counts and the till differ by 6% in some stores. We want to know which lines, and whether it is theft or receiving.',
    'Returns are 31% in shoes. We would like to know before dispatch which orders come back.',
    'Our buyers order bedding plants by last year’s weather. Is a forecast by store realistic with three years of sales?',
    'Customer service answers 900 mails a week, half of them “where is my parcel”. What could be answered without a person?',
  ],
  healthcare: [
    'Missed appointments run at 11%. We text everybody the day before. Could we find those who won’t come, fairly?',
    'Discharge letters take our consultants two hours a day. What is allowed, and what is safe?',
    'Rosters for 14 homes are made by hand and agency cover costs us dearly. Is this a case for optimisation?',
    'We have 80,000 scanned referrals and need the codes out of them. Nothing may leave our own servers.',
  ],
  transport_logistics: [
    'Forty vehicles, 600 drops a day, routes planned by two people who retire next year.',
    'Detention at two depots costs us more than fuel. We have gate times on paper and telematics in two systems.',
    'Our cold store’s energy bill doubled. Tariffs change by the half hour and the compressors don’t know it.',
    'Customs codes are typed by hand for 2,000 lines a week, with a correction rate nobody likes to mention.',
  ],
  agriculture: [
    'Grading by eye costs us eight people in season. The fruit passes a conveyor anyway. Is a camera enough?',
  ],
  banking_finance: [
    'Complaints handlers read every letter twice. We would like a first sorting that we can explain to an auditor.',
  ],
  education_elearning: [
    'Students who leave do so by week six. We have attendance and the learning platform’s logs, and a careful DPO.',
  ],
}
