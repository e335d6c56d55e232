import { randomUUID } from 'node:crypto'
import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx, type Mail } from '#features/context/context.server.ts'
import { deliverMailJob } from './mail.jobs.ts'
import type { MailDetail, MailPage, MailQuery, MailSummary } from './mail.schema.ts'
import { mails, type StoredMail } from './mail.table.server.ts'

/** Puts a mail in the outbox, in the transaction of `ctx.db`. Answers its id. */
export async function queueMail(ctx: Ctx, mail: Mail): Promise<string> {
  const [id] = await queueMails(ctx, [mail])
  return id ?? ''
}

/** Several mails with two statements in all. Answers their ids in the same order. */
export async function queueMails(ctx: Ctx, list: Mail[]): Promise<string[]> {
  if (list.length === 0) return []
  const createdAt = ctx.clock.now()
  const host = new URL(ctx.settings.siteUrl).hostname
  const rows = list.map((mail) => {
    const id = randomUUID()
    return {
      id,
      messageId: `<${id}@${host}>`,
      kind: mail.kind,
      to: oneLine(mail.to),
      replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
      replyToName: mail.replyToName === undefined ? null : oneLine(mail.replyToName),
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      leadId: mail.leadId ?? null,
      createdAt,
    }
  })
  // Named, as on every enquiry's way: the database parses it once.
  await ctx.db.insert(mails).values(rows).prepare(`queue_${rows.length}_mails`).execute()
  await ctx.enqueueMany(
    deliverMailJob,
    rows.map(({ id }) => ({ mailId: id })),
  )
  return rows.map(({ id }) => id)
}

/** What goes into a header never holds a line break or another control character. */
function oneLine(text: string) {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Mails, newest first, without their texts. Throws `invalid` for a cursor that no answer of this list gave. */
export async function listMails(
  ctx: Ctx,
  { state, kind, leadId, cursor, limit }: MailQuery,
): Promise<MailPage> {
  mustHave(ctx, 'mail.read')
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(
      and(
        state && eq(mails.state, state),
        kind ? eq(mails.kind, kind) : undefined,
        leadId ? eq(mails.leadId, leadId) : undefined,
        after &&
          or(
            lt(mails.createdAt, after.createdAt),
            and(eq(mails.createdAt, after.createdAt), lt(mails.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items: items.map(summaryOf), nextCursor: rows.length > limit && last ? cursorOf(last) : null }
}

/** One mail with its texts. Throws `not_found`. */
export async function getMail(ctx: Ctx, id: string): Promise<MailDetail> {
  mustHave(ctx, 'mail.read')
  const mail = await storedMail(ctx, id)
  // These hold one-time links: whoever could read them here could take the account.
  const isPrivate = mail.kind.startsWith('user.')
  const { text, html } = isPrivate ? { text: null, html: null } : mail
  return { ...summaryOf(mail), replyTo: mail.replyTo, text, html }
}

/** Queues a mail again under its own Message-ID. Throws `conflict` for one that is on its way and `gone` when its text was deleted. */
export async function resendMail(ctx: Ctx, id: string): Promise<MailDetail> {
  mustHave(ctx, 'mail.resend')
  await ctx.transaction(async (tx) => {
    const mail = await storedMail(tx, id)
    if (mail.state === 'queued') throw new AppError('conflict', 'This mail is already on its way')
    if (mail.text === null) throw new AppError('gone', 'The text of this mail was deleted because of its age')
    const [changed] = await tx.db
      .update(mails)
      .set({ state: 'queued', attempts: 0, lastError: null, sentAt: null })
      .where(and(eq(mails.id, id), eq(mails.state, mail.state), sql`${mails.text} is not null`))
      .returning({ id: mails.id })
    if (!changed) throw new AppError('conflict', 'This mail is already on its way')
    await tx.enqueueMany(deliverMailJob, [{ mailId: id }])
    await tx.audit({
      action: 'mail.resend',
      entity: 'mail',
      entityId: id,
      from: { state: mail.state },
      to: { state: 'queued' },
    })
  })
  return getMail(ctx, id)
}

async function storedMail(ctx: Ctx, id: string): Promise<StoredMail> {
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, id))
  if (!mail) throw new AppError('not_found', 'There is no such mail')
  return mail
}

function summaryOf(mail: StoredMail): MailSummary {
  const { id, messageId, kind, to, subject, leadId, state, attempts, lastError, sentAt, createdAt } = mail
  const times = { sentAt: sentAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
  return { id, messageId, kind, to, subject, leadId, state, attempts, lastError, ...times }
}

const cursorOf = ({ createdAt, id }: StoredMail) =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')

function readCursor(cursor: string) {
  const match = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString())
  const createdAt = new Date(Number(match?.[1]))
  if (!match?.[2] || Number.isNaN(createdAt.getTime()))
    throw new AppError('invalid', 'This list can’t go on from there')
  return { createdAt, id: match[2] }
}
