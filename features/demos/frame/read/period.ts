import { dayMs } from '#lib/durations.ts'
import { dayOf, monthOf } from './calendar.ts'
import { fiscalYearOf, fullYear } from './fiscal.ts'

/**
 * The first moment of a month, quarter or half-year: "Jan 2026", "Jan-26", "2026-01", "2026M01", "01/2026", "003.2026" (SAP), "Q1 2026",
 * "1Q26", "H1 2026". NaN for anything else.
 */
export function readMonth(text: string): number {
  const cell = text.trim()
  if (cell.length < 4 || cell.length > 16) return Number.NaN
  const named = /^([a-zäéû]{3,9})\.?[-/ .']*(\d{4}|\d{2})$/i.exec(cell)
  if (named) return monthStart(named[2] ?? '', monthOf(named[1]) ?? 0)
  const turned = /^(\d{4}|\d{2})[-/ ]([a-zäéû]{3,9})$/i.exec(cell)
  if (turned) return monthStart(turned[1] ?? '', monthOf(turned[2]) ?? 0)
  const numbered =
    /^(\d{4})(?:[-/]|[-/ ]?M)(\d{1,2})$/i.exec(cell) ??
    /^(?<month>\d{1,2})[-/](?<year>\d{4})$/.exec(cell) ??
    /^0(?<month>\d{2})[./](?<year>20\d{2})$/.exec(cell)
  if (numbered) {
    const { year = numbered[1] ?? '', month = numbered[2] ?? '' } = numbered.groups ?? {}
    return monthStart(year, Number(month))
  }
  const part =
    /^(?<kind>[QH])(?<number>[1-4])(?:[-/ ]*(?=\d{4}$)|[-/ '’]+)(?<year>\d{4}|\d{2})$/i.exec(cell) ??
    /^(?<year>\d{4})[-/ ]*(?<kind>[QH])(?<number>[1-4])$/i.exec(cell) ??
    /^(?<number>[1-4])(?<kind>Q)[-/ '’]*(?<year>\d{4}|\d{2})$/i.exec(cell)
  const { kind = '', number = '', year = '' } = part?.groups ?? {}
  return part ? monthStart(year, firstMonth(kind, Number(number))) : Number.NaN
}

/** Of a quarter or a half of twelve months; NaN for a third half. */
const firstMonth = (kind: string, number: number) => {
  if (kind.toUpperCase() === 'Q') return number * 3 - 2
  return number <= 2 ? number * 6 - 5 : Number.NaN
}

const monthStart = (year: string, month: number) => dayOf(fullYear(year), month, 1)

/** Monday of a week by ISO 8601: "2026-W05", "KW 5/2026", "CW05/26", "Week 5, 2026". NaN for anything else. */
export function readWeek(text: string): number {
  const cell = text.trim()
  const found =
    /^(?<year>\d{4})[- ]?(?:W|KW|CW|Wk|Week)[- ]?(?<week>\d{1,2})$/i.exec(cell) ??
    /^(?:W|KW|CW|Wk|Week|Woche)\.?\s*(?<week>\d{1,2})[-/, ]+'?(?<year>\d{4}|\d{2})$/i.exec(cell)
  const { year = '', week = '' } = found?.groups ?? {}
  const number = Number(week)
  if (!found || number < 1 || number > 53) return Number.NaN
  // The fourth of January lies in week 1.
  const fourth = dayOf(fullYear(year), 1, 4)
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs
  return monday + (number - 1) * 7 * dayMs
}

/** The first moment of a year from 1900 to 2099; of a financial year, the first of the calendar year in which it ends. NaN for anything else. */
export const readYear = (text: string): number =>
  dayOf(/^(?:19|20)\d{2}$/.test(text.trim()) ? Number(text) : fiscalYearOf(text), 1, 1)
