import { and, eq, isNull, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { ownerKinds, type Place } from '../attachment-owner.ts'
import {
  mostFiles,
  partBytes,
  type NewAttachment,
  type PartAnswer,
  type UploadState,
} from '../attachment.schema.ts'
import { recordFileParts, recordFiles, type RecordFile } from '../attachment.table.server.ts'
import { fileTypeOf, isProgram } from '../file-type.ts'
import { safeNameOf } from '../safe-name.ts'
import { sizeInWords } from '../size-in-words.ts'
import { columnOf, gone, hangingOn, ownerOf, readPiece, toItem } from './file-row.ts'

const piecesOf = (size: number) => Math.ceil(size / partBytes)
const bytesOf = (size: number, part: number) => Math.min(partBytes, size - part * partBytes)
const fault = (message: string) => new AppError('invalid', message, { errors: { size: message } })

/**
 * Begins a file of a record: its pieces follow. Begun again with the same id it goes on. Throws `invalid` for a file that is too large or finds
 * no room, before anything of it was sent.
 */
export async function beginAttachment(
  ctx: Ctx,
  { path, owner, id, file }: Place & { file: NewAttachment },
): Promise<UploadState> {
  mustHave(ctx, ownerKinds[path].write)
  const most = ctx.settings.attachmentBytes
  if (file.size > most) throw fault(`This file has ${sizeInWords(file.size)}, more than ${sizeInWords(most)}`)
  return ctx.transaction(async (ctx) => {
    const ownerId = await owner.lock(ctx, id)
    const [known] = await ctx.db.select().from(recordFiles).where(eq(recordFiles.id, file.id))
    if (known) {
      const isSame = known.size === file.size && ownerOf(known).id === ownerId && !known.deletedAt
      if (!isSame) throw new AppError('conflict', 'Another file has this id already')
      return stateOf(ctx, known)
    }
    await mustHaveRoom(ctx, { path, ownerId, size: file.size })
    const values = {
      ...hangingOn(path, ownerId),
      id: file.id,
      name: safeNameOf(file.name),
      size: file.size,
      createdAt: ctx.clock.now(),
      uploadedById: ctx.actor.userId,
      uploadedByName: ctx.actor.name,
    }
    const [row] = await ctx.db.insert(recordFiles).values(values).returning()
    if (!row) throw new Error('An insert answered no row')
    return stateOf(ctx, row)
  })
}

/** Counts what is still being sent as well. The record is locked: two uploads don't share the same room. */
async function mustHaveRoom(
  ctx: Ctx,
  { path, ownerId, size }: { path: Place['path']; ownerId: string; size: number },
): Promise<void> {
  const [held] = await ctx.db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${recordFiles.size}), 0)::float8`,
    })
    .from(recordFiles)
    .where(and(eq(columnOf[path], ownerId), isNull(recordFiles.deletedAt)))
  const { files = 0, bytes = 0 } = held ?? {}
  const most = ctx.settings.attachmentsBytes
  if (files >= mostFiles) throw fault(`At most ${mostFiles} files can be kept here`)
  if (bytes + size > most)
    throw fault(
      `There is no room for this file: ${sizeInWords(bytes)} of ${sizeInWords(most)} is already used. Delete anything you no longer need.`,
    )
}

async function stateOf(ctx: Ctx, row: RecordFile): Promise<UploadState> {
  const rows = row.type
    ? []
    : await ctx.db
        .select({ part: recordFileParts.part })
        .from(recordFileParts)
        .where(eq(recordFileParts.fileId, row.id))
  const here = new Set(rows.map(({ part }) => part))
  const all = row.type ? [] : Array.from({ length: piecesOf(row.size) }, (_, part) => part)
  return { id: row.id, partBytes, missing: all.filter((part) => !here.has(part)) }
}

/**
 * Keeps one piece of a file that was begun; sent twice, it is kept once. With the last of them the file is there for everybody. Throws `invalid`
 * for a piece of another length, and for a file that turns out to be a program: that one is not kept.
 */
export async function storePiece(
  ctx: Ctx,
  { path, id, owner, fileId, part, content }: Place & { fileId: string; part: number; content: Uint8Array },
): Promise<PartAnswer> {
  mustHave(ctx, ownerKinds[path].write)
  const refused = await ctx.transaction(async (ctx): Promise<PartAnswer | 'program'> => {
    const ownerId = await owner.lock(ctx, id)
    const [row] = await ctx.db
      .select()
      .from(recordFiles)
      .where(and(eq(recordFiles.id, fileId), eq(columnOf[path], ownerId), isNull(recordFiles.deletedAt)))
      .for('update')
    if (!row) throw gone()
    // The last answer was lost on its way.
    if (row.type) return { missing: 0, file: toItem(row) }
    if (part >= piecesOf(row.size)) throw fault('The file has no such piece')
    const wanted = bytesOf(row.size, part)
    if (content.length !== wanted)
      throw fault(`This piece should have ${wanted} bytes and has ${content.length}`)
    if (part === 0 && isProgram(content)) {
      await ctx.db.delete(recordFiles).where(eq(recordFiles.id, fileId))
      return 'program'
    }
    await ctx.db
      .insert(recordFileParts)
      .values({ fileId, part, content: Buffer.from(content) })
      .onConflictDoNothing()
    const missing =
      piecesOf(row.size) - (await ctx.db.$count(recordFileParts, eq(recordFileParts.fileId, fileId)))
    return { missing, file: missing === 0 ? toItem(await finish(ctx, row)) : null }
  })
  if (refused === 'program') throw fault('This file is a program. Programs are not kept here.')
  return refused
}

/** All of it is here: what it is, is told by its bytes. */
async function finish(ctx: Ctx, row: RecordFile): Promise<RecordFile> {
  const head = await readPiece(ctx, row.id, 0)
  const tail = await readPiece(ctx, row.id, piecesOf(row.size) - 1)
  if (!head || !tail) throw new Error('A piece of a whole file is missing')
  const [whole] = await ctx.db
    .update(recordFiles)
    .set({ type: fileTypeOf({ head, tail }), createdAt: ctx.clock.now() })
    .where(eq(recordFiles.id, row.id))
    .returning()
  if (!whole) throw new Error('An update of a locked row answered no row')
  const { path, id } = ownerOf(whole)
  await ctx.audit({
    action: 'attachment.add',
    entity: ownerKinds[path].entity,
    entityId: id,
    to: { file: whole.name, size: whole.size },
  })
  return whole
}
