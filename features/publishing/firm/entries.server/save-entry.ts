import { eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { deletePicture } from '#features/media/pictures.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import { mostEntries, type EntryChange, type EntryItem, type NewEntry } from '../entry.schema.ts'
import { firmEntries } from '../firm.table.server.ts'
import { answerOf, lockEntry, type StoredEntry } from './entry-row.ts'

export async function createEntry(ctx: Ctx, { kind, fields }: NewEntry): Promise<EntryItem> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('firm_entries'))`)
    if ((await ctx.db.$count(firmEntries, eq(firmEntries.kind, kind))) >= mostEntries)
      throw new AppError('conflict', `There are already ${mostEntries} of these, the most that pages show`)
    const now = ctx.clock.now()
    const [row] = await ctx.db
      .insert(firmEntries)
      .values({ kind, fields, createdAt: now, updatedAt: now, updatedBy: ctx.actor.name })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({ action: 'firm-entry.create', entity: 'firm-entry', entityId: row.id, to: fields })
    await raiseContentVersion(ctx)
    return answerOf(ctx, row)
  })
}

/** Writes all fields as they shall be, on the version that was read. What is already as asked is written once. */
export async function updateEntry(ctx: Ctx, change: EntryChange & { id: string }): Promise<EntryItem> {
  mustHave(ctx, 'content.write')
  const { id, kind, version, fields } = change
  return ctx.transaction(async (ctx) => {
    const row = await lockEntry(ctx, { id })
    if (row.kind !== kind) throw new AppError('invalid', 'An entry stays of its kind')
    if (isSame(row.fields, fields)) return answerOf(ctx, row)
    await lockEntry(ctx, { id, version })
    const changed = await writeEntry(ctx, row, { fields })
    await ctx.audit({
      action: 'firm-entry.update',
      entity: 'firm-entry',
      entityId: id,
      from: row.fields,
      to: fields,
    })
    return answerOf(ctx, changed)
  })
}

/** Takes an entry away, with its picture. */
export async function deleteEntry(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'content.write')
  await ctx.transaction(async (ctx) => {
    const row = await lockEntry(ctx, { id })
    await ctx.db.delete(firmEntries).where(eq(firmEntries.id, id))
    if (row.pictureId) await deletePicture(ctx, row.pictureId)
    await ctx.audit({
      action: 'firm-entry.delete',
      entity: 'firm-entry',
      entityId: id,
      from: row.fields,
    })
    await raiseContentVersion(ctx)
  })
}

export async function writeEntry(
  ctx: Ctx,
  { id, version }: StoredEntry,
  set: Partial<Pick<StoredEntry, 'fields' | 'pictureId'>>,
): Promise<StoredEntry> {
  const [changed] = await ctx.db
    .update(firmEntries)
    .set({ ...set, version: version + 1, updatedAt: ctx.clock.now(), updatedBy: ctx.actor.name })
    .where(eq(firmEntries.id, id))
    .returning()
  if (!changed) throw new Error('An update of a locked row answered no row')
  await raiseContentVersion(ctx)
  return changed
}

const isSame = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).every((name) => before[name] === after[name])
