import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import type { Picture } from '#features/demos/demo.ts'
import { runDemo } from '#features/demos/run-demo.ts'
import { greyOf, pictureOf, type Grey } from '#features/demos/vision/grey.ts'
import { moveBack, shiftFinder } from './align.ts'
import { demo } from './demo.ts'
import { fourier, newSpectrum } from './fft.ts'
import { inspect } from './inspect.ts'
import { bestThreshold, ratesAt, rocOf, wilson } from './rates.ts'
import { sampleParts } from './sample.ts'
import { lowestOver, similarity } from './ssim.ts'

const idle = { progress: () => undefined }
const settings = { threshold: 0.68, area: 12, align: 'on' } as const
const first = (pictures: Picture[]) =>
  pictures[0] ?? pictureOf('none', { width: 0, height: 0, data: new Float32Array() })

function texture(width: number, height: number, seed: number): Grey {
  const random = seededRandom(seed)
  return { width, height, data: Float32Array.from({ length: width * height }, () => 256 * random.next()) }
}

/** A picture cut out of a larger one: moved without an edge of its own. */
const cut = ({ width, data }: Grey, left: number, top: number, side: number): Grey => ({
  width: side,
  height: side,
  data: Float32Array.from(
    { length: side * side },
    (_, i) => data[(top + Math.floor(i / side)) * width + left + (i % side)] ?? 0,
  ),
})

test.for([4, 8, 16])(
  'the Fourier transform of side %i is the sum it is defined by, and the way back gives the picture again',
  (side) => {
    const { data } = texture(side, side, 1)
    const picture = Float64Array.from(data)
    const spectrum = newSpectrum(side)
    const transform = fourier(side)
    transform.forward(picture, spectrum)
    for (let u = 0; u <= side / 2; u++) {
      for (let v = 0; v < side; v++) {
        let re = 0
        let im = 0
        data.forEach((value, i) => {
          const turn = (-2 * Math.PI * (u * (i % side) + v * Math.floor(i / side))) / side
          re += value * Math.cos(turn)
          im += value * Math.sin(turn)
        })
        expect(spectrum.re[u * side + v]).toBeCloseTo(re, 6)
        expect(spectrum.im[u * side + v]).toBeCloseTo(im, 6)
      }
    }
    picture.fill(0)
    transform.backward(spectrum, picture)
    data.forEach((value, i) => expect(picture[i]).toBeCloseTo(value, 9))
  },
)

test('phase correlation finds any shift of up to a quarter of the picture', () => {
  const large = texture(128, 128, 2)
  const find = shiftFinder(cut(large, 32, 32, 64))
  fc.assert(
    fc.property(fc.integer({ min: -14, max: 14 }), fc.integer({ min: -14, max: 14 }), (right, down) => {
      const shift = find(cut(large, 32 - right, 32 - down, 64))
      expect(Math.abs(shift.right - right)).toBeLessThan(0.5)
      expect(Math.abs(shift.down - down)).toBeLessThan(0.5)
    }),
    { numRuns: 40 },
  )
})

test('a picture moved back lies on the master', () => {
  const large = texture(96, 96, 3)
  const moved = moveBack(cut(large, 16 - 5, 16 + 3, 64), { right: 5, down: -3 })
  const master = cut(large, 16, 16, 64)
  for (let y = 8; y < 56; y++)
    for (let x = 8; x < 56; x++) expect(moved.data[y * 64 + x]).toBe(master.data[y * 64 + x])
})

test('a picture is like itself: SSIM is 1 everywhere, and it is the same both ways round', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      const one = texture(20, 16, a)
      const two = texture(20, 16, b)
      for (const value of similarity(one, one)) expect(value).toBeCloseTo(1, 6)
      expect(similarity(one, two)).toEqual(similarity(two, one))
    }),
    { numRuns: 30 },
  )
})

test('SSIM of two flat shades, 100 and 120, is its luminance term', () => {
  const flat = (level: number) => ({ width: 9, height: 9, data: new Float32Array(81).fill(level) })
  const expected = (2 * 100 * 120 + 6.5025) / (100 ** 2 + 120 ** 2 + 6.5025)
  expect(similarity(flat(100), flat(120))[4 * 9 + 4]).toBeCloseTo(expected, 6)
})

test('SSIM by running sums is SSIM by its definition', () => {
  const one = texture(24, 18, 4)
  const two = texture(24, 18, 5)
  const map = similarity(one, two)
  for (const [x, y] of [
    [3, 3],
    [20, 14],
    [11, 7],
  ] as const) {
    const a: number[] = []
    const b: number[] = []
    for (let v = y - 3; v <= y + 3; v++)
      for (let u = x - 3; u <= x + 3; u++) {
        a.push(one.data[v * 24 + u] ?? 0)
        b.push(two.data[v * 24 + u] ?? 0)
      }
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / 49
    const [ma, mb] = [mean(a), mean(b)]
    const va = mean(a.map((value) => (value - ma) ** 2))
    const vb = mean(b.map((value) => (value - mb) ** 2))
    const cov = mean(a.map((value, i) => (value - ma) * ((b[i] ?? 0) - mb)))
    const expected =
      ((2 * ma * mb + 6.5025) * (2 * cov + 58.5225)) / ((ma ** 2 + mb ** 2 + 6.5025) * (va + vb + 58.5225))
    expect(map[y * 24 + x]).toBeCloseTo(expected, 5)
  }
})

test('the score is what so many pixels stay under', () => {
  const map = new Float32Array(100).fill(1)
  map.fill(0.2, 0, 5)
  map.fill(0.5, 5, 12)
  expect([1, 5, 6, 12, 13].map((area) => lowestOver(map, area))).toEqual(
    [0.2, 0.2, 0.5, 0.5, 1].map((v) => expect.closeTo(v, 3)),
  )
})

test('on the sample recall is at least 0.95 at no more than 5 % false rejects, and under other seeds at its best threshold too', () => {
  for (const seed of [7, 8, 9]) {
    const { master, good, faulty } = sampleParts(seed)
    const pictures = [...good, ...faulty].map((picture, i) => ({ picture, isFaulty: i >= good.length }))
    const all = inspect(first(master), pictures, settings, idle)
    const { recall, falseRejectRate } = ratesAt(all, seed === 7 ? settings.threshold : bestThreshold(all))
    expect(recall).toBeGreaterThanOrEqual(0.95)
    expect(falseRejectRate).toBeLessThanOrEqual(0.05)
  }
})

test('a shift of 5 px alone is no fault; compared as it lies it would be one', () => {
  const { master, good } = sampleParts()
  const only = good.slice(4, 5).map((picture) => ({ picture, isFaulty: false }))
  const [aligned] = inspect(first(master), only, settings, idle)
  expect(aligned?.shift.right).toBeCloseTo(5, 0)
  expect(aligned?.isRejected).toBe(false)
  const [asItLies] = inspect(first(master), only, { ...settings, align: 'off' }, idle)
  expect(asItLies?.isRejected).toBe(true)
})

test('brighter or darker is no fault either, a covered corner is', () => {
  const { master } = sampleParts()
  const grey = greyOf(first(master))
  const changed = (change: (value: number, i: number) => number) => [
    { picture: pictureOf('changed', { ...grey, data: grey.data.map(change) }), isFaulty: false },
  ]
  expect(
    inspect(
      first(master),
      changed((v) => v * 0.85 + 6),
      settings,
      idle,
    )[0]?.isRejected,
  ).toBe(false)
  const corner = changed((v, i) => (i % 128 > 80 && i > 128 * 70 ? 90 : v))
  expect(inspect(first(master), corner, settings, idle)[0]?.isRejected).toBe(true)
})

test('rates: 3 good and 2 faulty parts counted by hand; the curve runs from nothing to all', () => {
  const scored = [0.9, 0.8, 0.4].map((score) => ({ score, isFaulty: false }))
  const all = [...scored, { score: 0.1, isFaulty: true }, { score: 0.6, isFaulty: true }]
  expect(ratesAt(all, 0.5)).toMatchObject({ falseRejects: 1, escapes: 1, recall: 0.5 })
  const curve = rocOf(all)
  expect(curve[0]).toMatchObject({ falseRejectRate: 0, recall: 0 })
  expect(curve.at(-1)).toMatchObject({ falseRejectRate: 1, recall: 1 })
})

test('Wilson’s interval of 19 of 20 is 76.4 to 99.1 %, and of 20 of 20 from 83.9 %', () => {
  expect(wilson(19, 20).map((share) => Number((share * 100).toFixed(1)))).toEqual([76.4, 99.1])
  expect(Number((wilson(20, 20)[0] * 100).toFixed(1))).toBe(83.9)
})

test('pictures that don’t fit together, are too small or of one shade are told in words', () => {
  const { master, good } = sampleParts()
  const flat = (side: number, name: string) =>
    pictureOf(name, { width: side, height: side, data: new Float32Array(side * side).fill(80) })
  const one = (picture: Picture) => [{ picture, isFaulty: false }]
  expect(() => inspect(first(master), one(flat(64, 'other.png')), settings, idle)).toThrow(
    'other.png has 64 × 64 pixels and the master 128 × 128',
  )
  expect(() => inspect(flat(1, 'dot.png'), one(flat(1, 'x')), settings, idle)).toThrow('at least 16')
  expect(() => inspect(flat(128, 'flat.png'), one(first(good)), settings, idle)).toThrow('one single shade')
  const [empty] = inspect(first(master), one(flat(128, 'blank.png')), settings, idle)
  expect(empty?.isRejected).toBe(true)
})

test('without faulty parts nothing is said of escapes, and with a master alone it asks for more', async () => {
  const { master, good } = sampleParts()
  const report = await demo.compute({ master, good: good.slice(0, 3), faulty: [] }, settings, {
    ...idle,
    isSample: false,
  })
  expect(report.headline).toBe('0 of 3 pictures differ from the master.')
  expect(report.blocks.map(({ id }) => id)).toEqual(['sheet', 'closest', 'parts'])
  expect(() =>
    demo.compute({ master, good: [], faulty: [] }, settings, { ...idle, isSample: false }),
  ).toThrow('at least one picture')
})

test('the sample’s report counts 19 of 20 faults and no false reject, and says what a shift does', async () => {
  const { report } = await runDemo(demo, { kind: 'sample' }, {}, idle)
  expect(report?.headline).toBe('19 of 20 faulty parts found, 0 of 20 good ones rejected by mistake.')
  expect(
    report?.meaning.some(({ text }) => text.includes('5 px to the right') && text.includes('passes')),
  ).toBe(true)
})
