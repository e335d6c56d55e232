import { max, min } from 'd3-array'
import type { ValueMeanings } from '#features/demos/frame/report/report.ts'
import type { Wish } from './desirability.ts'
import type { Result } from './read-runs.ts'

export type Aim = 'high' | 'low' | 'middle' | 'ignored'

const aims: readonly { value: Aim; label: string }[] = [
  { value: 'high', label: 'As high as possible' },
  { value: 'low', label: 'As low as possible' },
  { value: 'middle', label: 'In the middle of its limits' },
  { value: 'ignored', label: 'Leave it aside' },
]

/** Limits of a result; NaN where the visitor gave none. */
export interface ResultLimits {
  from: number
  to: number
}

const inLetters = /(?<!\p{L})(?:R[aqtz]|Sa)(?!\p{L})/u
const better =
  /rough|rauheit|rauhigkeit|rugos|ruwheid|defect|fehler|scrap|ausschuss|reject|rebut|scart|wear|verschlei/iu

/** What is wanted of a result until the visitor says it: little roughness, and much of all else. */
export const goalOf = (result: string): 'high' | 'low' =>
  inLetters.test(result) || better.test(result) ? 'low' : 'high'

/** What the visitor says of each result; at first only the first one counts. */
export const aimsOf = (
  results: readonly Result[],
  goal: 'high' | 'low',
  meanings: Readonly<Record<string, string>> = {},
): Aim[] =>
  results.map(
    ({ name }, i) =>
      aims.find(({ value }) => value === meanings[name])?.value ?? (i === 0 ? goal : 'ignored'),
  )

export const aimChoices = (results: readonly Result[], chosen: readonly Aim[]): ValueMeanings => ({
  title: 'Several results: what you want of each',
  note: 'Two or more together give a compromise. A result counts for nothing at one of its limits and in full at the other. Without limits in the settings, its lowest and highest measured values are used.',
  options: [...aims],
  rows: results.map(({ name }, i) => ({ value: name, meaning: chosen[i] ?? null })),
})

/** Undefined for a result that is left aside. */
export function wishOf(aim: Aim, { values }: Result, { from, to }: ResultLimits): Wish | undefined {
  const low = Number.isFinite(from) ? from : (min(values) ?? Number.NaN)
  const high = Number.isFinite(to) ? to : (max(values) ?? Number.NaN)
  if (aim === 'high') return { kind: 'one-sided', none: low, full: high }
  if (aim === 'low') return { kind: 'one-sided', none: high, full: low }
  return aim === 'middle' ? { kind: 'target', low, target: (low + high) / 2, high } : undefined
}

export const limitsOfWish = (wish: Wish) =>
  wish.kind === 'target'
    ? { low: wish.low, high: wish.high }
    : { low: Math.min(wish.none, wish.full), high: Math.max(wish.none, wish.full) }
