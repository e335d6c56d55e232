import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { policies } from '#content/policies/index.ts'
import { jobs } from '#server/jobs.ts'
import { personHolders } from '#server/personal-data.ts'
import { filesOf } from './source-tree.ts'

const record = readFileSync('docs/privacy.md', 'utf8')
const partOf = (heading: string) => record.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
/** The names in the first column of a part's table. */
const tablesOf = (heading: string) =>
  [...partOf(heading).matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )

/** Every table of the product, as the code calls it and as the database does. */
async function allTables(): Promise<{ inCode: string; inDatabase: string }[]> {
  const lists = await Promise.all(
    filesOf('.table.server.ts').map(async ({ path }) => {
      const exported: Record<string, unknown> = await import(new URL(`../${path}`, import.meta.url).href)
      return Object.entries(exported).flatMap(([inCode, table]) =>
        is(table, PgTable) ? [{ inCode, inDatabase: getTableName(table) }] : [],
      )
    }),
  )
  return lists.flat()
}

test('every table is in the record, once, with or without personal data', async () => {
  const tables = (await allTables()).map(({ inDatabase }) => inDatabase)
  expect(tables.length).toBeGreaterThan(45)
  const named = [...tablesOf('Tables with personal data'), ...tablesOf('Tables without')]
  expect(named.toSorted()).toEqual(tables.toSorted())
})

test('each table that a holder answers for stands among those with personal data', async () => {
  const held = new Set(personHolders.flatMap(({ columns }) => columns.map((column) => column.split('.')[0])))
  const withData = tablesOf('Tables with personal data')
  const missing = (await allTables()).filter(
    ({ inCode, inDatabase }) => held.has(inCode) && !withData.includes(inDatabase),
  )
  expect(held.size).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('each kind of data of the privacy policy is in the record, by its name', () => {
  const sections = policies['/privacy-policy']?.sections ?? []
  const kinds = sections
    .flatMap(({ id, blocks }) => (id === 'what-we-store' ? blocks : []))
    .flatMap((block) => (typeof block !== 'string' && 'table' in block ? block.table.rows : []))
    .map(([kind = '']) => kind)
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter((kind) => !record.includes(kind))).toEqual([])
  // And the other way round: what the record calls a kind of the policy is one.
  const rows = partOf('Tables with personal data').matchAll(/^\| `[^|]+\|[^|]+\| ([^|]+) \|/gm)
  const named = [...rows].flatMap(([, cell = '']) => cell.split('; ').map((kind) => kind.trim()))
  const known = new Set([...kinds, ...sections.map(({ title }) => title)])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((kind) => !known.has(kind))).toEqual([])
})

test('each job that the record relies on runs by the clock, and each clock that deletes is in the record', () => {
  const clocks = jobs.filter(({ cron }) => cron !== undefined).map(({ name }) => name)
  const named = [...record.matchAll(/`([a-z-]+\.[a-z-]+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !clocks.includes(name))).toEqual([])
  const deleting = clocks.filter((name) => /clear|sweep|retention/.test(name))
  expect(deleting.length).toBeGreaterThan(8)
  // Readings of boards are nobody's.
  expect(deleting.filter((name) => !named.includes(name) && name !== 'scanner.clear-runs')).toEqual([])
})
