import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Parts } from '../file-text.server.ts'
import { leadImportParts, leadImports } from '../lead-import.table.server.ts'

/** The parts of the file in order, one in memory at a time. */
export async function* readParts(ctx: Ctx, id: string): Parts {
  let last = -1
  for (;;) {
    const [row] = await ctx.db
      .select()
      .from(leadImportParts)
      .where(and(eq(leadImportParts.importId, id), gt(leadImportParts.part, last)))
      .orderBy(asc(leadImportParts.part))
      .limit(1)
    if (!row) return
    yield row.content
    last = row.part
  }
}

/** It can't go on, and why; what was uploaded goes. */
export async function fail(ctx: Ctx, id: string, problem: string): Promise<void> {
  await ctx.db
    .update(leadImports)
    .set({ state: 'failed', problem, finishedAt: ctx.clock.now(), attempt: sql`${leadImports.attempt} + 1` })
    .where(eq(leadImports.id, id))
  await ctx.db.delete(leadImportParts).where(eq(leadImportParts.importId, id))
}
