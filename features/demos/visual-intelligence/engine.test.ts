import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DemoError, initialValues, type Picture } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { pictureOf } from '#features/demos/vision/grey.ts'
import { demo } from './demo.ts'
import { findObjects, type FindSettings } from './find-objects.ts'
import { sampleDiscs, sampleScale, sampleTray, type Disc } from './sample.ts'

const idle = { progress: () => undefined }
const settings: FindSettings = {
  objects: 'auto',
  light: 'even',
  holes: 'keep',
  opening: 2,
  closing: 0,
  neck: 0.75,
  scale: 0.2,
  least: 1.5,
}
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

test('light objects on dark are found alike', () => {
  const discs = [
    { x: 30, y: 30, diameter: 24 },
    { x: 80, y: 60, diameter: 30 },
  ]
  expect(find(drawn(120, 100, discs, 210, 40)).objects.length).toBe(2)
})

test('an object cut by the edge is counted and not measured', async () => {
  const picture = drawn(120, 100, [
    { x: 0, y: 50, diameter: 40 },
    { x: 70, y: 50, diameter: 30 },
  ])
  expect(find(picture).objects.map(({ isCut }) => isCut)).toEqual([true, false])
  const report = await demo.compute({ picture: [picture] }, initialSettings(), { ...idle, isSample: false })
  expect(report.figures[0]).toMatchObject({ value: '2', basis: '1 cut by the edge' })
  expect(report.checks?.find(({ name }) => name.includes('wholly'))?.says).toContain(
    '1 of 2 is cut by the edge',
  )
})

const initialSettings = () => ({ ...settings, measure: 'equal' as const, low: 0, high: 0 })

test('a single shade, a single pixel and pure noise are told in words', () => {
  const flat = pictureOf('flat.png', { width: 40, height: 40, data: new Float32Array(1600).fill(9) })
  expect(() => find(flat)).toThrow('flat.png is all one shade')
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
