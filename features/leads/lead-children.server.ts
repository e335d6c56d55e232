import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#features/context/context.server.ts'

/** Records of one kind that name a lead by its id, so that they move with it when two become one. */
export interface LeadChildren {
  /** "enquiries". */
  name: string
  count(ctx: Ctx, leadId: string): Promise<number>
  /** Hands over all of them. Returns their ids. */
  move(ctx: Ctx, from: string, to: string): Promise<string[]>
  /** Gives back those of the ids that are still there. */
  moveBack(ctx: Ctx, ids: string[], from: string, to: string): Promise<void>
}

const together = 1000

/** The children of a table with a key and a column that names the lead. `column` is that column's name in code. */
export function leadChildren(
  name: string,
  table: PgTable,
  { id, leadId, column }: { id: PgColumn; leadId: PgColumn; column: string },
): LeadChildren {
  return {
    name,
    count: (ctx, lead) => ctx.db.$count(table, eq(leadId, lead)),
    async move(ctx, from, to) {
      const rows = await ctx.db
        .update(table)
        .set({ [column]: to })
        .where(eq(leadId, from))
        .returning({ id })
      return rows.map((row) => String(row.id))
    },
    async moveBack(ctx, ids, from, to) {
      for (let start = 0; start < ids.length; start += together) {
        await ctx.db
          .update(table)
          .set({ [column]: to })
          .where(and(inArray(id, ids.slice(start, start + together)), eq(leadId, from)))
      }
    },
  }
}
