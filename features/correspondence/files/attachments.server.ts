import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { dayMs } from '#lib/durations.ts'
import { fileAnswer } from '#features/attachments/file-answer.server.ts'
import { fileTypeOf } from '#features/attachments/file-type.ts'
import { safeNameOf } from '#features/attachments/safe-name.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import {
  attachmentParts,
  attachments,
  messages,
} from '#features/correspondence/correspondence.table.server.ts'
import type { AttachmentItem } from './attachment.schema.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'

const partBytes = 512 * 1024
const looseKeptMs = 2 * dayMs

export interface NewFile {
  name: string | null | undefined
  content: Uint8Array
  contentId?: string | null | undefined
}

/** Keeps files in pieces, in the transaction of `ctx.db`. Without a message they wait for one. */
export async function storeFiles(
  ctx: Ctx,
  files: NewFile[],
  { messageId, uploadedById }: { messageId?: string; uploadedById?: string },
): Promise<AttachmentItem[]> {
  const createdAt = ctx.clock.now()
  const stored: AttachmentItem[] = []
  for (const [position, { name, content, contentId }] of files.entries()) {
    const item = { id: randomUUID(), name: safeNameOf(name), size: content.length }
    const type = fileTypeOf({ head: content, tail: content })
    await ctx.db.insert(attachments).values({
      ...item,
      type,
      position,
      createdAt,
      messageId: messageId ?? null,
      contentId: contentId?.slice(0, 200) ?? null,
      uploadedById: uploadedById ?? null,
    })
    for (let part = 0; part * partBytes < content.length; part += 1) {
      const piece = Buffer.from(content.subarray(part * partBytes, (part + 1) * partBytes))
      await ctx.db.insert(attachmentParts).values({ attachmentId: item.id, part, content: piece })
    }
    stored.push({ ...item, type, isPicture: type.startsWith('image/'), contentId: contentId ?? null })
  }
  return stored
}

/** A file for a mail that is being written. It goes after two days unless a mail takes it. */
export async function uploadAttachment(ctx: Ctx, name: string, content: Uint8Array): Promise<AttachmentItem> {
  mustHave(ctx, 'leads.write')
  if (content.length === 0) throw new AppError('invalid', 'This file is empty')
  const { userId } = signedIn(ctx)
  const [item] = await ctx.transaction((tx) => storeFiles(tx, [{ name, content }], { uploadedById: userId }))
  if (!item) throw new Error('A stored file answered no row')
  return item
}

/** Takes one's own file out of the mail that is being written. */
export async function discardAttachment(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'leads.write')
  await ctx.db
    .delete(attachments)
    .where(
      and(
        eq(attachments.id, id),
        isNull(attachments.messageId),
        eq(attachments.uploadedById, signedIn(ctx).userId),
      ),
    )
}

/** The bytes of a file of a mail, one piece after the other. Throws `not_found`. */
export async function downloadAttachment(ctx: Ctx, id: string): Promise<Response> {
  mustHave(ctx, 'leads.read')
  const [found] = await ctx.db
    .select({ file: attachments })
    .from(attachments)
    .leftJoin(messages, eq(messages.id, attachments.messageId))
    .where(and(eq(attachments.id, id), ofVisibleLead(ctx, messages.leadId)))
  const file = found?.file
  const isOthers = file && !file.messageId && file.uploadedById !== ctx.actor.userId
  if (!file || isOthers) throw new AppError('not_found', 'This file no longer exists')
  return fileAnswer(file, (part) => readPiece(ctx, id, part))
}

async function readPiece(ctx: Ctx, id: string, part: number): Promise<Uint8Array | undefined> {
  const [row] = await ctx.db
    .select({ content: attachmentParts.content })
    .from(attachmentParts)
    .where(and(eq(attachmentParts.attachmentId, id), eq(attachmentParts.part, part)))
  return row?.content
}

/** A file as a whole, for a mail that leaves. */
export async function readFile(ctx: Ctx, id: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for (let part = 0; ; part += 1) {
    const piece = await readPiece(ctx, id, part)
    if (!piece) return Buffer.concat(pieces)
    pieces.push(piece)
  }
}

/** The files of these messages, in the order of each. */
export async function listFiles(ctx: Ctx, messageIds: string[]): Promise<Map<string, AttachmentItem[]>> {
  const rows = messageIds.length
    ? await ctx.db
        .select()
        .from(attachments)
        .where(inArray(attachments.messageId, messageIds))
        .orderBy(asc(attachments.position))
    : []
  const items = rows.map(({ id, name, type, size, contentId, messageId }) => ({
    messageId: messageId ?? '',
    item: { id, name, type, size, contentId, isPicture: type.startsWith('image/') },
  }))
  return new Map(
    [...Map.groupBy(items, ({ messageId }) => messageId)].map(([id, list]) => [
      id,
      list.map(({ item }) => item),
    ]),
  )
}

/** Gives uploads of this user to a message, those of a mail that they took back as well. Throws `invalid` when one is gone, and when together they are too large. */
export async function attachFiles(
  ctx: Ctx,
  messageId: string,
  ids: string[],
  mostBytes: number,
): Promise<void> {
  if (ids.length === 0) return
  const { userId } = signedIn(ctx)
  const takenBack = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.state, 'cancelled'), eq(messages.authorId, userId)))
  const taken = await ctx.db
    .update(attachments)
    .set({ messageId, position: sql`array_position(${sql.param(ids)}::uuid[], ${attachments.id})` })
    .where(
      and(
        inArray(attachments.id, ids),
        or(isNull(attachments.messageId), inArray(attachments.messageId, takenBack)),
        eq(attachments.uploadedById, userId),
      ),
    )
    .returning({ size: attachments.size })
  if (taken.length < new Set(ids).size) throw fault('A file is no longer here. Please attach it again.')
  if (taken.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    throw fault('The files come to more than 20 MB in total')
}

const fault = (message: string) => new AppError('invalid', message, { errors: { attachments: message } })

/** Deletes what was uploaded for mails that were never sent. */
export async function clearLooseFiles(ctx: Ctx): Promise<void> {
  await ctx.db
    .delete(attachments)
    .where(
      and(
        isNull(attachments.messageId),
        lt(attachments.createdAt, new Date(ctx.clock.now().getTime() - looseKeptMs)),
      ),
    )
}
