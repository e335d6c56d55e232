import { createHash, randomUUID } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { plainMarkdown } from '#lib/plain-markdown.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { messageIdOf } from '#features/context/message-id.ts'
import { findCorrespondent } from '#features/leads/leads.server/find-correspondent.ts'
import type { CalendarPart } from '#features/correspondence/meetings/invitation.schema.ts'
import { bareAddress } from '#features/correspondence/address.ts'
import { messages, type StoredMessage } from '#features/correspondence/correspondence.table.server.ts'
import { attachFiles } from '#features/correspondence/files/attachments.server.ts'
import { attachmentsMaxBytes } from '#features/correspondence/files/attachment.schema.ts'
import { itemOf } from '#features/correspondence/list-messages.server.ts'
import { undoMs, type MessageItem, type NewMessage } from '#features/correspondence/message.schema.ts'
import { answersTo } from '#features/correspondence/reply-token.server.ts'
import { leadIsGone, mustSeeLead } from '#features/leads/visible-leads.server.ts'
import { dayMs } from '#lib/durations.ts'
import { mailHtmlOf } from './mail-text.server.ts'
import { sendHeldJob } from './send-held.jobs.ts'

const furthestMs = 90 * dayMs

/**
 * Writes a mail to a lead. It waits ten seconds for its undo, or until its time, and then goes into the outbox. Throws `conflict` when there is a
 * newer message than the writer saw: someone else may just have answered.
 */
export async function sendMessage(
  ctx: Ctx,
  input: NewMessage & { leadId: string; calendar?: CalendarPart },
): Promise<MessageItem> {
  mustHave(ctx, 'leads.write')
  const author = signedIn(ctx)
  const now = ctx.clock.now()
  const sendAt = sendTimeOf(input.sendAt, now)
  const id = input.id ?? randomUUID()
  return ctx.transaction(async (ctx) => {
    const [already] = await ctx.db.select().from(messages).where(eq(messages.id, id))
    const lead = await findCorrespondent(ctx, input.leadId)
    if (already && (lead || !already.leadId)) return itemWritten(ctx, already, input.leadId)
    if (!lead) throw leadIsGone(ctx)
    const newest = await newestOf(ctx, lead.id)
    if (input.seen !== undefined && newest && newest.id !== input.seen)
      throw new AppError('conflict', newestInWords(newest), { data: { newest: newest.id } })
    const answered = input.inReplyTo ? await messageOf(ctx, input.inReplyTo, lead.id) : newest
    const messageId = messageIdOf(ctx.settings, id)
    const subject = input.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
    const [row] = await ctx.db
      .insert(messages)
      .values({
        id,
        leadId: lead.id,
        direction: 'out',
        state: 'held',
        messageId,
        fingerprint: createHash('sha256').update(messageId).digest('base64url'),
        inReplyTo: answered?.messageId ?? null,
        references: answered ? [...answered.references, answered.messageId].slice(-20) : [],
        fromName: author.name,
        fromAddress: bareAddress(ctx.settings.mailFrom),
        to: [
          { name: input.to.toLowerCase() === lead.email?.toLowerCase() ? lead.name : '', address: input.to },
        ],
        cc: input.cc.map((address) => ({ name: '', address })),
        subject,
        text: input.text.toWellFormed(),
        html: input.html?.toWellFormed() ?? mailHtmlOf(input.text.toWellFormed(), subject),
        calendar: input.calendar ?? null,
        authorId: author.userId,
        authorName: author.name,
        sendAt,
        at: now,
        createdAt: now,
      })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await attachFiles(ctx, id, input.attachments, attachmentsMaxBytes)
    await ctx.enqueue(sendHeldJob, { messageId: id }, { startAfter: sendAt })
    const to = { messageId: id, to: input.to, cc: input.cc, sendAt: sendAt.toISOString() }
    await ctx.audit({ action: 'lead.mail', entity: 'lead', entityId: lead.id, to })
    return itemOf(ctx, row)
  })
}

/** The same form sent again: what it wrote the first time. */
function itemWritten(ctx: Ctx, row: StoredMessage, leadId: string): Promise<MessageItem> {
  if (row.leadId !== leadId || row.direction !== 'out')
    throw new AppError('conflict', 'This id belongs to another mail')
  return itemOf(ctx, row)
}

function sendTimeOf(wanted: string | undefined, now: Date): Date {
  const soonest = new Date(now.getTime() + undoMs)
  const sendAt = wanted === undefined ? soonest : new Date(wanted)
  if (sendAt.getTime() - now.getTime() > furthestMs) {
    const message = 'At most 90 days from now'
    throw new AppError('invalid', message, { errors: { sendAt: message } })
  }
  return sendAt < soonest ? soonest : sendAt
}

/** What counts as the last word: a person's, theirs or ours. */
async function newestOf(ctx: Ctx, leadId: string): Promise<StoredMessage | undefined> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.leadId, leadId),
        eq(messages.kind, 'written'),
        inArray(messages.state, ['received', 'found', 'held', 'queued', 'sent', 'filed']),
      ),
    )
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1)
  return row
}

async function messageOf(ctx: Ctx, id: string, leadId: string): Promise<StoredMessage> {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.leadId, leadId)))
  if (!row) throw new AppError('invalid', 'The mail that this one answers isn’t here any more')
  return row
}

const newestInWords = ({ direction, authorName }: StoredMessage) =>
  direction === 'in'
    ? 'A new mail came in while you were writing. Read it, then send yours.'
    : `${authorName ?? 'Somebody'} wrote to this lead while you were writing. Read that, then send yours.`

/** Puts a mail whose time has come into the outbox; once, however often it is called. */
export async function sendHeld(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.select().from(messages).where(eq(messages.id, id)).for('update')
    if (!row?.leadId || row.state !== 'held') return
    const [to] = row.to
    if (!to) return
    const replyTo = await answersTo(ctx, row.leadId)
    const isMarkdown = row.html === mailHtmlOf(row.text, row.subject)
    await ctx.sendMail({
      id,
      kind: 'lead.message',
      to: to.address,
      replyTo,
      replyToName: row.fromName,
      subject: row.subject,
      text: isMarkdown ? plainMarkdown(row.text, ctx.settings.siteUrl) : row.text,
      html: row.html ?? '',
      leadId: row.leadId,
    })
    await ctx.db.update(messages).set({ state: 'queued' }).where(eq(messages.id, id))
  })
}

/** Takes a mail back that has not left. Throws `conflict` once it is on its way. */
export async function cancelMessage(ctx: Ctx, id: string): Promise<MessageItem> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const [row] = await ctx.db.select().from(messages).where(eq(messages.id, id)).for('update')
    if (!row?.leadId) throw new AppError('not_found', 'This mail isn’t here any more')
    await mustSeeLead(ctx, row.leadId)
    if (row.state === 'cancelled') return itemOf(ctx, row)
    if (row.state !== 'held') throw new AppError('conflict', 'Too late: this mail is already being sent')
    const [cancelled] = await ctx.db
      .update(messages)
      .set({ state: 'cancelled', sendAt: null })
      .where(eq(messages.id, id))
      .returning()
    await ctx.audit({
      action: 'lead.mail_cancel',
      entity: 'lead',
      entityId: row.leadId,
      from: { messageId: id },
    })
    return itemOf(ctx, cancelled ?? row)
  })
}
