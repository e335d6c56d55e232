import { expect, test } from 'vitest'
import { initialValues, type Table } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { seededRandom } from '#lib/random.ts'
import type { ReadingColumns } from './columns.ts'
import { demo } from './demo.ts'

const idle = { progress: () => undefined }
const minute = 60_000
const start = Date.UTC(2026, 0, 5)
type Columns = Partial<Table<ReadingColumns>['columns']>

function reportOf(columns: Columns & { reading: readonly number[] }, settings: object = {}) {
  const length = columns.reading.length
  const lines = Array.from({ length }, (_, i) => i + 2)
  const values = { ...initialValues(demo.settings), normal: 100, ...settings }
  const all = { at: undefined, event: undefined, ...columns } as Table<ReadingColumns>['columns']
  return Promise.resolve().then(() =>
    demo.compute({ length, lines, columns: all }, values as Parameters<typeof demo.compute>[1], {
      ...idle,
      isSample: false,
    }),
  )
}
type Report = Awaited<ReturnType<typeof reportOf>>

const times = (length: number, step = minute) => Array.from({ length }, (_, i) => start + i * step)
function noise(length: number, seed: number, level: (i: number) => number = () => 20) {
  const random = seededRandom(seed)
  return Array.from({ length }, (_, i) => level(i) + random.normal())
}
const tableOf = ({ blocks }: Report, name: string) => {
  const block = blocks.find(({ id }) => id === name)
  return block?.kind === 'table' ? block.rows : []
}
const check = ({ checks }: Report, name: string) => checks?.find((one) => one.name === name)
/** Rows of the visitor's file in which alarms begin; the first row of data is row 2. */
const alarmRows = (report: Report) => tableOf(report, 'alarms').map(([row]) => Number(row))

test('a level that shifts for good is told with its row and size, as one alarm', async () => {
  const reading = noise(600, 71, (i) => (i < 360 ? 20 : 26))
  const report = await reportOf({ reading, at: times(600) })
  const rest = check(report, 'The baseline describes the rest')
  expect(rest?.state).toBe('doubtful')
  expect(Number(/row (\d+)/.exec(rest?.says ?? '')?.[1])).toBeGreaterThanOrEqual(362)
  expect(Number(/row (\d+)/.exec(rest?.says ?? '')?.[1])).toBeLessThanOrEqual(366)
  expect(Number(/level is ([\d.]+)/.exec(rest?.says ?? '')?.[1])).toBeCloseTo(6, 0)
  expect(alarmRows(report).filter((row) => row > 350)).toHaveLength(1)
})

test('a level that shifts right after the baseline: no verdict, and what to do', async () => {
  const report = await reportOf({ reading: noise(400, 72, (i) => (i < 100 ? 20 : 29)), at: times(400) })
  expect(report.headline).toMatch(/^No verdict.*begin the file where the machine ran as it does now/)
  expect(tableOf(report, 'alarms')).toEqual([])
})

test('a steady trend is no alarm, a spike on it is; kept, the trend takes the verdict', async () => {
  const reading = noise(500, 73, (i) => 20 + 0.05 * i)
  reading[320] = (reading[320] ?? 0) + 9
  const report = await reportOf({ reading, at: times(500) })
  expect(check(report, 'The baseline does not drift')?.state).toBe('doubtful')
  expect(alarmRows(report)).toContain(322)
  expect(alarmRows(report).length).toBeLessThanOrEqual(3)
  const kept = await reportOf({ reading, at: times(500) }, { trend: 'keep' })
  expect(kept.headline).toMatch(/^No verdict.*Remove the drift/)
})

test('missing readings are told with the longest gap, and neither side of it alarms', async () => {
  const all = noise(700, 74, (i) => 50 + 12 * Math.sin((i / 24) * 2 * Math.PI))
  const kept = all.flatMap((_, i) => ((i >= 300 && i < 350) || i % 61 === 5 ? [] : [i]))
  const reading = kept.map((i) => all[i] ?? 0)
  const at = kept.map((i) => start + i * 3_600_000)
  const report = await reportOf({ reading, at })
  expect(check(report, 'No readings are missing')).toMatchObject({ state: 'doubtful' })
  expect(check(report, 'No readings are missing')?.says).toMatch(/^6[12] readings are missing/)
  expect(check(report, 'Cycles are removed')?.says).toContain('A cycle of 24 readings (1 day)')
  const gap = Number(/after row (\d+)/.exec(check(report, 'No readings are missing')?.says ?? '')?.[1])
  expect(alarmRows(report).filter((row) => Math.abs(row - gap) < 10)).toEqual([])
  expect(alarmRows(report).length).toBeLessThanOrEqual(6)
})

test('uneven sampling: a spike is found, no cycle is looked for, and the page says so', async () => {
  const random = seededRandom(75)
  const reading = noise(400, 76)
  reading[250] = 32
  let time = start
  const at = reading.map(() => (time += Math.round(minute * (0.1 + 4 * random.next())))) // 6 s to 4 min
  const report = await reportOf({ reading, at })
  expect(check(report, 'One reading at a time')).toMatchObject({ state: 'doubtful' })
  expect(check(report, 'Cycles are removed')?.says).toContain('uneven')
  expect(alarmRows(report)).toContain(252)
  expect(alarmRows(report).length).toBeLessThanOrEqual(3)
})

test('a constant series is refused with its value; beside a sound column it is left out', async () => {
  const reading = Array.from({ length: 200 }, () => 7)
  await expect(reportOf({ reading })).rejects.toThrow('Reading never changes from 7')
  const report = await reportOf({ reading: noise(200, 77), reading2: reading })
  expect(check(report, 'Reading 2 can be checked')?.says).toContain('never changes from 7')
})

test('a baseline without any spread: no verdict, since every later change would alarm', async () => {
  const reading = noise(300, 78).map((value, i) => (i < 100 ? 20 : value))
  const report = await reportOf({ reading, at: times(300) })
  expect(report.headline).toMatch(/^No verdict.*show no spread\. Use more/)
})

test('a day and a week in one series: both are taken out, a missing Monday peak and a busy Sunday are found', async () => {
  const day = (i: number) => 10 * Math.sin((i / 24) * 2 * Math.PI)
  const week = (i: number) => (Math.floor(i / 24) % 7 >= 5 ? -6 : 3)
  const reading = noise(24 * 7 * 10, 79, (i) => 60 + day(i) + week(i))
  for (let i = 0; i < 8; i++) reading[24 * 42 + 2 + i] = (reading[24 * 42 + 2 + i] ?? 0) - 12
  for (let i = 0; i < 12; i++) reading[24 * 55 + 6 + i] = (reading[24 * 55 + 6 + i] ?? 0) + 11
  const report = await reportOf({ reading, at: times(reading.length, 3_600_000) }, { normal: 24 * 14 })
  expect(check(report, 'Cycles are removed')?.says).toMatch(/1 week/)
  const expected = [24 * 42 + 2, 24 * 55 + 6].map((i) => i + 2)
  for (const row of expected) expect(alarmRows(report).some((one) => Math.abs(one - row) <= 3)).toBe(true)
  expect(alarmRows(report).length).toBeLessThanOrEqual(4)
})

test('the cycle can be set, switched off, or refused where it is seen less than twice', async () => {
  const reading = noise(480, 80, (i) => 50 + 12 * Math.sin((i / 24) * 2 * Math.PI))
  const at = times(480, 3_600_000)
  const set = await reportOf({ reading, at }, { period: 24 })
  expect(check(set, 'Cycles are removed')?.says).toContain('A cycle of 24 readings (1 day)')
  const off = await reportOf({ reading, at }, { period: 1 })
  expect(check(off, 'Cycles are removed')?.says).not.toContain('A cycle of')
  const long = await reportOf({ reading, at }, { period: 300 })
  expect(long.headline).toMatch(/^No verdict.*300 readings has to occur at least twice/)
})

test('several sensors in one column: equal times are told, and take the verdict', async () => {
  const at = times(300).flatMap((time) => [time, time])
  const report = await reportOf({ reading: noise(600, 81, (i) => (i % 2 ? 20 : 60)), at })
  expect(report.headline).toMatch(/^No verdict.*several sensors share a column/)
})

test('several readings a day with dates alone are taken as they stand', async () => {
  const reading = noise(300, 87)
  reading[220] = 33
  const at = reading.map((_, i) => start + Math.floor(i / 4) * 86_400_000)
  const report = await reportOf({ reading, at })
  expect(check(report, 'One reading at a time')).toMatchObject({ state: 'doubtful' })
  expect(alarmRows(report)).toContain(222)
})

test('several columns at once: what moves two of them is told apart from a fault of one', async () => {
  const columns = [82, 83, 84].map((seed) => noise(500, seed))
  const [a = [], b = [], c = []] = columns
  for (let i = 0; i < 12; i++) for (const one of [a, b]) one[260 + i] = (one[260 + i] ?? 0) + 6
  for (let i = 0; i < 12; i++) c[400 + i] = (c[400 + i] ?? 0) - 6
  const report = await reportOf({ reading: a, reading2: b, reading3: c, at: times(500) })
  const joint = tableOf(report, 'together')
  expect(joint).toHaveLength(1)
  expect(joint[0]?.at(-1)).toBe('Reading, Reading 2')
  expect(Math.abs(Number(joint[0]?.[0]) - 262)).toBeLessThanOrEqual(4)
  expect(report.headline).toContain('Two or more of the 3 columns raise alarms together in 1 place')
})

test('rows out of order are sorted by their time, and the alarm names the row of the file', async () => {
  const reading = noise(300, 85)
  reading[200] = 34
  const at = times(300)
  const turned = { reading: reading.toReversed(), at: at.toReversed() }
  const report = await reportOf(turned)
  expect(check(report, 'Rows are in time order')?.state).toBe('doubtful')
  // The 201st of 300 is the 100th from the end, in row 101 below the heading.
  expect(alarmRows(report)).toEqual([101])
})

test('a visitor’s file: own headings, a row that can’t be read, and too few rows told as such', async () => {
  const rows = noise(120, 86).map(
    (value, i) => `${new Date(start + i * minute).toISOString()},${i === 60 ? 'n/a' : value.toFixed(2)}`,
  )
  const run = (csv: string) => runDemo(demo, { kind: 'table', file: new Blob([csv]) }, { normal: 60 }, idle)
  const { report } = await run(`When,Bearing temp °C\n${rows.join('\n')}`)
  expect(report?.headline).toContain('in 119 readings of Bearing temp')
  expect(report?.checks?.find(({ name }) => name === 'No readings are missing')?.says).toContain(
    '1 reading is',
  )
  await expect(run(`When,Bearing temp °C\n${rows.slice(0, 30).join('\n')}`)).rejects.toThrow(/at least 40/)
})

test('noise on a daily cycle raises hardly more alarms than the same noise without one', async () => {
  const alarms = { cycle: 0, level: 0 }
  const weeks = 8
  for (let seed = 1; seed <= weeks; seed++)
    for (const kind of ['cycle', 'level'] as const) {
      const swing = kind === 'cycle' ? 20 : 0
      const reading = noise(1008, seed * 977, (i) => 600 + swing * Math.sin((2 * Math.PI * i) / 144))
      const report = await reportOf({ reading, at: times(1008, 10 * minute) }, { normal: 432 })
      alarms[kind] += alarmRows(report).length
    }
  // In a thousand readings.
  expect((alarms.cycle - alarms.level) / weeks).toBeLessThan(1)
})
