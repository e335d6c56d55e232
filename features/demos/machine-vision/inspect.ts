import { DemoError, type Picture, type Work } from '#features/demos/frame/demo.ts'
import { findRegions, type Region } from '#features/demos/vision/components.ts'
import { checkSides, greyOf, soften, type Grey } from '#features/demos/vision/grey.ts'
import { moveBack, shiftFinder, type Shift } from './align.ts'
import { lowestOver, reach, similarity } from './ssim.ts'

export interface InspectSettings {
  /** SSIM below which a place differs. */
  threshold: number
  /** Pixels that must differ before it is a fault. */
  area: number
  align: 'on' | 'off'
}

export interface Inspection {
  picture: Picture
  isFaulty: boolean
  shift: Shift
  /** The SSIM that `area` pixels stay under: below the threshold the part is rejected. */
  score: number
  isRejected: boolean
  /** Where it differs, in the picture's own pixels. */
  places: Pick<Region, 'left' | 'top' | 'right' | 'bottom'>[]
  map: Float32Array
}

/** Compares each picture with the master. Throws `DemoError` when they don't fit together. */
export function inspect(
  master: Picture,
  pictures: readonly { picture: Picture; isFaulty: boolean }[],
  settings: InspectSettings,
  work: Work,
): Inspection[] {
  checkSides(master, 16)
  const { width, height } = master
  const own = greyOf(master)
  const { mean, deviation } = exposureOf(own, 0)
  if (deviation < 1)
    throw new DemoError(`${master.name} is of one single shade: there is nothing to compare with.`)
  const find = shiftFinder(own)
  const soft = soften(own)
  return pictures.map(({ picture, isFaulty }, i) => {
    work.progress(i / pictures.length, `Comparing ${picture.name}`)
    if (picture.width !== width || picture.height !== height) {
      throw new DemoError(
        `${picture.name} has ${picture.width} × ${picture.height} pixels and the master ${width} × ${height}. Take all of them with the same camera, and cut none.`,
      )
    }
    const grey = greyOf(picture)
    const shift = settings.align === 'on' ? find(grey) : { right: 0, down: 0, peak: 1 }
    const margin = Math.ceil(Math.max(Math.abs(shift.right), Math.abs(shift.down))) + reach
    const moved = expose(moveBack(soften(grey), shift), mean, deviation, margin)
    const map = similarity(soft, moved, margin + 1)
    const score = lowestOver(map, settings.area)
    const isRejected = score < settings.threshold
    const places = isRejected ? placesOf(map, width, height, settings.threshold, shift) : []
    return { picture, isFaulty, shift, score, isRejected, places, map }
  })
}

/** Mean and deviation of the picture without `margin` pixels at each edge. */
function exposureOf({ width, height, data }: Grey, margin: number) {
  const sums = new Float64Array(2)
  for (let y = margin; y < height - margin; y++)
    addSums(sums, data, y * width + margin, (y + 1) * width - margin)
  const count = (width - 2 * margin) * (height - 2 * margin)
  const [sum = 0, squares = 0] = sums
  const mean = sum / count
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)) }
}

function addSums(sums: Float64Array, data: Float32Array, from: number, to: number) {
  let sum = 0
  let squares = 0
  for (let i = from; i < to; i++) {
    const value = data[i] ?? 0
    sum += value
    squares += value * value
  }
  sums[0] = (sums[0] ?? 0) + sum
  sums[1] = (sums[1] ?? 0) + squares
}

/** A lamp that ages changes brightness and contrast of everything, which isn't a fault of the part: both are set right in place. */
function expose(grey: Grey, mean: number, deviation: number, margin: number): Grey {
  const { width, height, data } = grey
  const own = exposureOf(grey, Math.min(margin, Math.floor(Math.min(width, height) / 3)))
  const gain = own.deviation > 0 ? Math.min(1.6, Math.max(0.6, deviation / own.deviation)) : 1
  for (let start = 0; start < data.length; start += width)
    scaleRow(data, start, start + width, gain, own.mean, mean)
  return grey
}

function scaleRow(data: Float32Array, from: number, to: number, gain: number, was: number, mean: number) {
  for (let i = from; i < to; i++) data[i] = ((data[i] ?? 0) - was) * gain + mean
}

function placesOf(map: Float32Array, width: number, height: number, threshold: number, shift: Shift) {
  const mask = new Uint8Array(map.length)
  for (let i = 0; i < map.length; i++) mask[i] = (map[i] ?? 1) < threshold ? 1 : 0
  const right = Math.round(shift.right)
  const down = Math.round(shift.down)
  return findRegions(mask, width)
    .sort((a, b) => b.area - a.area)
    .slice(0, 4)
    .filter(({ area }, i) => i === 0 || area >= 6)
    .map((region) => ({
      left: Math.max(0, region.left + right - 1),
      top: Math.max(0, region.top + down - 1),
      right: Math.min(width - 1, region.right + right + 1),
      bottom: Math.min(height - 1, region.bottom + down + 1),
    }))
}
