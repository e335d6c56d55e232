import { dayOf, monthOf } from './calendar.ts'

const dayMs = 86_400_000

/** The first moment of a month or quarter: "Jan 2026", "Jan-26", "2026-01", "01/2026", "003.2026" (SAP), "Q1 2026". NaN for anything else. */
export function readMonth(text: string): number {
  const cell = text.trim()
  if (cell.length < 5 || cell.length > 16) return Number.NaN
  const named = /^([a-zäéû]{3,9})\.?[-/ .']*(\d{4}|\d{2})$/i.exec(cell)
  if (named) return monthStart(named[2] ?? '', monthOf(named[1]) ?? 0)
  const turned = /^(\d{4}|\d{2})[-/ ]([a-zäéû]{3,9})$/i.exec(cell)
  if (turned) return monthStart(turned[1] ?? '', monthOf(turned[2]) ?? 0)
  const numbered =
    /^(\d{4})[-/](\d{1,2})$/.exec(cell) ??
    /^(?<month>\d{1,2})[-/](?<year>\d{4})$/.exec(cell) ??
    /^0(?<month>\d{2})[./](?<year>20\d{2})$/.exec(cell)
  if (numbered) {
    const { year = numbered[1] ?? '', month = numbered[2] ?? '' } = numbered.groups ?? {}
    return monthStart(year, Number(month))
  }
  const quarter = /^Q([1-4])[-/ ]*(\d{4})$/i.exec(cell)
  if (quarter) return monthStart(quarter[2] ?? '', Number(quarter[1]) * 3 - 2)
  const late = /^(\d{4})[-/ ]*Q([1-4])$/i.exec(cell)
  return late ? monthStart(late[1] ?? '', Number(late[2]) * 3 - 2) : Number.NaN
}

const monthStart = (year: string, month: number) =>
  dayOf(Number(year.length === 2 ? `20${year}` : year), month, 1)

/** Monday of a week by ISO 8601: "2026-W05", "KW 5/2026", "Week 5 2026". NaN for anything else. */
export function readWeek(text: string): number {
  const cell = text.trim()
  const found =
    /^(?<year>\d{4})[- ]?(?:W|KW|CW)[- ]?(?<week>\d{1,2})$/i.exec(cell) ??
    /^(?:W|KW|CW|Wk|Week|Woche)\.?\s*(?<week>\d{1,2})[-/ ]+(?<year>\d{4})$/i.exec(cell)
  const { year = '', week = '' } = found?.groups ?? {}
  const number = Number(week)
  if (!found || number < 1 || number > 53) return Number.NaN
  // The fourth of January lies in week 1.
  const fourth = dayOf(Number(year), 1, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs
  return monday + (number - 1) * 7 * dayMs
}

/** The first moment of a year from 1900 to 2099; NaN for anything else. */
export const readYear = (text: string): number =>
  /^(?:19|20)\d{2}$/.test(text.trim()) ? dayOf(Number(text), 1, 1) : Number.NaN
