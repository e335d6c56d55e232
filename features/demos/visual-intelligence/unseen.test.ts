import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import type { Picture } from '#features/demos/frame/demo.ts'
import {
  ellipse,
  rectangle,
  render,
  scattered,
  scene,
  type Inside,
  type Level,
} from '#features/demos/vision/render-cases.ts'
import { demo } from './demo.ts'

const [width, height] = [480, 360]
const size = [width, height] as const
const idle = { progress: () => undefined, isSample: false }
const settings = {
  scale: 1,
  low: 0,
  high: 0,
  least: 4,
  measure: 'equal',
  objects: 'auto',
  light: 'even',
  holes: 'keep',
  opening: 2,
  closing: 0,
  neck: 0.75,
} as const

interface Case {
  name: string
  picture: Picture
  /** What a person counts, or the check that must refuse. */
  truth: number | string
  /** Sizes in pixels, in any order. */
  diameters?: number[]
  own?: Partial<{ holes: 'fill'; objects: 'dark' | 'light' }>
}

const discs = (seed: number, count: number, sizes: readonly [number, number] = [9, 24]) =>
  scattered(seed, count, size, sizes)
const shapesOf = (all: ReturnType<typeof discs>): Inside[] =>
  all.map(({ x, y, radius }) => ellipse(x, y, radius))
const diametersOf = (all: ReturnType<typeof discs>) => all.map(({ radius }) => 2 * radius)

const slope = (to: number, degrees: number): Level => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (x, y) =>
    1 -
    (1 - to) *
      (0.5 +
        ((x - width / 2) * cos + (y - height / 2) * sin) / (Math.abs(width * cos) + Math.abs(height * sin)))
}
const vignette =
  (to: number): Level =>
  (x, y) => {
    const away = Math.hypot(x - width / 2, y - height / 2) / Math.hypot(width / 2, height / 2)
    return 1 - (1 - to) * away ** 2
  }
const lamp =
  (cx: number, cy: number, low: number): Level =>
  (x, y) =>
    low + (1 - low) * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * 190 ** 2))

/** Dark discs on a light tray in some light. */
const inLight = (name: string, seed: number, light: Level, [object, ground] = [70, 200]): Case => {
  const all = discs(seed, 28)
  return {
    name,
    picture: render(name, size, scene(shapesOf(all), object ?? 0, ground ?? 0, light), { noise: 4, seed }),
    truth: 28,
    diameters: diametersOf(all),
  }
}

/** Groups of discs that touch. */
const touching = (name: string, seed: number, group: number): Case => {
  const random = seededRandom(seed)
  const centres = scattered(seed, 6, size, [50, 52], 2)
  const all = centres.flatMap(({ x, y }) => {
    const radius = 13 + 5 * random.next()
    const start = 6.28 * random.next()
    const ring = group === 2 ? radius : radius / Math.sin(Math.PI / group)
    return Array.from({ length: group }, (_, i) => {
      const angle = start + (i * 2 * Math.PI) / group
      return { x: x + ring * Math.cos(angle), y: y + ring * Math.sin(angle), radius: radius + 0.4 }
    })
  })
  return {
    name,
    picture: render(name, size, scene(shapesOf(all), 60, 200), { noise: 4, seed }),
    truth: 6 * group,
    diameters: diametersOf(all),
  }
}

const rice = (name: string, seed: number): Case => {
  const random = seededRandom(seed)
  const shapes = scattered(seed, 30, size, [20, 22], 2).map(({ x, y }) =>
    ellipse(x, y, 15 + 5 * random.next(), 5 + 2 * random.next(), 180 * random.next()),
  )
  return {
    name,
    picture: render(name, size, scene(shapes, 190, 50, slope(0.5, 60)), { noise: 4, seed }),
    truth: 30,
  }
}

const washers = (name: string, seed: number, own?: Case['own']): Case => {
  const shapes = scattered(seed, 14, size, [24, 30]).map(
    ({ x, y, radius }): Inside =>
      (u, v) =>
        Math.abs(Math.hypot(u - x, v - y) - radius * 0.72) <= radius * 0.28,
  )
  return {
    name,
    picture: render(name, size, scene(shapes, 60, 205, slope(0.7, 200)), { noise: 4, seed }),
    truth: 14,
    ...(own && { own }),
  }
}

const noise = (name: string, seed: number, light?: Level): Case => ({
  name,
  picture: render(name, size, scene([], 0, 150, light), { noise: 7, seed }),
  truth: 'Objects stand out from the background',
})

const faint = (name: string, seed: number): Case => ({
  name,
  picture: render(name, size, scene(shapesOf(discs(seed, 20)), 140, 150), { noise: 8, seed }),
  truth: 'Objects stand out from the background',
})

const shadow = (name: string, seed: number, from: number): Case => ({
  name,
  picture: render(
    name,
    size,
    scene(shapesOf(discs(seed, 20)), 70, 200, (x, y) => (x + 0.3 * y > from ? 0.4 : 1)),
    { noise: 4, seed },
  ),
  truth: 'No shadow counts as an object',
})

const tuned: Case[] = [
  inLight('even', 11, () => 1),
  inLight('slope to 0.4', 12, slope(0.4, 30)),
  inLight('vignette to 0.45', 13, vignette(0.45)),
  inLight('lamp in a corner', 14, lamp(90, 70, 0.45)),
  inLight('light on dark, slope to 0.5', 15, slope(0.5, 120), [210, 70]),
  touching('pairs', 21, 2),
  touching('threes', 22, 3),
  rice('grains', 31),
  washers('washers', 41),
  noise('noise', 51),
  noise('an empty tray in a slope of light', 52, slope(0.4, 10)),
  faint('hardly a difference', 61),
  shadow('a hard shadow', 71, 300),
]
/** Not looked at while the method was made. */
const setAside: Case[] = [
  inLight('slope to 0.35', 112, slope(0.35, 250)),
  inLight('vignette to 0.35', 113, vignette(0.35)),
  inLight('lamp from below', 114, lamp(300, 380, 0.4)),
  inLight('light on dark, vignette', 115, vignette(0.5), [200, 60]),
  inLight('low contrast in a slope', 116, slope(0.55, 90), [120, 185]),
  touching('other pairs', 121, 2),
  touching('other threes', 122, 3),
  touching('fours', 123, 4),
  rice('other grains', 131),
  washers('washers filled', 141, { holes: 'fill' }),
  noise('other noise', 151),
  noise('an empty tray with a vignette', 152, vignette(0.5)),
  faint('other faint discs', 161),
  shadow('a shadow over a third', 171, 380),
  { ...inLight('boxes', 181, slope(0.6, 45)), ...boxes(181) },
]

function boxes(seed: number): Pick<Case, 'picture' | 'truth' | 'diameters'> {
  const random = seededRandom(seed)
  const all = scattered(seed, 18, size, [26, 30], 3).map(({ x, y, radius }) => ({
    x,
    y,
    w: radius * 1.3,
    h: radius * (0.5 + 0.6 * random.next()),
    turn: 90 * random.next(),
  }))
  return {
    picture: render(
      'boxes',
      size,
      scene(
        all.map(({ x, y, w, h, turn }) => rectangle(x, y, w, h, turn)),
        60,
        200,
        slope(0.6, 45),
      ),
      { noise: 4, seed },
    ),
    truth: 18,
    diameters: all.map(({ w, h }) => 2 * Math.sqrt((w * h) / Math.PI)),
  }
}

async function outcome({ picture, truth, diameters = [], own }: Case) {
  const report = await demo.compute({ picture: [picture] }, { ...settings, ...own }, idle)
  const failed = report.checks?.find(({ state }) => state === 'failed')
  if (failed) return failed.name === truth ? 'refused as it must be' : `refused: ${failed.name}`
  const count = Number(report.figures[0]?.value)
  if (count !== truth) return `wrong: ${count} for ${truth}`
  const table = report.blocks.find(({ id }) => id === 'objects')
  const found = table?.kind === 'table' ? table.rows.map((row) => Number(row[3])).sort((a, b) => a - b) : []
  const error = Math.max(
    0,
    ...diameters.sort((a, b) => a - b).map((one, i) => Math.abs(one - (found[i] ?? 0))),
  )
  return error < 1 ? 'right' : `wrong: ${error.toFixed(2)} px`
}

for (const [kind, cases] of [
  ['tuned to', tuned],
  ['set aside', setAside],
] as const) {
  test.for(cases)(`${kind}: $name`, async (one) => {
    const result = await outcome(one)
    expect(result).toBe(typeof one.truth === 'string' ? 'refused as it must be' : 'right')
  })
}

test('a batch gives one table over all, and the scale of each', async () => {
  const [one, two] = tuned
  const report = await demo.compute(
    { picture: [one, two].flatMap((own) => own?.picture ?? []) },
    { ...settings, scale: 0.5 },
    idle,
  )
  expect(report.headline).toMatch(/^56 objects counted in 2 pictures, median diameter/)
  const all = report.blocks.find(({ id }) => id === 'objects')
  expect(all?.kind === 'table' && all.rows.length).toBe(56)
  expect(all?.kind === 'table' && new Set(all.rows.map(([name]) => name))).toEqual(
    new Set(['even', 'slope to 0.4']),
  )
  const each = report.blocks.find(({ id }) => id === 'pictures')
  expect(each?.kind === 'table' && each.rows.map((row) => row.slice(0, 2))).toEqual([
    ['even', 28],
    ['slope to 0.4', 28],
  ])
})
