import { dayOf, monthOf } from './calendar.ts'

const split = String.raw`(?<first>\d{4}|\d{2})[-/–](?<last>\d{4}|\d{2})`
const marked = new RegExp(String.raw`^(?:FY|GJ|AY)[ '’-]?(?:${split}|(?<year>\d{4}|\d{2}))$`, 'i')
const bare = new RegExp(`^${split}$`)

/** "26" is 2026. */
export const fullYear = (year: string): number => Number(year.length === 2 ? `20${year}` : year)

/** The calendar year in which a financial year ends: 2024 for "FY24", "FY2023/24" and "2023/24"; NaN for anything else. */
export function fiscalYearOf(text: string): number {
  const { first, last, year } = (marked.exec(text.trim()) ?? bare.exec(text.trim()))?.groups ?? {}
  if (year !== undefined) return fullYear(year)
  if (first === undefined || last === undefined) return Number.NaN
  const isNext = (Number(first) + 1) % 100 === Number(last) % 100 && last.length <= first.length
  return isNext ? fullYear(first) + 1 : Number.NaN
}

/** Financial years that could be months as well, "2001/02", are told by more than one of them: neighbouring months have other names. */
export function areFiscalYears(texts: readonly string[]): boolean {
  if (texts.length === 0 || texts.some((text) => Number.isNaN(fiscalYearOf(text)))) return false
  return texts.every((text) => marked.test(text.trim())) || new Set(texts.map(fiscalYearOf)).size > 1
}

export interface PartOfFiscalYear {
  /** Quarter, half, numbered period, or a month by its name. */
  kind: 'Q' | 'H' | 'P' | 'M'
  number: number
  /** As the file names the year: by the calendar year in which it ends. */
  year: number
  /** The name of the year alone: "FY25". */
  named: string
}

const parts = String.raw`(?<part>[QH][1-4]|P(?:eriod|d)?\.? ?\d{1,2}|[a-zäéû]{3,9})`
const years = String.raw`(?<named>(?:FY|GJ)[ '’-]?\d{2,4}(?:[-/–]\d{2,4})?|\d{4}[/–]\d{2})`
const partFirst = new RegExp(String.raw`^${parts}[-/ .,_']*${years}$`, 'i')
const yearFirst = new RegExp(String.raw`^${years}[-/ .,_]*${parts}$`, 'i')

/** "Q3 FY25", "FY24-P07", "Apr FY2024", "P3 2024/25"; undefined for anything else. */
export function partOfFiscalYear(text: string): PartOfFiscalYear | undefined {
  const { part = '', named = '' } = (partFirst.exec(text.trim()) ?? yearFirst.exec(text.trim()))?.groups ?? {}
  const year = fiscalYearOf(named)
  const month = monthOf(part)
  const kind = month ? 'M' : (/^[QHP]/i.exec(part)?.[0].toUpperCase() as 'Q' | 'H' | 'P' | undefined)
  if (Number.isNaN(year) || !kind) return undefined
  const number = month ?? Number(/\d+$/.exec(part)?.[0])
  return number >= 1 && number <= { Q: 4, H: 2, P: 13, M: 12 }[kind]
    ? { kind, number, year, named }
    : undefined
}

/** When a financial year begins: the month, 1 to 12, and whether the year bears the name of the calendar year in which it begins. */
export interface FiscalStart {
  month: number
  isNamedByStart: boolean
}

/** The first moment of a part of a financial year; NaN for anything else, and for a thirteenth period, which is no month. */
export function readPartOfFiscalYear(text: string, { month, isNamedByStart }: FiscalStart): number {
  const found = partOfFiscalYear(text)
  if (!found || (found.kind === 'P' && found.number > 12)) return Number.NaN
  const { kind, number, year } = found
  const begin = month === 1 || isNamedByStart ? year : year - 1
  const ahead = kind === 'M' ? (number - month + 12) % 12 : (number - 1) * { Q: 3, H: 6, P: 1 }[kind]
  const total = begin * 12 + month - 1 + ahead
  return dayOf(Math.floor(total / 12), (total % 12) + 1, 1)
}
