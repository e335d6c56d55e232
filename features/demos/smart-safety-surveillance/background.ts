import type { Grey } from '#features/demos/vision/grey.ts'

/** What each pixel looks like when nothing moves: its mean and variance, kept up to date frame by frame. */
export interface Background {
  mean: Float32Array
  variance: Float32Array
}

const firstFrames = 9
/** Grey levels: below this deviation a camera's noise isn't believed. */
const leastDeviation = 5
/** What moves may still become background, but forty times slower: somebody who stands isn't swallowed. */
const movingShare = 0.025

/** The median of nine frames spread over the whole run, so that nobody has to leave the scene first, in the light of the first. */
export function learnBackground(frames: readonly Grey[]): Background {
  const chosen = Array.from(
    { length: Math.min(firstFrames, frames.length) },
    (_, i, all = Math.min(firstFrames, frames.length)) =>
      frames[Math.round((i * (frames.length - 1)) / Math.max(1, all - 1))],
  ).flatMap((frame) => (frame ? [frame.data] : []))
  const [first = new Float32Array()] = chosen
  const { length } = first
  const light = chosen.map((frame) => lightChange(first, frame))
  const mean = new Float32Array(length)
  const values = new Float32Array(chosen.length)
  for (let i = 0; i < length; i++) {
    for (let k = 0; k < chosen.length; k++) {
      const value = (chosen[k]?.[i] ?? 0) * (light[k] ?? 1)
      let at = k
      for (; at > 0 && (values[at - 1] ?? 0) > value; at--) values[at] = values[at - 1] ?? 0
      values[at] = value
    }
    mean[i] = values[chosen.length >> 1] ?? 0
  }
  return { mean, variance: new Float32Array(length).fill(leastDeviation ** 2) }
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
  for (let i = 0; i < data.length; i++) {
    const difference = (data[i] ?? 0) * light - (mean[i] ?? 0)
    const spread = variance[i] ?? 0
    const away = difference * difference
    const isMoving = away > square * (spread > least ? spread : least)
    if (isMoving) mask[i] = 1
    else variance[i] = spread + rate * (away - spread)
    mean[i] = (mean[i] ?? 0) + (isMoving ? rate * movingShare : rate) * difference
  }
  return mask
}

/** The median of background over frame at every eleventh pixel, to half a per cent. */
function lightChange(mean: Float32Array, data: Float32Array): number {
  const steps = 400
  const counts = new Uint32Array(steps + 1)
  let total = 0
  for (let i = 0; i < data.length; i += 11) {
    const ratio = (mean[i] ?? 0) / Math.max(1, data[i] ?? 0)
    const step = Math.min(steps, Math.round(ratio * 200))
    counts[step] = (counts[step] ?? 0) + 1
    total++
  }
  let below = 0
  for (let step = 0; step <= steps; step++) {
    below += counts[step] ?? 0
    if (below * 2 >= total) return step / 200
  }
  return 1
}
