import type { Grey } from '#features/demos/vision/grey.ts'

const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2
/** Half of a window of 7 × 7 pixels. */
export const reach = 3
const side = 2 * reach + 1
const count = side ** 2

/**
 * Structural similarity of two pictures around each pixel, 1 where they are alike: mean, contrast and pattern of the two 7 × 7
 * windows compared. Z. Wang, A. C. Bovik, H. R. Sheikh, E. P. Simoncelli, IEEE Trans. Image Processing 13, 2004, with even weights.
 * Running sums make it linear in pixels. Within `margin` of the edge (3 at least) nothing is compared: there it is 1.
 */
export function similarity(one: Grey, two: Grey, margin = reach): Float32Array {
  const { width, height } = one
  const edge = Math.max(reach, margin)
  const map = new Float32Array(one.data.length).fill(1)
  const sums = new Float64Array(width * sumsOfColumn)
  for (let y = 0; y < height; y++) {
    if (y < side) addRow(sums, one, two, y)
    else moveRow(sums, one, two, y)
    const middle = y - reach
    if (middle >= edge && middle < height - edge) compareRow(sums, map, middle * width, edge, width - edge)
  }
  return map
}

/** Of each column of a window: both pictures, their squares together, and the one times the other. */
const sumsOfColumn = 4

function addRow(sums: Float64Array, one: Grey, two: Grey, y: number) {
  for (let x = 0, i = y * one.width, at = 0; x < one.width; x++, i++, at += sumsOfColumn) {
    const a = one.data[i] ?? 0
    const b = two.data[i] ?? 0
    sums[at] = (sums[at] ?? 0) + a
    sums[at + 1] = (sums[at + 1] ?? 0) + b
    sums[at + 2] = (sums[at + 2] ?? 0) + (a * a + b * b)
    sums[at + 3] = (sums[at + 3] ?? 0) + a * b
  }
}

/** Adds row `y` and takes away the one that has left the window. */
function moveRow(sums: Float64Array, one: Grey, two: Grey, y: number) {
  const back = side * one.width
  for (let x = 0, i = y * one.width, at = 0; x < one.width; x++, i++, at += sumsOfColumn) {
    const a = one.data[i] ?? 0
    const b = two.data[i] ?? 0
    const oldA = one.data[i - back] ?? 0
    const oldB = two.data[i - back] ?? 0
    sums[at] = (sums[at] ?? 0) + (a - oldA)
    sums[at + 1] = (sums[at + 1] ?? 0) + (b - oldB)
    sums[at + 2] = (sums[at + 2] ?? 0) + (a * a + b * b - (oldA * oldA + oldB * oldB))
    sums[at + 3] = (sums[at + 3] ?? 0) + (a * b - oldA * oldB)
  }
}

/** Writes the row of the map that begins at `row`, from column `from` up to `to`. */
function compareRow(sums: Float64Array, map: Float32Array, row: number, from: number, to: number) {
  let a = 0
  let b = 0
  let squares = 0
  let ab = 0
  for (let x = from - reach; x < to + reach; x++) {
    const into = x * sumsOfColumn
    a += sums[into] ?? 0
    b += sums[into + 1] ?? 0
    squares += sums[into + 2] ?? 0
    ab += sums[into + 3] ?? 0
    const centre = x - reach
    if (centre < from) continue
    const meanA = a / count
    const meanB = b / count
    const product = meanA * meanB
    const power = meanA * meanA + meanB * meanB
    map[row + centre] =
      ((2 * product + c1) * (2 * (ab / count - product) + c2)) /
      ((power + c1) * (squares / count - power + c2))
    const out = into - 2 * reach * sumsOfColumn
    a -= sums[out] ?? 0
    b -= sums[out + 1] ?? 0
    squares -= sums[out + 2] ?? 0
    ab -= sums[out + 3] ?? 0
  }
}

const steps = 4000

/** The value below which `area` pixels of the map lie, to a two-thousandth: one stray pixel is no fault. */
export function lowestOver(map: Float32Array, area: number): number {
  const counts = countSteps(map)
  let below = 0
  for (let step = 0; step <= steps; step++) {
    below += counts[step] ?? 0
    if (below >= area) return (step / steps) * 2 - 1
  }
  return 1
}

function countSteps(map: Float32Array): Uint32Array {
  const counts = new Uint32Array(steps + 1)
  for (let i = 0; i < map.length; i++) {
    const step = (((map[i] ?? 1) + 1) * (steps / 2) + 0.5) | 0
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}
