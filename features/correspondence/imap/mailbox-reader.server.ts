import { setTimeout as sleep } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ImapFlow } from 'imapflow'
import { openLongClient, tryLock } from '#db/exclusive.ts'
import type { Database } from '#db/database.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { mailboxes, type StoredMailbox } from '#features/correspondence/correspondence.table.server.ts'
import { connectMailbox, problemOf } from './imap-client.server.ts'
import { readFolder } from './read-folder.server.ts'

interface Options {
  ctx: Ctx
  database: Pick<Database, 'pool'>
  /** Whether the data is being swapped: nothing is read then. */
  isHalted: () => boolean
  /** How often mailboxes are looked for, and a mailbox is read without being told. */
  lookEveryMs?: number
  pollEveryMs?: number
}

/** Above those of backups and migrations. */
const lockOf = (id: string) => 10_000 + (createHash('sha256').update(id).digest().readUInt32BE() % 2 ** 30)

/**
 * Reads every active mailbox until it is closed: at once, when its server tells of new mail (IDLE), and now and then. Of several servers on one database one reads a mailbox, by
 * a lock that ends with its connection.
 */
export function startMailboxReader({
  ctx,
  database,
  isHalted,
  lookEveryMs = 10_000,
  pollEveryMs = 60_000,
}: Options) {
  const ending = new AbortController()
  const reading = new Map<string, Promise<void>>()

  async function look() {
    if (isHalted()) return
    const active = await ctx.db.select().from(mailboxes).where(eq(mailboxes.isActive, true))
    for (const box of active) {
      if (reading.has(box.id) || ending.signal.aborted) continue
      reading.set(
        box.id,
        readAlone(box).finally(() => reading.delete(box.id)),
      )
    }
  }

  async function readAlone(box: StoredMailbox) {
    let client: Awaited<ReturnType<typeof openLongClient>> | undefined
    try {
      client = await openLongClient(database, 'mailbox reader')
      let isLost = false
      client.once('end', () => (isLost = true))
      if (await tryLock(client, lockOf(box.id)))
        await readOn(ctx, box, {
          pollEveryMs,
          signal: ending.signal,
          mustStop: () => isLost || isHalted() || ending.signal.aborted,
        })
    } catch (error) {
      if (ending.signal.aborted || isHalted()) return
      const problem = problemOf(error)
      ctx.log.warn({ mailboxId: box.id, err: error }, 'a mailbox could not be read')
      await tell(ctx, box, { problem }).catch(() => undefined)
    } finally {
      await client?.end().catch(() => undefined)
    }
  }

  const lookNow = () =>
    look().catch((error: unknown) => {
      if (!ending.signal.aborted) ctx.log.warn({ err: error }, 'mailboxes could not be looked for')
    })
  const timer = setInterval(() => void lookNow(), lookEveryMs)
  const first = lookNow()
  return {
    async close() {
      ending.abort()
      clearInterval(timer)
      await first
      await Promise.all(reading.values())
    },
  }
}

interface ReadOn {
  pollEveryMs: number
  signal: AbortSignal
  mustStop: () => boolean
}

/** Until the mailbox is changed or closed. Throws what ends it otherwise. */
async function readOn(
  ctx: Ctx,
  box: StoredMailbox,
  { pollEveryMs, signal, mustStop }: ReadOn,
): Promise<void> {
  const client = await connectMailbox(ctx, box)
  const cut = () => client.close()
  signal.addEventListener('abort', cut)
  try {
    const paths = await existingFolders(client, box.folders)
    while (!mustStop()) {
      const [first, ...others] = paths
      for (const path of others) await readFolder(ctx, client, box, path, mustStop)
      // Last, so that it stays open and its server tells of what comes from here on.
      const seen = first ? await readFolder(ctx, client, box, first, mustStop) : 0
      if (!(await tell(ctx, box, { problem: null, readAt: ctx.clock.now() })) || !first) return
      await newMail(client, { path: first, seen }, pollEveryMs, mustStop)
    }
  } finally {
    signal.removeEventListener('abort', cut)
    client.close()
  }
}

/** Those of the folders that the server has; one that is named Sent is found by its use, whatever its name. */
async function existingFolders(client: ImapFlow, wanted: string[]): Promise<string[]> {
  const listed = await client.list()
  const found = wanted.flatMap((name) => {
    const same = listed.find(({ path }) => path === name || path.toLowerCase() === name.toLowerCase())
    const bySpecialUse = /^sent$/i.test(name)
      ? listed.find(({ specialUse }) => specialUse === '\\Sent')
      : undefined
    return (bySpecialUse ?? same)?.path ?? []
  })
  if (found.length === 0) throw Object.assign(new Error('No folder'), { mailboxMissing: true })
  return [...new Set(found)]
}

/** Resolves when the folder has more or fewer messages than were `seen`, when it is time to look, or when it has to end. Throws when the connection is gone. */
async function newMail(
  client: ImapFlow,
  { path, seen }: { path: string; seen: number },
  withinMs: number,
  mustStop: () => boolean,
): Promise<void> {
  const lock = await client.getMailboxLock(path, { readOnly: true })
  const told = new AbortController()
  const onMail = () => told.abort()
  client.on('exists', onMail)
  client.on('close', onMail)
  if (client.mailbox && client.mailbox.exists !== seen) onMail()
  try {
    void client.idle().catch(() => told.abort())
    for (let waited = 0; waited < withinMs && !told.signal.aborted && !mustStop(); waited += 1000)
      await sleep(Math.min(1000, withinMs), undefined, { signal: told.signal }).catch(() => undefined)
  } finally {
    client.off('exists', onMail)
    client.off('close', onMail)
    lock.release()
  }
  if (!client.usable && !mustStop()) throw Object.assign(new Error('The connection ended'), { code: 'EOF' })
}

/** Writes down how it went. False when the mailbox was changed meanwhile, so that it has to be opened anew. */
async function tell(
  ctx: Ctx,
  box: StoredMailbox,
  how: { problem: string | null; readAt?: Date },
): Promise<boolean> {
  const told = await ctx.db
    .update(mailboxes)
    .set(how)
    .where(and(eq(mailboxes.id, box.id), eq(mailboxes.version, box.version), eq(mailboxes.isActive, true)))
    .returning({ id: mailboxes.id })
  return told.length > 0
}
