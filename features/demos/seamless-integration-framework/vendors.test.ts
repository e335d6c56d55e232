import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import type { Choices } from '#features/demos/frame/read/reading.ts'
import { demo } from './demo.ts'

const fileOf = (name: string) => new File([readFileSync(`tests/files/visitors/${name}`)], name)

async function run(choices: Record<string, Choices> = {}) {
  const files = { source: [fileOf('crm-contacts-us.csv')], target: [fileOf('billing-customers.csv')] }
  return runDemo(demo, { kind: 'sheets', files, choices }, {}, { progress: () => undefined })
}

test('which of day and month stands first is asked where a table’s dates don’t tell', async () => {
  const { report, readings } = await run()
  expect(report).toBeUndefined()
  expect(readings['source']?.questions.map(({ heading }) => heading)).toEqual(['Birthdate'])
  expect(readings['target']?.questions).toEqual([])
})

test('26 of 34 contacts are customers already, 8 are new, and another way of writing telephones refuses none', async () => {
  const { report } = await run({ source: { formats: { Birthdate: 'date mdy' } } })
  const figures = Object.fromEntries(report?.figures.map(({ label, value }) => [label, value]) ?? [])
  expect(figures).toMatchObject({ 'Records linked': '26', Accepted: '34', Refused: '0' })
})
