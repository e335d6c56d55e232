import { dayMs } from '#lib/durations.ts'
import { isMissing, textOf, type Cell } from './cell.ts'
import { readDate, type Order } from './date.ts'
import { readClockCell, readDuration } from './duration.ts'
import { readNumber, type Decimal } from './number.ts'
import { readPartOfFiscalYear } from './fiscal.ts'
import { readMonth, readWeek, readYear } from './period.ts'
import type { Format } from './reading.ts'

const perUnit: [RegExp, number][] = [
  [/^(?:s|sec|secs|seconds?|sek)$/i, 1 / 60],
  [/^(?:h|hr|hrs|hours?|std)$/i, 60],
  [/^(?:d|days?|tage?)$/i, 1440],
  [/^ms$/i, 1 / 60_000],
]

/** What Unix time may be counted in, each in ms. */
export const unixUnits = [
  { name: 's', inWords: 'seconds', ms: 1000 },
  { name: 'ms', inWords: 'milliseconds', ms: 1 },
  { name: 'us', inWords: 'microseconds', ms: 1e-3 },
  { name: 'ns', inWords: 'nanoseconds', ms: 1e-6 },
] as const

/** A cell as a number, or as a time in milliseconds since 1970 (of a clock: since midnight); a duration in minutes. NaN when it can't be read. */
export function readAs(format: Format, unit: string): (cell: Cell) => number {
  const [kind = '', how = ''] = format.split(' ')
  const onText = (read: (text: string) => number) => (cell: Cell) =>
    isMissing(cell) ? Number.NaN : read(textOf(cell))
  if (kind === 'number') {
    const decimal: Decimal = how === ',' ? ',' : '.'
    return (cell) =>
      typeof cell === 'string' && isMissing(cell) ? Number.NaN : readNumber(cell, decimal, unit)
  }
  if (kind === 'date') {
    const order: Order = how === 'mdy' || how === 'ymd' ? how : 'dmy'
    return onText((text) => readDate(text, order))
  }
  if (kind === 'unix') {
    const factor = unixUnits.find(({ name }) => name === how)?.ms ?? 1
    return (cell) => Math.round(readNumber(cell, '.') * factor)
  }
  if (kind === 'days') return (cell) => Math.round((readNumber(cell, '.') - 25_569) * dayMs)
  if (kind === 'fiscal') {
    const start = { month: Number(how), isNamedByStart: format.endsWith(' first') }
    return onText((text) => readPartOfFiscalYear(text, start))
  }
  const read = {
    month: readMonth,
    months: readMonth,
    weeks: readWeek,
    week: readWeek,
    year: readYear,
    clock: readClockCell,
    duration: readDuration,
  }[kind]
  return read ? onText(read) : () => Number.NaN
}

/** Minutes of a cell: a duration as it is, a number in the unit of its column, minutes without one. */
export function readMinutes(format: Format, unit: string): (cell: Cell) => number {
  const read = readAs(format === 'clock' ? 'duration' : format, unit)
  if (!format.startsWith('number')) return read
  const factor = perUnit.find(([pattern]) => pattern.test(unit))?.[1] ?? 1
  return factor === 1 ? read : (cell) => read(cell) * factor
}

export const isTimeFormat = (format: Format): boolean =>
  /^(?:date|unix|days|month|week|year|fiscal|clock)/.test(format)
