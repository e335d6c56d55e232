import { mean } from 'simple-statistics'
import { seededRandom } from '#lib/random.ts'

interface Planted {
  name: string
  from: number
  length: number
  /** In standard deviations, at the i-th reading of the event. */
  change: (i: number, length: number) => number
  /** The noise during the event, 1 as before. */
  noise?: number
}

const spike = (name: string, from: number, height: number): Planted => ({
  name,
  from,
  length: 1,
  change: () => height,
})

/** Ten things that happen to real sensors and lines; two are small on purpose. */
const planted: Planted[] = [
  spike('Spike up', 132, 5.6),
  { name: 'Step up', from: 158, length: 16, change: () => 1.9 },
  spike('Spike down', 205, -5.2),
  { name: 'Drift', from: 232, length: 24, change: (i, n) => (2.8 * (i + 1)) / n },
  { name: 'Bad contact', from: 286, length: 8, change: (i) => (i % 2 ? -4.2 : 4.2) },
  { name: 'Step down', from: 322, length: 14, change: () => -2.1 },
  { name: 'Frozen sensor', from: 362, length: 12, change: () => 0.2, noise: 0 },
  spike('Second spike', 402, 6),
  { name: 'Slight step', from: 430, length: 8, change: () => 0.7 },
  { name: 'Dip', from: 468, length: 4, change: () => -3.4 },
]

export const normalReadings = 100
export const target = 50
export const deviation = 2.0539

/** 500 readings, one a minute. The first 100 have exactly this mean and deviation; later ten events are planted. */
export function sampleReadings() {
  const random = seededRandom(2026)
  const start = exactly(Array.from({ length: normalReadings }, () => random.normal()))
  const z = [...start, ...Array.from({ length: 400 }, () => random.normal())]
  const event = z.map(() => '')
  for (const { name, from, length, change, noise = 1 } of planted) {
    for (let i = 0; i < length; i++) {
      z[from + i] = (z[from + i] ?? 0) * noise * (length === 1 ? 0.3 : 1) + change(i, length)
      event[from + i] = name
    }
  }
  const first = Date.UTC(2026, 10, 2, 6)
  return {
    at: z.map((_, i) => first + i * 60_000),
    reading: z.map((value) => Number((target + deviation * value).toFixed(4))),
    event,
  }
}

/** Moved and stretched to mean 0 and sample deviation 1. */
function exactly(values: number[]): number[] {
  const middle = mean(values)
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1),
  )
  return values.map((value) => (value - middle) / spread)
}
