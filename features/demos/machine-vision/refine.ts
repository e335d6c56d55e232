import { solveSymmetric } from '#features/demos/vision/cholesky.ts'
import type { Grey } from '#features/demos/vision/grey.ts'
import type { FoundPose, Pose } from './pose.ts'
import { linesOf } from './warp.ts'

/** No more places than this are compared in a round. */
const mostPlaces = 8_000
const mostRounds = 30
/** In pixels at the corner of the picture: a smaller step ends it. */
const smallStep = 0.005

/**
 * Refines a pose to parts of a pixel by least squares over brightness, in which places that fit badly count little, so that a fault
 * doesn't draw the part aside; a change of brightness or contrast is taken out in each round. S. Baker, I. Matthews, Lucas–Kanade 20 years
 * on, Int. J. Computer Vision 56, 2004, with Cauchy's weights.
 */
export function poseRefiner(master: Grey): (picture: Grey, start: Pose) => FoundPose {
  const levels = pyramid(master).map((grey): Level => {
    const places = placesOf(grey)
    return { grey, places, seen: new Float64Array(places.level.length) }
  })
  return (picture, start) => {
    let pose: FoundPose = { ...start, match: -1 }
    const own = pyramid(picture)
    for (const [i, level] of levels.entries()) {
      const shrink = 2 ** (levels.length - 1 - i)
      const scaled = { ...pose, right: pose.right / shrink, down: pose.down / shrink }
      const refined = descend(level, own[i] ?? picture, scaled)
      pose = { ...refined, right: refined.right * shrink, down: refined.down * shrink }
    }
    return pose
  }
}

/** The picture at a quarter, at half and at its own size; small ones from half or alone. */
function pyramid(grey: Grey): Grey[] {
  const levels = [grey]
  for (let least = levels[0]; least && levels.length < 3 && Math.min(least.width, least.height) >= 96;) {
    least = halved(least)
    levels.unshift(least)
  }
  return levels
}

function halved({ width, height, data }: Grey): Grey {
  const across = width >> 1
  const half = new Float32Array(across * (height >> 1))
  for (let i = 0; i < half.length; i++) {
    const at = 2 * Math.floor(i / across) * width + 2 * (i % across)
    half[i] =
      ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0)) / 4
  }
  return { width: across, height: half.length / across, data: half }
}

function descend(master: Level, picture: Grey, start: Pose): FoundPose {
  const corner = Math.hypot(master.grey.width, master.grey.height) / 2
  let pose = start
  let best: FoundPose = { ...start, match: -1 }
  for (let round = 0; round < mostRounds; round++) {
    const match = see(master, picture, pose)
    if (match > best.match) best = { ...pose, match }
    const step = match === 0 ? undefined : stepOf(master)
    if (!step) break
    pose = composed(pose, step)
    if (
      (Math.abs(step.grow) + Math.abs(step.turn)) * corner + Math.abs(step.right) + Math.abs(step.down) <
      smallStep
    )
      break
  }
  const match = see(master, picture, pose)
  return match > best.match ? { ...pose, match } : best
}

/** Places of the master about its middle, with its level and slopes there. */
interface Places {
  /** In a row. */
  columns: number
  x: Float64Array
  y: Float64Array
  level: Float64Array
  across: Float64Array
  down: Float64Array
}

function placesOf({ width, height, data }: Grey): Places {
  const stride = Math.max(1, Math.ceil(Math.sqrt((width * height) / mostPlaces)))
  const columns = Math.floor((width - 2 - 1) / stride) + 1
  const rows = Math.floor((height - 2 - 1) / stride) + 1
  const newLine = () => new Float64Array(columns * rows)
  const places = { columns, x: newLine(), y: newLine(), level: newLine(), across: newLine(), down: newLine() }
  for (let k = 0; k < columns * rows; k++) {
    const x = 1 + stride * (k % columns)
    const y = 1 + stride * Math.floor(k / columns)
    const i = y * width + x
    places.x[k] = x - (width - 1) / 2
    places.y[k] = y - (height - 1) / 2
    places.level[k] = data[i] ?? 0
    places.across[k] = ((data[i + 1] ?? 0) - (data[i - 1] ?? 0)) / 2
    places.down[k] = ((data[i + width] ?? 0) - (data[i - width] ?? 0)) / 2
  }
  return places
}

/** One size of the master. */
interface Level {
  grey: Grey
  places: Places
  /** What a picture shows at each place, brought to the master's brightness and contrast; NaN outside. Written anew in each round. */
  seen: Float64Array
}

/** Looks at a picture that lies so, and tells how well it fits: the correlation, or 0 where there is too little of it. */
function see({ grey: { width, height }, places, seen }: Level, picture: Grey, pose: Pose): number {
  const lines = linesOf(pose, width, height)
  const sums = new Float64Array(6)
  for (let start = 0; start < seen.length; start += places.columns)
    seeRow(places, seen, picture, pose, lines, start, sums)
  const [count = 0, own = 0, ownSquares = 0, other = 0, otherSquares = 0, both = 0] = sums
  const [meanA, meanB] = [own / count, other / count]
  const deviationA = Math.sqrt(Math.max(0, ownSquares / count - meanA * meanA))
  const deviationB = Math.sqrt(Math.max(0, otherSquares / count - meanB * meanB))
  // Less than half of the master in view is no match.
  if (count < seen.length / 2 || deviationA < 1e-3 || deviationB < 1e-3) return 0
  for (let start = 0; start < seen.length; start += places.columns)
    exposeRow(seen, start, start + places.columns, meanB, deviationA / deviationB, meanA)
  return (both / count - meanA * meanB) / (deviationA * deviationB)
}

/** One row of places, a function of its own as all inner loops here: what is called often is compiled soon, on a phone too. */
function seeRow(
  places: Places,
  seen: Float64Array,
  { width, height, data }: Grey,
  { right, down }: Pose,
  { cos, sin }: { cos: number; sin: number },
  start: number,
  sums: Float64Array,
) {
  const last = width - 1
  const lowest = height - 1
  const cx = last / 2 + right
  const cy = lowest / 2 + down
  let count = 0
  let own = 0
  let ownSquares = 0
  let other = 0
  let otherSquares = 0
  let both = 0
  for (let k = start; k < start + places.columns; k++) {
    const x = places.x[k] ?? 0
    const y = places.y[k] ?? 0
    const u = cx + cos * x - sin * y
    const v = cy + sin * x + cos * y
    if (u < 0 || v < 0 || u > last || v > lowest) {
      seen[k] = Number.NaN
      continue
    }
    // As `levelAt`, of a place that is within.
    const left = Math.min(width - 2, Math.floor(u))
    const top = Math.min(height - 2, Math.floor(v))
    const i = top * width + left
    const across = u - left
    const upperLeft = data[i] ?? 0
    const lowerLeft = data[i + width] ?? 0
    const upper = upperLeft + ((data[i + 1] ?? 0) - upperLeft) * across
    const lower = lowerLeft + ((data[i + width + 1] ?? 0) - lowerLeft) * across
    const b = upper + (lower - upper) * (v - top)
    const a = places.level[k] ?? 0
    seen[k] = b
    count++
    own += a
    ownSquares += a * a
    other += b
    otherSquares += b * b
    both += a * b
  }
  add(sums, 0, count)
  add(sums, 1, own)
  add(sums, 2, ownSquares)
  add(sums, 3, other)
  add(sums, 4, otherSquares)
  add(sums, 5, both)
}

function add(sums: Float64Array, at: number, more: number) {
  sums[at] = (sums[at] ?? 0) + more
}

function exposeRow(seen: Float64Array, from: number, to: number, mean: number, gain: number, wanted: number) {
  for (let k = from; k < to; k++) seen[k] = ((seen[k] ?? 0) - mean) * gain + wanted
}

interface Step {
  grow: number
  turn: number
  right: number
  down: number
}

/** What the master would have to do to look like the picture more. */
function stepOf({ places, seen }: Level): Step | undefined {
  const differences = new Float64Array(2)
  for (let start = 0; start < seen.length; start += places.columns)
    addDifferences(places.level, seen, start, start + places.columns, differences)
  const [count = 0, sum = 0] = differences
  const spread = (2 * sum) / Math.max(1, count) + 1e-6
  const sums = new Float64Array(14)
  for (let start = 0; start < seen.length; start += places.columns)
    addSlopes(places, seen, start, spread, sums)
  const [gg = 0, gt = 0, tt = 0, ga = 0, ta = 0, aa = 0, gd = 0, td = 0, ad = 0, dd = 0] = sums
  const lower = [gg, 0, 0, 0, gt, tt, 0, 0, ga, ta, aa, 0, gd, td, ad, dd]
  const solved = solveSymmetric(Float64Array.from(lower), sums.slice(10))
  if (!solved) return undefined
  const [grow = 0, turn = 0, right = 0, down = 0] = solved
  return { grow, turn, right, down }
}

/** How many places of a row are seen, and the sum of what they differ by. */
function addDifferences(own: Float64Array, seen: Float64Array, from: number, to: number, sums: Float64Array) {
  let count = 0
  let sum = 0
  for (let k = from; k < to; k++) {
    const difference = Math.abs((own[k] ?? 0) - (seen[k] ?? 0))
    if (Number.isNaN(difference)) continue
    sum += difference
    count++
  }
  add(sums, 0, count)
  add(sums, 1, sum)
}

/** A row's part of the normal equations: the ten products of slopes that differ, then the four with what is to be explained. */
function addSlopes(places: Places, seen: Float64Array, start: number, spread: number, sums: Float64Array) {
  for (let k = start; k < start + places.columns; k++) {
    const difference = (seen[k] ?? 0) - (places.level[k] ?? 0)
    if (Number.isNaN(difference)) continue
    const share = difference / spread
    const weight = 1 / (1 + share * share)
    const x = places.x[k] ?? 0
    const y = places.y[k] ?? 0
    const across = places.across[k] ?? 0
    const down = places.down[k] ?? 0
    const grow = across * x + down * y
    const turn = down * x - across * y
    const wGrow = weight * grow
    const wTurn = weight * turn
    const wAcross = weight * across
    const wDown = weight * down
    add(sums, 0, wGrow * grow)
    add(sums, 1, wTurn * grow)
    add(sums, 2, wTurn * turn)
    add(sums, 3, wAcross * grow)
    add(sums, 4, wAcross * turn)
    add(sums, 5, wAcross * across)
    add(sums, 6, wDown * grow)
    add(sums, 7, wDown * turn)
    add(sums, 8, wDown * across)
    add(sums, 9, wDown * down)
    add(sums, 10, wGrow * difference)
    add(sums, 11, wTurn * difference)
    add(sums, 12, wAcross * difference)
    add(sums, 13, wDown * difference)
  }
}

/** The pose after the master's step has been taken back: W ∘ Δ⁻¹. */
function composed({ right, down, degrees, scale }: Pose, step: Step): Pose {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const square = (1 + step.grow) ** 2 + step.turn ** 2
  // Δ⁻¹ = (1 / square) [[1 + grow, turn], [−turn, 1 + grow]], then − Δ⁻¹ (right, down).
  const [inverseCos, inverseSin] = [(1 + step.grow) / square, -step.turn / square]
  const backRight = -(inverseCos * step.right - inverseSin * step.down)
  const backDown = -(inverseSin * step.right + inverseCos * step.down)
  const newCos = cos * inverseCos - sin * inverseSin
  const newSin = sin * inverseCos + cos * inverseSin
  return {
    right: right + cos * backRight - sin * backDown,
    down: down + sin * backRight + cos * backDown,
    degrees: (Math.atan2(newSin, newCos) * 180) / Math.PI,
    scale: Math.hypot(newCos, newSin),
  }
}
