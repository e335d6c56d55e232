import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DemoError } from '#features/demos/frame/demo.ts'
import { runDemo } from '#features/demos/frame/run-demo.ts'
import { checkerOf, contractOf, ruleOf } from './contract.ts'
import { demo } from './demo.ts'
import { integrate } from './integrate.ts'
import { linkQuality } from './integration-report.ts'
import { matchColumns } from './match-columns.ts'
import { profileOf, profileSimilarity } from './profile.ts'
import { sampleSheets, trueColumns } from './sample.ts'

const idle = { progress: () => undefined }
const settings = { nameWeight: 0.4, least: 0.35, linkFrom: 0.95, reviewFrom: 0.02 }
const own = (source: string, target: string, pairs?: (number | null)[]) => {
  const files = { source: [new File([source], 'a.csv')], target: [new File([target], 'b.csv')] }
  return runDemo(demo, { kind: 'sheets', files, pairs }, {}, idle)
}
const sampleTables = () => {
  const { sheets, truth } = sampleSheets()
  const [source, target] = [sheets.source[0], sheets.target[0]]
  if (!source || !target) throw new Error('The sample lacks a table')
  return { source, target, truth }
}

test('the sample: 12 of 12 columns are matched rightly', () => {
  const { source, target } = sampleTables()
  expect(matchColumns(source, target, settings).matches.map((match) => match.source)).toEqual(trueColumns)
})

test('the contents alone tell 9 columns, without any heading', () => {
  const { source, target } = sampleTables()
  const nameless = { ...source, headings: source.headings.map((_, i) => `f${i}`) }
  const { matches } = matchColumns(nameless, target, { ...settings, nameWeight: 0 })
  const right = matches.filter((match, i) => match.source === trueColumns[i])
  expect(right.length).toBeGreaterThanOrEqual(9)
})

test('the sample: linkage F1 of at least 0.95, one to one, and a reason for each refused row', () => {
  const { source, target, truth } = sampleTables()
  const { linkage, fates } = integrate(source, target, settings, new Map(), idle)
  expect(linkQuality(linkage, truth).f1).toBeGreaterThanOrEqual(0.95)
  const used = linkage.linked.flatMap((pair) => (pair ? [pair.t] : []))
  expect(new Set(used).size).toBe(used.length)
  expect(fates.length).toBe(source.rows.length)
  const rejected = fates.filter(({ kind }) => kind === 'reject')
  expect(rejected.length).toBeGreaterThanOrEqual(11)
  for (const { reasons } of rejected) {
    expect(reasons.length).toBeGreaterThan(0)
    for (const { field, text } of reasons)
      expect(`${field} ${text}`).toMatch(/^[\w ]+ (?:is|isn’t|may be|can’t be) /)
  }
  for (const { kind, reasons } of fates) if (kind !== 'reject') expect(reasons).toEqual([])
})

test('each planted fault is refused in its own field', () => {
  const { source, target } = sampleTables()
  const { fates } = integrate(source, target, settings, new Map(), idle)
  const planted = {
    7: 'email_address',
    19: 'credit_limit',
    41: 'last_order_date',
    66: 'country',
    83: 'company_name',
    131: 'phone_number',
    158: 'postcode',
    222: 'last_order_date',
  }
  for (const [row, field] of Object.entries(planted))
    expect(fates[Number(row)]?.reasons.map((reason) => reason.field)).toContain(field)
})

test('the contract is drawn from the target and is JSON Schema that says which field breaks it', () => {
  const columns = {
    id: ['C1', 'C2', 'C3', 'C4', 'C5'],
    amount: ['5', '0', '12', '7', '3'],
    'a/b "day"': ['2026-01-01', '2026-02-01', '', '2026-03-01', '2026-01-05'],
  }
  const rules = Object.values(columns).map((cells) => ruleOf(cells, profileOf(cells).kind, '.'))
  const schema = contractOf(Object.keys(columns), rules, () => false)
  expect(schema.required).toEqual(['id', 'amount'])
  const check = checkerOf(schema)
  expect(check({ id: 'C9', amount: 4, 'a/b "day"': '2026-12-31' })).toEqual([])
  expect(check({ id: 'X', amount: 4 })).toEqual(['id'])
  expect(check({ id: 'C9', amount: -1, 'a/b "day"': 'soon' })).toEqual(['amount', 'a/b "day"'])
  expect(check({ amount: 1.5 }).sort()).toEqual(['amount', 'id'])
})

test('codes with hyphens and slashes become patterns that hold', () => {
  const cells = ['A-1/2', 'B-7/3', 'C-2/9', 'D-4/4', 'E-1/1']
  const rule = ruleOf(cells, profileOf(cells).kind, '.')
  const check = checkerOf(contractOf(['code'], [rule], () => false))
  expect(check({ code: 'F-12/3' })).toEqual([])
  expect(check({ code: 'F12/3' })).toEqual(['code'])
})

test('the visitor’s own pairs overrule', async () => {
  const rows = (heading: string) =>
    `${heading}\n${Array.from({ length: 8 }, (_, i) => `K${i},Leeds ${i},${i}`).join('\n')}`
  const { report } = await own(rows('code,place,n'), rows('code,place,n'), [0, null, 2])
  expect(report?.pairing?.chosen).toEqual([0, null, 2])
  expect(report?.warnings?.join(' ')).toContain('No column of the source was found for place')
})

test('one column, no rows, two files that have nothing in common: each says what is wrong', async () => {
  const good = `id,name\n${Array.from({ length: 9 }, (_, i) => `${i},name ${i}`).join('\n')}`
  await expect(own('just\nlines\nof\ntext', good)).rejects.toThrow(/a.csv has one column only/)
  await expect(own(good, 'id,name\n1,x')).rejects.toThrow(/b.csv has one row below its heading/)
  const strange = `colour,weight\n${Array.from({ length: 9 }, () => 'zzz,').join('\n')}`
  const nothing = await own(strange, good).then(
    ({ report }) => report?.warnings?.join(' '),
    (error: Error) => error.message,
  )
  expect(nothing).toMatch(/No two columns could be matched|No column of the source/)
})

test('any two tables of text give a report in which every row has one fate, or an error in words', async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 6 }),
    fc.constantFrom('', '1', '-3,5', '2026-01-01', 'a@b.example', '=1+1'),
  )
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 5, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(table, table, async (a, b) => {
      const sheet = (name: string, rows: string[][]) => ({
        name,
        headings: ['id', 'name', 'x'],
        rows,
        lines: rows.map((_, i) => i + 2),
      })
      const values = { nameShare: 40, least: 0.35, linkFrom: 95, reviewFrom: 2 }
      const tables = { source: [sheet('a', a)], target: [sheet('b', b)] }
      const report = await Promise.resolve()
        .then(() => demo.compute(tables, values, { ...idle, isSample: false }))
        .catch((error: Error) => {
          if (error instanceof DemoError) return undefined
          throw error
        })
      if (!report) return
      const figure = (label: string) => Number(report.figures.find((one) => one.label === label)?.value)
      expect(figure('Accepted') + figure('Refused')).toBe(a.length)
      expect(JSON.stringify([report.headline, report.figures, report.meaning])).not.toMatch(
        /NaN|undefined|Infinity/,
      )
    }),
    { numRuns: 60 },
  )
})

test('columns of the same days are alike in whatever order they are written, and unlike those of other days', () => {
  const days = Array.from({ length: 40 }, (_, i) => new Date(Date.UTC(1970, i, 1 + ((i * 7) % 28))))
  const iso = days.map((day) => day.toISOString().slice(0, 10))
  const home = iso.map((day) => day.split('-').toReversed().join('/'))
  const later = days.map((day) => new Date(day.getTime() + 86_400_000 * 9_000).toISOString().slice(0, 10))
  const [own, same, other] = [home, iso, later].map((cells) => profileOf(cells))
  if (!own || !same || !other) throw new Error('No profile')
  expect(profileSimilarity(own, same)).toBeGreaterThan(0.8)
  expect(profileSimilarity(own, other)).toBeLessThan(0.6)
})
