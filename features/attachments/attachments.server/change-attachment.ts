import { eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { attachmentUndo } from './restore-attachment.ts'
import { AppError } from '#lib/errors.ts'
import { ownerKinds, type Place } from '../attachment-owner.ts'
import { documentKindNames, type AttachmentChange, type AttachmentItem } from '../attachment.schema.ts'
import { recordFiles, type RecordFile } from '../attachment.table.server.ts'
import { safeNameOf } from '../safe-name.ts'
import { lockFile, toItem } from './file-row.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const fields = ['name', 'description', 'kind', 'expiresOn'] as const

type OfFile = Place & { fileId: string }

const told = ({ name, description, kind, expiresOn }: RecordFile) => ({
  file: name,
  description,
  kind: kind && documentKindNames[kind],
  expiresOn,
})

/** Changes what a file is called, what is said of it, which kind of document it is and until when it holds. Throws `conflict` with `data: { current }` when someone else changed it since `version`. */
export async function changeAttachment(
  ctx: Ctx,
  { path, id, owner, fileId, change }: OfFile & { change: AttachmentChange },
): Promise<AttachmentItem> {
  mustHave(ctx, ownerKinds[path].write)
  return ctx.transaction(async (ctx) => {
    const ownerId = await owner.find(ctx, id)
    const row = await lockFile(ctx, path, ownerId, fileId)
    const next = {
      name: change.name === undefined ? row.name : safeNameOf(change.name),
      description: change.description === undefined ? row.description : change.description || null,
      kind: change.kind === undefined ? row.kind : change.kind,
      expiresOn: change.expiresOn === undefined ? row.expiresOn : change.expiresOn,
    }
    if (fields.every((field) => next[field] === row[field])) return toItem(row)
    if (change.version !== row.version)
      throw new AppError('conflict', 'Someone else changed this file in the meantime', {
        data: { current: toItem(row) },
      })
    const [changed] = await ctx.db
      .update(recordFiles)
      .set({
        ...next,
        version: row.version + 1,
        ...(next.expiresOn !== row.expiresOn && { remindedDays: null }),
      })
      .where(eq(recordFiles.id, fileId))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: 'attachment.change',
      entity: ownerKinds[path].entity,
      entityId: ownerId,
      from: told(row),
      to: told(changed),
    })
    return toItem(changed)
  })
}

/** Takes a file from its record; for a day it can be taken back. */
export async function deleteAttachment(ctx: Ctx, { path, id, owner, fileId }: OfFile): Promise<Deleted> {
  mustHave(ctx, ownerKinds[path].write)
  return ctx.transaction(async (ctx) => {
    const ownerId = await owner.find(ctx, id)
    const row = await lockFile(ctx, path, ownerId, fileId)
    await ctx.db.update(recordFiles).set({ deletedAt: ctx.clock.now() }).where(eq(recordFiles.id, fileId))
    await ctx.audit({
      action: 'attachment.delete',
      entity: ownerKinds[path].entity,
      entityId: ownerId,
      from: told(row),
    })
    return { undo: await keepUndo(ctx, attachmentUndo, { id: fileId }) }
  })
}
