import { eq, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { CustomField, CustomFieldList, CustomRecord } from './custom-field.schema.ts'
import { customFields } from './custom-field.table.server.ts'

export type CustomFieldRow = typeof customFields.$inferSelect

export const toCustomField = (row: CustomFieldRow): CustomField => ({
  id: row.id,
  record: row.record,
  kind: row.kind,
  name: row.name,
  options: row.options,
  isArchived: row.archivedAt !== null,
  version: row.version,
})

/** The fields of a record as they are now, those in use first: a few, so no server keeps a copy. */
export async function readCustomFields(ctx: Ctx, record?: CustomRecord): Promise<CustomField[]> {
  const rows = await ctx.db
    .select()
    .from(customFields)
    .where(record && eq(customFields.record, record))
    .orderBy(sql`${customFields.archivedAt} is not null`, customFields.position, customFields.id)
  return rows.map(toCustomField)
}

export async function listCustomFields(ctx: Ctx): Promise<CustomFieldList> {
  mustHave(ctx, 'leads.read')
  return { items: await readCustomFields(ctx) }
}
