import { dayOf, monthOf, timeOf, utc } from './calendar.ts'

export type Order = 'dmy' | 'mdy' | 'ymd'

const clock = String.raw`(?:[T ,_]+|:)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,:](\d{1,9}))?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?`
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)[a-z]*\.?,?\s+)?`
const shape = (date: string) => new RegExp(`^${weekday}${date}(?:${clock})?$`, 'i')
const yearFirst = shape(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})`)
const yearLast = shape(String.raw`(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})`)
const named = shape(
  String.raw`(\d{1,2})[-/. ]*(\p{L}{3,9})\.?[-/., ]*(\d{4}|\d{2})`.replace(String.raw`\p{L}`, '[a-zäéû]'),
)
const nameFirst = shape(String.raw`([a-zäéû]{3,9})\.?[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4})`)
const compact = /^((?:19|20)\d{2})([01]\d)([0-3]\d)(?:[T_]?(\d{2}):?(\d{2}):?(\d{2})?)?$/

/** The three parts of a date as they stand, unsorted; undefined when the text is no date. */
export function datePartsOf(text: string) {
  const cell = text.trim()
  if (cell.length < 6 || cell.length > 40) return undefined
  let parts = yearFirst.exec(cell)
  if (parts) return { kind: 'year first' as const, parts }
  parts = yearLast.exec(cell)
  if (parts) return { kind: 'year last' as const, parts }
  parts = named.exec(cell)
  if (parts && monthOf(parts[2])) return { kind: 'named' as const, parts }
  parts = nameFirst.exec(cell)
  return parts && monthOf(parts[1]) ? { kind: 'name first' as const, parts } : undefined
}

/**
 * Milliseconds since 1970 of a date with or without a time of day; NaN for anything else and for days that don't exist. A time without a
 * zone is taken as UTC, so that no hour is lost in March. A year of two digits is 1970 to 2069.
 */
export function readDate(text: string, order: Order): number {
  const found = datePartsOf(text)
  if (!found) return readCompact(text)
  const { kind, parts } = found
  const [, a = '', b = '', c = ''] = parts
  const ms = timeOf(parts.slice(4))
  const at = (year: string, month: number, day: string) => dayOf(fullYear(year), month, Number(day)) + ms
  if (kind === 'year first') return at(a, Number(b), c)
  if (kind === 'named') return at(c, monthOf(b) ?? 0, a)
  if (kind === 'name first') return at(c, monthOf(a) ?? 0, b)
  if (order === 'ymd') return c.length === 2 ? at(a, Number(b), c) : Number.NaN
  return order === 'dmy' ? at(c, Number(b), a) : at(c, Number(a), b)
}

const fullYear = (year: string) =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900)

function readCompact(text: string): number {
  const parts = compact.exec(text.trim())
  if (!parts) return Number.NaN
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = parts
  return utc([year, month, day, hour, minute, second].map(Number))
}

/** True when the date bears a zone or a Z. */
export const hasZone = (text: string): boolean =>
  /\d(?:\s*(?:Z|UTC|GMT)|[+-]\d{2}:?\d{2})\s*$/.test(text) && /\d:\d/.test(text)
