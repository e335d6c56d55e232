import type { Sheet } from '#features/demos/frame/demo.ts'
import { seededRandom, type Random } from '#lib/random.ts'
import { dayMs } from '#lib/durations.ts'
import { firsts, lasts, places, trades, forms, streets, towns } from './sample-names.ts'

interface Customer {
  firm: string
  first: string
  last: string
  street: string
  town: string
  postcode: string
  country: string
  phone: string
  email: string
  limit: number
  order: number
}

const letters = 'ABDEFGHJLNPQRSTUWXYZ'

function drawCustomer(random: Random): Customer {
  const { town, country } = random.pick(towns)
  const [first, last] = [random.pick(firsts), random.pick(lasts)]
  const place = random.pick(places)
  const trade = random.pick(trades)
  const letter = () => letters[random.whole(0, letters.length - 1)] ?? 'A'
  const domain = `${place}-${trade}`.toLowerCase()
  return {
    firm: `${place} ${trade} ${random.pick(forms)}`,
    first,
    last,
    street: `${random.whole(1, 180)} ${random.pick(streets)}`,
    town,
    // No post town begins with X: none of these exists.
    postcode: `X${letter()}${random.whole(1, 29)} ${random.whole(1, 9)}${letter()}${letter()}`,
    country,
    phone: `+44207946${String(random.whole(0, 999)).padStart(4, '0')}`,
    email: `${first[0]}.${last}@${domain}.example`
      .normalize('NFD')
      .replace(/[\p{M}’]/gu, '')
      .toLowerCase(),
    limit: random.whole(2, 60) * 500,
    order: Date.UTC(2026, 0, 1) - random.whole(1, 700) * dayMs,
  }
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10)
const britishDay = (at: number) => isoDay(at).split('-').reverse().join('/')

const targetHeadings = [
  'customer_id',
  'company_name',
  'first_name',
  'last_name',
  'email_address',
  'phone_number',
  'street',
  'city',
  'postcode',
  'country',
  'credit_limit',
  'last_order_date',
]
const sourceHeadings = [
  'AcctNo',
  'Surname',
  'Forename',
  'Company',
  'Addr1',
  'Town',
  'PostCd',
  'Ctry',
  'Tel',
  'E-Mail',
  'LastOrdDt',
  'CredLim',
]
/** For each column of the target the right one of the source. */
export const trueColumns = [0, 3, 2, 1, 9, 8, 4, 5, 6, 7, 11, 10]

const kept = 240
const isNewFrom = 190

export interface IntegrationSample {
  sheets: { source: Sheet[]; target: Sheet[] }
  /** For each row of the source the row of the target that it means; −1 for none. */
  truth: number[]
}

/** A customer list of an old system and the new one's: 190 customers are in both, spelt as people spell; 48 in the old one only. */
export function sampleSheets(): IntegrationSample {
  const random = seededRandom(1212)
  const customers = Array.from({ length: kept }, () => drawCustomer(random))
  const target = customers.map((one, i) => [
    `C${String(i + 101).padStart(5, '0')}`,
    one.firm,
    one.first,
    one.last,
    one.email,
    one.phone,
    one.street,
    one.town,
    one.postcode,
    one.country,
    String(one.limit),
    isoDay(one.order),
  ])
  const entries = [
    ...customers.slice(0, isNewFrom).map((one, t) => ({ one: blurred(one, random), t })),
    ...Array.from({ length: 48 }, () => ({ one: drawCustomer(random), t: -1 })),
    // The same customer entered twice.
    ...customers.slice(20, 26).map((one, i) => ({ one: blurred(blurred(one, random), random), t: 20 + i })),
  ]
  for (let i = entries.length - 1; i > 0; i--) {
    const j = random.whole(0, i)
    const [a, b] = [entries[i], entries[j]]
    if (a && b) [entries[i], entries[j]] = [b, a]
  }
  const rows = entries.map(({ one }, i) => sourceRow(one, i, random))
  return {
    sheets: {
      source: [sheetOf('old-system.csv', sourceHeadings, rows)],
      target: [sheetOf('new-system.csv', targetHeadings, target)],
    },
    truth: entries.map(({ t }) => t),
  }
}

const sheetOf = (name: string, headings: string[], rows: string[][]): Sheet => {
  return { name, headings, rows, lines: rows.map((_, i) => i + 2) }
}

const pounds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })

function sourceRow(one: Customer, i: number, random: Random): string[] {
  const local = one.phone.replace('+44', '0')
  const phone = random.pick([local, `${local.slice(0, 3)} ${local.slice(3, 7)} ${local.slice(7)}`, one.phone])
  const row = [
    `A-${10_000 + i * 7}`,
    one.last,
    one.first,
    one.firm,
    one.street,
    one.town,
    one.postcode,
    one.country,
    phone,
    one.email,
    britishDay(one.order),
    pounds.format(one.limit),
  ]
  const fault = faults.get(i)
  if (fault) row[fault.column] = fault.cell
  return row
}

/** Cells that no new system should take, by row. */
const faults = new Map([
  [7, { column: 9, cell: 'accounts at northgate' }],
  [19, { column: 11, cell: '-2,500.00' }],
  [41, { column: 10, cell: '31/02/2025' }],
  [66, { column: 7, cell: 'UK' }],
  [83, { column: 3, cell: '' }],
  [104, { column: 11, cell: 'see notes' }],
  [131, { column: 8, cell: '0207 ask' }],
  [158, { column: 6, cell: 'XB2' }],
  [177, { column: 7, cell: 'FR' }],
  [203, { column: 9, cell: '' }],
  [222, { column: 10, cell: '' }],
])

/** What years of typing do to a record: some fields of it are spelt otherwise, are out of date or are lacking. */
function blurred(one: Customer, random: Random): Customer {
  const often = (share: number) => random.next() < share
  const fresh = drawCustomer(random)
  return {
    ...one,
    firm: often(0.35) ? respelt(one.firm, random) : one.firm,
    first: often(0.15) ? (one.first[0] ?? '') : often(0.05) ? fresh.first : one.first,
    last: often(0.12) ? mistyped(one.last, random) : one.last,
    email: often(0.15) ? fresh.email : one.email,
    phone: often(0.12) ? fresh.phone : one.phone,
    street: often(0.3) ? respelt(one.street, random) : often(0.06) ? fresh.street : one.street,
    postcode: often(0.02) ? one.postcode.replace(' ', '') : often(0.05) ? fresh.postcode : one.postcode,
    limit: often(0.3) ? fresh.limit : one.limit,
    order: often(0.5) ? one.order - random.whole(1, 300) * dayMs : one.order,
  }
}

function respelt(text: string, random: Random): string {
  const shorter = text
    .replace('Limited', 'Ltd.')
    .replace('& Sons', 'and Sons')
    .replace('Street', 'St')
    .replace('Road', 'Rd')
    .replace('Lane', 'Ln')
    .replace('Avenue', 'Ave')
  return shorter === text ? mistyped(text, random) : shorter
}

/** Two neighbouring letters change places, or one is lost. */
function mistyped(text: string, random: Random): string {
  const at = random.whole(1, Math.max(1, text.length - 3))
  const [a = '', b = ''] = [text[at], text[at + 1]]
  return random.next() < 0.5
    ? text.slice(0, at) + b + a + text.slice(at + 2)
    : text.slice(0, at) + text.slice(at + 1)
}
