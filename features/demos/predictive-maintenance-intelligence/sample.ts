import { seededRandom } from '#lib/random.ts'
import { dayMs } from '#lib/durations.ts'
import type { Life } from './weibull.ts'

export const trueShape = 2.5
export const trueScale = 1000

/** 200 bearings: failures drawn from a Weibull distribution; each is watched for a time of its own, so about a quarter is still running. */
export function sampleLives(seed = 11, count = 200): Life[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const failure = trueScale * (-Math.log(1 - random.next())) ** (1 / trueShape)
    const watched = 700 + random.next() * 1500
    return { age: Math.max(1, Math.round(Math.min(failure, watched))), hasFailed: failure <= watched }
  })
}

/** Vibration of one bearing, mm/s each day for 120 days: steady wear under noise. */
export function sampleVibration() {
  const random = seededRandom(5)
  const start = Date.UTC(2026, 6, 1, 6)
  return Array.from({ length: 120 }, (_, day) => {
    const reading = 2.1 + 0.028 * day + random.normal(0, 0.12)
    return { at: start + day * dayMs, reading: Number(reading.toFixed(3)) }
  })
}
