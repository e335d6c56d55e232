import { eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { putRows, takeRows, type KeptRows } from '#features/leads/undo/deleted-rows.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'
import type { Undoer } from '#features/leads/undo/undoer.ts'
import { putPicture, takePicture, type TakenPicture } from '#features/media/taken-picture.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import {
  mostEntries,
  type EntryChange,
  type EntryItem,
  type EntryKind,
  type NewEntry,
} from '../entry.schema.ts'
import { firmEntries } from '../firm.table.server.ts'
import { answerOf, lockEntry, type StoredEntry } from './entry-row.ts'

export async function createEntry(ctx: Ctx, { kind, fields }: NewEntry): Promise<EntryItem> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await mustHaveRoom(ctx, kind)
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

async function mustHaveRoom(ctx: Ctx, kind: EntryKind) {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('firm_entries'))`)
  if ((await ctx.db.$count(firmEntries, eq(firmEntries.kind, kind))) >= mostEntries)
    throw new AppError('conflict', `There are already ${mostEntries} of these, the most that pages show`)
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
export async function deleteEntry(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockEntry(ctx, { id })
    const rows = await takeRows(ctx, firmEntries, sql`${firmEntries.id} = ${id}`)
    const picture = row.pictureId ? await takePicture(ctx, row.pictureId) : undefined
    await ctx.audit({
      action: 'firm-entry.delete',
      entity: 'firm-entry',
      entityId: id,
      from: row.fields,
    })
    await raiseContentVersion(ctx)
    return { undo: await keepUndo(ctx, entryUndo, { id, kind: row.kind, rows, picture }) }
  })
}

interface DeletedEntry {
  id: string
  kind: EntryKind
  rows: KeptRows
  picture: TakenPicture | undefined
}

export const entryUndo: Undoer<DeletedEntry> = {
  kind: 'firm-entry',
  async restore(ctx, { id, kind, rows, picture }) {
    mustHave(ctx, 'content.write')
    await mustHaveRoom(ctx, kind)
    if (picture) await putPicture(ctx, picture)
    await putRows(ctx, firmEntries, rows, 'This can no longer be undone')
    await ctx.audit({ action: 'firm-entry.restore', entity: 'firm-entry', entityId: id })
    await raiseContentVersion(ctx)
  },
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
