import { and, eq, sql } from 'drizzle-orm'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import type { Ctx } from '#features/context/context.server.ts'
import { mailboxFolders, type StoredMailbox } from '#features/correspondence/correspondence.table.server.ts'
import { keepMessage } from '#features/correspondence/inbound/keep-message.server.ts'
import { mailLimits } from '#features/correspondence/inbound/mail-limits.ts'
import { readMail, unreadable } from '#features/correspondence/inbound/read-mail.ts'

const atOnce = 25
const bytesAtOnce = 8 * 1024 * 1024
const headBytes = 64 * 1024

interface Listed {
  uid: number
  size: number
  receivedAt: Date | undefined
}

/**
 * Reads what a folder has beyond the last number that was read, the oldest first. The number moves on in the transaction that keeps the mail, so nothing is kept
 * twice or passed over, wherever it ends. The folder is only examined: no message is marked, moved or deleted. Returns how many
 * messages the folder had before it was read.
 */
export async function readFolder(
  ctx: Ctx,
  client: ImapFlow,
  box: StoredMailbox,
  path: string,
  mustStop: () => boolean,
): Promise<number> {
  const lock = await client.getMailboxLock(path, { readOnly: true })
  try {
    if (!client.mailbox) return 0
    const { uidValidity, specialUse, exists } = client.mailbox
    const place = { mailboxId: box.id, path, uidValidity: Number(uidValidity) }
    const last = await lastRead(ctx, place)
    // The next number that a server names when a folder is opened says nothing of what came while it was open.
    if (exists === 0) return 0
    const isSentFolder = specialUse === '\\Sent' || /(?:^|[/.])sent(?: items| mail| messages)?$/i.test(path)
    const waiting = await listBeyond(client, last)
    for (const batch of batches(waiting)) {
      const raws = await fetchBatch(client, batch)
      for (const { uid, receivedAt } of batch) {
        if (mustStop()) return exists
        const raw = raws.get(uid)
        const at = earlier(receivedAt ?? ctx.clock.now(), ctx.clock.now())
        const isHistory = at < box.createdAt
        // One that was deleted meanwhile has no text.
        if (!raw) await moveOn(ctx, place, uid)
        else await keepOne(ctx, { raw, at, isHistory, isSentFolder, moveOn: (tx) => moveOn(tx, place, uid) })
      }
    }
    return exists
  } finally {
    lock.release()
  }
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)

interface One {
  raw: Buffer
  at: Date
  isHistory: boolean
  isSentFolder: boolean
  moveOn: (ctx: Ctx) => Promise<void>
}

/** A mail that our own reading fails on is kept as a file: one bad mail never holds up the rest. */
async function keepOne(ctx: Ctx, { raw, at, isHistory, isSentFolder, moveOn }: One): Promise<void> {
  const about = { receivedAt: at, isHistory, isSentFolder }
  try {
    await keepMessage(ctx, { mail: await readMail(raw), ...about }, moveOn)
  } catch (error) {
    ctx.log.error({ err: error }, 'a mail could not be kept as it is')
    await keepMessage(ctx, { mail: unreadable(raw), ...about }, moveOn)
  }
}

interface Place {
  mailboxId: string
  path: string
  uidValidity: number
}

/** Null for a folder that was never read, or whose server numbers anew: then all of it is read, and what is kept already is recognised. */
async function lastRead(ctx: Ctx, { mailboxId, path, uidValidity }: Place): Promise<number> {
  const [row] = await ctx.db
    .select()
    .from(mailboxFolders)
    .where(and(eq(mailboxFolders.mailboxId, mailboxId), eq(mailboxFolders.path, path)))
  return row?.uidValidity === uidValidity ? row.lastUid : 0
}

async function moveOn(ctx: Ctx, place: Place, lastUid: number): Promise<void> {
  const same = sql`${mailboxFolders.uidValidity} = excluded.uid_validity`
  await ctx.db
    .insert(mailboxFolders)
    .values({ ...place, lastUid })
    .onConflictDoUpdate({
      target: [mailboxFolders.mailboxId, mailboxFolders.path],
      set: {
        uidValidity: place.uidValidity,
        lastUid: sql`case when ${same} then greatest(${mailboxFolders.lastUid}, excluded.last_uid) else excluded.last_uid end`,
      },
    })
}

async function listBeyond(client: ImapFlow, last: number): Promise<Listed[]> {
  const listed: Listed[] = []
  const query = { uid: true, size: true, internalDate: true }
  for await (const one of client.fetch(`${last + 1}:*`, query, { uid: true })) {
    // The range always holds the newest message, whatever its number.
    if (one.uid > last) listed.push({ uid: one.uid, size: one.size ?? 0, receivedAt: dateOf(one) })
  }
  return listed.sort((a, b) => a.uid - b.uid)
}

function dateOf({ internalDate }: FetchMessageObject): Date | undefined {
  if (!internalDate) return undefined
  const date = new Date(internalDate)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function* batches(listed: Listed[]): Generator<Listed[]> {
  let batch: Listed[] = []
  let bytes = 0
  for (const one of listed) {
    if (batch.length > 0 && (batch.length === atOnce || bytes + one.size > bytesAtOnce)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(one)
    bytes += one.size
  }
  if (batch.length > 0) yield batch
}

/** Of a message beyond the limit only its head. */
async function fetchBatch(client: ImapFlow, batch: Listed[]): Promise<Map<number, Buffer>> {
  const raws = new Map<number, Buffer>()
  const isLarge = batch.some(({ size }) => size > mailLimits.rawBytes)
  const query = { uid: true, source: isLarge ? { maxLength: headBytes } : true }
  const uids = batch.map(({ uid }) => uid).join(',')
  for await (const { uid, source } of client.fetch(uids, query, { uid: true }))
    if (source) raws.set(uid, source)
  return raws
}
