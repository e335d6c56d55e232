import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findDemo } from './demos.ts'
import { isSheetsDemo, isTableDemo } from './frame/demo.ts'
import { runDemo } from './frame/run-demo.ts'
import { startValues } from './frame/setting-values.ts'

const idle = { progress: () => undefined }

async function run(slug: string, file: Blob, settings = {}) {
  const demo = await findDemo(slug)
  if (!demo || !isTableDemo(demo)) throw new Error('No table demo')
  const values = { ...startValues(demo.settings, true), ...settings }
  const { report } = await runDemo(demo, { kind: 'table', file }, values, idle)
  if (!report) throw new Error('The file was not understood')
  return report
}
const fileOf = (name: string) => new File([readFileSync(`tests/files/exports/${name}`)], name)

test('headline and meaning name the same lots', async () => {
  const { headline, meaning } = await run('quality-insight-automation', fileOf('boards-c-chart.txt'))
  expect(headline).toMatch(/at lot 6: rule 1/)
  const said = meaning.map(({ text }) => text).join(' ')
  // Montgomery's example 7.3: 5 and 39 defects against 19.85.
  expect(said).toMatch(/out of line at lot 6: 5 .*and at lot 20: 39 /)
})

test('the best corner of a setting of two words is one of these words', async () => {
  const { blocks } = await run('continuous-process-optimization', fileOf('pilot-two-catalysts.csv'))
  const table = blocks.find(({ id }) => id === 'settings')
  const rows = table?.kind === 'table' ? table.rows : []
  expect(rows.find(([name]) => String(name).startsWith('Kat'))).toEqual(
    expect.arrayContaining(['B', 'A', 'B']),
  )
})

test.for([
  ['Ra (µm)', 'Lowest'],
  ['Rauheit Rz', 'Lowest'],
  ['Surface roughness', 'Lowest'],
  ['Yield (%)', 'Highest'],
  ['Rate', 'Highest'],
])('of %s the %s value is wanted at first', async ([name, wanted]) => {
  const values = [8.2, 5.1, 8.4, 5.3, 8.1, 5.2, 8.3, 5.0]
  const csv = `speed,feed,${name}\n${values.map((value, i) => `${i % 2},${(i >> 1) % 2},${value}`).join('\n')}`
  const { meaning } = await run('continuous-process-optimization', new Blob([csv]))
  expect(meaning.map(({ text }) => text).join(' ')).toContain(`${wanted} at the corner`)
})

test('the field of an InfluxDB export is a measuring point, to be chosen before a trend is drawn', async () => {
  const rows = Array.from({ length: 40 }, (_, i) =>
    ['pressure_bar', 'flow_m3h'].map(
      (field, k) => `2026-03-02T06:${String(i).padStart(2, '0')}:00Z,${6 + k * 9 + i / 100},${field},plc7`,
    ),
  ).flat()
  const csv = `_time,_value,_field,_measurement\n${rows.join('\n')}`
  const trend = await run('predictive-maintenance-intelligence', new Blob([csv]), { limit: 20 })
  expect(trend.headline).toBe('First choose one measuring point: “pressure_bar”, “flow_m3h”.')
  await expect(run('instant-anomaly-detection', new Blob([csv]), { normal: 20 })).rejects.toThrow(
    '_field holds 2 measuring points (pressure_bar, flow_m3h)',
  )
})

test.for([
  ['sap-ih08.txt', 'maximo-assets.csv', '52', '52 updates, 18 new', []],
  // The twenty new ones have no e-mail address, which the target requires.
  ['sage-suppliers-ie.csv', 'xero-contacts-ie.csv', '40', '40 updates, 0 new', ['EmailAddress']],
] as const)(
  '%s into %s: no row is refused for how it is written',
  async ([source, target, linked, written, lacking]) => {
    const demo = await findDemo('seamless-integration-framework')
    if (!demo || !isSheetsDemo(demo)) throw new Error('No demo of two tables')
    const files = { source: [fileOf(source)], target: [fileOf(target)] }
    const { report } = await runDemo(demo, { kind: 'sheets', files }, startValues(demo.settings, true), idle)
    const figures = report?.figures ?? []
    expect(figures.some(({ value, basis }) => value === linked && basis?.includes('compared'))).toBe(true)
    expect(figures.map(({ basis }) => basis)).toContain(written)
    const refused = report?.blocks.find(({ id }) => id === 'rejects')
    const fields = refused?.kind === 'table' ? refused.rows.map(([, field]) => field) : []
    expect([...new Set(fields)]).toEqual(lacking)
    const cells = report?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])) ?? []
    // A year is no amount, and an Eircode is parted as in the target.
    if (source === 'sap-ih08.txt') expect(cells).toContain('2023')
    else expect(cells.some((cell) => /^[A-Z]\d\d [A-Z\d]{4}$/.test(String(cell)))).toBe(true)
  },
)
