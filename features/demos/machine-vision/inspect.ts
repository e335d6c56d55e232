import { DemoError, type Picture, type Work } from '#features/demos/frame/demo.ts'
import { findRegions, type Region } from '#features/demos/vision/components.ts'
import { checkSides, greyOf, sidesOf, soften, type Grey } from '#features/demos/vision/grey.ts'
import { colourMeter } from './colours.ts'
import { poseFinder } from './find-pose.ts'
import { asItLies, poseReach, type FoundPose } from './pose.ts'
import { lowestOver, reach, similarity } from './ssim.ts'
import { layBack, linesOf } from './warp.ts'

export interface CompareSettings {
  /** Pixels that must differ before it is a fault. */
  area: number
  align: 'on' | 'off'
}

export interface Comparison {
  picture: Picture
  isFaulty: boolean
  pose: FoundPose
  /** Whether the picture shows what the master shows. What isn't recognised is neither passed nor rejected. */
  isRecognised: boolean
  /** The SSIM that `area` pixels stay under: below the threshold the part is rejected. */
  score: number
  map: Float32Array
  /** From the master's, 0 to 255, which the score doesn't count. */
  colour: number
}

export interface Inspection extends Comparison {
  isRejected: boolean
  /** Where it differs, in the picture's own pixels. */
  places: Pick<Region, 'left' | 'top' | 'right' | 'bottom'>[]
}

/** A lower correlation is that of another part, or of none. */
const weakestMatch = 0.6
/** Beside the window of the similarity, what softening takes from outside. */
const margin = reach + 2

/** Compares each picture with the master. Throws `DemoError` when they don't fit together. */
export function compare(
  master: Picture,
  pictures: readonly { picture: Picture; isFaulty: boolean }[],
  settings: CompareSettings,
  work: Work,
): Comparison[] {
  checkSides(master, 16)
  const { width, height } = master
  const own = greyOf(master)
  const whole = new Uint8Array(width * height).fill(1)
  const { mean, deviation } = exposureOf(own, whole)
  if (deviation < 1)
    throw new DemoError(`${master.name} is all one shade, so there is nothing to compare with.`)
  const find = poseFinder(own)
  const soft = soften(own)
  const colourOf = colourMeter(master)
  return pictures.map(({ picture, isFaulty }, i) => {
    work.progress(i / pictures.length, `Comparing ${picture.name}`)
    if (picture.width !== width || picture.height !== height) {
      throw new DemoError(
        `${picture.name} has ${sidesOf(picture)} pixels and the master ${sidesOf(master)}. Take all pictures with the same camera, and don’t crop them.`,
      )
    }
    const grey = greyOf(picture)
    const softened = soften(grey)
    const pose = settings.align === 'on' ? find(grey, softened) : { ...asItLies, match: 1 }
    const { grey: laid, isSeen } = layBack(softened, pose, margin)
    const map = similarity(soft, expose(laid, isSeen, mean, deviation))
    for (let at = 0; at < map.length; at++) if (!isSeen[at]) map[at] = 1
    const score = lowestOver(map, settings.area)
    const colour = colourOf(picture, pose)
    return { picture, isFaulty, pose, isRecognised: isWithinReach(pose), score, map, colour }
  })
}

const isWithinReach = ({ match, degrees, scale }: FoundPose) =>
  match >= weakestMatch &&
  Math.abs(degrees) <= poseReach.degrees &&
  Math.abs(Math.log(scale)) <= Math.log1p(poseReach.scale)

/** Rejects what stays under the threshold; with none (NaN) nothing is rejected. */
export function judge(compared: readonly Comparison[], threshold: number): Inspection[] {
  return compared.map((one) => {
    const isRejected = one.isRecognised && one.score < threshold
    return { ...one, isRejected, places: isRejected ? placesOf(one, threshold) : [] }
  })
}

/** Mean and deviation of the marked pixels. */
function exposureOf({ width, data }: Grey, isSeen: Uint8Array) {
  const sums = new Float64Array(3)
  for (let start = 0; start < data.length; start += width) addRow(data, isSeen, start, start + width, sums)
  const [count = 0, sum = 0, squares = 0] = sums
  const mean = sum / Math.max(1, count)
  return { mean, deviation: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) }
}

function addRow(data: Float32Array, isSeen: Uint8Array, from: number, to: number, sums: Float64Array) {
  for (let i = from; i < to; i++) {
    if (!isSeen[i]) continue
    const value = data[i] ?? 0
    sums[0] = (sums[0] ?? 0) + 1
    sums[1] = (sums[1] ?? 0) + value
    sums[2] = (sums[2] ?? 0) + value * value
  }
}

/** A lamp that ages changes brightness and contrast of everything, which isn't a fault of the part: both are set right in place. */
function expose(grey: Grey, isSeen: Uint8Array, mean: number, deviation: number): Grey {
  const own = exposureOf(grey, isSeen)
  const gain = own.deviation > 0 ? Math.min(1.6, Math.max(0.6, deviation / own.deviation)) : 1
  for (let i = 0; i < grey.data.length; i++) grey.data[i] = ((grey.data[i] ?? 0) - own.mean) * gain + mean
  return grey
}

function placesOf({ map, pose, picture: { width, height } }: Comparison, threshold: number) {
  const mask = new Uint8Array(map.length)
  for (let i = 0; i < map.length; i++) mask[i] = (map[i] ?? 1) < threshold ? 1 : 0
  return findRegions(mask, width)
    .sort((a, b) => b.area - a.area)
    .slice(0, 4)
    .filter(({ area }, i) => i === 0 || area >= 6)
    .map((region) => boxInPicture(region, pose, width, height))
}

/** The box around where a box of the master lies in the picture, a pixel wider. */
function boxInPicture({ left, top, right, bottom }: Region, pose: FoundPose, width: number, height: number) {
  const { cos, sin, x0, y0 } = linesOf(pose, width, height)
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const))
  const xs = corners.map(([x, y]) => cos * x - sin * y + x0)
  const ys = corners.map(([x, y]) => sin * x + cos * y + y0)
  return {
    left: Math.max(0, Math.round(Math.min(...xs)) - 1),
    top: Math.max(0, Math.round(Math.min(...ys)) - 1),
    right: Math.min(width - 1, Math.round(Math.max(...xs)) + 1),
    bottom: Math.min(height - 1, Math.round(Math.max(...ys)) + 1),
  }
}
