import { seededRandom, type Random } from '#lib/random.ts'
import type { Picture } from '#features/demos/demo.ts'
import { pictureOf, type Grey } from '#features/demos/vision/grey.ts'

const side = 128
/** The part is drawn larger than it is seen, so that a shifted view still shows it whole. */
const margin = 12
const whole = side + 2 * margin

export const sampleGood = 20
/** The good picture that is moved by exactly 5 px and nothing else. */
export const shiftedPicture = 5

type Paint = (x: number, y: number, level: number) => number
/** A paint, and where it ends: it changes nothing outside this square around (u, v). */
interface Blot {
  paint: Paint
  u: number
  v: number
  reach: number
}
const soft = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance))
const mix = (level: number, to: number, share: number) => level + (to - level) * share

/** Distance to a box with round corners, below 0 inside. */
function box(x: number, y: number, [left, top, width, height]: readonly number[], corner = 0): number {
  const dx = Math.abs(x - (left ?? 0) - (width ?? 0) / 2) - (width ?? 0) / 2 + corner
  const dy = Math.abs(y - (top ?? 0) - (height ?? 0) / 2) - (height ?? 0) / 2 + corner
  // Most points lie inside or straight beside a box, where no root is needed.
  if (dx <= 0 || dy <= 0) return Math.max(dx, dy) - corner
  return Math.hypot(dx, dy) - corner
}

const holes = [
  [34, 34],
  [94, 34],
  [34, 94],
  [94, 94],
] as const
const bars = [38, 46, 51, 60, 66, 75, 81, 88].map((left, i) => [left, 104, i % 3 === 0 ? 5 : 3, 7])

/** A cover plate from above: four bolt holes, a sealing ring, a printed code. Levels 0 to 255. */
const plate: Paint = (x, y) => {
  let level = mix(216, 138, soft(box(x, y, [18, 18, 92, 98], 12)))
  for (const [u, v] of holes) level = mix(level, 44, soft(Math.hypot(x - u, y - v) - 5.5))
  const centre = Math.hypot(x - 64, y - 62)
  level = mix(level, 186, soft(Math.abs(centre - 22) - 3.5))
  level = mix(level, 70, soft(centre - 10))
  for (const bar of bars) level = mix(level, 232, soft(box(x, y, bar)))
  return level
}

const scratch = (x1: number, y1: number, x2: number, y2: number, width: number, level: number): Paint => {
  const square = Math.hypot(x2 - x1, y2 - y1) ** 2
  return (x, y, was) => {
    const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square))
    const away = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
    return mix(was, was + level, soft(away - width / 2))
  }
}
const stain = (u: number, v: number, radius: number, level: number): Blot => ({
  u,
  v,
  reach: 3 * radius,
  paint: (x, y, was) => {
    const away = ((x - u) ** 2 + (y - v) ** 2) / radius ** 2
    return away > 9 ? was : was + level * Math.exp(-away)
  },
})
const spot =
  (u: number, v: number, radius: number, level: number): Paint =>
  (x, y, was) =>
    mix(was, level, soft(Math.hypot(x - u, y - v) - radius))
const lostBar =
  (i: number): Paint =>
  (x, y, was) =>
    mix(was, 138, soft(box(x, y, bars[i] ?? []) - 1))

/** Twenty faults as lines have them; the last few are small or faint on purpose. */
export const faults: { name: string; paint: Paint | Blot }[] = [
  { name: 'hole not drilled', paint: spot(34, 34, 6.5, 138) },
  { name: 'hole not drilled', paint: spot(94, 94, 6.5, 138) },
  { name: 'extra hole', paint: spot(64, 30, 4, 50) },
  { name: 'long scratch', paint: scratch(28, 78, 100, 52, 1.8, 60) },
  { name: 'scratch', paint: scratch(84, 46, 102, 80, 1.6, -55) },
  { name: 'scratch', paint: scratch(24, 50, 40, 76, 1.6, 50) },
  { name: 'oil stain', paint: stain(46, 84, 7, -48) },
  { name: 'oil stain', paint: stain(88, 66, 6, -44) },
  { name: 'chipped edge', paint: spot(110, 60, 5, 216) },
  { name: 'chipped corner', paint: spot(21, 113, 8, 216) },
  { name: 'ring cut', paint: scratch(80, 70, 92, 74, 4, -48) },
  { name: 'ring pinched', paint: spot(64, 40, 3.5, 138) },
  { name: 'digit not printed', paint: lostBar(0) },
  { name: 'digit not printed', paint: lostBar(3) },
  { name: 'digit not printed', paint: lostBar(6) },
  { name: 'print smeared', paint: stain(72, 107, 9, 50) },
  { name: 'swarf', paint: scratch(60, 88, 68, 95, 2.2, 70) },
  { name: 'dent', paint: stain(28, 64, 4, 30) },
  { name: 'faint scratch', paint: scratch(46, 26, 80, 25, 1.4, 24) },
  { name: 'faint stain', paint: stain(98, 50, 4.5, -24) },
]

const everywhere = { u: whole / 2, v: whole / 2, reach: whole }

function painted({ data }: Grey, given: Paint | Blot): Grey {
  const { paint, u, v, reach } = typeof given === 'function' ? { paint: given, ...everywhere } : given
  const next = data.slice()
  const edge = (at: number) => Math.min(whole, Math.max(0, Math.ceil(at) + margin))
  const [left, right] = [edge(u - reach), edge(u + reach + 1)]
  for (let y = edge(v - reach); y < edge(v + reach + 1); y++) {
    for (let x = left; x < right; x++) {
      const i = y * whole + x
      next[i] = paint(x - margin, y - margin, next[i] ?? 0)
    }
  }
  return { width: whole, height: whole, data: next }
}

const blank: Grey = { width: whole, height: whole, data: new Float32Array(whole * whole) }

interface View {
  right: number
  down: number
  gain: number
  noise: number
}

/** What a camera sees of the plate: moved, a little brighter or darker, with noise. */
export function seen(name: string, part: Grey, { right, down, gain, noise }: View, random: Random): Picture {
  const view: Grey = { width: side, height: side, data: new Float32Array(side * side) }
  const u = Math.floor(margin - right)
  const v = Math.floor(margin - down)
  const across = margin - right - u
  const below = margin - down - v
  for (let y = 0, i = 0; y < side; y++) {
    for (let x = 0; x < side; x++, i++) {
      const at = (v + y) * whole + u + x
      const upper = mix(part.data[at] ?? 0, part.data[at + 1] ?? 0, across)
      const lower = mix(part.data[at + whole] ?? 0, part.data[at + whole + 1] ?? 0, across)
      // The sum of four even numbers is near enough to a normal one, and four times as quick.
      const grain = random.next() + random.next() + random.next() + random.next() - 2
      view.data[i] = Math.round(mix(upper, lower, below) * gain + grain * 1.73 * noise)
    }
  }
  return pictureOf(name, view)
}

/** A master, 20 good parts and 20 faulty ones, each lying up to 6 px off. */
export function sampleParts(seed = 7): { master: Picture[]; good: Picture[]; faulty: Picture[] } {
  const random = seededRandom(seed)
  const part = painted(blank, plate)
  const view = (): View => ({
    right: 12 * random.next() - 6,
    down: 12 * random.next() - 6,
    gain: 0.95 + 0.1 * random.next(),
    noise: 3 + 2 * random.next(),
  })
  /** No two castings have the same skin: blotches that are no fault. */
  const blotched = (fault?: Paint | Blot) =>
    Array.from({ length: 4 }, () =>
      stain(
        20 + 88 * random.next(),
        20 + 88 * random.next(),
        5 + 4 * random.next(),
        (random.next() < 0.5 ? -1 : 1) * (7 + 13 * random.next()),
      ),
    ).reduce((part, paint) => painted(part, paint), fault ? painted(part, fault) : part)
  const still: View = { right: 0, down: 0, gain: 1, noise: 1 }
  return {
    master: [seen('master', part, still, random)],
    good: Array.from({ length: sampleGood }, (_, i) =>
      i + 1 === shiftedPicture
        ? seen(`good ${i + 1}`, part, { ...still, right: 5 }, random)
        : seen(`good ${i + 1}`, blotched(), view(), random),
    ),
    faulty: faults.map(({ name, paint }, i) => seen(`${name} ${i + 1}`, blotched(paint), view(), random)),
  }
}
