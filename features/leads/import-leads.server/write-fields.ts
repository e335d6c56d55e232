import { sql } from 'drizzle-orm'
import { recordset, setFromRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { findDuplicatesOf } from '../merge/duplicates.server/find-duplicates.ts'
import { writtenFieldNames, type ImportFields } from '../import-fields.ts'
import { leads } from '../lead.table.server.ts'
import { derivedOf } from '../leads.server/lead-facts.ts'
import { fieldColumns } from './field-columns.ts'
import type { KnownLead } from './match-leads.ts'
import { holdTargets } from '../sectors/sectors.server.ts'

const updatedColumns = [...fieldColumns, 'updatedAt'] as const

/** Writes the fields, those of the firm’s own as they are given here, with all that follows from them, and looks for duplicates where it may matter. */
export async function writeFields(ctx: Ctx, list: { lead: KnownLead; changes: Partial<ImportFields> }[]) {
  const updatedAt = ctx.clock.now()
  const targets = await holdTargets(
    ctx,
    list.map(({ lead, changes }) => changes.sector ?? lead.sector),
  )
  const rows = list.map(({ lead, changes }) => {
    const { stage: _stage, version: _version, isNobody: _isNobody, ...fields } = { ...lead, ...changes }
    return { ...fields, ...derivedOf(fields, targets), updatedAt }
  })
  const { rows: written } = await ctx.db.execute<{ id: string }>(
    sql`update ${leads} set ${setFromRows(leads, updatedColumns)}, version = ${leads}.version + 1
      from ${recordset(leads, ['id', ...updatedColumns], rows)} where ${leads.id} = r.id returning ${leads.id}`,
  )
  const ids = new Set(written.map(({ id }) => id))
  const compared = ['name', 'email', 'company', 'phone'] as const
  const renamed = list.flatMap(({ lead, changes }, i) => {
    const row = rows[i]
    const isCompared = ids.has(lead.id) && compared.some((name) => name in changes)
    return row && isCompared ? [{ ...row, stage: lead.stage, anonymisedAt: null }] : []
  })
  await findDuplicatesOf(ctx, renamed)
}

export const only = (lead: ImportFields, changes: Partial<ImportFields>) =>
  Object.fromEntries(writtenFieldNames.filter((name) => name in changes).map((name) => [name, lead[name]]))
