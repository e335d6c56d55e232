import { nice, ticks } from 'd3-array'

export interface Series {
  name: string
  /** One for each label; null where nothing was measured. */
  values: readonly (number | null)[]
}

/** Six colours, each with a dash of its own for those who don't tell them apart; the colour of alarms comes last. */
const strokes = [
  { color: 'var(--chart-1)', dash: undefined },
  { color: 'var(--chart-4)', dash: '6 4' },
  { color: 'var(--chart-5)', dash: '2 3' },
  { color: 'var(--chart-3)', dash: '10 4 2 4' },
  { color: 'var(--chart-6)', dash: '12 5' },
  { color: 'var(--chart-2)', dash: '4 2 1 2' },
] as const

export const strokeOf = (index: number) => strokes[index % strokes.length] ?? strokes[0]

const steps = 3

/** The scale's end and its ticks from 0, about three steps of 1, 2 or 5 times a power of ten; for counts at whole numbers. */
export function scaleTo(largest: number, isWhole = false): { max: number; ticks: number[] } {
  const end = largest > 0 ? largest : 1
  const count = isWhole ? Math.min(steps, Math.ceil(end)) : steps
  const [, max] = nice(0, end, count)
  return { max, ticks: ticks(0, max, count) }
}

export const largestOf = (series: readonly Series[]) =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))

/** Whether it is things that are counted: half of one is no mark on their scale. */
export const areWhole = (series: readonly Series[]) =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
