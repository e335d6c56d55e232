import type { Grey } from '#features/demos/vision/grey.ts'

/** What each pixel looks like when nothing moves: its mean and variance, kept up to date frame by frame. */
export interface Background {
  mean: Float32Array
  variance: Float32Array
}

const firstFrames = 9
/** Grey levels: below this deviation a camera's noise isn't believed. */
export const leastDeviation = 5
/** What moves may still become background, but forty times slower: someone who stands isn't swallowed. */
const movingShare = 0.025

/** Nine frames, or as many as there are, evenly over the whole run: nobody has to leave the scene first. */
export function spreadOver<T>(frames: readonly T[]): T[] {
  const count = Math.min(firstFrames, frames.length)
  return Array.from(
    { length: count },
    (_, i) => frames[Math.round((i * (frames.length - 1)) / Math.max(1, count - 1))],
  ).filter((frame) => frame !== undefined)
}

/** The median of frames, each brought to the light of the first; of an even number the upper of the middle two. */
export function learnBackground(frames: readonly Grey[]): Background {
  const levels = frames.map(({ data }) => data)
  const [first = new Float32Array()] = levels
  const light = levels.map((frame) => lightChange(first, frame))
  const middle = levels.length >> 1
  const mean = new Float32Array(first.length)
  /** The lowest so far, in order: what stands above the middle can't become the median any more. */
  const low = new Float64Array(middle + 1)
  for (let i = 0; i < mean.length; i++) {
    low.fill(Infinity)
    for (let k = 0; k < levels.length; k++) {
      const value = (levels[k]?.[i] ?? 0) * (light[k] ?? 1)
      if (value >= (low[middle] ?? 0)) continue
      let at = middle
      for (; at > 0 && (low[at - 1] ?? 0) > value; at--) low[at] = low[at - 1] ?? 0
      low[at] = value
    }
    mean[i] = low[middle] ?? 0
  }
  return { mean, variance: new Float32Array(mean.length).fill(leastDeviation ** 2) }
}

/**
 * Marks what differs from the background by more than `limit` deviations, and lets the background follow slowly.
 * Running Gaussian: C. R. Wren et al., Pfinder, IEEE Trans. PAMI 19, 1997. A change of light over the whole picture is taken out first.
 */
export function subtract(background: Background, { data }: Grey, limit: number, rate: number): Uint8Array {
  const { mean, variance } = background
  const mask = new Uint8Array(data.length)
  const light = lightChange(mean, data)
  const least = leastDeviation ** 2
  const square = limit * limit
  const slowRate = rate * movingShare
  for (let i = 0; i < mask.length; i++) {
    const was = mean[i] ?? 0
    const difference = (data[i] ?? 0) * light - was
    const spread = variance[i] ?? 0
    const away = difference * difference
    if (away > square * least && away > square * spread) {
      mask[i] = 1
      mean[i] = was + slowRate * difference
    } else {
      variance[i] = spread + rate * (away - spread)
      mean[i] = was + rate * difference
    }
  }
  return mask
}

/** Pixels whose ratio of brightness is taken, and how finely it is counted: up to twice as bright. */
const everyNth = 11
const ratioSteps = 400
const stepsOfOne = 200

/** The median of background over frame at every eleventh pixel, to half a per cent. */
function lightChange(mean: Float32Array, data: Float32Array): number {
  const counts = countRatios(mean, data)
  const half = Math.ceil(data.length / everyNth) / 2
  let below = 0
  for (let step = 0; step <= ratioSteps; step++) {
    below += counts[step] ?? 0
    if (below >= half) return step / stepsOfOne
  }
  return 1
}

function countRatios(mean: Float32Array, data: Float32Array): Uint32Array {
  const counts = new Uint32Array(ratioSteps + 1)
  for (let i = 0; i < data.length; i += everyNth) {
    const ratio = (mean[i] ?? 0) / Math.max(1, data[i] ?? 0)
    // Cut off to a whole number without detour: `Math.round` would go through −0 and fractions.
    const step = Math.min(ratioSteps, (ratio * stepsOfOne + 0.5) | 0)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}
