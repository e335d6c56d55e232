import { expect, test } from 'vitest'
import type { Picture } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { greyOf, pictureOf } from '#features/demos/vision/grey.ts'
import { learnBackground, spreadOver, subtract } from './background.ts'
import { demo } from './demo.ts'
import { plantedStays, sampleFrames, sceneHeight, sceneWidth } from './sample.ts'
import { dwellFrames, watch } from './watch.ts'
import { readZone } from './zone.ts'

const idle = { progress: () => undefined }
const settings = { interval: 0.5, dwell: 2, zone: '55,38 90,38 90,82 55,82', limit: 4, area: 40 }

test('six incursions are planted; all are found with no false alarm, under other noise too', () => {
  const planted = plantedStays(
    readZone(settings.zone, { width: sceneWidth, height: sceneHeight }),
    dwellFrames(settings),
  )
  expect(planted.length).toBe(6)
  for (const seed of [6, 7, 8]) {
    const { alarms } = watch(sampleFrames(seed), settings, idle)
    expect(alarms.length).toBe(6)
    for (const { from, to } of planted) {
      const own = alarms.filter((alarm) => Math.abs(alarm.from - from) <= 2 && Math.abs(alarm.to - to) <= 2)
      expect(own.length).toBe(1)
    }
  }
})

test('with hardly any dwell time anyone who crosses a corner raises an alarm as well', async () => {
  const { report } = await runDemo(demo, { kind: 'sample' }, { dwell: 0.5 }, idle)
  expect(report?.figures[0]?.value).toBe('7 of 7')
})

/** One grey square on a plain floor, moving or not. */
const yard = (count: number, xOf: (i: number) => number, light: (i: number) => number = () => 1): Picture[] =>
  Array.from({ length: count }, (_, i) => {
    const data = new Float32Array(100 * 80)
    for (let j = 0; j < data.length; j++) {
      const isIn = Math.abs((j % 100) - xOf(i)) < 5 && Math.abs(Math.floor(j / 100) - 40) < 8
      data[j] = (isIn ? 60 : 150 + ((j * 7) % 5)) * light(i)
    }
    return pictureOf(`frame ${i + 1}`, { width: 100, height: 80, data })
  })

test('what moves is marked to its pixels, and a darker hour is not', () => {
  const frames = yard(
    12,
    (i) => i * 8 + 4,
    (i) => (i > 6 ? 0.8 : 1),
  ).map(greyOf)
  const background = learnBackground(spreadOver(frames))
  const counts = frames.map((frame) => subtract(background, frame, 4, 0.05).reduce((sum, on) => sum + on, 0))
  for (const count of counts.slice(1, 11)) expect(Math.abs(count - 135)).toBeLessThan(20)
})

test('an empty scene gives no track and no alarm, and says so', async () => {
  const report = await demo.compute({ frames: yard(10, () => -50) }, settings, { ...idle, isSample: false })
  expect(report.headline).toBe('0 stays of 2 s or longer in the zone, in 10 frames.')
  expect(report.checks?.find(({ state }) => state === 'doubtful')?.says).toContain('Nothing was followed')
  expect(report.blocks.map(({ id }) => id)).not.toContain('moments')
})

test('own frames are put in the order of their names, whatever order they come in', async () => {
  const frames = yard(20, (i) => 20 + i * 3)
  const run = (own: Picture[]) => demo.compute({ frames: own }, settings, { ...idle, isSample: false })
  expect((await run([...frames].reverse())).headline).toBe((await run(frames)).headline)
  expect((await run(frames)).figures.find(({ label }) => label === 'Tracks followed')?.value).toBe('1')
})

test('too few frames, frames of two sizes and frames of a pixel are told in words', () => {
  const frames = yard(10, () => 20)
  const odd = pictureOf('odd.png', { width: 40, height: 40, data: new Float32Array(1600) })
  expect(() => watch(frames.slice(0, 3), settings, idle)).toThrow(
    '3 frames can be read; finding the background takes at least 8',
  )
  expect(() => watch([...frames, odd], settings, idle)).toThrow('odd.png has 40 × 40 pixels')
  const dot = pictureOf('dot.png', { width: 1, height: 1, data: new Float32Array(1) })
  expect(() =>
    watch(
      Array.from({ length: 9 }, () => dot),
      settings,
      idle,
    ),
  ).toThrow('at least 32')
})

test('the sample’s report says 6 of 6 and lists who they were', async () => {
  const { report } = await runDemo(demo, { kind: 'sample' }, {}, idle)
  expect(report?.headline).toBe('6 of 6 planted incursions found, 0 false alarms in 60 s.')
  const alarms = report?.blocks.find(({ id }) => id === 'alarms')
  expect(alarms?.kind === 'table' && alarms.rows.map((row) => row.at(-1)).sort()).toContain('Clears a jam')
})

test('zone, dwell time and time between frames of the sample are asked anew for the visitor’s frames (D4)', async () => {
  const asked: Record<string, number | string> = {}
  for (const [name, setting] of Object.entries(demo.settings)) {
    if (setting.kind === 'zone') asked[name] = ''
    else if ('forOwnFile' in setting && setting.forOwnFile === 'asked') asked[name] = Number.NaN
  }
  const frames = yard(10, (i) => 20 + i * 3)
  const files = { frames: frames.map(({ name }) => new File([], name)) }
  const read = (file: File) => Promise.resolve(frames.find(({ name }) => name === file.name) ?? frames[0]!)
  const { report, needs } = await runDemo(demo, { kind: 'pictures', files }, asked, idle, read)
  expect(report).toBeUndefined()
  expect(needs).toEqual(['Alarm after', 'Between frames', 'Zone'])
})

test('a camera that is moved, and frames rarer than the stay to be timed, give no verdict (D12)', async () => {
  const run = (frames: Picture[], own: Partial<typeof settings>) =>
    demo.compute({ frames }, { ...settings, ...own }, { ...idle, isSample: false })
  const rare = await run(
    yard(10, (i) => 20 + i * 3),
    { interval: 5 },
  )
  expect(rare.headline).toBe('No alarms can be given: the check “Frames come often enough” failed.')
  const panned = Array.from({ length: 12 }, (_, i) => {
    const data = Float32Array.from(
      { length: 8000 },
      (_, at) => 128 + 100 * Math.sin((at % 100) * 0.3 + i * 1.7),
    )
    return pictureOf(`panned ${i + 10}`, { width: 100, height: 80, data })
  })
  expect((await run(panned, {})).headline).toContain('“The camera did not move”')
  expect(
    (
      await run(
        yard(12, (i) => i * 8 + 4),
        {},
      )
    ).checks?.map(({ state }) => state),
  ).toEqual(['passed', 'passed', 'passed', 'passed'])
})
