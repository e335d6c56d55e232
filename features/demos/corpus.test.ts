import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { textFiles } from '#tests/files/expected/every-file.ts'
import { workbooks } from '#tests/files/expected/workbooks.ts'
import { demoSlugs, findDemo } from './demos.ts'
import { DemoError, isTableDemo } from './frame/demo.ts'
import { runDemo, type SettingValues } from './frame/run-demo.ts'

const files = [...textFiles, ...workbooks].map(({ file }) => file)
const fileOf = (path: string) => new File([readFileSync(`tests/files/${path}`)], basename(path))
const idle = { progress: () => undefined }
/** What a visitor fills in where the sample's figure doesn't hold. */
const filled: Record<string, SettingValues> = {
  'dynamic-operational-dashboards': { idealSeconds: 1.5 },
  'instant-anomaly-detection': { normal: 20 },
  'predictive-maintenance-intelligence': { limit: 250, planned: 300, failure: 2000 },
}

const run = async (slug: string, file: string, settings: SettingValues = filled[slug] ?? {}) => {
  const demo = await findDemo(slug)
  if (!demo || !isTableDemo(demo)) throw new Error(`No table demo ${slug}`)
  return runDemo(demo, { kind: 'table', file: fileOf(file) }, settings, idle)
}

const tableDemos: string[] = []
for (const slug of demoSlugs) {
  const demo = await findDemo(slug)
  if (demo && isTableDemo(demo)) tableDemos.push(slug)
}

test.for([
  ['instant-anomaly-detection', 'tuning/pi-datalink.csv', { at: 'Timestamp', reading: 'FIC101.PV' }],
  ['instant-anomaly-detection', 'tuning/ignition-history.csv', { at: 't_stamp', reading: 'Tank1/Level' }],
  ['instant-anomaly-detection', 'tuning/trend-pressure.csv', { at: 'Date', reading: 'Druckabfall mbar' }],
  ['quality-insight-automation', 'tuning/wide-x1-x5.csv', { subgroup: 'Sample', reading: 'x1' }],
  [
    'quality-insight-automation',
    'set-aside/wide-messwerte.csv',
    { subgroup: 'Stichprobe', reading: 'Messwert 1' },
  ],
  [
    'quality-insight-automation',
    'tuning/lots.csv',
    { inspected: 'Inspected', defective: 'Rejected', defect: 'Defect' },
  ],
  ['predictive-maintenance-intelligence', 'tuning/weibull-lives.csv', { age: 'Hours run', ended: 'Status' }],
  [
    'predictive-maintenance-intelligence',
    'tuning/trend-pressure.csv',
    { at: 'Date', reading: 'Druckabfall mbar' },
  ],
  [
    'continuous-process-optimization',
    'tuning/minitab-doe.csv',
    { a: 'Temp', b: 'Pressure', result: 'Yield' },
  ],
  ['real-time-analytics-gateway', 'tuning/messages.csv', { at: 'ts', value: 'value', id: 'msg_id' }],
  [
    'dynamic-operational-dashboards',
    'tuning/mes-downtime.csv',
    { shift: 'Shift', minutes: 'Duration (hh:mm)', state: 'State', parts: 'Parts' },
  ],
  [
    'dynamic-operational-dashboards',
    'tuning/workbook-named.csv',
    { shift: 'Shift', minutes: 'Minutes', parts: 'Parts' },
  ],
] as const)('%s runs on %s with the columns that a person would choose', async ([slug, file, columns]) => {
  const { report, readings, needs } = await run(slug, file)
  expect(needs).toEqual([])
  const found = new Map(readings['table']?.columns.map(({ heading, role }) => [heading, role]))
  for (const [role, heading] of Object.entries(columns))
    expect([heading, found.get(heading)]).toEqual([heading, role])
  expect(report?.headline).toMatch(/\w/)
  expect(JSON.stringify([report?.headline, report?.figures, report?.meaning])).not.toMatch(
    /NaN|undefined|Infinity/,
  )
})

test.for(files)('%s: each demo runs on it, or says what it needs', async (file) => {
  for (const slug of tableDemos) {
    const outcome = await run(slug, file).catch((error: unknown) => {
      expect(error).toBeInstanceOf(DemoError)
      return undefined
    })
    if (!outcome || outcome.report) continue
    const { questions = [], lacking = [] } = outcome.readings['table'] ?? {}
    expect([slug, questions.length + lacking.length + outcome.needs.length > 0]).toEqual([slug, true])
  }
})

test('figures of the sample never stand in for a visitor’s: the ideal cycle is asked for', async () => {
  const own = await run('dynamic-operational-dashboards', 'tuning/mes-downtime.csv', {
    idealSeconds: Number.NaN,
  })
  expect(own.report).toBeUndefined()
  expect(own.needs).toEqual(['Ideal cycle'])
})
