import { expect, test } from 'vitest'
import { seededRandom } from '#lib/random.ts'
import type { Picture } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { greyOf, pictureOf } from '#features/demos/vision/grey.ts'
import { demo } from './demo.ts'
import { compare, judge } from './inspect.ts'
import { bestThreshold, ratesAt } from './rates.ts'
import { sampleParts } from './sample.ts'

const idle = { progress: () => undefined }
const settings = { threshold: 0.68, area: 12, align: 'on' } as const
const inspect = (
  master: Picture,
  pictures: readonly { picture: Picture; isFaulty: boolean }[],
  own: { threshold: number; area: number; align: 'on' | 'off' },
  work = idle,
) => judge(compare(master, pictures, own, work), own.threshold)
const first = (pictures: Picture[]) =>
  pictures[0] ?? pictureOf('none', { width: 0, height: 0, data: new Float32Array() })

test('on the sample recall is at least 0.95 at no more than 5% false rejects, and under other seeds at its best threshold too', () => {
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
  expect(aligned?.pose.right).toBeCloseTo(5, 0)
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

test('pictures that don’t fit together, are too small or of one shade are told in words', () => {
  const { master, good } = sampleParts()
  const flat = (side: number, name: string) =>
    pictureOf(name, { width: side, height: side, data: new Float32Array(side * side).fill(80) })
  const one = (picture: Picture) => [{ picture, isFaulty: false }]
  expect(() => inspect(first(master), one(flat(64, 'other.png')), settings, idle)).toThrow(
    'other.png has 64 × 64 pixels and the master 128 × 128',
  )
  expect(() => inspect(flat(1, 'dot.png'), one(flat(1, 'x')), settings, idle)).toThrow('at least 16')
  expect(() => inspect(flat(128, 'flat.png'), one(first(good)), settings, idle)).toThrow('all one shade')
})

/** Noise over the whole picture: a part that has nothing to do with the master. */
const other = (seed: number) => {
  const random = seededRandom(seed)
  const data = Float32Array.from({ length: 128 * 128 }, () => 256 * random.next())
  return pictureOf(`other ${seed}`, { width: 128, height: 128, data })
}

test('what isn’t the master’s part is neither passed nor rejected, and the page says why', async () => {
  const { master, good } = sampleParts()
  const blank = pictureOf('blank', { width: 128, height: 128, data: new Float32Array(128 ** 2).fill(80) })
  const run = (pictures: Picture[]) =>
    demo.compute({ master, good: pictures, faulty: [] }, settings, { ...idle, isSample: false })
  const some = await run([...good.slice(0, 3), blank, other(4)])
  expect(some.headline).toBe('0 of 3 pictures differ from the master; 2 not recognised and not judged.')
  expect(some.checks?.find(({ name }) => name.startsWith('Each picture'))).toMatchObject({
    state: 'doubtful',
    says: expect.stringContaining('2 of 5 can’t be matched to the master (blank, other 4)'),
  })
  const most = await run([good[0] ?? blank, blank, other(4), other(5)])
  expect(most.headline).toMatch(/^No part is passed or rejected yet/)
  expect(most.figures.map(({ label }) => label)).not.toContain('Rejected')
})

test('the sample’s threshold and fault size don’t hold for the visitor’s pictures: one is asked, one proposed or left open (D4)', async () => {
  const { master, good, faulty } = sampleParts(8)
  const files = { master: [new File([], 'm.png')], good: [new File([], 'g.png')], faulty: [] }
  const own = Object.fromEntries(
    Object.entries(demo.settings).flatMap(([name, setting]) =>
      'forOwnFile' in setting
        ? [[name, typeof setting.forOwnFile === 'number' ? setting.forOwnFile : Number.NaN]]
        : [],
    ),
  )
  const read = () => Promise.resolve(first(good))
  expect(await runDemo(demo, { kind: 'pictures', files }, own, idle, read)).toMatchObject({
    report: undefined,
    needs: ['Smallest fault'],
  })
  const run = (pictures: typeof good, known: typeof good) =>
    demo.compute(
      { master, good: pictures, faulty: known },
      { ...settings, threshold: 0 },
      { ...idle, isSample: false },
    )
  const open = await run(good, [])
  expect(open.headline).toBe('No part is passed or rejected yet: the check “A threshold is set” failed.')
  const proposed = await run(good, faulty)
  expect(proposed.headline).toMatch(/^\d+ of 20 faulty parts found/)
  expect(proposed.checks?.find(({ name }) => name.startsWith('A threshold'))?.state).toBe('doubtful')
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
