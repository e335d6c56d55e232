import type { Grey } from '#features/demos/vision/grey.ts'

/** How many pixels have each of the 256 grey levels. */
export function greyLevels({ data }: Grey): Float64Array {
  const levels = new Float64Array(256)
  for (let i = 0; i < data.length; i++) {
    const level = Math.round(data[i] ?? 0)
    levels[level] = (levels[level] ?? 0) + 1
  }
  return levels
}

/**
 * The level that parts dark from light with the largest variance between the two, and how much of the whole variance that is
 * (0 to 1). Dark is at most `threshold`. N. Otsu, IEEE Trans. SMC 9, 1979. Undefined for one single level.
 * Where a gap between the two gives several equal answers, the middle of them.
 */
export function otsu(levels: Float64Array): { threshold: number; separability: number } | undefined {
  let total = 0
  let sum = 0
  let squares = 0
  levels.forEach((count, level) => {
    total += count
    sum += count * level
    squares += count * level * level
  })
  const variance = squares / total - (sum / total) ** 2
  if (!(variance > 1e-9)) return undefined
  let dark = 0
  let darkSum = 0
  let best = 0
  let first = 0
  let last = 0
  for (let level = 0; level < 255; level++) {
    const count = levels[level] ?? 0
    dark += count
    darkSum += count * level
    if (dark === 0 || dark === total) continue
    const difference = darkSum / dark - (sum - darkSum) / (total - dark)
    const between = (dark / total) * (1 - dark / total) * difference * difference
    if (between > best * (1 + 1e-12)) {
      best = between
      first = last = level
    } else if (count === 0 && last === level - 1) last = level
  }
  return { threshold: Math.floor((first + last) / 2), separability: Math.min(1, best / variance) }
}

/**
 * How far the means of the two sides of a threshold lie apart, in mean standard deviations within them. A single normal hill cut in its
 * middle has 2.65, an even spread 3.46; two separate hills have more.
 */
export function contrastOf(levels: Float64Array, threshold: number): number {
  const [dark, light] = [levels.subarray(0, threshold + 1), levels.subarray(threshold + 1)].map(momentsOf)
  if (!dark || !light) return 0
  const apart = light.mean + threshold + 1 - dark.mean
  return apart / Math.sqrt(Math.max(1e-9, (dark.variance + light.variance) / 2))
}

function momentsOf(levels: Float64Array) {
  let count = 0
  let sum = 0
  let squares = 0
  levels.forEach((times, level) => {
    count += times
    sum += times * level
    squares += times * level * level
  })
  const mean = sum / count
  return { mean, variance: Math.max(0, squares / count - mean * mean) }
}
