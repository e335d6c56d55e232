import { dayMs } from '#lib/durations.ts'
import { columnOf, decideFormat, type Decided } from './decide-format.ts'
import { cellsIn, waysOf } from './columns-of.ts'
import { fiscalYearOf, readPartOfFiscalYear } from './fiscal.ts'
import { readMonth, readWeek } from './period.ts'
import { readAs } from './read-cell.ts'
import type { Format } from './reading.ts'
import { yearlessOf } from './yearless.ts'

export interface Series {
  /** First and last column, both included. */
  from: number
  to: number
  /** `numbers`: x1, x2, x3; `periods`: years, months, weeks or parts of a financial year. */
  kind: 'numbers' | 'periods'
}

const fewest = { numbers: 3, periods: 2 }
const yearMs = 367 * dayMs

/**
 * The longest run of neighbouring headings that count up or are periods; undefined when there is none. `by`: what the reader has a use for;
 * weeks and months without a year count as periods only where those are wanted, for "P1, P2, P3" may be parts.
 */
export function seriesOf(
  named: readonly string[],
  by: Series['kind'] | 'either' = 'either',
): Series | undefined {
  const runs: Series[] = []
  // "Sample 1 [g], Sample 2 [g]": with a row of units below the headings, each heading carries its unit.
  const headings = named.map((name) => name.replace(/(?<=\S) ?\[[^\]]*\]$/, ''))
  for (const { kind, follows } of followings) {
    if (by === (kind === 'numbers' ? 'periods' : 'numbers')) continue
    if (follows === isNextYearless && by !== 'periods') continue
    let from = 0
    for (let i = 1; i <= headings.length; i++) {
      if (i < headings.length && follows(headings[i - 1] ?? '', headings[i] ?? '')) continue
      if (i - from >= fewest[kind]) runs.push({ from, to: i - 1, kind })
      from = i
    }
  }
  return runs.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]
}

function isNextNumber(a: string, b: string): boolean {
  const [one, two] = [a, b].map((name) => /^(.*?)(\d{1,3})$/.exec(name.trim()))
  if (!one || !two || one[1] !== two[1]) return false
  return Number(two[2]) === Number(one[2]) + 1
}

/** The start of the year or month that a heading names; NaN when it names none. */
const plainPeriodOf = (heading: string): number =>
  /^(?:19|20)\d{2}$/.test(heading.trim()) ? Date.UTC(Number(heading), 0) : readMonth(heading)

const isNextOf = (read: (text: string) => number) => (a: string, b: string) =>
  read(b) > read(a) && read(b) - read(a) < yearMs

const isNextYearless = (a: string, b: string) => {
  const [one, two] = [yearlessOf(a), yearlessOf(b)]
  if (!one || !two || one.kind !== two.kind) return false
  return two.number === one.number + 1 || (two.number === 1 && one.number >= (one.kind === 'weeks' ? 52 : 12))
}

const calendarYear = { month: 1, isNamedByStart: false }
const followings = [
  { kind: 'periods', follows: isNextOf(plainPeriodOf) },
  { kind: 'periods', follows: (a: string, b: string) => fiscalYearOf(b) === fiscalYearOf(a) + 1 },
  { kind: 'periods', follows: isNextOf((text) => readPartOfFiscalYear(text, calendarYear)) },
  { kind: 'periods', follows: isNextOf(readWeek) },
  { kind: 'periods', follows: isNextYearless },
  { kind: 'numbers', follows: isNextNumber },
] as const

export interface ReadPeriods extends Pick<Decided, 'note' | 'question'> {
  /** By which a choice of the visitor's goes. */
  heading: string
  format: Format
  /** The first moment of each. */
  starts: number[]
  ways?: ReturnType<typeof waysOf>['ways']
}

/** When the periods that stand as headings begin; with a question where they don't say it. */
export function readPeriods(headings: readonly string[], formats: Record<string, Format>): ReadPeriods {
  const heading = `${headings[0]} to ${headings.at(-1)}`
  const column = { ...columnOf('Period', headings), heading }
  const decided = decideFormat(column, { delimiter: undefined, hasPounds: false, hasDottedDates: false })
  const format = formats[heading] ?? decided.format
  const isPlain = headings.every((name) => !Number.isNaN(plainPeriodOf(name)))
  const starts =
    isPlain && column.family !== 'year'
      ? headings.map(plainPeriodOf)
      : cellsIn(format, headings).map(readAs(format, ''))
  const isChosen = formats[heading] !== undefined
  return {
    heading,
    format,
    starts,
    note: isChosen || isPlain ? undefined : decided.note,
    question: isChosen || isPlain ? undefined : decided.question,
    ...(!isPlain && waysOf(decided)),
  }
}
