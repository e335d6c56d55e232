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

/** The scale's end and its marks from 0: up to four steps of 1, 2, 2.5 or 5 times a power of ten, of whole numbers whole ones. */
export function scaleTo(largest: number, isWhole = false): { max: number; ticks: number[] } {
  if (!(largest > 0)) return { max: 1, ticks: [0, 1] }
  const power = 10 ** Math.floor(Math.log10(largest / 4))
  const step =
    [1, 2, 2.5, 5, 10]
      .map((factor) => factor * power)
      .find((size) => largest / size <= 4 && (!isWhole || Number.isInteger(size))) ?? largest
  const count = Math.ceil(largest / step)
  return {
    max: count * step,
    ticks: Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12))),
  }
}

export const largestOf = (series: readonly Series[]) =>
  Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))

/** Whether it is things that are counted: half of one is no mark on their scale. */
export const areWhole = (series: readonly Series[]) =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
