import { solveSymmetric } from '#features/demos/vision/cholesky.ts'
import type { Grey } from '#features/demos/vision/grey.ts'
import type { FoundPose, Pose } from './pose.ts'
import { levelAt, linesOf } from './warp.ts'

/** No more places than this are compared in a round. */
const mostPlaces = 24_000
const mostRounds = 30
/** In pixels at the corner of the picture: a smaller step ends it. */
const smallStep = 0.005

/**
 * Refines a pose to parts of a pixel by least squares over brightness, in which places that fit badly count little, so that a fault
 * doesn't draw the part aside; a change of brightness or contrast is taken out in each round. S. Baker, I. Matthews, Lucas–Kanade 20 years
 * on, Int. J. Computer Vision 56, 2004, with Cauchy's weights.
 */
export function poseRefiner(master: Grey): (picture: Grey, start: Pose) => FoundPose {
  const levels = pyramid(master)
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

function descend(master: Grey, picture: Grey, start: Pose): FoundPose {
  const places = placesOf(master)
  const corner = Math.hypot(master.width, master.height) / 2
  let pose = start
  let best: FoundPose = { ...start, match: -1 }
  for (let round = 0; round < mostRounds; round++) {
    const seen = see(places, picture, pose, master)
    if (seen.match > best.match) best = { ...pose, match: seen.match }
    const step = stepOf(places, seen)
    if (!step) break
    pose = composed(pose, step)
    if (
      (Math.abs(step.grow) + Math.abs(step.turn)) * corner + Math.abs(step.right) + Math.abs(step.down) <
      smallStep
    )
      break
  }
  const { match } = see(places, picture, pose, master)
  return match > best.match ? { ...pose, match } : best
}

/** Places of the master about its middle, with its level and slopes there. */
interface Places {
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
  const places = { x: newLine(), y: newLine(), level: newLine(), across: newLine(), down: newLine() }
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

interface Seen {
  /** What the picture shows at each place, brought to the master's brightness and contrast; NaN outside. */
  level: Float64Array
  match: number
}

function see(places: Places, picture: Grey, pose: Pose, { width, height }: Grey): Seen {
  const { cos, sin } = linesOf(pose, width, height)
  const cx = (picture.width - 1) / 2 + pose.right
  const cy = (picture.height - 1) / 2 + pose.down
  const level = new Float64Array(places.x.length)
  let [count, own, ownSquares, other, otherSquares, both] = [0, 0, 0, 0, 0, 0]
  for (let k = 0; k < level.length; k++) {
    const x = places.x[k] ?? 0
    const y = places.y[k] ?? 0
    const u = cx + cos * x - sin * y
    const v = cy + sin * x + cos * y
    if (u < 0 || v < 0 || u > picture.width - 1 || v > picture.height - 1) {
      level[k] = Number.NaN
      continue
    }
    const a = places.level[k] ?? 0
    const b = levelAt(picture, u, v)
    level[k] = b
    count++
    own += a
    ownSquares += a * a
    other += b
    otherSquares += b * b
    both += a * b
  }
  const [meanA, meanB] = [own / count, other / count]
  const deviationA = Math.sqrt(Math.max(0, ownSquares / count - meanA * meanA))
  const deviationB = Math.sqrt(Math.max(0, otherSquares / count - meanB * meanB))
  // Less than half of the master in view is no match.
  if (count < level.length / 2 || deviationA < 1e-3 || deviationB < 1e-3) return { level, match: 0 }
  for (let k = 0; k < level.length; k++)
    level[k] = (((level[k] ?? 0) - meanB) * deviationA) / deviationB + meanA
  return { level, match: (both / count - meanA * meanB) / (deviationA * deviationB) }
}

interface Step {
  grow: number
  turn: number
  right: number
  down: number
}

/** What the master would have to do to look like the picture more. */
function stepOf(places: Places, { level, match }: Seen): Step | undefined {
  if (match === 0) return undefined
  const spread = meanDifference(places.level, level)
  const normal = new Float64Array(16)
  const right = new Float64Array(4)
  const slopes = new Float64Array(4)
  for (let k = 0; k < level.length; k++) {
    const difference = (level[k] ?? 0) - (places.level[k] ?? 0)
    if (Number.isNaN(difference)) continue
    const weight = 1 / (1 + (difference / (2 * spread + 1e-6)) ** 2)
    const x = places.x[k] ?? 0
    const y = places.y[k] ?? 0
    const across = places.across[k] ?? 0
    const down = places.down[k] ?? 0
    slopes[0] = across * x + down * y
    slopes[1] = down * x - across * y
    slopes[2] = across
    slopes[3] = down
    for (let a = 0; a < 4; a++) {
      const own = weight * (slopes[a] ?? 0)
      right[a] = (right[a] ?? 0) + own * difference
      for (let b = 0; b <= a; b++) normal[a * 4 + b] = (normal[a * 4 + b] ?? 0) + own * (slopes[b] ?? 0)
    }
  }
  const solved = solveSymmetric(normal, right)
  if (!solved) return undefined
  const [grow = 0, turn = 0, stepRight = 0, stepDown = 0] = solved
  return { grow, turn, right: stepRight, down: stepDown }
}

function meanDifference(one: Float64Array, other: Float64Array): number {
  let sum = 0
  let count = 0
  for (let k = 0; k < one.length; k++) {
    const difference = Math.abs((one[k] ?? 0) - (other[k] ?? 0))
    if (Number.isNaN(difference)) continue
    sum += difference
    count++
  }
  return sum / Math.max(1, count)
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
