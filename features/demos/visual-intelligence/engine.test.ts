import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DemoError, initialValues, type Picture } from '#features/demos/demo.ts'
import { runDemo } from '#features/demos/run-demo.ts'
import { pictureOf } from '#features/demos/vision/grey.ts'
import { demo } from './demo.ts'
import { distances } from './distance.ts'
import { findObjects, type FindSettings } from './find-objects.ts'
import { otsu } from './otsu.ts'
import { sampleDiscs, sampleScale, sampleTray, type Disc } from './sample.ts'
import { splitRegions } from './split.ts'

const idle = { progress: () => undefined }
const settings: FindSettings = { objects: 'auto', opening: 2, closing: 2, neck: 0.75, scale: 0.2, least: 1.5 }
const find = (picture: Picture, own: Partial<FindSettings> = {}) =>
  findObjects(picture, { ...settings, ...own }, idle)

/** Hard-edged discs of one level on another. */
function drawn(width: number, height: number, discs: Disc[], dark = 40, light = 210): Picture {
  const data = new Float32Array(width * height)
  for (let i = 0; i < data.length; i++) {
    const isIn = discs.some(
      ({ x, y, diameter }) => Math.hypot((i % width) - x, Math.floor(i / width) - y) <= diameter / 2,
    )
    data[i] = isIn ? dark : light
  }
  return pictureOf('drawn', { width, height, data })
}

test('37 discs are counted as 37, each within a pixel of its diameter, touching ones too', () => {
  const discs = sampleDiscs()
  expect(discs.length).toBe(37)
  const { objects } = find(sampleTray(discs))
  expect(objects.length).toBe(37)
  for (const disc of discs) {
    const own = objects.filter(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) < 2)
    expect(own.length).toBe(1)
    expect(Math.abs((own[0]?.pixels ?? 0) - disc.diameter)).toBeLessThan(1)
  }
})

test('they stay 37 within a pixel under other noise', () => {
  const discs = sampleDiscs()
  for (const seed of [2, 3, 4]) {
    const { objects } = find(sampleTray(discs, seed))
    expect(objects.length).toBe(37)
    const errors = discs.map(({ x, y, diameter }) => {
      const own = objects.find((one) => Math.hypot(one.x - x, one.y - y) < 2)
      return Math.abs((own?.pixels ?? 0) - diameter)
    })
    expect(Math.max(...errors)).toBeLessThan(1)
  }
})

test('without parting the three touching pairs count as one each, without opening dust counts too', () => {
  expect(find(sampleTray(), { neck: 0 }).objects.length).toBe(34)
  expect(find(sampleTray(), { opening: 0, closing: 0, least: 0 }).objects.length).toBeGreaterThan(45)
})

test('Otsu: two levels are parted in the middle between them, and explain everything', () => {
  const levels = new Float64Array(256)
  levels[50] = 700
  levels[150] = 300
  expect(otsu(levels)).toEqual({ threshold: 99, separability: 1 })
})

test('Otsu’s threshold has the least variance within, as every threshold tried by hand shows', () => {
  const histograms = fc.array(fc.nat(40), { minLength: 256, maxLength: 256 })
  const within = (levels: Float64Array, threshold: number) => {
    const of = (from: number, to: number) => {
      let count = 0
      let sum = 0
      let squares = 0
      for (let level = from; level < to; level++) {
        count += levels[level] ?? 0
        sum += (levels[level] ?? 0) * level
        squares += (levels[level] ?? 0) * level * level
      }
      return count > 0 ? squares - (sum * sum) / count : 0
    }
    return of(0, threshold + 1) + of(threshold + 1, 256)
  }
  fc.assert(
    fc.property(histograms, (counts) => {
      const levels = Float64Array.from(counts)
      const parted = otsu(levels)
      if (!parted) return
      const all = Array.from({ length: 255 }, (_, threshold) => within(levels, threshold))
      expect(within(levels, parted.threshold)).toBeLessThanOrEqual(Math.min(...all) * (1 + 1e-9) + 1e-6)
    }),
    { numRuns: 40 },
  )
})

test('the distance to the edge is the least over all pixels outside', () => {
  const masks = fc.uint8Array({ minLength: 99, maxLength: 99, max: 1 })
  fc.assert(
    fc.property(masks, (data) => {
      fc.pre(data.includes(0))
      const found = distances({ width: 11, height: 9, data })
      data.forEach((_, i) => {
        const each = [...data].flatMap((on, j) =>
          on ? [] : [Math.hypot((i % 11) - (j % 11), Math.floor(i / 11) - Math.floor(j / 11))],
        )
        expect(found[i]).toBeCloseTo(Math.min(...each), 4)
      })
    }),
    { numRuns: 40 },
  )
})

test('one disc, whatever its size and place, is one object of its diameter, in millimetres by the scale', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 10, max: 50, noNaN: true }),
      fc.double({ min: 30, max: 70, noNaN: true }),
      fc.double({ min: 30, max: 70, noNaN: true }),
      (diameter, x, y) => {
        const { objects } = find(drawn(100, 100, [{ x, y, diameter }]), { scale: 0.5, least: 0 })
        expect(objects.length).toBe(1)
        expect(Math.abs((objects[0]?.pixels ?? 0) - diameter)).toBeLessThan(0.8)
        expect(objects[0]?.diameter).toBeCloseTo((objects[0]?.pixels ?? 0) / 2, 9)
      },
    ),
    { numRuns: 30 },
  )
})

test('light objects on dark are found alike, and a bar is not parted', () => {
  const discs = [
    { x: 30, y: 30, diameter: 24 },
    { x: 80, y: 60, diameter: 30 },
  ]
  expect(find(drawn(120, 100, discs, 210, 40)).objects.length).toBe(2)
  const bar = new Uint8Array(60 * 20).fill(0)
  for (let y = 5; y < 15; y++) bar.fill(1, y * 60 + 5, y * 60 + 55)
  const mask = { width: 60, height: 20, data: bar }
  expect(splitRegions(mask, distances(mask), 0.75).count).toBe(1)
})

test('an object cut by the edge is counted and not measured', async () => {
  const picture = drawn(120, 100, [
    { x: 0, y: 50, diameter: 40 },
    { x: 70, y: 50, diameter: 30 },
  ])
  expect(find(picture).objects.map(({ isCut }) => isCut)).toEqual([true, false])
  const report = await demo.compute({ picture: [picture] }, initialSettings(), { ...idle, isSample: false })
  expect(report.figures[0]).toMatchObject({ value: '2', basis: '1 cut by the edge' })
  expect(report.warnings?.[0]).toContain('1 of 2 objects are cut by the edge')
})

const initialSettings = () => ({ ...settings, objects: 'auto' as const, low: 0, high: 0 })

test('a single shade, a single pixel and pure noise are told in words', () => {
  const flat = pictureOf('flat.png', { width: 40, height: 40, data: new Float32Array(1600).fill(9) })
  expect(() => find(flat)).toThrow('flat.png is of one single shade')
  const clear: Picture = { name: 'clear.png', width: 40, height: 40, data: new Uint8ClampedArray(6400) }
  expect(() => find(clear)).toThrow(DemoError)
  const dot: Picture = { name: 'dot.png', width: 1, height: 1, data: new Uint8ClampedArray(4) }
  expect(() => find(dot)).toThrow('at least 16')
})

test('the sample’s report says 37 and draws 37 marks; a tolerance counts what is outside it', async () => {
  const { report } = await runDemo(demo, { kind: 'sample' }, {}, idle)
  expect(report?.headline).toMatch(/^37 objects counted/)
  const picture = report?.blocks.find((block) => block.kind === 'picture')
  expect(picture?.kind === 'picture' && picture.marks?.length).toBe(37)
  const outside = sampleDiscs().filter(({ diameter }) => diameter * sampleScale > 8).length
  const tight = await runDemo(demo, { kind: 'sample' }, { low: 0, high: 8 }, idle)
  const figure = tight.report?.figures.find(({ label }) => label === 'Out of tolerance')
  expect(Math.abs(Number(figure?.value) - outside)).toBeLessThanOrEqual(1)
  expect(initialValues(demo.settings)['scale']).toBe(sampleScale)
})
