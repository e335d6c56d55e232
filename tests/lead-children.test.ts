import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { ownChildren } from '#features/leads/merge/merge.server/own-children.ts'
import { leadChildrenOfAll } from '#server/lead-children.ts'
import { filesOf } from './source-tree.ts'

/** Tables that name a lead and stay as they are when it is merged, with the reason. */
const stays: Record<string, string> = {
  lead_import_rows: 'what a file made or changed; undoing looks at that very lead',
  duplicate_scan: 'how far a search is',
  lead_companies: 'the survivor has its own company, or takes the other’s; taken apart, each has what it had',
  lead_contacts: 'the people of the other one are noted at the survivor as well, until they are taken apart',
}

test('whatever names a lead by its id moves with it when two leads become one', async () => {
  const files = filesOf('.table.server.ts').map(({ path }) => path)
  const names: string[] = []
  for (const path of files) {
    const exported: Record<string, unknown> = await import(new URL(`../${path}`, import.meta.url).href)
    for (const table of Object.values(exported))
      if (is(table, PgTable) && 'leadId' in getTableColumns(table)) names.push(getTableName(table))
  }
  expect(names.length).toBeGreaterThan(5)
  const moved = new Set([...Object.values(ownChildren), ...leadChildrenOfAll].map(({ name }) => name))
  expect(names.filter((name) => !moved.has(name) && !(name in stays))).toEqual([])
})
