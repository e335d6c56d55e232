import { seededRandom } from '#lib/random.ts'
import type { Picture } from '#features/demos/frame/demo.ts'
import { pictureOf } from './grey.ts'

/** For tests: pictures with a known truth. */
export type Level = (x: number, y: number) => number
export type Inside = (x: number, y: number) => boolean

/** Places along and down each pixel whose mean it is. */
const fine = 2

/** A picture of what has a level at each place, pixel centres at whole numbers; each pixel is the mean of 2 × 2 places, with noise. */
export function render(
  name: string,
  [width, height]: readonly [number, number],
  level: Level,
  { noise = 0, seed = 1 }: { noise?: number; seed?: number } = {},
): Picture {
  const random = seededRandom(seed)
  const data = new Float32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let sum = 0
      for (let v = 0; v < fine; v++)
        for (let u = 0; u < fine; u++) sum += level(x - 0.5 + (u + 0.5) / fine, y - 0.5 + (v + 0.5) / fine)
      data[i] = sum / fine ** 2 + (noise > 0 ? random.normal(0, noise) : 0)
    }
  }
  return pictureOf(name, { width, height, data })
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const ellipse = (cx: number, cy: number, a: number, b = a, degrees = 0): Inside => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return (x, y) => {
    const u = (cos * (x - cx) + sin * (y - cy)) / a
    const v = (cos * (y - cy) - sin * (x - cx)) / b
    return u * u + v * v <= 1
  }
}

/** A convex outline, its corners one after the other, clockwise as y points down. */
export const polygon =
  (...corners: (readonly [number, number])[]): Inside =>
  (x, y) =>
    corners.every(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [0, 0]
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
    })

export const rectangle = (cx: number, cy: number, width: number, height: number, degrees = 0): Inside => {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return (x, y) =>
    Math.abs(cos * (x - cx) + sin * (y - cy)) <= width / 2 &&
    Math.abs(cos * (y - cy) - sin * (x - cx)) <= height / 2
}

/** Shapes of one level on a ground of another, in a light from 0 to 1. */
export const scene =
  (shapes: readonly Inside[], object: number, ground: number, light: Level = () => 1): Level =>
  (x, y) =>
    (shapes.some((isIn) => isIn(x, y)) ? object : ground) * light(x, y)

/** Discs that keep `clear` pixels from each other and from the edge. */
export function scattered(
  seed: number,
  count: number,
  [width, height]: readonly [number, number],
  [least, most]: readonly [number, number],
  clear = 6,
): { x: number; y: number; radius: number }[] {
  const random = seededRandom(seed)
  const discs: { x: number; y: number; radius: number }[] = []
  for (let tries = 0; discs.length < count && tries < 100_000; tries++) {
    const radius = least + (most - least) * random.next()
    const [x, y] = [width * random.next(), height * random.next()]
    const isFree =
      Math.min(x, y, width - x, height - y) > radius + clear &&
      discs.every((other) => Math.hypot(x - other.x, y - other.y) > radius + other.radius + clear)
    if (isFree) discs.push({ x, y, radius })
  }
  if (discs.length < count) throw new Error(`Only ${discs.length} of ${count} discs fit`)
  return discs
}
