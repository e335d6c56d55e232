import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leadImports } from '../lead-import.table.server.ts'
import { checkBatch } from './check-rows.ts'
import { readRows } from './read-rows.ts'
import { runBatch } from './run-rows.ts'
import { undoBatch } from './undo-rows.ts'

/** Does what the state of an import asks for, batch by batch; each batch is a transaction that also notes how far it came. */
export async function workOnImport(ctx: Ctx, id: string): Promise<void> {
  for (;;) {
    const [row] = await ctx.db
      .select({ state: leadImports.state })
      .from(leadImports)
      .where(eq(leadImports.id, id))
    if (row?.state === 'reading') await readRows(ctx, id)
    else if (row?.state === 'checking') await ctx.transaction((ctx) => checkBatch(ctx, id))
    else if (row?.state === 'running') await ctx.transaction((ctx) => runBatch(ctx, id))
    else if (row?.state === 'undoing') await ctx.transaction((ctx) => undoBatch(ctx, id))
    else return
  }
}
