import { seededRandom } from '#lib/random.ts'
import { isReached } from './optimum.ts'
import { predict, type Surface } from './surface.ts'

/** What is wanted of a result: 0 is not to be accepted, 1 is all that is asked for. */
export type Wish =
  /** Rises or falls from `none` to `full`, 0 and 1 beyond. */
  | { kind: 'one-sided'; none: number; full: number }
  /** 1 at the target, 0 at and beyond the limits. */
  | { kind: 'target'; low: number; target: number; high: number }

const clipped = (share: number) => Math.min(1, Math.max(0, share))

export function desirabilityOf(wish: Wish, value: number): number {
  if (wish.kind === 'one-sided') return clipped((value - wish.none) / (wish.full - wish.none))
  const { low, target, high } = wish
  return clipped(value < target ? (value - low) / (target - low) : (high - value) / (high - target))
}

export interface Wanted {
  surface: Surface
  wish: Wish
}

export interface Compromise {
  /** Coded settings, within the tried ranges. */
  coded: number[]
  /** Geometric mean of the desirabilities, 0 where no place gives all results something. */
  overall: number
}

/**
 * The settings at which all results together are most wanted. The surfaces share one plan; no place is proposed that its runs don't
 * reach. Source: G. Derringer, R. Suich, Simultaneous optimization of several response variables, Journal of Quality Technology 12, 1980.
 */
export function bestCompromise(wanted: readonly Wanted[]): Compromise {
  const [first] = wanted
  if (!first) throw new RangeError('A compromise is between results')
  const { factors } = first.surface
  const random = seededRandom(1980)
  const overall = (coded: readonly number[]) =>
    wanted.reduce((all, { surface, wish }) => all * desirabilityOf(wish, predict(surface, coded)), 1) **
    (1 / wanted.length)
  const anywhere = () => factors.map(() => 2 * random.next() - 1)
  let best: Compromise = { coded: factors.map(() => 0), overall: overall(factors.map(() => 0)) }
  const starts = Array.from({ length: 400 }, anywhere)
    .filter((coded) => isReached(first.surface, coded))
    .map((coded) => ({ coded, overall: overall(coded) }))
    .sort((a, b) => b.overall - a.overall)
    .slice(0, 12)
  for (const start of [best, ...starts]) {
    let at = start
    for (let step = 0.25; step > 1e-5;) {
      const tries = Array.from({ length: 12 * factors.length }, anywhere)
        .map((way) => at.coded.map((one, i) => Math.min(1, Math.max(-1, one + step * (way[i] ?? 0)))))
        .filter((coded) => isReached(first.surface, coded))
        .map((coded) => ({ coded, overall: overall(coded) }))
      const next = tries.reduce((a, b) => (b.overall > a.overall ? b : a), at)
      if (next.overall > at.overall + 1e-9) at = next
      else step /= 2
    }
    if (at.overall > best.overall) best = at
  }
  return best
}
