import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Sheet } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { demo } from './demo.ts'
import { integrate } from './integrate.ts'

const fileOf = (name: string) => new File([readFileSync(`tests/files/guessed-roles/${name}`)], name)
const work = { progress: () => undefined }

test('postcodes keep the nought in front, and 30 of 34 customers are found', async () => {
  const files = { source: [fileOf('debitoren.txt')], target: [fileOf('accounts.csv')] }
  const { report } = await runDemo(demo, { kind: 'sheets', files }, {}, work)
  const figures = Object.fromEntries(report?.figures.map(({ label, value }) => [label, value]) ?? [])
  expect(figures).toMatchObject({ 'Records linked': '30', Accepted: '34', Refused: '0' })
  const mapped = report?.blocks.find(({ id }) => id === 'mapped')
  if (mapped?.kind !== 'table') throw new Error('No table of rows')
  const at = mapped.columns.findIndex(({ label }) => label === 'Billing Zip')
  const codes = mapped.rows.map((row) => row[at])
  expect(codes.filter((code) => typeof code !== 'string' || code.length !== 5)).toEqual([])
  expect(codes).toEqual(expect.arrayContaining(['06537', '05049', '04172', '06022', '08838']))
})

/** Rows 0 to 39 of firms, with what a column holds in either table. */
const sheets = (names: [string, string], own: (i: number) => string, theirs: (i: number) => string) => {
  const sheet = (heading: string, cell: (i: number) => string): Sheet => ({
    name: heading,
    headings: ['Name', heading],
    rows: Array.from({ length: 40 }, (_, i) => [`Firm ${String.fromCharCode(65 + (i % 26))}${i}`, cell(i)]),
    lines: Array.from({ length: 40 }, (_, i) => i + 2),
  })
  return [sheet(names[0], own), sheet(names[1], theirs)] as const
}

test.for([
  {
    what: 'a nought that a spreadsheet lost in the source comes back',
    names: ['Code postal', 'CP'],
    own: (i: number) => String(1000 + i * 2311),
    theirs: (i: number) => String(1000 + i * 2311).padStart(5, '0'),
    wanted: '01000',
  },
  {
    what: 'no nought in the target, some in the source',
    names: ['ZIP', 'zip_code'],
    own: (i: number) => (i === 0 ? '02139' : String(20_000 + i * 997)),
    theirs: (i: number) => String(20_000 + i * 997),
    wanted: '02139',
  },
  {
    what: 'a number of twenty digits is not rounded',
    names: ['Barcode', 'barcode'],
    own: (i: number) => `1234567890123456${1000 + i}`,
    theirs: (i: number) => `1234567890123456${1000 + i}`,
    wanted: '12345678901234561000',
  },
  {
    what: 'numbers of customers are no amounts',
    names: ['Kundennummer', 'Customer no'],
    own: (i: number) => String(70_000 + i),
    theirs: (i: number) => String(70_000 + i),
    wanted: '70000',
  },
])('codes are taken as they are written: $what', ({ names, own, theirs, wanted }) => {
  const [source, target] = sheets(names as [string, string], own, theirs)
  const settings = { nameWeight: 0.4, least: 0.35, linkFrom: 0.95, reviewFrom: 0.02 }
  const { mappings, fates } = integrate(source, target, settings, new Map([[1, 1]]), work)
  expect(mappings[1]?.rule.text).not.toContain('number')
  expect(fates[0]?.record[names[1] ?? '']).toBe(wanted)
})
