import { eq, sql } from 'drizzle-orm'
import { mailFrame } from '#features/context/mail-frame.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import { hourMs } from '#lib/durations.ts'
import { backupStores, type StoredStore } from '#features/backup/backup.table.server.ts'
import type { BackupStore } from './backup-store.server.ts'

const tellEveryMs = 400
/** A store that is away for less is nobody's business. */
const toldAfterMs = hourMs

export async function readStoreState(ctx: Ctx, id: string): Promise<StoredStore | undefined> {
  const [row] = await ctx.db.select().from(backupStores).where(eq(backupStores.id, id))
  return row
}

export async function noteStore(
  ctx: Ctx,
  { id, name }: BackupStore,
  changes: Partial<Omit<StoredStore, 'id' | 'name'>>,
): Promise<StoredStore> {
  const [row] = await ctx.db
    .insert(backupStores)
    .values({ id, name, ...changes })
    .onConflictDoUpdate({ target: backupStores.id, set: { name, ...changes } })
    .returning()
  if (!row) throw new Error('The state of the store can’t be written')
  return row
}

const atRest = { state: 'idle', fileName: null, server: null, done: 0, total: 0 } as const

/** Notes progress now and then: the end of a file at once. */
export function storeTeller(ctx: Ctx, store: BackupStore) {
  let lastAt = 0
  return async (done: number, total: number) => {
    const now = performance.now()
    if (now - lastAt < tellEveryMs && done !== total) return
    lastAt = now
    await noteStore(ctx, store, { done, total })
  }
}

/** All that was to be done is done. */
export async function noteStoreWell(ctx: Ctx, store: BackupStore): Promise<void> {
  const before = await readStoreState(ctx, store.id)
  if (before?.problem) ctx.log.info({ store: store.name }, 'backups reach the store again')
  const well = { problem: null, problemSince: null, toldAt: null }
  await noteStore(ctx, store, { ...atRest, ...well, doneAt: ctx.clock.now() })
}

export const noteStoreAtRest = (ctx: Ctx, store: BackupStore) => noteStore(ctx, store, atRest)

/** Notes what is wrong, tells the log, and staff by one mail: at once of a loss, else once it lasts. */
export async function noteStoreProblem(
  ctx: Ctx,
  store: BackupStore,
  problem: string,
  isLoss: boolean,
): Promise<void> {
  const now = ctx.clock.now()
  ctx.log.warn({ store: store.name, problem }, 'backups can’t be kept in the store; it is tried again')
  const { problemSince, toldAt } = await noteStore(ctx, store, { ...atRest, problem })
  const since = problemSince ?? now
  if (!problemSince) await noteStore(ctx, store, { problemSince: now })
  if (toldAt || (!isLoss && now.getTime() - since.getTime() < toldAfterMs)) return
  await ctx.transaction(async (tx) => {
    const told = await tx.db
      .update(backupStores)
      .set({ toldAt: now })
      .where(sql`${backupStores.id} = ${store.id} and ${backupStores.toldAt} is null`)
      .returning()
    if (told.length === 0) return
    const where = `${ctx.settings.siteUrl}/admin/backup`
    const subject = isLoss ? 'A backup in the store is lost' : 'Backups don’t leave the machine'
    const text = `${problem}. Backups are still made on the server’s own disk, and sending them is retried automatically.`
    const html = `<p style="margin:0 0 12px">${escapeHtml(text)}</p><p style="margin:0"><a href="${escapeHtml(where)}">Open the backups</a></p>`
    await tx.notify({ kind: 'backup_failed', key: `${store.id}:${now.toISOString()}` })
    await tx.sendMail({
      kind: 'backup.failed',
      to: ctx.settings.salesEmail,
      subject,
      text: `${text}\n\n${where}`,
      html: mailFrame(subject, html, `backup-store-${now.getTime()}`),
    })
  })
}
