import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { mails, type StoredMail } from './mail.table.server.ts'
import { fileMail, mailFolder, sendBySmtp } from './mail-transport.server.ts'

/** Tries before a mail counts as failed: with the queue's delays (15 s, doubling up to 15 min) about two days. */
export const mailTries = 195

/** Texts of mails, and their files, are deleted after this time; who got what and when stays on the record. */
export const mailBodiesKeptMs = 90 * 24 * 60 * 60 * 1000

/**
 * Sends one mail of the outbox, or files it without SMTP settings. A no-op unless it is still queued. Throws when it should be tried
 * again; a refusal for good and the last of the tries make it `failed`.
 */
export async function deliverMail(ctx: Ctx, id: string): Promise<void> {
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, id))
  if (!mail || mail.state !== 'queued' || mail.text === null) return
  const { smtpUrl } = ctx.settings
  try {
    if (smtpUrl) await sendBySmtp(smtpUrl, mail, ctx.settings)
    else await fileMail(mail, ctx.settings)
  } catch (error) {
    return giveUpOrRetry(ctx, mail, error)
  }
  const done = { state: smtpUrl ? ('sent' as const) : ('filed' as const), sentAt: ctx.clock.now(), lastError: null }
  await ctx.db.update(mails).set({ ...done, attempts: sql`${mails.attempts} + 1` }).where(eq(mails.id, id))
}

async function giveUpOrRetry(ctx: Ctx, mail: StoredMail, error: unknown) {
  const failure = failureOf(error)
  const attempts = mail.attempts + 1
  const isOver = failure.isFinal || attempts >= mailTries
  await ctx.db
    .update(mails)
    .set({ attempts, lastError: failure.text, ...(isOver && { state: 'failed' as const }) })
    .where(and(eq(mails.id, mail.id), eq(mails.state, 'queued')))
  ctx.log.warn({ mailId: mail.id, kind: mail.kind, attempts, reason: failure.text }, isOver ? 'mail failed' : 'mail will be tried again')
  // The server's own words may hold an address, and the queue keeps what is thrown.
  if (!isOver) throw new Error(failure.text)
}

/** What happened, in words without an address. Final is only what the server said about this very mail with a 5xx. */
function failureOf(error: unknown): { text: string; isFinal: boolean } {
  const { code, responseCode } = detailsOf(error)
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (responseCode !== undefined && isAboutMail) {
    const isFinal = responseCode >= 500
    return { text: `The mail server refused it${isFinal ? '' : ' for now'} (${responseCode})`, isFinal }
  }
  const name = [code, responseCode].filter(Boolean).join(' ')
  if (code === 'EAUTH') return { text: `The mail server refused our sign-in (${name})`, isFinal: false }
  return { text: `The mail server can’t be reached (${name || 'no code'})`, isFinal: false }
}

function detailsOf(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error && typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  }
}

/** Deletes texts and files of mails older than 90 days, and calls failed what is still queued after all its tries had to be over. */
export async function clearOldMails(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime()
  await ctx.db
    .update(mails)
    .set({ state: 'failed', lastError: 'It could not be sent in three days' })
    .where(and(eq(mails.state, 'queued'), lt(mails.createdAt, new Date(now - 3 * 24 * 60 * 60 * 1000)), sql`${mails.attempts} > 0`))
  await ctx.db
    .update(mails)
    .set({ text: null, html: null })
    .where(and(isNotNull(mails.text), lt(mails.createdAt, new Date(now - mailBodiesKeptMs))))
  const folder = mailFolder(ctx.settings)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < now - mailBodiesKeptMs) await rm(path, { force: true })
  }
}
