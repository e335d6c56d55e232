import type { Picture } from '#features/demos/frame/demo.ts'
import type { Pose } from './pose.ts'
import { linesOf } from './warp.ts'

const across = 16
const down = 12

/**
 * How far the colour of a picture is from the master's in the patch of 16 × 12 where it is farthest, 0 to 255: difference of the two colour
 * parts of ITU-R BT.601 by the whole picture's median, so that the balance of white doesn't count. Brightness isn't in it.
 */
export function colourDistance(master: Picture, picture: Picture, pose: Pose): number {
  const own = patches(master, (x, y) => [x, y])
  const { cos, sin, x0, y0 } = linesOf(pose, picture.width, picture.height)
  const other = patches(picture, (x, y) => [
    Math.round(cos * x - sin * y + x0),
    Math.round(sin * x + cos * y + y0),
  ])
  const differences = own.flatMap((one, i) => {
    const there = other[i]
    return one && there ? [[there[0] - one[0], there[1] - one[1]] as const] : []
  })
  const blue = middle(differences.map(([value]) => value))
  const red = middle(differences.map(([, value]) => value))
  return Math.max(0, ...differences.map((one) => Math.hypot(one[0] - blue, one[1] - red)))
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Mean blue and red part of each patch, every second pixel both ways; undefined where more than half of it isn't in the picture. */
function patches(
  { width, height, data }: Picture,
  place: (x: number, y: number) => readonly [number, number],
) {
  const sums = Array.from({ length: across * down }, () => ({ blue: 0, red: 0, seen: 0, all: 0 }))
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const sum = sums[Math.floor((y * down) / height) * across + Math.floor((x * across) / width)]
      if (!sum) continue
      sum.all++
      const [u, v] = place(x, y)
      if (u < 0 || v < 0 || u >= width || v >= height) continue
      const at = (v * width + u) * 4
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const luma = 0.299 * r + 0.587 * g + 0.114 * b
      sum.blue += 0.564 * (b - luma)
      sum.red += 0.713 * (r - luma)
      sum.seen++
    }
  }
  return sums.map(({ blue, red, seen, all }) =>
    seen * 2 > all ? ([blue / seen, red / seen] as const) : undefined,
  )
}
