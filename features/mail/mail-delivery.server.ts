import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import {
  markRefused,
  personalKind,
  readOutgoing,
  settleMessages,
} from '#features/correspondence/write/outgoing.server.ts'
import { beginNews, failNews, newsKind, settleNews } from '#features/newsletter/issues/outgoing.server.ts'
import { dayMs } from '#lib/durations.ts'
import { verifySmtp } from './mail-check.server.ts'
import { mails, type StoredMail } from './mail.table.server.ts'
import { fileMail, mailFolder, sendBySmtp, traceless, type Sendable } from './mail-transport.server.ts'

/** Tries before a mail counts as failed: with the queue's delays (15 s, doubling up to 15 min) about two days. */
export const mailTries = 195

/** Texts of mails, and their files, are deleted after this time; who got what and when stays on the record. */
export const mailBodiesKeptMs = 90 * dayMs

/** A mail that leaves no trace and can't be sent, or its file, goes after this time: with a daily job within the week that it tells. */
const tracelessKeptMs = 6 * dayMs

/** Mails that follow the first one after an outage; each batch that is sent brings on as many. */
const freedAtOnce = 200

/** Sends one mail of the outbox. Throws when it should be tried again. */
export async function deliverMail(ctx: Ctx, id: string): Promise<void> {
  const {
    failures: [failure],
  } = await deliverMails(ctx, [id])
  if (failure) throw failure
}

interface Delivered {
  /** For each id an error when it should be tried again. */
  failures: (Error | undefined)[]
  /** Mails that an outage held up which is over. */
  freed: string[]
}

/**
 * Sends mails of the outbox, or files them without SMTP settings; those that aren't queued any more are left alone. A refusal for good and
 * the last of its tries make a mail `failed`.
 */
export async function deliverMails(ctx: Ctx, ids: string[]): Promise<Delivered> {
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(and(inArray(mails.id, ids), eq(mails.state, 'queued'), isNotNull(mails.text)))
  const { failures, areOnTheirWay } = ctx.settings.smtpUrl
    ? await sendAll(ctx, rows, ctx.settings.smtpUrl)
    : await fileAll(ctx, rows)
  return { failures: ids.map((id) => failures.get(id)), freed: areOnTheirWay ? await heldUp(ctx) : [] }
}

/** The oldest that wait for their next try because of an outage. */
async function heldUp(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(sql`${mails.isHeldUp} and ${mails.state} = 'queued'`)
    .orderBy(mails.createdAt, mails.id)
    .limit(freedAtOnce)
  return rows.map(idOf)
}

interface Outcome {
  failures: Map<string, Error>
  /** Whether some went, and nothing held up the rest. */
  areOnTheirWay: boolean
}

/** One after the other, each marked at once, so that a crash repeats one mail at most. A server that can't be reached is asked once. */
async function sendAll(ctx: Ctx, rows: StoredMail[], smtpUrl: string): Promise<Outcome> {
  const failures = new Map<string, Error>()
  let sent = 0
  let outage = rows.some(isNews) ? await reasonOfOutage(smtpUrl) : undefined
  for (const mail of rows) {
    let isBegun = false
    try {
      if (outage) throw outage
      const sendable = await sendableOf(ctx, mail)
      if (!sendable) continue
      isBegun = true
      await sendBySmtp(smtpUrl, sendable, ctx.settings)
      await mark(ctx, [mail], 'sent')
      sent += 1
    } catch (error) {
      if (!isAboutMail(detailsOf(error).code)) outage = error
      const failure = await giveUpOrRetry(ctx, mail, error, isBegun)
      if (failure) failures.set(mail.id, failure)
    }
  }
  return { failures, areOnTheirWay: sent > 0 && !outage }
}

const isNews = ({ kind }: StoredMail) => kind === newsKind

/** A newsletter is begun once: looked at first, so that one isn't begun for a server that is away. */
const reasonOfOutage = (smtpUrl: string): Promise<unknown> =>
  verifySmtp(smtpUrl).then(
    () => undefined,
    (error: unknown) => error,
  )

/** Undefined, and gone from the outbox, for a newsletter that must not go any more. */
async function sendableOf(ctx: Ctx, mail: StoredMail): Promise<Sendable | undefined> {
  if (!isNews(mail))
    return { mail, outgoing: mail.kind === personalKind ? await readOutgoing(ctx, mail.id) : undefined }
  const news = await beginNews(ctx, mail.id)
  if (news) return { mail, ...news }
  await ctx.db.delete(mails).where(eq(mails.id, mail.id))
  return undefined
}

const personalIds = (rows: StoredMail[]) => rows.filter(({ kind }) => kind === personalKind).map(idOf)

async function fileAll(ctx: Ctx, all: StoredMail[]): Promise<Outcome> {
  const failures = new Map<string, Error>()
  const found = await Promise.all(all.map((mail) => sendableOf(ctx, mail)))
  const sendables = found.filter((one) => one !== undefined)
  const rows = sendables.map(({ mail }) => mail)
  const results = await Promise.allSettled(sendables.map((one) => fileMail(one, ctx.settings)))
  const sent = rows.filter((_, i) => results[i]?.status === 'fulfilled')
  const marked = await mark(ctx, sent, 'filed')
  // Erased while its file was written: the erasure could not see the file.
  for (const [i, mail] of rows.entries()) {
    const result = results[i]
    if (result?.status === 'fulfilled' && !marked.has(mail.id)) await rm(result.value, { force: true })
  }
  for (const [i, mail] of rows.entries()) {
    const result = results[i]
    const failure =
      result?.status === 'rejected' ? await giveUpOrRetry(ctx, mail, result.reason, true) : undefined
    if (failure) failures.set(mail.id, failure)
  }
  return { failures, areOnTheirWay: sent.length > 0 && failures.size === 0 }
}

/** Returns the ids of those that were still there. */
async function mark(ctx: Ctx, rows: StoredMail[], state: 'sent' | 'filed'): Promise<Set<string>> {
  const marked: { id: string }[] = []
  const [gone, kept] = [rows.filter((mail) => mail.leavesNoTrace), rows.filter((mail) => !mail.leavesNoTrace)]
  if (kept.length > 0) {
    const done = {
      state,
      sentAt: ctx.clock.now(),
      lastError: null,
      isHeldUp: false,
      attempts: sql`${mails.attempts} + 1`,
    }
    const where = inArray(mails.id, kept.map(idOf))
    const rows = await ctx.transaction(async (tx) => {
      const changed = await tx.db.update(mails).set(done).where(where).returning({ id: mails.id })
      await settleMessages(tx, personalIds(kept), state)
      return changed
    })
    marked.push(...rows)
  }
  if (gone.length > 0) {
    const where = inArray(mails.id, gone.map(idOf))
    const rows = await ctx.transaction(async (tx) => {
      await settleNews(tx, gone.filter(isNews).map(idOf))
      return tx.db.delete(mails).where(where).returning({ id: mails.id })
    })
    marked.push(...rows)
  }
  return new Set(marked.map(idOf))
}

const idOf = ({ id }: { id: string }) => id

/** Returns the error to try again with, or undefined when the mail has failed. */
async function giveUpOrRetry(
  ctx: Ctx,
  mail: StoredMail,
  error: unknown,
  isBegun: boolean,
): Promise<Error | undefined> {
  const isSmtp = ctx.settings.smtpUrl !== undefined
  const failure = failureOf(error, isSmtp)
  const attempts = mail.attempts + 1
  const isOver = failure.isFinal || attempts >= mailTries
  if (isNews(mail)) {
    const { command, responseCode } = detailsOf(error)
    // Without an answer nobody knows whether the server took it.
    const isKnown = !isBegun || !isSmtp || responseCode !== undefined
    const isRefused = failure.isFinal && command === 'RCPT TO'
    if (!(await failNews(ctx, mail.id, { text: failure.text, isKnown, isOver, isRefused }))) {
      await ctx.db.delete(mails).where(eq(mails.id, mail.id))
      return undefined
    }
  }
  await ctx.transaction(async (tx) => {
    await tx.db
      .update(mails)
      .set({
        attempts,
        lastError: failure.text,
        isHeldUp: failure.isOutage,
        ...(isOver && { state: 'failed' as const }),
      })
      .where(and(eq(mails.id, mail.id), eq(mails.state, 'queued')))
    if (!isOver || mail.kind !== personalKind) return
    await settleMessages(tx, [mail.id], 'failed')
    if (failure.isFinal) await markRefused(tx, mail.to, failure.text)
  })
  ctx.log.warn(
    { mailId: mail.id, kind: mail.kind, attempts, reason: failure.text },
    isOver ? 'mail failed' : 'mail will be tried again',
  )
  // Its own mail about a mail would go the same way; the others of an hour are told together.
  if (isOver && mail.kind !== 'user.notification')
    await ctx.notify({ kind: 'mail_failed', key: ctx.clock.now().toISOString().slice(0, 13) })
  // The server's own words may hold an address, and the queue keeps what is thrown.
  return isOver ? undefined : new Error(failure.text)
}

interface Failure {
  /** In words without an address. */
  text: string
  /** Only what the server said about this very mail with a 5xx. */
  isFinal: boolean
  /** It holds up every mail, and not this one alone. */
  isOutage: boolean
}

function failureOf(error: unknown, isSmtp: boolean): Failure {
  const { code, responseCode } = detailsOf(error)
  const outage = (text: string) => ({ text, isFinal: false, isOutage: true })
  if (!isSmtp) return outage(`The file could not be written (${code ?? 'no code'})`)
  if (responseCode !== undefined && isAboutMail(code)) {
    const isFinal = responseCode >= 500
    const text = `The mail server refused it${isFinal ? '' : ' for now'} (${responseCode})`
    return { text, isFinal, isOutage: false }
  }
  const name = [code, responseCode].filter(Boolean).join(' ')
  if (code === 'EAUTH') return outage(`The mail server refused our sign-in (${name})`)
  return outage(`The mail server can’t be reached (${name || 'no code'})`)
}

const isAboutMail = (code: string | undefined) => code === 'EENVELOPE' || code === 'EMESSAGE'

function detailsOf(error: unknown): { code?: string; responseCode?: number; command?: string } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('command' in error && typeof error.command === 'string' && { command: error.command }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  }
}

/** Deletes texts and files of mails older than 90 days, and calls failed what is still queued after all its tries had to be over. */
export async function clearOldMails(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime()
  await ctx.db
    .update(mails)
    .set({ state: 'failed', lastError: 'It could not be sent in three days' })
    .where(
      and(
        eq(mails.state, 'queued'),
        lt(mails.createdAt, new Date(now - 3 * dayMs)),
        sql`${mails.attempts} > 0`,
      ),
    )
  await ctx.db
    .update(mails)
    .set({ text: null, html: null })
    .where(and(isNotNull(mails.text), lt(mails.createdAt, new Date(now - mailBodiesKeptMs))))
  await ctx.db
    .delete(mails)
    .where(and(eq(mails.leavesNoTrace, true), lt(mails.createdAt, new Date(now - tracelessKeptMs))))
  const folder = mailFolder(ctx.settings)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    const keptMs = name.includes(traceless) ? tracelessKeptMs : mailBodiesKeptMs
    if (mtimeMs < now - keptMs) await rm(path, { force: true })
  }
}
