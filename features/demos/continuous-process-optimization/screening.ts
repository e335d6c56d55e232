import { mean, median } from 'simple-statistics'
import { fTail, tQuantile, tTails } from '#lib/distributions.ts'
import { structureOf, type Contrast, type Structure } from './fractions.ts'

export interface Effect extends Contrast {
  /** Mean of the result where its column is 1, less that where it is −1. */
  value: number
  /** Beyond the margin of noise. */
  isActive: boolean
  /** Beyond the margin for all effects together: one of many would hardly get there by chance. */
  isSure: boolean
  /** NaN by Lenth. */
  chance: number
}

export interface Screening {
  structure: Structure
  effects: Effect[]
  /** Of the corners. */
  mean: number
  /** Half the width within which an effect is no more than noise, at 95%. */
  margin: number
  /** The same for all effects together. */
  jointMargin: number
  /** By repeats; else, where only settings are told apart, by what they leave over; else by Lenth's pseudo standard error. */
  by: 'repeats' | 'rest' | 'lenth'
  /** Standard error of an effect. */
  error: number
  freedom: number
  /** Corners against centre runs; undefined without these. */
  curvature: { difference: number; chance: number } | undefined
}

/**
 * Effects of a two-level plan. `codes`: −1, 0 or 1 for each setting of each run, all 0 at the centre. Undefined where the corners carry no
 * orthogonal contrasts. Sources: R. V. Lenth, Quick and easy analysis of unreplicated factorials, Technometrics 31, 1989; D. C. Montgomery,
 * Design and Analysis of Experiments, 8th edition, chapters 6 and 8.
 */
export function screen(
  codes: readonly (readonly number[])[],
  results: readonly number[],
): Screening | undefined {
  const isCorner = codes.map((row) => row.every((one) => one !== 0))
  const corners = codes.filter((_, i) => isCorner[i])
  const y = results.filter((_, i) => isCorner[i])
  const structure = structureOf(corners)
  if (!structure || corners.length < 4) return undefined
  const values = structure.contrasts.map(
    ({ column }) => (2 * y.reduce((sum, one, i) => sum + one * (column[i] ?? 0), 0)) / y.length,
  )
  const pure = pureError(codes, results)
  const centres = results.filter((_, i) => !isCorner[i])
  const noise = noiseOf(structure, values, y, pure)
  return {
    structure,
    ...noise,
    mean: mean(y),
    effects: structure.contrasts.map((contrast, i): Effect => {
      const value = values[i] ?? 0
      return {
        ...contrast,
        value,
        isActive: Math.abs(value) > noise.margin,
        isSure: Math.abs(value) > noise.jointMargin,
        chance: noise.by === 'lenth' ? Number.NaN : tTails(value / noise.error, noise.freedom),
      }
    }),
    curvature: centres.length > 0 && pure.freedom > 0 ? curvatureOf(y, centres, pure) : undefined,
  }
}

/** With fewer degrees of freedom t is so wide that Lenth's error tells more. */
const fewestFreedom = 3

function noiseOf({ kind }: Structure, values: readonly number[], y: readonly number[], pure: Pure) {
  if (pure.freedom >= fewestFreedom)
    return { ...byVariance(pure, y.length, values.length), by: 'repeats' as const }
  const freedom = y.length - 1 - values.length
  if (kind === 'settings' && freedom >= fewestFreedom)
    return {
      ...byVariance({ variance: restOf(values, y) / freedom, freedom }, y.length, values.length),
      by: 'rest' as const,
    }
  return { ...byLenth(values), freedom: values.length / 3, by: 'lenth' as const }
}

/** Squares that the effects of orthogonal settings leave over: the dummy settings of Plackett and Burman. */
function restOf(values: readonly number[], y: readonly number[]): number {
  const middle = mean([...y])
  const all = y.reduce((sum, one) => sum + (one - middle) ** 2, 0)
  return all - values.reduce((sum, value) => sum + (y.length * value ** 2) / 4, 0)
}

interface Pure {
  variance: number
  freedom: number
}

/** Spread of runs with the same settings. */
function pureError(codes: readonly (readonly number[])[], results: readonly number[]): Pure {
  const groups = new Map<string, number[]>()
  codes.forEach((row, i) => {
    const key = row.join(' ')
    groups.set(key, [...(groups.get(key) ?? []), results[i] ?? 0])
  })
  const [squares, freedom] = [...groups.values()].reduce<[number, number]>(
    ([sum, count], group) => {
      const middle = mean(group)
      return [sum + group.reduce((one, value) => one + (value - middle) ** 2, 0), count + group.length - 1]
    },
    [0, 0],
  )
  return { variance: freedom > 0 ? squares / freedom : Number.NaN, freedom }
}

function byVariance({ variance, freedom }: Pure, runs: number, effects: number) {
  const error = 2 * Math.sqrt(variance / runs)
  return {
    error,
    freedom,
    margin: tQuantile(0.975, freedom) * error,
    // Bonferroni's bound.
    jointMargin: tQuantile(1 - 0.025 / effects, freedom) * error,
  }
}

/** Most effects are noise, so their median tells how large noise is. */
export function byLenth(effects: readonly number[]) {
  const sizes = effects.map(Math.abs)
  const first = 1.5 * median(sizes)
  const error = 1.5 * median(sizes.filter((size) => size < 2.5 * first || size === 0))
  const freedom = sizes.length / 3
  const joint = (1 + 0.95 ** (1 / sizes.length)) / 2
  return {
    error,
    margin: tQuantile(0.975, freedom) * error,
    jointMargin: tQuantile(joint, freedom) * error,
  }
}

function curvatureOf(corners: readonly number[], centres: readonly number[], { variance, freedom }: Pure) {
  const difference = mean([...corners]) - mean([...centres])
  const squares = (corners.length * centres.length * difference ** 2) / (corners.length + centres.length)
  return { difference, chance: variance > 0 ? fTail(squares / variance, 1, freedom) : 0 }
}
