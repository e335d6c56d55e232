import { fromCsvCell } from '#lib/csv.ts'
import { readCsv } from '#lib/csv-reader.ts'
import {
  importFieldNames,
  writtenFieldNames,
  type ImportFieldName,
  type ImportFields,
  type NewLeadFacts,
} from '#features/leads/import-fields.ts'
import { companySizes, leadFields, type CompanySize } from '#features/leads/lead.schema.ts'
import { sizeNames } from '#features/leads/lead-words.ts'
import { isUuid } from '#lib/uuid.ts'
import { readPounds } from '#lib/written-number.ts'
import { readCustomCells } from './custom-columns.ts'
import { dateOf } from './file-date.ts'
import type { Mapping } from './lead-import.schema.ts'
import { plain } from './sector-words.ts'
import { factsOf, withPerson, type Reading, type Told } from './told.ts'

/** What a row of a file says of a lead: the fields that it fills, in their checked form, and what it tells of a new one. */
export type RowValues = Partial<ImportFields> & { id?: string; facts: NewLeadFacts }

export type ReadRow = { isValid: true; values: RowValues } | { isValid: false; reason: string }

/** Cells by their columns' fields. An empty cell says nothing. The first cell that can't be understood refuses the row, in words. */
export function readRow(cells: readonly string[], mapping: Mapping, reading: Reading): ReadRow {
  const raw: Told = {}
  for (const [column, field] of mapping.entries()) {
    const text = fromCsvCell(cells[column] ?? '').trim()
    if (isOfLead(field) && text !== '') raw[field] = text
  }
  const { told, notes } = withPerson(raw)
  const values: RowValues = { facts: factsOf(told, notes, reading) }
  if (told.id !== undefined) {
    const id = told.id.toLowerCase()
    if (!isUuid(id)) return { isValid: false, reason: `“${short(told.id)}” isn’t an ID of this site` }
    values.id = id
  }
  for (const field of writtenFieldNames) {
    const text = told[field]
    if (text === undefined) continue
    const value = valueOf(field, text, reading)
    if (value === undefined) return { isValid: false, reason: `${wants[field]}, not “${short(text)}”` }
    const parsed = leadFields.shape[field].safeParse(value)
    if (!parsed.success) {
      const message = parsed.error.issues[0]?.message ?? 'It doesn’t fit'
      return {
        isValid: false,
        reason: `${wants[field]}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
      }
    }
    // The field's own schema answered it.
    Object.assign(values, { [field]: parsed.data })
  }
  const { custom, faults } = readCustomCells(cells, mapping, reading.own, reading.monthFirst)
  const [fault] = faults
  if (fault) return { isValid: false, reason: `${fault.why}, not “${short(fault.text)}”` }
  if (custom) values.custom = custom
  return { isValid: true, values }
}

const leadColumns: readonly unknown[] = importFieldNames
const isOfLead = (field: Mapping[number] | undefined): field is ImportFieldName => leadColumns.includes(field)

const short = (text: string) => (text.length <= 40 ? text : `${text.slice(0, 39)}…`).replace(/\s+/g, ' ')

const wants: Record<(typeof writtenFieldNames)[number], string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  sector: 'The sector must be one of ours',
  companySize: 'The company size must be a number of people or one of our bands',
  country: 'The country must be a name or a code of two letters',
  problem: 'Problem',
  value: 'The value must be a number of pounds such as 18,000',
  expectedClose: 'The expected close must be a date such as 2027-03-31',
  tags: 'Tags',
}

function valueOf(field: keyof ImportFields, text: string, { monthFirst, sectorOf }: Reading): unknown {
  switch (field) {
    case 'sector':
      return sectorOf(text)
    case 'companySize':
      return sizeOf(text)
    case 'country':
      return countryOf(text)
    case 'value':
      return poundsOf(text)
    case 'expectedClose':
      return dateOf(text, monthFirst)?.slice(0, 10)
    case 'tags':
      return tagsOf(text)
    default:
      return text
  }
}

const bands: readonly (readonly [number, CompanySize])[] = [
  [1000, '1000+'],
  [250, '250-999'],
  [50, '50-249'],
  [10, '10-49'],
  [1, '1-9'],
]

/** The band of a number of people, or of another program's band. */
export function sizeOf(text: string): CompanySize | undefined {
  const band = text
    .replace(/[\s,]/g, '')
    .replace(/[–—]|to/g, '-')
    .replace(/people.*$|employees$/, '')
  const known = companySizes.find(
    (size) => size === band || sizeNames[size].toLowerCase() === text.toLowerCase(),
  )
  if (known) return known
  // A band that isn't ours is that of its upper end.
  const people = Number(/^\d+-(\d+)$/.exec(band)?.[1] ?? band)
  return Number.isInteger(people) ? bands.find(([least]) => people >= least)?.[1] : undefined
}

let countryCodes: Map<string, string> | undefined

/** All names and codes of ISO 3166, as the runtime knows them in English. */
function listCountries(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' })
  const found = letters
    .flatMap((a) => letters.map((b) => a + b))
    .flatMap((code) => {
      const name = names.of(code)
      // Former and other codes bear the names of those in use: DD is called Germany, and UK the United Kingdom.
      const isInUse = Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
      return name && isInUse ? [[plain(name), code] as const, [plain(code), code] as const] : []
    })
  const also = {
    uk: 'GB',
    'great britain': 'GB',
    england: 'GB',
    scotland: 'GB',
    wales: 'GB',
    'northern ireland': 'GB',
    usa: 'US',
    'republic of ireland': 'IE',
    eire: 'IE',
  }
  return new Map([...found, ...Object.entries(also)])
}

/** The code of a country by its name or code. */
export function countryOf(text: string): string | undefined {
  countryCodes ??= listCountries()
  return countryCodes.get(plain(text)) ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : undefined)
}

function poundsOf(text: string): number | undefined {
  const pounds = readPounds(text)
  return pounds === undefined ? undefined : Math.round(pounds)
}

const tagLimits = { maxCellChars: 1000, maxRowBytes: 10_000, maxColumns: 100 }

/** Tags are in one cell, separated by commas or semicolons; one that holds such a mark is in quotes. */
function tagsOf(text: string): string[] | undefined {
  const separator = !text.includes(',') && text.includes(';') ? ';' : ','
  try {
    const cells = readCsv(text, { ...tagLimits, separator }).flatMap(({ cells }) => cells)
    return [...new Set(cells.map((cell) => fromCsvCell(cell.trim()).trim()).filter(Boolean))]
  } catch {
    return undefined
  }
}
