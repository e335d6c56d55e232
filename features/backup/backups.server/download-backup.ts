import { createHash, randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { and, eq, gt } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import { isEncryptedFile, pathOf } from '#features/backup/archive/backup-file.server.ts'
import { backupTickets, type StoredBackup } from '#features/backup/backup.table.server.ts'
import { storageHolding, storedBackup, storeHolding, usableBackup } from './backup-row.ts'
import type { Confirmations } from './restore-backup.ts'

const ticketMs = 60_000
const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/**
 * An address for the browser to save the file from: once, within a minute. Throws `forbidden` for a file in clear unless its reader is an owner:
 * it holds every account's password hash and second-step secret, so that accounts survive the loss of the machine.
 */
export async function createTicket(
  ctx: Ctx,
  id: string,
  { mustBeConfirmed }: Confirmations,
): Promise<{ url: string }> {
  mustHave(ctx, 'backup.create')
  const row = await usableBackup(ctx, id)
  await mustBeConfirmed(ctx)
  if (!row.isStored) await storageHolding(ctx, row)
  if (!ctx.actor.permissions.has('backup.restore') && !(await isSealed(ctx, row)))
    throw new AppError('forbidden', 'This file is not encrypted: only owners may download it')
  const ticket = randomBytes(32).toString('base64url')
  await ctx.transaction(async (tx) => {
    const expiresAt = new Date(tx.clock.now().getTime() + ticketMs)
    await tx.db.insert(backupTickets).values({ tokenHash: hashOf(ticket), backupId: id, expiresAt })
    await tx.audit({
      action: 'backup.downloaded',
      entity: 'backup',
      entityId: id,
      to: { fileName: row.fileName },
    })
  })
  return { url: `/api/backups/downloads/${ticket}` }
}

/** The file of a ticket, as a stream. Throws `not_found` for one that was used or is over. */
export async function downloadBackup(ctx: Ctx, ticket: string): Promise<Response> {
  const [used] = await ctx.db
    .delete(backupTickets)
    .where(and(eq(backupTickets.tokenHash, hashOf(ticket)), gt(backupTickets.expiresAt, ctx.clock.now())))
    .returning()
  if (!used)
    throw new AppError('not_found', 'This address has been used or has expired: request the download again')
  const row = await storedBackup(ctx, used.backupId)
  if (row.isStored) {
    const source = storeHolding(ctx, row).read(row.fileName, row.bytes, {
      signal: new AbortController().signal,
    })
    return fileAnswer(row, row.bytes, Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>)
  }
  const storage = await storageHolding(ctx, row)
  const file = await open(pathOf(storage.folder, row.fileName)).catch(() => {
    throw new AppError('gone', `The file ${row.fileName} is gone`)
  })
  const { size } = await file.stat()
  // Node's stream types and the web's differ in name only.
  const body = file.readableWebStream({ autoClose: true }) as ReadableStream<Uint8Array>
  return fileAnswer(row, size, body)
}

function fileAnswer({ fileName }: StoredBackup, size: number, body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  })
}

/** By its bytes; what is in the store was sealed before it was sent. */
async function isSealed(ctx: Ctx, row: StoredBackup): Promise<boolean> {
  if (row.isStored) return row.isEncrypted
  const { folder } = await storageHolding(ctx, row)
  return isEncryptedFile(folder, row.fileName)
}
