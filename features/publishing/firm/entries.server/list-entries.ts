import { asc } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { EntryList } from '../entry.schema.ts'
import { firmEntries } from '../firm.table.server.ts'
import { picturesOf, toItem } from './entry-row.ts'

export const readRows = (ctx: Ctx) =>
  ctx.db.select().from(firmEntries).orderBy(asc(firmEntries.createdAt), asc(firmEntries.id))

/** All people, cases and certificates, in the order in which they were entered. */
export async function listEntries(ctx: Ctx): Promise<EntryList> {
  mustHave(ctx, 'content.read')
  const rows = await readRows(ctx)
  const pictures = await picturesOf(ctx, rows)
  return { items: rows.map((row) => toItem(row, pictures, ctx.clock.now())) }
}
