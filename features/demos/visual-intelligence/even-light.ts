import type { Grey } from '#features/demos/vision/grey.ts'
import { contrastOf, greyLevels, otsu } from './otsu.ts'
import { surfaceFitter, type FitSurface, type Surface } from './surface.ts'

export interface Light {
  isDark: boolean
  /** Share by which the ground's light falls from its brightest to its darkest part. */
  fall: number
  /** The levels of ground and objects over the picture, and their means. */
  ground: Surface
  object: Surface
  meanGround: number
  meanGap: number
}

/** The picture is looked at in so many places along its longer side. */
const longest = 80
const mostRounds = 12
const groundDegree = 4
const objectDegree = 2
/** A single large object wants a level start, light that varies much a bent one: each is tried. */
const starts = [0, 2, 4]
/** Between these multiples of its mean the gap between ground and objects is believed, where no object may lie near. */
const leastGap = 0.3
const mostGap = 2.5

/**
 * Finds the light on the ground and on the objects: a polynomial surface through each. The two are told apart by Otsu's level in what is
 * left once both are taken out, and the surfaces are laid anew, until all stay; the ground is what most of the picture's edge shows.
 * Of several starts the one counts that leaves the two farthest apart.
 */
export function findLight(grey: Grey, objects: 'auto' | 'dark' | 'light'): Light {
  const small = thumbnail(grey)
  const fit = surfaceFitter(small, groundDegree)
  const found = starts.map((degree) => settle(small, fit, degree, objects))
  return found.reduce((one, other) => (other.contrast > one.contrast ? other : one)).light
}

function settle(small: Grey, fit: FitSurface, degree: number, objects: 'auto' | 'dark' | 'light') {
  const isGround = new Uint8Array(small.data.length).fill(1)
  let light = lightOf(small, fit, isGround, degree, objects === 'dark')
  let contrast = 0
  for (let round = 1; round <= mostRounds; round++) {
    const left: Grey = { ...small, data: small.data.slice() }
    evenOut(left, light)
    const levels = greyLevels(left)
    const separated = otsu(levels)
    if (!separated) break
    contrast = contrastOf(levels, separated.threshold)
    const isDark = objects === 'auto' ? isEdgeLight(left, separated.threshold) : objects === 'dark'
    const hasChanged = markGround(left, separated.threshold, isDark, isGround)
    if (!hasChanged && degree + round > groundDegree) break
    light = lightOf(small, fit, isGround, Math.min(groundDegree, degree + round), isDark)
  }
  return { light, contrast }
}

function lightOf(small: Grey, fit: FitSurface, isGround: Uint8Array, degree: number, isDark: boolean): Light {
  const ground = fit(isGround, degree)
  const objects = isGround.map((own) => 1 - own)
  const object = objects.includes(1) ? fit(objects, Math.min(objectDegree, degree)) : ground
  const { width, height } = small
  const [groundRow, objectRow] = [new Float64Array(width), new Float64Array(width)]
  let [least, most, sum, count, gaps, gapCount] = [Infinity, -Infinity, 0, 0, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    ground((y + 0.5) / height, groundRow)
    object((y + 0.5) / height, objectRow)
    for (let x = 0; x < width; x++, i++) {
      const level = groundRow[x] ?? 0
      if (isGround[i]) {
        least = Math.min(least, level)
        most = Math.max(most, level)
        sum += level
        count++
      } else {
        gaps += (objectRow[x] ?? 0) - level
        gapCount++
      }
    }
  }
  const fall = most > 0 ? 1 - Math.max(0, least) / most : 0
  return {
    isDark,
    fall,
    ground,
    object,
    meanGround: sum / count,
    meanGap: gapCount > 0 ? gaps / gapCount : 0,
  }
}

/** The same picture in even light, written over it: ground and objects at their mean level everywhere. */
export function evenOut({ width, height, data }: Grey, light: Light): void {
  const { ground, object, meanGround, meanGap } = light
  const [groundRow, objectRow] = [new Float64Array(width), new Float64Array(width)]
  for (let y = 0, i = 0; y < height; y++) {
    ground((y + 0.5) / height, groundRow)
    object((y + 0.5) / height, objectRow)
    for (let x = 0; x < width; x++, i++) {
      const level = groundRow[x] ?? 0
      const gap = meanGap === 0 ? 1 : ((objectRow[x] ?? 0) - level) / meanGap
      const even = meanGround + ((data[i] ?? 0) - level) / Math.min(mostGap, Math.max(leastGap, gap))
      data[i] = Math.min(255, Math.max(0, even))
    }
  }
}

/** Means of square blocks. */
function thumbnail({ width, height, data }: Grey): Grey {
  const block = Math.max(1, Math.ceil(Math.max(width, height) / longest))
  const across = Math.floor(width / block)
  const down = Math.floor(height / block)
  const small = new Float32Array(across * down)
  for (let y = 0; y < down * block; y++) {
    const to = Math.floor(y / block) * across
    for (let x = 0; x < across * block; x++) {
      const at = to + Math.floor(x / block)
      small[at] = (small[at] ?? 0) + (data[y * width + x] ?? 0) / (block * block)
    }
  }
  return { width: across, height: down, data: small }
}

/** Whether something became ground or object that was not before. */
function markGround({ data }: Grey, threshold: number, isDark: boolean, isGround: Uint8Array): boolean {
  let hasChanged = false
  for (let i = 0; i < data.length; i++) {
    const own = Math.round(data[i] ?? 0) <= threshold === isDark ? 0 : 1
    if (own !== isGround[i]) hasChanged = true
    isGround[i] = own
  }
  return hasChanged
}

/** Whether most of the picture's edge lies above a level. */
function isEdgeLight({ width, height, data }: Grey, threshold: number): boolean {
  let light = 0
  const look = (i: number) => (light += (data[i] ?? 0) > threshold ? 1 : -1)
  for (let x = 0; x < width; x++) {
    look(x)
    look((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    look(y * width)
    look(y * width + width - 1)
  }
  return light >= 0
}
