import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import type { Choices } from '#features/demos/frame/read/reading.ts'
import { demo } from './demo.ts'

const idle = { progress: () => undefined }

async function run(csv: string, settings: Record<string, number | string> = {}, choices?: Choices) {
  const values = { scope: 'all', idealSeconds: Number.NaN, ...settings }
  const outcome = await runDemo(demo, { kind: 'table', file: new Blob([csv]), choices }, values, idle)
  const { report, needs, readings } = outcome
  const figures = Object.fromEntries(report?.figures.map(({ label, value }) => [label, value]) ?? [])
  const check = (name: RegExp) => report?.checks?.find((one) => name.test(one.name))
  return { report, needs, reading: readings['table'], figures, check }
}

test('without a column of cycles or rates the ideal cycle is asked for; with one it isn’t', async () => {
  const bare = await run('Shift,Planned time (min),Downtime (min),Total,Rejects\nA,480,48,400,8')
  expect(bare).toMatchObject({ needs: ['Ideal cycle'], report: undefined })
  const own = await run(
    'Shift,Planned time (min),Downtime (min),Total,Rejects,Cycle time (min)\nA,480,48,400,8,1',
  )
  expect(own.needs).toEqual([])
  // 432 of 480, 400 of 432, 392 of 400.
  expect(own.figures).toMatchObject({
    Availability: '90.00%',
    Performance: '92.59%',
    Quality: '98.00%',
    OEE: '81.67%',
  })
})

test('the worked example of oee.com: 480 minutes with 60 of breaks, 47 down, 19,271 parts at a second, 423 rejects', async () => {
  // Vorne Industries, Calculating OEE: 88.81, 86.11, 97.80 and 74.79%.
  const { figures } = await run(
    'Shift,Shift length (min),Breaks (min),Downtime (min),Ideal cycle time (s),Total count,Reject count\nA,480,60,47,1,19271,423',
  )
  expect(figures).toEqual({ Availability: '88.81%', Performance: '86.11%', Quality: '97.80%', OEE: '74.79%' })
})

test('planned times without a unit that are at most 24 are hours, which is said and can be changed', async () => {
  const csv = 'Shift,Planned time,Downtime,Total,Rejects\nA,8,0.8,400,8\nB,8,1.6,380,2'
  const { figures, check } = await run(csv, { idealSeconds: 60 })
  expect(figures['Availability']).toBe('85.00%')
  expect(check(/Planned time/)).toMatchObject({ state: 'doubtful' })
  expect(check(/Planned time/)?.says).toContain('taken as hours')
  const minutes = await run(csv, { idealSeconds: 60, timesIn: 'minutes' })
  expect(minutes.report?.headline).toMatch(/^No OEE can be given yet: Performance is/)
})

test('downtime in minutes beside planned hours stays in minutes where it can’t be hours', async () => {
  const { figures } = await run('Shift,Planned,Downtime,Total,Rejects\nA,8,48,400,8', { idealSeconds: 60 })
  expect(figures['Availability']).toBe('90.00%')
})

test('whether breaks come off is told by run time, else by the heading, and can be chosen', async () => {
  const head = 'Shift,Planned time (min),Breaks (min),Downtime (min),Total,Rejects'
  const net = await run(`${head}\nA,450,30,45,400,0`, { idealSeconds: 60 })
  expect(net.figures['Availability']).toBe('90.00%')
  const gross = await run(`${head},Run time (min)\nA,480,30,45,400,0,405`, { idealSeconds: 60 })
  expect(gross.figures['Availability']).toBe('90.00%')
  expect(gross.check(/Breaks/)?.says).toContain('taken off')
  const chosen = await run(`${head}\nA,450,30,42,370,0`, { idealSeconds: 60, breaks: 'off' })
  expect(chosen.figures['Availability']).toBe('90.00%')
})

test('rows with cycles of their own are weighed by time, so that the factors multiply to OEE', async () => {
  const { figures, check } = await run(
    `Shift,Product,Planned (min),Downtime (min),Total,Rejects,Cycle time (s)
A,Lid,240,24,400,40,30
B,Body,240,0,100,0,120`,
  )
  // (216 + 240) of 480; 200 + 200 minutes at best of 456; 380 good of 400.
  expect(figures).toMatchObject({
    Availability: '95.00%',
    Performance: '87.72%',
    Quality: '95.00%',
    OEE: '79.17%',
  })
  expect(check(/One machine/)?.says).toContain('weighed')
})

test('a rate without a unit is an hour’s where the parts say so', async () => {
  const csv = 'Shift,Planned (min),Downtime (min),Total,Rejects,Std rate\nA,480,48,390,0,60'
  const { figures, check } = await run(csv)
  expect(figures['Performance']).toBe('90.28%')
  expect(check(/ideal cycle/)?.says).toContain('parts an hour')
})

test.for([
  ['A,480,500,400,8', /^Row 2 has 500 minutes of downtime in 480 planned/],
  ['A,480,40,400,408', /^Row 2 has 408 rejects of 400 parts.*Good parts/],
  ['A,480,40,400,-1', /^Row 2 has negative figures/],
] as const)('figures that can’t be are refused with the row: %s', async ([row, message]) => {
  await expect(
    run(`Shift,Planned (min),Downtime (min),Total,Rejects\n${row}`, { idealSeconds: 60 }),
  ).rejects.toThrow(message)
})

test('a day without planned time is left out and told, and without rejects quality is said to be assumed', async () => {
  const { figures, check } = await run(
    'Date,Planned (min),Downtime (min),Total\n2026-11-02,480,48,400\n2026-11-03,0,0,0\n2026-11-04,480,48,400',
    { idealSeconds: 60 },
  )
  expect(figures['Availability']).toBe('90.00%')
  expect(check(/one shift/)?.says).toContain('1 row without planned time or parts is left out')
  expect(check(/rejects/)).toMatchObject({ state: 'doubtful' })
})

test('a log stays a log, and the visitor may say that a file is the other', async () => {
  const log = 'Shift,Minutes,State,Parts\nA,400,Running,20000\nA,20,Breakdown,0'
  expect((await run(log, { idealSeconds: 1 })).reading?.layout?.used).toBe('log')
  await expect(run(log, { idealSeconds: 1 }, { layout: 'shifts' })).rejects.toThrow(/^Availability needs/)
})
