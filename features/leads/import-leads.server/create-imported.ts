import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows } from '#db/recordset.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import type { ImportFields } from '../import-fields.ts'
import { leads } from '../lead.table.server.ts'
import { derivedOf } from '../leads.server/lead-facts.ts'
import { retainUntil } from '../retention.ts'
import { fieldColumns } from './field-columns.ts'
import { auditAll, noteImport, type Import } from './note-import.ts'

const createdColumns = ['id', ...fieldColumns] as const

/** New leads of a file: no enquiry, so no reply clock and no mail. Returns the id of each, or undefined when its address was taken meanwhile. */
export async function createImported(
  ctx: Ctx,
  from: Import,
  list: ImportFields[],
  owner: { ownerId: string | null; ownerName: string | null },
): Promise<(string | undefined)[]> {
  mustHave(ctx, 'leads.import')
  if (list.length === 0) return []
  const now = ctx.clock.now()
  const rows = list.map((fields) => ({ ...fields, ...derivedOf(fields), id: randomUUID() }))
  const same = {
    ...owner,
    version: 1,
    stage: 'new',
    source: 'import' as const,
    firstTouch: {},
    lastTouch: {},
    consents: [],
    signals: {},
    engagementMass: 0,
    createdAt: now,
    updatedAt: now,
    lastActivityAt: now,
    retainUntil: retainUntil(now),
  }
  const inserted = await ctx.db.execute<{ id: string }>(
    sql`${insertRows(leads, createdColumns, rows, same)} on conflict (email_key) do nothing returning id`,
  )
  const ids = new Set(inserted.rows.map(({ id }) => id))
  const made = rows.filter(({ id }) => ids.has(id))
  await attachLeads(ctx, [...ids])
  await noteImport(
    ctx,
    from,
    made.map(({ id }) => id),
    'Imported',
  )
  await auditAll(
    ctx,
    from,
    made.map(({ id, ...row }) => ({
      action: 'lead.import',
      entityId: id,
      to: { importId: from.id, name: row.name, email: row.email },
    })),
  )
  return rows.map(({ id }) => (ids.has(id) ? id : undefined))
}
