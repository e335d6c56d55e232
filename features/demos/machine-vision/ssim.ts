import type { Grey } from '#features/demos/vision/grey.ts'

const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2
/** Half of a window of 7 × 7 pixels. */
export const reach = 3

/**
 * Structural similarity of two pictures around each pixel, 1 where they are alike: mean, contrast and pattern of the two 7 × 7
 * windows compared. Z. Wang, A. C. Bovik, H. R. Sheikh, E. P. Simoncelli, IEEE Trans. Image Processing 13, 2004, with even weights.
 * Running sums make it linear in pixels. Within `margin` of the edge (3 at least) nothing is compared: there it is 1.
 */
export function similarity(one: Grey, two: Grey, margin = reach): Float32Array {
  const { width, height } = one
  const edge = Math.max(reach, margin)
  const map = new Float32Array(one.data.length).fill(1)
  const sums = new Float64Array(width * 5)
  const count = (2 * reach + 1) ** 2
  for (let y = 0; y < height; y++) {
    addRow(sums, one, two, y, 1)
    if (y > 2 * reach) addRow(sums, one, two, y - 2 * reach - 1, -1)
    const middle = y - reach
    if (middle < edge || middle >= height - edge) continue
    let a = 0
    let b = 0
    let aa = 0
    let bb = 0
    let ab = 0
    for (let x = 0; x < width; x++) {
      const into = x * 5
      a += sums[into] ?? 0
      b += sums[into + 1] ?? 0
      aa += sums[into + 2] ?? 0
      bb += sums[into + 3] ?? 0
      ab += sums[into + 4] ?? 0
      if (x > 2 * reach) {
        const out = (x - 2 * reach - 1) * 5
        a -= sums[out] ?? 0
        b -= sums[out + 1] ?? 0
        aa -= sums[out + 2] ?? 0
        bb -= sums[out + 3] ?? 0
        ab -= sums[out + 4] ?? 0
      }
      const centre = x - reach
      if (centre < edge || centre >= width - edge) continue
      const meanA = a / count
      const meanB = b / count
      const spread = aa / count - meanA * meanA + (bb / count - meanB * meanB)
      const together = ab / count - meanA * meanB
      map[middle * width + centre] =
        ((2 * meanA * meanB + c1) * (2 * together + c2)) /
        ((meanA * meanA + meanB * meanB + c1) * (spread + c2))
    }
  }
  return map
}

function addRow(sums: Float64Array, one: Grey, two: Grey, y: number, sign: number) {
  for (let x = 0, i = y * one.width, at = 0; x < one.width; x++, i++, at += 5) {
    const a = one.data[i] ?? 0
    const b = two.data[i] ?? 0
    sums[at] = (sums[at] ?? 0) + sign * a
    sums[at + 1] = (sums[at + 1] ?? 0) + sign * b
    sums[at + 2] = (sums[at + 2] ?? 0) + sign * a * a
    sums[at + 3] = (sums[at + 3] ?? 0) + sign * b * b
    sums[at + 4] = (sums[at + 4] ?? 0) + sign * a * b
  }
}

/** The value below which `area` pixels of the map lie, to a two-thousandth: one stray pixel is no fault. */
export function lowestOver(map: Float32Array, area: number): number {
  const steps = 4000
  const counts = new Uint32Array(steps + 1)
  for (let i = 0; i < map.length; i++) {
    const step = Math.round((((map[i] ?? 1) + 1) / 2) * steps)
    counts[step] = (counts[step] ?? 0) + 1
  }
  let below = 0
  for (let step = 0; step <= steps; step++) {
    below += counts[step] ?? 0
    if (below >= area) return (step / steps) * 2 - 1
  }
  return 1
}
