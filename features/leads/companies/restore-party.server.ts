import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { StateBefore } from '#features/leads/undo/undo.schema.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { companies, people } from './company.table.server.ts'

/** What takes back that a company or person of this version was put away, or brought back. */
export const archivingBefore = (row: {
  id: string
  version: number
  archivedAt: Date | null
}): StateBefore => ({
  id: row.id,
  version: row.version + 1,
  archivedAt: row.archivedAt?.toISOString() ?? null,
})

/** Puts a company or person into the archive, or out of it, as it was before. Throws `gone` when somebody changed it since. */
async function restoreParty(
  ctx: Ctx,
  table: typeof companies | typeof people,
  { id, version, archivedAt }: StateBefore,
): Promise<void> {
  mustHave(ctx, 'leads.write')
  const [back] = await ctx.db
    .update(table)
    .set({
      archivedAt: archivedAt === null ? null : new Date(archivedAt),
      version: version + 1,
      updatedAt: ctx.clock.now(),
    })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .returning({ id: table.id })
  if (!back) throw new AppError('gone', 'This was changed in the meantime, and stays as it is')
  const isBack = archivedAt === null
  if (table === companies)
    await ctx.audit({
      action: isBack ? 'company.restore' : 'company.archive',
      entity: 'company',
      entityId: id,
    })
  else
    await ctx.audit({ action: isBack ? 'person.restore' : 'person.archive', entity: 'person', entityId: id })
}

export const companyUndo: Undoer<StateBefore> = {
  kind: 'company',
  restore: (ctx, before) => restoreParty(ctx, companies, before),
}
export const personUndo: Undoer<StateBefore> = {
  kind: 'person',
  restore: (ctx, before) => restoreParty(ctx, people, before),
}
