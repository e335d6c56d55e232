import { eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type AuditEntry, type Ctx } from '#features/context/context.server.ts'
import type { Permission } from '#features/context/permissions.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import type { StoredPartName } from './firm-part.ts'
import { firmSettings } from './firm.table.server.ts'

type Fields = Record<string, unknown>
export type StoredPart = typeof firmSettings.$inferSelect

export async function findPart(ctx: Ctx, part: StoredPartName): Promise<StoredPart | undefined> {
  const [row] = await ctx.db.select().from(firmSettings).where(eq(firmSettings.part, part))
  return row
}

/** Those whose names begin so. */
export const listParts = (ctx: Ctx, prefix: string): Promise<StoredPart[]> =>
  ctx.db
    .select()
    .from(firmSettings)
    .where(sql`starts_with(${firmSettings.part}, ${prefix})`)

interface PartChange {
  version: number
  change: (before: Fields) => Fields
  permission?: Permission
  /** What the log says of it; without it the fields that changed, as they are stored. */
  entry?: (before: Fields | undefined, after: Fields) => AuditEntry
}

/**
 * Writes a part of which the caller read `version`, 0 when there was none, and makes every server show it. What is already as asked is written once. Throws
 * `conflict` when someone was quicker, with what `current` makes of the present row.
 */
export async function savePart<Answer>(
  ctx: Ctx,
  part: StoredPartName,
  { version, change, permission = 'firm.write', entry }: PartChange,
  toAnswer: (row: StoredPart | undefined) => Answer,
): Promise<Answer> {
  mustHave(ctx, permission)
  return ctx.transaction(async (ctx) => {
    const now = { updatedAt: ctx.clock.now(), updatedBy: ctx.actor.name }
    // Two who are the first at once: the second waits here and then finds the row of the other.
    const created = await ctx.db
      .insert(firmSettings)
      .values({ part, fields: change({}), version: 1, ...now })
      .onConflictDoNothing()
      .returning()
    const [before] = created[0]
      ? []
      : await ctx.db.select().from(firmSettings).where(eq(firmSettings.part, part)).for('update')
    const fields = change(before?.fields ?? {})
    const changed = before ? changedFields(before.fields, fields) : Object.keys(fields)
    if (before && changed.length === 0) return toAnswer(before)
    if ((before?.version ?? 0) !== version)
      throw new AppError('conflict', 'Someone else changed this in the meantime', {
        data: { current: toAnswer(before) },
      })
    const [row] = before
      ? await ctx.db
          .update(firmSettings)
          .set({ fields, version: before.version + 1, ...now })
          .where(eq(firmSettings.part, part))
          .returning()
      : created
    if (!row) throw new Error('A write of a locked row answered no row')
    const only = (all: Fields) =>
      Object.fromEntries(changed.filter((name) => all[name] !== '').map((name) => [name, all[name]]))
    await ctx.audit(
      entry?.(before?.fields, fields) ?? {
        action: `firm.${part}`,
        entity: 'firm',
        entityId: part,
        from: only(before?.fields ?? {}),
        to: only(fields),
      },
    )
    await raiseContentVersion(ctx)
    return toAnswer(row)
  })
}

const changedFields = (before: Fields, after: Fields) =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
