import { expect, test } from 'vitest'
import { initialValues } from '#features/demos/frame/demo.ts'
import type { Choices } from '#features/demos/frame/read/reading.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { seededRandom } from '#lib/random.ts'
import { carbonDioxide, nile, nottem, passengers } from '#tests/series/published.ts'
import { demo } from './demo.ts'
import { exactQuantile, TDigest } from './t-digest.ts'
import { runWindows } from './windows.ts'

const idle = { progress: () => undefined }
const start = Date.UTC(2026, 0, 5, 8)
const iso = (ms: number) => new Date(start + ms).toISOString()
/** As a visitor's file starts: what belongs to the sample is empty. */
const own = {
  ...initialValues(demo.settings),
  rate: NaN,
  late: NaN,
  longest: NaN,
  window: NaN,
  delay: NaN,
  allowed: NaN,
}
const run = (csv: string, settings = {}, choices: Choices = {}) =>
  runDemo(demo, { kind: 'table', file: new Blob([csv]), choices }, { ...own, ...settings }, idle)
type Report = NonNullable<Awaited<ReturnType<typeof run>>['report']>
const check = (report: Report | undefined, name: string) => report?.checks?.find((one) => one.name === name)

/** 600 messages a second apart, each up to 3 s late, sorted by arrival. */
function messages() {
  const random = seededRandom(91)
  return Array.from({ length: 600 }, (_, i) => ({
    at: i * 1000,
    arrived: i * 1000 + Math.round(random.next() * 3000),
    value: 20 + random.normal(),
    id: `m${i}`,
  })).sort((a, b) => a.arrived - b.arrived)
}
const csvOf = (rows: ReturnType<typeof messages>) =>
  `When,Cycle time (ms),Message\n${rows.map(({ at, value, id }) => `${iso(at)},${value.toFixed(3)},${id}`).join('\n')}`

test('no figure of the sample carries over: what is left open comes from the file, and is said', async () => {
  const { report, needs } = await run(csvOf(messages()))
  expect(needs).toEqual([])
  expect(report?.headline).toMatch(/^Live and batch agree: 600 messages, .* p99 of Cycle time [\d.]+ ms\.$/)
  const said = check(report, 'Window and waiting times are your own')
  expect(said).toMatchObject({ state: 'doubtful' })
  // A hundred messages at one a second take 100 s; the next round span is 2 minutes.
  expect(said?.says).toContain('windows of 2 minutes')
  const set = await run(csvOf(messages()), { window: 30, delay: 2, allowed: 10 })
  expect(check(set.report, 'Window and waiting times are your own')?.state).toBe('passed')
})

test('with the waiting taken from the file nothing is lost; with none, what came late is in the side list', async () => {
  const label = (report: Report | undefined) =>
    report?.figures.find((one) => one.label === 'Side list')?.value
  expect(label((await run(csvOf(messages()))).report)).toBe('0')
  const none = await run(csvOf(messages()), { window: 1, delay: 0, allowed: 0 })
  expect(Number(label(none.report))).toBeGreaterThan(50)
  expect(none.report?.headline).toMatch(/^Live and batch agree: 600 messages/)
})

test('a column that names the sensor isn’t taken for a message id; chosen as one there is no verdict, and what to do', async () => {
  const rows = messages().map((one, i) => ({ ...one, id: `s${i % 3}` }))
  const csv = csvOf(rows).replace('Message', 'device_id')
  const { report, readings } = await run(csv)
  expect(readings['table']?.columns.find(({ heading }) => heading === 'device_id')?.role).toBeNull()
  expect(report?.headline).toMatch(/^Live and batch agree: 600 messages/)
  const chosen = await run(csv, {}, { roles: { id: 'device_id' } })
  expect(chosen.report?.headline).toMatch(/^No verdict.*seems to name the sender/)
})

test('a clock that runs a day ahead: no verdict, and the row that pushed the watermark', async () => {
  const rows = messages()
  rows[120] = { ...(rows[120] ?? rows[0]!), at: (rows[120]?.at ?? 0) + 86_400_000 }
  const { report } = await run(csvOf(rows))
  expect(report?.headline).toMatch(/^No verdict.*Row 122 is 24 hours ahead/)
})

test('rows that are sorted can’t show lateness, and the page says so, whichever way they are sorted', async () => {
  const rows = messages().sort((a, b) => a.at - b.at)
  const rising = await run(csvOf(rows))
  expect(check(rising.report, 'Rows are in order of arrival')).toMatchObject({ state: 'doubtful' })
  const falling = await run(csvOf(rows.toReversed()))
  expect(check(falling.report, 'Rows are in order of arrival')?.says).toContain('reversed')
  expect(falling.report?.headline).toBe(rising.report?.headline)
})

test('with an arrival time the rows may stand in any order', async () => {
  const rows = messages()
  const withArrival = (list: typeof rows) =>
    `When,Received at,Cycle time,Message\n${list.map(({ at, arrived, value, id }) => `${iso(at)},${iso(arrived)},${value.toFixed(3)},${id}`).join('\n')}`
  const sorted = await run(withArrival(rows.toSorted((a, b) => a.at - b.at)))
  expect(check(sorted.report, 'Rows are in order of arrival')?.state).toBe('passed')
  expect(sorted.report?.figures).toEqual((await run(withArrival(rows))).report?.figures)
})

test('equal values, one moment, a year of silence; and too many windows are refused in words', async () => {
  const table = (at: number[], value: number[]) =>
    `time,value\n${at.map((one, i) => `${new Date(one).toISOString()},${value[i]}`).join('\n')}`
  const day = 86_400_000
  const same = await run(table([0, 0, 0], [5, 5, 5]))
  expect(same.report?.figures[2]).toMatchObject({ label: 'p99', value: '5' })
  expect(check(same.report, 'An id names one message')?.says).toContain('There is no message id')
  const silence = await run(table([0, 1000, 365 * day, 365 * day + 1], [1, 2, -3, 0]))
  expect(JSON.stringify(silence.report)).not.toMatch(/NaN|undefined|Infinity/)
  const spread = Array.from({ length: 30_000 }, (_, i) => i * 60_000)
  await expect(run(table(spread, spread), { window: 5 })).rejects.toThrow('Lengthen the window')
  await expect(run(table(spread, spread))).resolves.toBeDefined()
})

test('windows of two minutes over the scores of the dataflow paper sum to 14, 22, 3 and 12, of 51 in all', () => {
  // T. Akidau et al., The dataflow model, PVLDB 8 (12), 2015, figures 5 to 12: ten scores in order of arrival, the 9 late.
  const scores = [
    [0.5, 5],
    [2.5, 7],
    [3.2, 3],
    [3.6, 4],
    [4.4, 3],
    [2.8, 8],
    [6.3, 3],
    [7.1, 8],
    [1.4, 9],
    [7.7, 1],
  ] as const
  const { windows, sum, fates } = runWindows(
    { at: scores.map(([minute]) => minute * 60_000), value: scores.map(([, score]) => score) },
    { windowMs: 120_000, slideMs: 120_000, delayMs: 60_000, allowedMs: 600_000, compression: 200 },
    () => undefined,
  )
  expect(windows.map((one) => one.sum)).toEqual([14, 22, 3, 12])
  expect(windows[0]).toMatchObject({ first: 1, count: 2, corrected: 1 })
  expect([sum, fates.corrected, fates.tooLate]).toEqual([51, 1, 0])
})

// Quantiles of R 4.2.2, quantile(x, type = 5), which is Hazen's rule.
test.for([
  ['Nottingham', nottem, [47.35, 62.15, 65.58]],
  ['airline passengers', passengers, [265.5, 495.2, 606.96]],
  ['the Nile', nile, [893.5, 1215, 1315]],
  ['carbon dioxide', carbonDioxide, [335.17, 361.661, 364.965]],
] as const)(
  'the exact p50, p95 and p99 of %s are R’s, and those of the digest within 1%',
  ([, values, expected]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const digest = new TDigest(200)
    for (const value of values) digest.add(value)
    ;[0.5, 0.95, 0.99].forEach((q, k) => {
      expect(exactQuantile(sorted, q)).toBeCloseTo(expected[k] ?? NaN, 9)
      expect(digest.quantile(q) / (expected[k] ?? NaN)).toBeCloseTo(1, 2)
    })
  },
)
