import { seededRandom, type Random } from '#lib/random.ts'
import type { Picture } from '#features/demos/frame/demo.ts'
import { wordOf, type Grey } from '#features/demos/vision/grey.ts'

const side = 128
/** The part is drawn larger than it is seen, so that a shifted view still shows it whole. */
const margin = 12
const whole = side + 2 * margin

export const sampleGood = 20
/** The good picture that is moved by exactly 5 px and nothing else. */
export const shiftedPicture = 5

/** Something painted over what is there; outside this square around (u, v) it changes nothing. */
interface Blot {
  paint: (x: number, y: number, level: number) => number
  u: number
  v: number
  reach: number
}
const soft = (distance: number) => Math.min(1, Math.max(0, 0.5 - distance))
const mix = (level: number, to: number, share: number) => level + (to - level) * share

type Box = readonly [left: number, top: number, width: number, height: number]

/** Distance to a box with round corners, below 0 inside. */
function box(x: number, y: number, [left, top, width, height]: Box, corner = 0): number {
  const dx = Math.abs(x - left - width / 2) - width / 2 + corner
  const dy = Math.abs(y - top - height / 2) - height / 2 + corner
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
const bars = [38, 46, 51, 60, 66, 75, 81, 88].map((left, i): Box => [left, 104, i % 3 === 0 ? 5 : 3, 7])
const middleOf = ([left, top, width, height]: Box) => [left + width / 2, top + height / 2] as const

/** A cover plate from above: four bolt holes, a sealing ring, a printed code. Levels 0 to 255. */
function drawPlate(): Grey {
  const levels = new Float64Array(whole * whole).fill(216)
  const paint = (u: number, v: number, reach: number, to: number, away: (x: number, y: number) => number) =>
    paintOver(levels, {
      u,
      v,
      reach,
      paint: (x, y, level) => mix(level, to, soft(away(x, y))),
    })
  paint(64, 67, 50, 138, (x, y) => box(x, y, [18, 18, 92, 98], 12))
  for (const [u, v] of holes) paint(u, v, 6, 44, (x, y) => Math.hypot(x - u, y - v) - 5.5)
  const centre = (x: number, y: number) => Math.hypot(x - 64, y - 62)
  paint(64, 62, 26, 186, (x, y) => Math.abs(centre(x, y) - 22) - 3.5)
  paint(64, 62, 11, 70, (x, y) => centre(x, y) - 10)
  for (const bar of bars) paint(...middleOf(bar), 5, 232, (x, y) => box(x, y, bar))
  return { width: whole, height: whole, data: Float32Array.from(levels) }
}

function scratch(x1: number, y1: number, x2: number, y2: number, width: number, level: number): Blot {
  const square = Math.hypot(x2 - x1, y2 - y1) ** 2
  return {
    u: (x1 + x2) / 2,
    v: (y1 + y2) / 2,
    reach: Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / 2 + width / 2 + 1,
    paint: (x, y, was) => {
      const along = Math.min(1, Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / square))
      const away = Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))
      return mix(was, was + level, soft(away - width / 2))
    },
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
const spot = (u: number, v: number, radius: number, level: number): Blot => ({
  u,
  v,
  reach: radius + 1,
  paint: (x, y, was) => mix(was, level, soft(Math.hypot(x - u, y - v) - radius)),
})
function lostBar(i: number): Blot {
  const bar = bars[i] ?? [0, 0, 0, 0]
  const [u, v] = middleOf(bar)
  return { u, v, reach: 6, paint: (x, y, was) => mix(was, 138, soft(box(x, y, bar) - 1)) }
}

/** Twenty faults as lines have them; the last few are small or faint on purpose. */
export const faults: { name: string; blot: Blot }[] = [
  { name: 'hole not drilled', blot: spot(34, 34, 6.5, 138) },
  { name: 'hole not drilled', blot: spot(94, 94, 6.5, 138) },
  { name: 'extra hole', blot: spot(64, 30, 4, 50) },
  { name: 'long scratch', blot: scratch(28, 78, 100, 52, 1.8, 60) },
  { name: 'scratch', blot: scratch(84, 46, 102, 80, 1.6, -55) },
  { name: 'scratch', blot: scratch(24, 50, 40, 76, 1.6, 50) },
  { name: 'oil stain', blot: stain(46, 84, 7, -48) },
  { name: 'oil stain', blot: stain(88, 66, 6, -44) },
  { name: 'chipped edge', blot: spot(110, 60, 5, 216) },
  { name: 'chipped corner', blot: spot(21, 113, 8, 216) },
  { name: 'ring cut', blot: scratch(80, 70, 92, 74, 4, -48) },
  { name: 'ring pinched', blot: spot(64, 40, 3.5, 138) },
  { name: 'digit not printed', blot: lostBar(0) },
  { name: 'digit not printed', blot: lostBar(3) },
  { name: 'digit not printed', blot: lostBar(6) },
  { name: 'print smeared', blot: stain(72, 107, 9, 50) },
  { name: 'swarf', blot: scratch(60, 88, 68, 95, 2.2, 70) },
  { name: 'dent', blot: stain(28, 64, 4, 30) },
  { name: 'faint scratch', blot: scratch(46, 26, 80, 25, 1.4, 24) },
  { name: 'faint stain', blot: stain(98, 50, 4.5, -24) },
]

/** Paints within the blot's square, on the whole part. */
function paintOver(levels: Float32Array | Float64Array, { paint, u, v, reach }: Blot) {
  const edge = (at: number) => Math.min(whole, Math.max(0, Math.ceil(at) + margin))
  const [left, right] = [edge(u - reach), edge(u + reach + 1)]
  for (let y = edge(v - reach); y < edge(v + reach + 1); y++) {
    for (let x = left; x < right; x++) {
      const i = y * whole + x
      levels[i] = paint(x - margin, y - margin, levels[i] ?? 0)
    }
  }
}

interface View {
  right: number
  down: number
  gain: number
  noise: number
}

/** What a camera sees of the plate: moved, a little brighter or darker, with noise. */
function seen(name: string, part: Grey, view: View, random: Random): Picture {
  const words = new Int32Array(side * side)
  for (let y = 0; y < side; y++) seeRow(words, y, part.data, view, random)
  return { name, width: side, height: side, data: new Uint8ClampedArray(words.buffer) }
}

function seeRow(words: Int32Array, y: number, data: Float32Array, view: View, random: Random) {
  const { gain, noise } = view
  const u = Math.floor(margin - view.right)
  const v = Math.floor(margin - view.down)
  const across = margin - view.right - u
  const below = margin - view.down - v
  for (let x = 0, at = (v + y) * whole + u; x < side; x++, at++) {
    const upper = mix(data[at] ?? 0, data[at + 1] ?? 0, across)
    const lower = mix(data[at + whole] ?? 0, data[at + whole + 1] ?? 0, across)
    // The sum of four even numbers is near enough to a normal one, and four times as quick.
    const grain = random.next() + random.next() + random.next() + random.next() - 2
    words[y * side + x] = wordOf(mix(upper, lower, below) * gain + grain * 1.73 * noise)
  }
}

/** A master, 20 good parts and 20 faulty ones, each lying up to 6 px off. */
export function sampleParts(seed = 7): { master: Picture[]; good: Picture[]; faulty: Picture[] } {
  const random = seededRandom(seed)
  const plate = drawPlate()
  const view = (): View => ({
    right: 12 * random.next() - 6,
    down: 12 * random.next() - 6,
    gain: 0.95 + 0.1 * random.next(),
    noise: 3 + 2 * random.next(),
  })
  /** No two castings have the same skin: blotches that are no fault. */
  const blotched = (fault?: Blot): Grey => {
    const data = plate.data.slice()
    const blotches = Array.from({ length: 4 }, () =>
      stain(
        20 + 88 * random.next(),
        20 + 88 * random.next(),
        5 + 4 * random.next(),
        (random.next() < 0.5 ? -1 : 1) * (7 + 13 * random.next()),
      ),
    )
    for (const blot of fault ? [fault, ...blotches] : blotches) paintOver(data, blot)
    return { width: whole, height: whole, data }
  }
  const still: View = { right: 0, down: 0, gain: 1, noise: 1 }
  return {
    master: [seen('master', plate, still, random)],
    good: Array.from({ length: sampleGood }, (_, i) =>
      i + 1 === shiftedPicture
        ? seen(`good ${i + 1}`, plate, { ...still, right: 5 }, random)
        : seen(`good ${i + 1}`, blotched(), view(), random),
    ),
    faulty: faults.map(({ name, blot }, i) => seen(`${name} ${i + 1}`, blotched(blot), view(), random)),
  }
}
