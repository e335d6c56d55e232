import { randomUUID } from 'node:crypto'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { insertRows } from '#db/recordset.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { mustHave, type Ctx, type Mail } from '#features/context/context.server.ts'
import { messageIdOf } from '#features/context/message-id.ts'
import { personalKind, settleMessages } from '#features/correspondence/write/outgoing.server.ts'
import { newsKind } from '#features/newsletter/issues/outgoing.server.ts'
import { senderMark, signMail } from '#features/context/mail-sender.ts'
import { senderLine } from '#features/publishing/firm/disclosures.ts'
import { readIdentity } from '#features/publishing/firm/identity.server.ts'
import { deliverMailJob } from './mail.jobs.ts'
import type { MailDetail, MailPage, MailQuery, MailSummary } from './mail.schema.ts'
import { mails, type StoredMail } from './mail.table.server.ts'
import { mustSeeLead, ofVisibleLead } from '#features/leads/visible-leads.server.ts'

const mailColumns = [
  'id',
  'messageId',
  'kind',
  'to',
  'replyTo',
  'replyToName',
  'subject',
  'text',
  'html',
  'leadId',
  'leavesNoTrace',
] as const

/** Puts a mail in the outbox, in the transaction of `ctx.db`. Returns its id. */
export async function queueMail(ctx: Ctx, mail: Mail): Promise<string> {
  const [id] = await queueMails(ctx, [mail])
  return id ?? ''
}

/** Several mails with two statements in all, and one more where they tell who writes. Returns their ids in the same order. */
export async function queueMails(ctx: Ctx, list: Mail[]): Promise<string[]> {
  if (list.length === 0) return []
  const createdAt = ctx.clock.now()
  const isSigned = list.some(({ text, html }) => text.includes(senderMark) || html.includes(senderMark))
  const sender = isSigned ? senderLine(await readIdentity(ctx)) : ''
  const rows = list.map((each) => {
    const mail = signMail(each, sender)
    const id = mail.id ?? randomUUID()
    return {
      id,
      messageId: messageIdOf(ctx.settings, id),
      kind: mail.kind,
      to: oneLine(mail.to),
      replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
      replyToName: mail.replyToName === undefined ? null : oneLine(mail.replyToName),
      subject: oneLine(mail.subject),
      text: mail.text.toWellFormed(),
      html: mail.html.toWellFormed(),
      leadId: mail.leadId ?? null,
      leavesNoTrace: mail.leavesNoTrace ?? false,
    }
  })
  await ctx.db.execute(insertRows(mails, mailColumns, rows, { createdAt }))
  await ctx.enqueueMany(
    deliverMailJob,
    rows.map(({ id }) => ({ mailId: id })),
  )
  return rows.map(({ id }) => id)
}

/** What goes into a header never holds a line break or another control character. */
function oneLine(text: string) {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .toWellFormed()
}

const hasFailed = sql<boolean>`(${mails.state} = 'failed')`

/** Mails without their texts: those that failed first, then the newest. Throws `invalid` for a cursor that no answer of this list gave. */
export async function listMails(
  ctx: Ctx,
  { q, state, kind, leadId, cursor, limit }: MailQuery,
): Promise<MailPage> {
  mustHave(ctx, 'mail.read')
  const after =
    cursor === undefined ? undefined : readCursor(cursor, 'mails', (key, id) => isKey(key) && isUuid(id))
  const [hasFailedAfter, createdAfter] = after?.key.split(' ', 2) ?? []
  const like = q ? likePattern(q) : undefined
  const rows = await ctx.db
    .select()
    .from(mails)
    .where(
      and(
        ofVisibleLead(ctx, mails.leadId),
        like ? or(ilike(mails.subject, like), ilike(mails.to, like)) : undefined,
        state && eq(mails.state, state),
        kind ? eq(mails.kind, kind) : undefined,
        leadId ? eq(mails.leadId, leadId) : undefined,
        after &&
          sql`(${hasFailed}, ${mails.createdAt}, ${mails.id}) < (${hasFailedAfter}::boolean, ${createdAfter}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(hasFailed), desc(mails.createdAt), desc(mails.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(summaryOf),
    nextCursor: rows.length > limit && last ? writeCursor('mails', keyOf(last), last.id) : null,
  }
}

/** How many mails need a person. */
export async function countFailedMails(ctx: Ctx): Promise<number> {
  mustHave(ctx, 'mail.read')
  return ctx.db.$count(mails, eq(mails.state, 'failed'))
}

/** One mail with its texts. Throws `not_found`. */
export async function getMail(ctx: Ctx, id: string): Promise<MailDetail> {
  mustHave(ctx, 'mail.read')
  const mail = await storedMail(ctx, id)
  await mustSeeLead(ctx, mail.leadId)
  // These hold one-time links: anyone who could read them here could take the account, or confirm for the person.
  const isPrivate = /^(?:user|privacy|newsletter)\./.test(mail.kind)
  const { text, html } = isPrivate ? { text: null, html: null } : mail
  return { ...summaryOf(mail), replyTo: mail.replyTo, text, html }
}

/** Queues a mail again under its own Message-ID. Throws `conflict` for one that is on its way and `gone` when its text was deleted. */
export async function resendMail(ctx: Ctx, id: string): Promise<MailDetail> {
  mustHave(ctx, 'mail.resend')
  await ctx.transaction(async (tx) => {
    const mail = await storedMail(tx, id)
    if (mail.state === 'queued') throw new AppError('conflict', 'This mail is already on its way')
    if (mail.kind === newsKind) throw new AppError('conflict', 'A newsletter goes to each reader once')
    if (mail.text === null) throw new AppError('gone', 'The text of this mail is no longer kept')
    const [changed] = await tx.db
      .update(mails)
      .set({ state: 'queued', attempts: 0, lastError: null, sentAt: null })
      .where(and(eq(mails.id, id), eq(mails.state, mail.state), sql`${mails.text} is not null`))
      .returning({ id: mails.id })
    if (!changed) throw new AppError('conflict', 'This mail is already on its way')
    await tx.enqueueMany(deliverMailJob, [{ mailId: id }])
    if (mail.kind === personalKind) await settleMessages(tx, [id], 'queued')
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

const keyOf = ({ state, createdAt }: StoredMail) => `${state === 'failed'} ${createdAt.toISOString()}`

const isKey = (key: string) => /^(?:true|false) /.test(key) && isIsoInstant(key.split(' ', 2)[1] ?? '')
