import { dayMs } from '#lib/durations.ts'
import { isMissing, textOf, type Cell } from './cell.ts'
import { datePartsOf, hasZone, readDate, type Order } from './date.ts'
import { isClockOfDigits, readClock, readDuration } from './duration.ts'
import { areFiscalYears, partOfFiscalYear } from './fiscal.ts'
import { looksLikeData, spread } from './looks.ts'
import { footnote, parseNumber, type Decimal } from './number.ts'
import { readMonth, readWeek } from './period.ts'
import { yearlessOf } from './yearless.ts'

export type Family =
  | 'number'
  | 'date'
  | 'clock'
  | 'duration'
  | 'month'
  | 'week'
  | 'year'
  | 'fiscal'
  | 'yearless'
  | 'text'

/** What a column holds: the family that most of its cells belong to, by cells spread over the whole of it. */
export function familyOf(cells: readonly Cell[], heading: string): Family {
  const sample = spread(
    cells.filter((cell) => !isMissing(cell)),
    3000,
  )
  if (sample.length === 0) return 'text'
  const share = (fits: (cell: Cell) => boolean) => sample.filter(fits).length / sample.length
  const isText = (fits: (text: string) => boolean) => (cell: Cell) => typeof cell === 'string' && fits(cell)
  const least = 0.6
  const period = periodFamily(sample, heading)
  if (period) return period
  if (share(looksLikeData) < least) return 'text'
  // Months first: "01.2026" would be a number as well.
  if (share(isText((text) => !Number.isNaN(readMonth(text)))) >= 0.9) return 'month'
  if (share(isText((text) => !Number.isNaN(readWeek(text)))) >= 0.9) return 'week'
  if (share(isText((text) => datePartsOf(text) !== undefined)) >= least) return 'date'
  if (isDateHeading(heading) && share(isText((text) => /^(?:19|20)\d{6}$/.test(text.trim()))) >= least)
    return 'date'
  if (isClockHeading(heading) && share(isText(isClockOfDigits)) >= 0.95) return 'clock'
  const clock = share(isText((text) => !Number.isNaN(readClock(text))))
  const duration = share(isText((text) => /[:hd]/.test(text) && !Number.isNaN(readDuration(text))))
  if (duration >= least) {
    if (isDurationHeading(heading) || clock < duration) return 'duration'
    return 'clock'
  }
  if (clock >= least) return 'clock'
  return share(isNumberCell) >= least ? 'number' : 'text'
}

/** Financial years, parts of them, and weeks or months without a year: most of them have no look of data by themselves. */
function periodFamily(sample: readonly Cell[], heading: string): Family | undefined {
  const texts = sample.flatMap((cell) => (typeof cell === 'string' ? [cell] : []))
  if (texts.length < sample.length * 0.9) return undefined
  if (areFiscalYears(texts)) return 'year'
  const share = (fits: (text: string) => boolean) => texts.filter(fits).length / texts.length
  if (share((text) => partOfFiscalYear(text) !== undefined) >= 0.9) return 'fiscal'
  // "P1" and "W2" are parts and machines as well, so the heading must speak of time.
  const isSaid =
    /period|p[ée]riode|week|w(?:ee)?k|woche|^kw$|semaine|semana|settimana|month|monat|mois|mes|mese|maand/i
  return isSaid.test(heading) && share((text) => yearlessOf(text) !== undefined) >= 0.9
    ? 'yearless'
    : undefined
}

const isNumberCell = (cell: Cell) =>
  typeof cell === 'number' || parseNumber(cell, '.') !== undefined || parseNumber(cell, ',') !== undefined

const isDurationHeading = (heading: string) =>
  /durat|elapsed|hours|hrs\b|dauer|downtime|uptime|laufzeit|stillstand|lost|minutes|run ?time|h+:mm/i.test(
    heading,
  )

/** A time of day and nothing besides: of "Cycle time" six digits are a number. */
const isClockHeading = (heading: string) =>
  /^(?:(?:start|end|entry|created|measurement) )?(?:time|uhrzeit|zeit|heure|hora|ora)$/i.test(heading.trim())

export const isDateHeading = (heading: string): boolean =>
  /(?:^|[^a-z])(?:t|ts)(?:$|[^a-z])|time|date|stamp|epoch|unix|zeit|datum|fecha|tag\b|day/i.test(heading)

export interface NumberScan {
  /** Cells that only one mark can read. */
  only: Record<Decimal, number>
  /** Cells that either mark reads, with different values: "1.234". */
  either: string[]
  units: Map<string, number>
  brackets: number
  behind: number
  footnotes: number
  readable: number
}

export function scanNumbers(cells: readonly Cell[]): NumberScan {
  const scan: NumberScan = {
    only: { '.': 0, ',': 0 },
    either: [],
    units: new Map(),
    brackets: 0,
    behind: 0,
    footnotes: 0,
    readable: 0,
  }
  for (const cell of cells) {
    if (typeof cell === 'number') {
      scan.readable++
      continue
    }
    if (/^[-+]?\d+$/.test(cell)) {
      scan.readable++
      continue
    }
    if (isMissing(cell)) continue
    const point = parseNumber(cell, '.')
    const comma = parseNumber(cell, ',')
    const read = point ?? comma
    if (!read) continue
    scan.readable++
    if (footnote.test(textOf(cell).trim())) scan.footnotes++
    if (read.unit) scan.units.set(read.unit, (scan.units.get(read.unit) ?? 0) + 1)
    if (read.sign === 'brackets') scan.brackets++
    if (read.sign === 'behind') scan.behind++
    if (point && !comma) scan.only['.']++
    else if (comma && !point) scan.only[',']++
    else if (point && comma && point.value !== comma.value) scan.either.push(textOf(cell))
  }
  return scan
}

export interface DateScan {
  /** Cells that each order reads. */
  readable: Record<Order, number>
  /** Orders that read the column in time order, each later than or as late as the one before, or the other way round. */
  ordered: Order[]
  /** Of day and month first the one by which the rows follow each other within half a day, where the other leaps by weeks. */
  runsOn: 'dmy' | 'mdy' | undefined
  /** Distinct values of the first and the last part of dates with short years. */
  first: number
  last: number
  hasDots: boolean
  isSame: boolean
  zones: number
  count: number
  example: string
}

const orders = ['dmy', 'mdy', 'ymd'] as const

export function scanDates(cells: readonly Cell[]): DateScan {
  const texts = cells.filter((cell): cell is string => typeof cell === 'string' && !isMissing(cell))
  const values = Object.fromEntries(
    orders.map((order) => [order, texts.map((text) => readDate(text, order))]),
  )
  const readable = (order: Order) => (values[order] ?? []).filter(Number.isFinite).length
  const parts = texts.flatMap((text) => {
    const found = datePartsOf(text)
    return found?.kind === 'year last' && found.parts[3]?.length === 2 ? [found.parts] : []
  })
  const isSame = texts.every((_, i) => (values['dmy']?.[i] ?? 0) === (values['mdy']?.[i] ?? 1))
  return {
    readable: { dmy: readable('dmy'), mdy: readable('mdy'), ymd: readable('ymd') },
    ordered: orders.filter((order) => isOrdered(values[order] ?? [])),
    runsOn: (['dmy', 'mdy'] as const).find(
      (order) =>
        longestStep(values[order] ?? []) <= 0.5 &&
        longestStep(values[order === 'dmy' ? 'mdy' : 'dmy'] ?? []) > 20,
    ),
    first: new Set(parts.map((part) => part[1])).size,
    last: new Set(parts.map((part) => part[3])).size,
    hasDots: texts.slice(0, 50).every((text) => /^\d{1,2}\.\d{1,2}\./.test(text.trim())),
    isSame,
    zones: texts.filter(hasZone).length,
    count: texts.length,
    example: texts.find((text) => !isSameBothWays(text)) ?? texts[0] ?? '',
  }
}

const isSameBothWays = (text: string) => readDate(text, 'dmy') === readDate(text, 'mdy')

/** Between neighbouring rows, in days; NaN where a cell can't be read. */
const longestStep = (values: readonly number[]) =>
  values.reduce(
    (most, value, i) => (i === 0 ? 0 : Math.max(most, Math.abs(value - (values[i - 1] ?? 0)))),
    0,
  ) / dayMs

function isOrdered(values: readonly number[]): boolean {
  const real = values.filter(Number.isFinite)
  if (new Set(real).size < 4) return false
  const rises = real.every((value, i) => i === 0 || value >= (real[i - 1] ?? 0))
  return rises || real.every((value, i) => i === 0 || value <= (real[i - 1] ?? 0))
}

/** The decimal mark that most cells prove; the point when none does. */
export function likelyDecimal(cells: readonly Cell[]): Decimal {
  const { only } = scanNumbers(spread(cells, 2000))
  return only[','] > only['.'] ? ',' : '.'
}

/** Day or month first, as more cells can be read; day first when both do. */
export function likelyOrder(cells: readonly Cell[]): Order {
  const { readable } = scanDates(cells)
  return readable.mdy > readable.dmy ? 'mdy' : 'dmy'
}
