import type { Picture } from '#features/demos/frame/demo.ts'
import { asItLies, type Pose } from './pose.ts'
import { linesOf } from './warp.ts'

const across = 16
const down = 12

/**
 * Tells how far the colour of a picture is from the master's in the patch of 16 × 12 where it is farthest, 0 to 255: difference of the two colour
 * parts of ITU-R BT.601 by the whole picture's median, so that the balance of white doesn't count. Brightness isn't in it.
 */
export function colourMeter(master: Picture): (picture: Picture, pose: Pose) => number {
  const own = patches(master, asItLies)
  return (picture, pose) => {
    const other = patches(picture, pose)
    const differences = own.flatMap((one, i) => {
      const there = other[i]
      return one && there ? [[there[0] - one[0], there[1] - one[1]] as const] : []
    })
    const blue = middle(differences.map(([value]) => value))
    const red = middle(differences.map(([, value]) => value))
    return Math.max(0, ...differences.map((one) => Math.hypot(one[0] - blue, one[1] - red)))
  }
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Sums of each patch: blue part, red part, pixels that are in the picture, all pixels. */
const sumsOfPatch = 4

/** Mean blue and red part of each patch of the master, every second pixel both ways; undefined where more than half of it isn't in the picture. */
function patches(picture: Picture, pose: Pose) {
  const lines = linesOf(pose, picture.width, picture.height)
  const sums = new Float64Array(across * down * sumsOfPatch)
  for (let y = 0; y < picture.height; y += 2) addRow(picture, lines, y, sums)
  return Array.from({ length: across * down }, (_, patch) => {
    const [blue = 0, red = 0, seen = 0, all = 0] = sums.subarray(patch * sumsOfPatch)
    return seen * 2 > all ? ([blue / seen, red / seen] as const) : undefined
  })
}

function addRow(
  { width, height, data }: Picture,
  { cos, sin, x0, y0 }: ReturnType<typeof linesOf>,
  y: number,
  sums: Float64Array,
) {
  const row = Math.floor((y * down) / height) * across
  for (let x = 0; x < width; x += 2) {
    const patch = (row + Math.floor((x * across) / width)) * sumsOfPatch
    sums[patch + 3] = (sums[patch + 3] ?? 0) + 1
    const u = Math.round(cos * x - sin * y + x0)
    const v = Math.round(sin * x + cos * y + y0)
    if (u < 0 || v < 0 || u >= width || v >= height) continue
    const at = (v * width + u) * 4
    const r = data[at] ?? 0
    const g = data[at + 1] ?? 0
    const b = data[at + 2] ?? 0
    const luma = 0.299 * r + 0.587 * g + 0.114 * b
    sums[patch] = (sums[patch] ?? 0) + 0.564 * (b - luma)
    sums[patch + 1] = (sums[patch + 1] ?? 0) + 0.713 * (r - luma)
    sums[patch + 2] = (sums[patch + 2] ?? 0) + 1
  }
}
