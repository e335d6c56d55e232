import type { Cell } from './cell.ts'

export type Decimal = '.' | ','

const plain = { '.': /^[-+]?\d+(?:\.\d+)?$/, ',': /^[-+]?\d+(?:,\d+)?$/ }
const spaces = "'’ \u00A0\u202F"
const whole = String.raw`\d+`
const groups = (mark: string) => String.raw`[1-9]\d{0,2}(?:([${mark}${spaces}])\d{3})(?:\1\d{3})*`
const body = {
  '.': new RegExp(
    String.raw`^(?:${groups(',')}|[1-9]\d?(?:,\d{2})+,\d{3}|${whole})?(?:\.\d*)?(?:[eE][-+]?\d+)?$`,
  ),
  ',': new RegExp(String.raw`^(?:${groups('.')}|${whole})?(?:,\d*)?(?:[eE][-+]?\d+)?$`),
}
const currency = String.raw`\p{Sc}|GBP|EUR|USD|CHF|SEK|NOK|DKK|PLN|CZK|INR|JPY|CNY|AUD|CAD|NZD|ZAR|kr\.?|Fr\.|Rs\.?`
/** Sign or bracket, currency, digits, unit, closing bracket or trailing minus. */
const dressed = new RegExp(
  String.raw`^(\()? ?([-+−])? ?(${currency})? ?([-+−])? ?(\()? ?([\d.,${spaces}]*\d[.,]?(?:[eE][-+]?\d+)?) ?([%‰]|\p{Sc}|[\p{L}°µ][\p{L}\p{Sc}°µΩ/²³·%0-9]{0,9})? ?(\))? ?([-−])?$`,
  'u',
)

/** An estimated or remarkable figure: "7.3*", "61.2#". */
export const footnote = /(?<=\d) ?[*#†]$/

const longestNumber = 60

export interface ReadNumber {
  value: number
  /** A currency, a unit or % that stands in the cell. */
  unit: string
  /** Negative by brackets or by a minus behind. */
  sign: 'brackets' | 'behind' | ''
}

/** A number as people and programs write it: "£1,234.50", "(75.50)", "1.250,00-", "12 %", "21.5 °C"; undefined when it is none. */
export function parseNumber(cell: string, decimal: Decimal): ReadNumber | undefined {
  const parts =
    cell.length > longestNumber ? null : dressed.exec(cell.trim().replace(/\s+/g, ' ').replace(footnote, ''))
  if (!parts) return undefined
  const [, open, minus, before, inner, opened, digits = '', after, close, behind] = parts
  if (Boolean(open || opened) !== Boolean(close) || !body[decimal].test(digits)) return undefined
  const bare = digits.replaceAll(decimal === '.' ? ',' : '.', '').replaceAll(/['’ \u00A0\u202F]/g, '')
  const value = Number(bare.replace(',', '.'))
  if (!Number.isFinite(value)) return undefined
  const isNegative = [minus, inner].some((sign) => sign === '-' || sign === '−') !== Boolean(close || behind)
  return {
    value: isNegative ? -value : value,
    unit: before ?? after ?? '',
    sign: close ? 'brackets' : behind ? 'behind' : '',
  }
}

/** NaN when the cell is no number. `unit`: the one that cells of this column may bear. */
export function readNumber(cell: Cell, decimal: Decimal, unit?: string): number {
  if (typeof cell === 'number') return cell
  if (plain[decimal].test(cell)) return Number(decimal === '.' ? cell : cell.replace(',', '.'))
  const read = parseNumber(cell, decimal)
  return read && (read.unit === '' || read.unit === unit) ? read.value : Number.NaN
}
