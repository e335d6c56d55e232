import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditCases } from '#tests/files/expected/audit.ts'
import { exportCases } from '#tests/files/expected/exports.ts'
import { guessedRoleCases } from '#tests/files/expected/guessed-roles.ts'
import { headingCases } from '#tests/files/expected/headings.ts'
import { headingCasesSetAside } from '#tests/files/expected/headings-set-aside.ts'
import { layoutCases } from '#tests/files/expected/layouts.ts'
import { periodCases } from '#tests/files/expected/period-names.ts'
import { plantCases } from '#tests/files/expected/plants.ts'
import { visitorCases } from '#tests/files/expected/visitors.ts'
import { findDemo } from './demos.ts'
import { canBeEmpty, DemoError, isTableDemo, type Demo } from './frame/demo.ts'
import { runDemo, type Readings, type SettingValues } from './frame/run-demo.ts'

/** As the fields of a visitor's file start. */
const emptySettings = ({ settings }: Demo): SettingValues =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, setting]) => {
      if (setting.kind !== 'number') return []
      if (typeof setting.forOwnFile === 'number') return [[name, setting.forOwnFile]]
      return canBeEmpty(setting, true) ? [[name, Number.NaN]] : []
    }),
  )

const cases = [
  ...auditCases.map((one) => ({ ...one, folder: 'audit' })),
  ...[...visitorCases, ...layoutCases].map((one) => ({ ...one, folder: 'visitors' })),
  ...exportCases.map((one) => ({ ...one, folder: 'exports' })),
  ...plantCases.map((one) => ({ ...one, folder: 'plants' })),
  ...guessedRoleCases.map((one) => ({ ...one, folder: 'guessed-roles' })),
  ...[...headingCases, ...periodCases].map((one) => ({ ...one, folder: 'headings' })),
  ...headingCasesSetAside.map((one) => ({ ...one, folder: 'headings-set-aside' })),
]

async function run({ folder, file, slug, settings, choices, meanings }: (typeof cases)[number]) {
  const demo = await findDemo(slug)
  if (!demo || !isTableDemo(demo)) throw new Error(`No table demo ${slug}`)
  const data = new File([readFileSync(`tests/files/${folder}/${file}`)], file)
  let readings: Readings = {}
  const work = { progress: () => undefined, onRead: (read: Readings) => (readings = read) }
  const values = { ...emptySettings(demo), ...settings }
  const outcome = await runDemo(demo, { kind: 'table', file: data, choices, meanings }, values, work).catch(
    (error: unknown) => {
      if (error instanceof DemoError) return error.message
      throw error
    },
  )
  return { outcome, reading: readings['table'] }
}

test.for(cases)('$file in $slug: columns and figures are those of a person', async (one) => {
  const { columns, headline, figures = {}, says = [], tells = [] } = one
  const { outcome, reading } = await run(one)
  const found = Object.fromEntries(
    Object.keys(columns).map((role) => [role, reading?.columns.find((own) => own.role === role)?.heading]),
  )
  expect(found).toEqual(columns)
  const report = typeof outcome === 'string' ? undefined : outcome.report
  expect(typeof outcome === 'string' ? outcome : (report?.headline ?? '')).toMatch(headline)
  const shown = Object.fromEntries(report?.figures.map(({ label, value }) => [label, value]) ?? [])
  expect(shown).toMatchObject(figures)
  for (const piece of says) expect(reading?.notes.join(' ')).toContain(piece)
  const checked = report?.checks?.map((check) => check.says).join(' ')
  for (const piece of tells) expect(checked).toContain(piece)
})

test.for(cases.filter(({ asks }) => asks !== undefined))(
  '$file in $slug: nothing is computed before the visitor has said what the file doesn’t',
  async (one) => {
    const { outcome, reading } = await run({ ...one, choices: undefined })
    expect(outcome).not.toHaveProperty('report.headline')
    expect(reading?.questions.map(({ text }) => text).join(' ')).toMatch(one.asks ?? /./)
  },
)

test('the order of a date that can be read both ways is asked before anything is computed', async () => {
  const demo = await findDemo('dynamic-operational-dashboards')
  if (!demo) throw new Error('No demo')
  const data = new File([readFileSync('tests/files/audit/registro-turno-it.csv')], 'registro-turno-it.csv')
  const { report, readings } = await runDemo(
    demo,
    { kind: 'table', file: data },
    { idealSeconds: 2 },
    { progress: () => undefined },
  )
  expect(report).toBeUndefined()
  expect(readings['table']?.questions.map(({ heading }) => heading)).toEqual(['Data'])
})
