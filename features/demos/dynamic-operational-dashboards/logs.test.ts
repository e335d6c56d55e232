import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'

const idle = { progress: () => undefined }

async function run(
  csv: string,
  settings: Record<string, number | string> = {},
  meanings?: Record<string, string>,
) {
  const values = { scope: 'all', idealSeconds: 1, ...settings }
  const { report } = await runDemo(demo, { kind: 'table', file: new Blob([csv]), meanings }, values, idle)
  if (!report) throw new Error('The file was not understood')
  const figure = (label: string) => report.figures.find((one) => one.label === label)?.value
  const check = (name: RegExp) => report.checks?.find((one) => name.test(one.name))
  return { report, figure, check, availability: figure('Availability') }
}

test('a shift with 220 minutes of stops in a plant’s own words has an availability of 54.17%', async () => {
  const { availability } = await run(`Shift,Duration (min),State,Parts
A,260,Production,14000
A,80,Not running,0
A,60,Unscheduled maintenance,0
A,50,No production,0
A,30,Waiting on QA,0`)
  expect(availability).toBe('54.17%')
})

test('a state that isn’t known is asked for; what the visitor says is used', async () => {
  const csv = `Shift,Minutes,State,Parts
A,400,Running,20000
A,20,Zone 51,0`
  const open = await run(csv)
  expect(open.report.headline).toMatch(/^First say what “Zone 51” counts as/)
  expect(open.report.figures).toEqual([])
  expect(open.report.meanings?.rows.find(({ value }) => value === 'Zone 51')?.meaning).toBeNull()
  expect((await run(csv, {}, { 'Zone 51': 'unplanned' })).availability).toBe('95.24%')
  expect((await run(csv, {}, { 'Zone 51': 'planned' })).availability).toBe('100.00%')
})

test('a guess that the plant means otherwise is mended', async () => {
  const csv = `Shift,Minutes,State,Parts
A,400,Running,20000
A,20,Maintenance,0`
  expect((await run(csv)).availability).toBe('100.00%')
  expect((await run(csv, {}, { Maintenance: 'unplanned' })).availability).toBe('95.24%')
})

test('rows that overlap on one machine give no verdict, and the first of them is named', async () => {
  const { report, check } = await run(`Start,End,State,Parts
2026-01-05 06:00,2026-01-05 10:00,Running,9000
2026-01-05 08:00,2026-01-05 09:00,Breakdown,0
2026-01-05 10:00,2026-01-05 14:00,Running,9000`)
  expect(check(/counted twice/)).toMatchObject({ state: 'failed' })
  expect(report.headline).toContain('60 minutes are in two rows of one machine, first in row 3')
  expect(report.figures).toEqual([])
})

test('two machines at the same time are no overlap', async () => {
  const { check, availability } = await run(`Machine,Start,End,State,Parts
M1,2026-01-05 06:00,2026-01-05 10:00,Running,9000
M2,2026-01-05 06:00,2026-01-05 09:00,Running,9000
M2,2026-01-05 09:00,2026-01-05 10:00,Breakdown,0`)
  expect(check(/counted twice/)?.state).toBe('passed')
  expect(check(/One machine/)?.state).toBe('doubtful')
  expect(availability).toBe('87.50%')
})

test('a shift over midnight stays one shift, and its missing minutes are told', async () => {
  const { report, check } = await run(
    `Shift,Start,End,State,Parts
Night,2026-01-05 22:00,2026-01-06 01:00,Running,9000
Night,2026-01-06 01:00,2026-01-06 02:00,Breakdown,0
Night,2026-01-06 02:30,2026-01-06 06:00,Running,9000
Night,2026-01-06 22:00,2026-01-07 06:00,Running,20000`,
  )
  const shifts = report.blocks.find(({ id }) => id === 'shifts')
  expect(shifts?.kind === 'table' && shifts.rows.map(([name]) => name)).toEqual([
    '2026-01-05 Night',
    '2026-01-06 Night',
  ])
  expect(check(/missing/)).toMatchObject({ state: 'doubtful' })
  expect(check(/missing/)?.says).toContain('30 minutes')
})

test('when clocks change the given length counts, and it is told', async () => {
  const { check, figure } = await run(`Start,End,Minutes,State,Parts
2026-03-29 00:00,2026-03-29 04:00,180,Running,9000
2026-03-29 04:00,2026-03-29 05:00,60,Breakdown,0`)
  expect(check(/duration/)).toMatchObject({ state: 'doubtful' })
  expect(check(/duration/)?.says).toContain('clocks change')
  expect(figure('Availability')).toBe('75.00%')
})

test('an event of no length is no stop', async () => {
  const { figure } = await run(`Shift,Minutes,State,Parts
A,400,Running,20000
A,0,Alarm,0
A,20,Breakdown,0`)
  expect(figure('MTTR')).toBe('20 min')
})

test('a counter that goes on gives the same figures as counts of each row', async () => {
  const rows = (parts: number[]) => `Shift,Minutes,State,Parts
A,60,Running,${parts[0]}
A,10,Breakdown,${parts[1]}
A,120,Running,${parts[2]}
A,15,Setup,${parts[3]}
A,200,Running,${parts[4]}`
  const own = await run(rows([3000, 0, 6000, 0, 11_000]))
  const counter = await run(rows([3000, 3000, 9000, 9000, 20_000]))
  expect(counter.figure('OEE')).toBe(own.figure('OEE'))
  expect(counter.check(/counted for each row/)).toMatchObject({ state: 'doubtful' })
  expect(own.check(/counted for each row/)).toMatchObject({ state: 'passed' })
})

test('good parts and rejects counted apart are all parts together', async () => {
  const { figure } = await run(`Shift,Minutes,State,Good parts,Scrap
A,400,Running,18848,423
A,20,Breakdown,0,0`)
  expect(figure('Quality')).toBe('97.80%')
})

test('more rejects than parts is refused with the row and the way out', async () => {
  await expect(
    run(`Shift,Minutes,State,Parts,Rejects
A,60,Running,10,20
A,60,Breakdown,0,0`),
  ).rejects.toThrow(/Row 2 has 20 rejects of 10 parts.*Good parts/)
})

test('an ideal cycle that the machine has beaten gives no verdict', async () => {
  const { report, check } = await run(
    `Shift,Minutes,State,Parts
A,60,Running,9000
A,10,Breakdown,0`,
  )
  expect(check(/ideal cycle is the fastest/)?.state).toBe('failed')
  expect(report.figures).toEqual([])
  expect(report.headline).toContain('shorter ideal cycle')
})

test('a list of stops alone is refused: nothing says how long it ran', async () => {
  const { report } = await run(`Shift,Minutes,State,Parts
A,20,Breakdown,0
A,10,Jam,0`)
  expect(report.headline).toMatch(/^No OEE can be given yet: No row says that the line ran/)
})

test('rows after midnight that bear the date of their shift’s evening stay in that shift', async () => {
  const night = `Date,From,To,Minutes,Status,Comment,Good,Scrap
2026-11-12,22:00,23:40,100,Run,,1840,22
2026-11-12,23:40,00:25,45,Down,Bearing,0,0
2026-11-12,00:25,02:00,95,Run,,1790,31
2026-11-12,02:00,02:30,30,Break,,0,0
2026-11-12,02:30,04:10,100,Run,,1850,9
2026-11-12,04:10,04:48,38,Down,Hydraulic leak,0,0
2026-11-12,04:48,06:00,72,Run,,1310,18`
  const { report, figure } = await run(night, { scope: 'last', idealSeconds: 3 })
  expect(report.headline).toMatch(/^2026-11-12: OEE 75\.44%/)
  expect([figure('Availability'), figure('Performance'), figure('Quality')]).toEqual([
    '81.56%',
    '93.60%',
    '98.84%',
  ])
})

test('an early and a late stretch of one day, in the order of a list with the newest first, are left where they are', async () => {
  const { report } = await run(
    `Date,From,To,Minutes,Status,Good,Scrap
2026-11-12,18:00,22:00,240,Run,4000,0
2026-11-12,14:00,18:00,240,Run,4000,0
2026-11-12,00:00,06:00,360,Run,6000,0`,
    { scope: 'all', idealSeconds: 3 },
  )
  expect(report.checks?.find(({ name }) => /counted twice/.test(name))?.state).toBe('passed')
})

test('a row that only says that the machine stood counts by its reason, which can be mended', async () => {
  const csv = `Minutes,State,Reason,Parts,Scrap
400,Run,,20000,0
30,Down,Lunch,0,0
20,Down,Die change (setup),0,0
10,Down,Hydraulic leak,0,0
15,Down,Maintenance,0,0`
  const { availability, report } = await run(csv)
  // 445 planned, 45 of them down.
  expect(availability).toBe('89.89%')
  const losses = report.blocks.find(({ id }) => id === 'losses')
  expect(losses?.kind === 'bars' && losses.series[0]?.values.slice(0, 2)).toEqual([25, 20])
  const meant = Object.fromEntries(report.meanings?.rows.map(({ value, meaning }) => [value, meaning]) ?? [])
  expect(meant).toMatchObject({ 'Down: Lunch': 'planned', 'Down: Die change (setup)': 'setUp' })
  expect((await run(csv, {}, { 'Down: Maintenance': 'planned' })).availability).toBe('93.02%')
})

test('without rejects no quality is given, neither of a log nor of shift totals', async () => {
  const log = await run('Minutes,State,Parts\n400,Run,20000\n40,Breakdown,0')
  const totals = await run('Shift,Planned (min),Downtime (min),Total\nA,440,40,20000')
  for (const { figure, report } of [log, totals]) {
    expect([figure('Quality'), figure('OEE')]).toEqual(['not known', 'at most 75.76%'])
    expect(report.headline).toContain('OEE at most 75.76%')
    expect(JSON.stringify(report)).not.toContain('100.00%')
    expect(report.links?.some(({ to }) => to.includes('oee-calculator'))).toBe(false)
  }
})
