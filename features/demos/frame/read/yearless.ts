import { monthOf } from './calendar.ts'
import { textOf, type Cell } from './cell.ts'

/** A week or a month without its year: "Wk 32", "P07", "Aug". */
export interface Yearless {
  kind: 'weeks' | 'months'
  number: number
}

/** Undefined for a text that names no week or month. A thirteenth period is told apart from months by whoever reads the whole column. */
export function yearlessOf(text: string): Yearless | undefined {
  const week = /^(?:W|KW|CW|Wk|Week|Woche)\.?[ -]?(\d{1,2})$/i.exec(text.trim())?.[1]
  if (week) return inYear('weeks', Number(week), 53)
  const period = /^P(?:eriod|d)?\.?[ -]?(\d{1,2})$/i.exec(text.trim())?.[1]
  if (period) return inYear('months', Number(period), 13)
  const month = monthOf(text.trim().replace(/\.$/, ''))
  return month ? { kind: 'months', number: month } : undefined
}

const inYear = (kind: Yearless['kind'], number: number, most: number) =>
  number >= 1 && number <= most ? ({ kind, number } as const) : undefined

/** Of a step from one row to the next, in weeks or months, that runs on. */
const mostStep = 4

/**
 * The cells with their years, "2025-W40" or "2025-04", where the first period lies in `first`. Rows that run on are counted through the turns
 * of years; other rows hold less than a year, which begins behind the longest gap between its periods.
 */
export function withYears(cells: readonly Cell[], first: number): string[] {
  const read = cells.map((cell) => yearlessOf(textOf(cell)))
  const most = read.some((one) => one?.kind === 'weeks') ? 52 : 12
  const numbers = read.map((one) => one?.number ?? Number.NaN)
  const years = runningYears(numbers, most) ?? yearsAroundGap(numbers, most)
  return read.map((one, i) => {
    if (!one) return ''
    const number = String(one.number).padStart(2, '0')
    return `${first + (years[i] ?? 0)}-${one.kind === 'weeks' ? 'W' : ''}${number}`
  })
}

/** Years since the first row's; undefined where the rows don't follow each other. */
function runningYears(numbers: readonly number[], most: number): number[] | undefined {
  let [year, last] = [0, Number.NaN]
  const years: number[] = []
  for (const number of numbers) {
    const step = number - last
    if (step < 0 && number + most - last <= mostStep) year++
    else if (step < 0 || step > mostStep) return undefined
    if (!Number.isNaN(number)) last = number
    years.push(year)
  }
  return years
}

function yearsAroundGap(numbers: readonly number[], most: number): number[] {
  const own = [...new Set(numbers.filter(Number.isFinite))].toSorted((a, b) => a - b)
  const gaps = own.map((number, i) => {
    const before = own[i - 1] ?? (own.at(-1) ?? 0) - most
    return { number, gap: number - before }
  })
  const { number: begin } = gaps.reduce((longest, one) => (one.gap > longest.gap ? one : longest), {
    number: 0,
    gap: 0,
  })
  return numbers.map((number) => (number < begin ? 1 : 0))
}
