import { mean, median, medianAbsoluteDeviation, standardDeviation } from 'simple-statistics'

/** What one method says of each reading. `score` is drawn; an alarm is told separately, since CUSUM starts again after one. */
export interface Verdict {
  score: number[]
  alarms: boolean[]
}

export interface Baseline {
  mean: number
  /** Sample standard deviation (n − 1). */
  deviation: number
}

/** Mean and deviation of the readings that are known as normal; `stretch` as in `Adjusted`. */
export function baselineOf(readings: readonly number[], stretch = 1): Baseline {
  const all = [...readings]
  const n = all.length
  return { mean: mean(all), deviation: stretch * standardDeviation(all) * Math.sqrt(n / Math.max(1, n - 1)) }
}

/**
 * Modified z-score 0.6745 (x − median) / MAD of each reading. Alarm beyond `limit`, 3.5 by B. Iglewicz and D. C. Hoaglin,
 * How to Detect and Handle Outliers, 1993; `stretch` as in `Adjusted`. Where more than half of the readings are equal the MAD is 0 and nothing alarms.
 */
export function madVerdict(readings: readonly number[], limit: number, stretch = 1): Verdict {
  const all = [...readings]
  const middle = median(all)
  const spread = stretch * medianAbsoluteDeviation(all)
  const score = all.map((value) => (spread > 0 ? (0.6745 * (value - middle)) / spread : 0))
  return { score, alarms: score.map((value) => Math.abs(value) > limit) }
}

/** The readings at which MAD begins to alarm; undefined where it alarms nowhere. */
export function madLimits(readings: readonly number[], limit: number, stretch: number) {
  const all = [...readings]
  const reach = (limit * stretch * medianAbsoluteDeviation(all)) / 0.6745
  return reach > 0 ? { low: median(all) - reach, high: median(all) + reach } : undefined
}

/** Lasting limits of an EWMA: target ± 3 s √(λ / (2 − λ)). Source: NIST/SEMATECH e-Handbook 6.3.2.4; S. W. Roberts, 1959. */
export function ewmaLimits(target: number, deviation: number, lambda: number) {
  const reach = 3 * deviation * Math.sqrt(lambda / (2 - lambda))
  return { low: target - reach, high: target + reach }
}

/** Exponentially weighted moving average, started at the baseline's mean. */
export function ewmaVerdict(readings: readonly number[], base: Baseline, lambda: number): Verdict {
  const { low, high } = ewmaLimits(base.mean, base.deviation, lambda)
  let level = base.mean
  const score = readings.map((value) => {
    level = lambda * value + (1 - lambda) * level
    return level
  })
  return { score, alarms: score.map((value) => value < low || value > high) }
}

/**
 * Two-sided tabular CUSUM in standard deviations: k is half of the shift to find, h the height of the alarm; both sums start again
 * after one. The larger sum is the score, negative when it is the lower one. Source: E. S. Page, Biometrika 41, 1954; Montgomery 9.1.
 */
export function cusumVerdict(readings: readonly number[], base: Baseline, k: number, h: number): Verdict {
  let above = 0
  let below = 0
  const score: number[] = []
  const alarms: boolean[] = []
  for (const value of readings) {
    const z = base.deviation > 0 ? (value - base.mean) / base.deviation : 0
    above = Math.max(0, above + z - k)
    below = Math.max(0, below - z - k)
    score.push(above >= below ? above : -below)
    const isAlarm = above > h || below > h
    alarms.push(isAlarm)
    if (isAlarm) above = below = 0
  }
  return { score, alarms }
}

/** At each reading how many of the methods alarm at it or at most `reach` readings away. */
export function votesOf(verdicts: readonly Verdict[], length: number, reach: number): number[] {
  const votes = Array.from({ length }, () => 0)
  for (const { alarms } of verdicts) {
    const near = new Set<number>()
    alarms.forEach((isAlarm, at) => {
      for (let i = at - reach; isAlarm && i <= at + reach; i++) if (i >= 0 && i < length) near.add(i)
    })
    for (const i of near) votes[i] = (votes[i] ?? 0) + 1
  }
  return votes
}

export interface Stretch {
  from: number
  to: number
}

/** Alarms at most `gap` readings apart are one. */
export function stretchesOf(alarms: readonly boolean[], gap: number): Stretch[] {
  const stretches: Stretch[] = []
  alarms.forEach((isAlarm, i) => {
    if (!isAlarm) return
    const last = stretches.at(-1)
    if (last && i - last.to <= gap) last.to = i
    else stretches.push({ from: i, to: i })
  })
  return stretches
}
