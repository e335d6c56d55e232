import type { Grey } from '#features/demos/vision/grey.ts'

/** Steps of mean brightness from column to column in each of four bands, one under the other. */
export type Profile = Float32Array[]

const bands = 4
/** Grey levels, as a mean over the columns: flatter than that, a band shows no place. */
const leastTexture = 1
/** A shift is believed when it explains this much of the steps and standing still explains clearly less. */
const sureMatch = 0.7
const clearly = 0.15

/** What of a frame tells where the camera looks, cheap enough for each one. */
export function profileOf({ width, height, data }: Grey): Profile {
  return Array.from({ length: bands }, (_, band) => {
    const [from, to] = [Math.floor((band * height) / bands), Math.floor(((band + 1) * height) / bands)]
    const means = new Float32Array(width)
    for (let y = from; y < to; y++)
      for (let x = 0; x < width; x++) means[x] = (means[x] ?? 0) + (data[y * width + x] ?? 0) / (to - from)
    return means.map((mean, x) => (x === 0 ? 0 : mean - (means[x - 1] ?? 0)))
  })
}

/**
 * Pixels by which the camera turned to a side between two frames, 0 when it didn't or when it can't be told: every band that shows anything
 * must have moved alike, at least two of them. Somebody who walks moves some bands and not the ground behind them.
 */
export function shiftBetween(before: Profile, after: Profile): number {
  const shifts = before.flatMap((band, i) => {
    const other = after[i]
    return other && textureOf(band) >= leastTexture && textureOf(other) >= leastTexture
      ? [shiftOf(band, other)]
      : []
  })
  const [first = 0] = shifts
  return shifts.length > 1 && shifts.every((shift) => shift !== 0 && Math.abs(shift - first) <= 1) ? first : 0
}

const textureOf = (band: Float32Array) =>
  Math.sqrt(band.reduce((sum, step) => sum + step * step, 0) / band.length)

function shiftOf(before: Float32Array, after: Float32Array): number {
  const reach = Math.floor(before.length / 8)
  let best = 0
  let match = matchAt(before, after, 0) + clearly
  for (let shift = -reach; shift <= reach; shift++) {
    const own = Math.abs(shift) < 2 ? -1 : matchAt(before, after, shift)
    if (own > match && own >= sureMatch) [best, match] = [shift, own]
  }
  return best
}

/** Correlation about 0 of two rows of steps, one moved. */
function matchAt(before: Float32Array, after: Float32Array, shift: number): number {
  let [both, own, other] = [0, 0, 0]
  for (let x = Math.max(0, -shift); x < Math.min(before.length, before.length - shift); x++) {
    const [a, b] = [before[x + shift] ?? 0, after[x] ?? 0]
    both += a * b
    own += a * a
    other += b * b
  }
  return own > 0 && other > 0 ? both / Math.sqrt(own * other) : 0
}
