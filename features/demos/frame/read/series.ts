import { readMonth, readYear } from './period.ts'

export interface Series {
  /** First and last column, both included. */
  from: number
  to: number
  /** `numbers`: x1, x2, x3; `periods`: years or months. */
  kind: 'numbers' | 'periods'
}

const fewest = { numbers: 3, periods: 2 }

/** The longest run of neighbouring headings that count up or are years or months; undefined when there is none. */
export function seriesOf(named: readonly string[]): Series | undefined {
  const runs: Series[] = []
  // "Sample 1 [g], Sample 2 [g]": with a row of units below the headings, each heading carries its unit.
  const headings = named.map((name) => name.replace(/(?<=\S) ?\[[^\]]*\]$/, ''))
  for (const kind of ['periods', 'numbers'] as const) {
    const follows = kind === 'periods' ? isNextPeriod : isNextNumber
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
export function periodOf(heading: string): number {
  const year = readYear(heading)
  return Number.isNaN(year) ? readMonth(heading) : year
}

const isNextPeriod = (a: string, b: string) =>
  periodOf(b) > periodOf(a) && periodOf(b) - periodOf(a) < 367 * 86_400_000
