import { and, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import { secondMs } from '#lib/durations.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { tellLive } from '#features/live/live.server.ts'
import { findLeadOfAddress } from '#features/leads/leads.server/find-correspondent.ts'
import { noteNewsBounce } from '#features/newsletter/issues/outgoing.server.ts'
import { recordMessage } from '#features/leads/leads.server/record-message.ts'
import { recordContact } from '#features/leads/leads.server/stop-clock.ts'
import {
  bouncedAddresses,
  messages,
  seenMessages,
} from '#features/correspondence/correspondence.table.server.ts'
import { storeFiles } from '#features/correspondence/files/attachments.server.ts'
import { forget } from '#features/correspondence/person.server.ts'
import type { MessageState } from '#features/correspondence/message-kinds.ts'
import { keepAnswer } from '#features/correspondence/meetings/keep-answer.server.ts'
import { ownIdsIn } from './bounce.ts'
import { findRecipientLead, findThread, leadOfIds } from './find-thread.server.ts'
import { ownAddresses } from './own-addresses.server.ts'
import type { ReadMail } from './read-mail.ts'
import { enquiryOfStranger } from './stranger.server.ts'

interface Arrival {
  mail: ReadMail
  /** When our side got it. */
  receivedAt: Date
  /** It lies where a mail program keeps what was sent. */
  isSentFolder?: boolean
  /** It was there before the mailbox was read here: kept for people we know, and nobody waits for an answer to it. */
  isHistory?: boolean
}

export type Kept = 'kept' | 'known' | 'not ours to keep'

/** Keeps a mail once, with what follows from it, in one transaction; `andThen` joins that, whatever becomes of the mail. */
export async function keepMessage(
  ctx: Ctx,
  arrival: Arrival,
  andThen: (ctx: Ctx) => Promise<void> = async () => undefined,
): Promise<Kept> {
  const isOwn = await ownAddresses(ctx)
  return ctx.transaction(async (ctx) => {
    const kept = await keep(ctx, arrival, isOwn)
    await andThen(ctx)
    return kept
  })
}

async function keep(ctx: Ctx, arrived: Arrival, isOwn: (address: string) => boolean): Promise<Kept> {
  const arrival = { ...arrived, mail: withoutOwnList(arrived.mail, isOwn) }
  const { mail, isSentFolder } = arrival
  if ((await ctx.db.$count(seenMessages, eq(seenMessages.fingerprint, mail.fingerprint))) > 0) return 'known'
  // Two servers may hold the same mail at once: the second waits here and then finds it.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(7307, hashtext(${mail.fingerprint}))`)
  if ((await ctx.db.$count(messages, eq(messages.fingerprint, mail.fingerprint))) > 0) return 'known'
  const isOurs = isSentFolder || (isOwn(mail.from.address) && mail.authentication !== 'fail')
  if (isOurs) return keepOurs(ctx, arrival)
  if (mail.kind === 'bounce') return keepBounce(ctx, arrival)
  return keepTheirs(ctx, arrival)
}

/** What a group of our own passed on to us, such as `sales@`, was written to us, and not to many. */
function withoutOwnList(mail: ReadMail, isOwn: (address: string) => boolean): ReadMail {
  if (mail.kind !== 'bulk' || !mail.listId) return mail
  const dots = [...mail.listId.matchAll(/\./g)].map(({ index }) => index)
  const isOurs = dots.some((at) => isOwn(`${mail.listId?.slice(0, at)}@${mail.listId?.slice(at + 1)}`))
  return isOurs ? { ...mail, kind: 'written' } : mail
}

/** Written to a lead with somebody's own mail program. What is about nobody we know is nobody's business here. */
async function keepOurs(ctx: Ctx, { mail, receivedAt, isHistory }: Arrival): Promise<Kept> {
  const isCopy = and(eq(messages.messageId, mail.messageId), eq(messages.direction, 'out'))
  if ((await ctx.db.$count(messages, isCopy)) > 0) return 'known'
  if (mail.kind !== 'written') return 'not ours to keep'
  const { leadId, isUnclear } = await findRecipientLead(ctx, mail)
  if (!leadId) return 'not ours to keep'
  const at = mail.date && mail.date < receivedAt ? mail.date : receivedAt
  await insertMessage(ctx, mail, { leadId, direction: 'out', state: 'found', at })
  // A promise about the other lead would be taken for kept.
  if (!isHistory && !isUnclear) await recordContact(ctx, { leadId, at })
  return 'kept'
}

async function keepBounce(ctx: Ctx, { mail, receivedAt, isHistory }: Arrival): Promise<Kept> {
  const { bounce } = mail
  const ids = ownIdsIn(mail.returned, new URL(ctx.settings.siteUrl).hostname)
  const leadId =
    (await leadOfIds(ctx, ids)) ??
    (await findThread(ctx, mail)).leadId ??
    (bounce && (await findLeadOfAddress(ctx, bounce.address)))
  // Of its mails there are many: what comes back stands with the newsletter.
  const mailIds = ids.map((id) => id.slice(1, 37).toLowerCase())
  if (bounce && (await noteNewsBounce(ctx, { ...bounce, mailIds })) && !leadId) {
    await forget(ctx, [mail.fingerprint])
    return 'not ours to keep'
  }
  if (!leadId && (isHistory || ids.length === 0)) return setAside(ctx, mail, isHistory === true, receivedAt)
  const id = await insertMessage(ctx, mail, {
    leadId: leadId ?? null,
    direction: 'in',
    state: 'received',
    at: receivedAt,
  })
  // Anybody can write a report; only one that returns a mail of ours had it.
  if (bounce && ids.length > 0) {
    const { address: addressKey, reason } = bounce
    await ctx.db
      .insert(bouncedAddresses)
      .values({ addressKey, reason, messageId: id, at: receivedAt })
      .onConflictDoUpdate({
        target: bouncedAddresses.addressKey,
        set: { reason, messageId: id, at: receivedAt },
      })
  }
  return 'kept'
}

async function keepTheirs(ctx: Ctx, { mail, receivedAt, isHistory }: Arrival): Promise<Kept> {
  const { leadId, isUnclear } = await findThread(ctx, mail)
  // Staff say which lead it is about. Nobody waits for an answer to what was there before us.
  if (isUnclear && !isHistory) return setAside(ctx, mail, false, receivedAt)
  if (!leadId) {
    const enquiry = isHistory ? undefined : await enquiryOfStranger(ctx, mail, receivedAt)
    if (!enquiry) return setAside(ctx, mail, isHistory === true, receivedAt)
    await insertMessage(ctx, mail, { ...enquiry, direction: 'in', state: 'received', at: receivedAt })
    return 'kept'
  }
  await insertMessage(ctx, mail, { leadId, direction: 'in', state: 'received', at: receivedAt })
  const { calendarReply: reply, from, authentication } = mail
  if (reply && authentication !== 'fail')
    await keepAnswer(ctx, { leadId, from: from.address, reply, receivedAt, isHistory: isHistory === true })
  if (mail.kind !== 'written') return 'kept'
  await ctx.db
    .delete(bouncedAddresses)
    .where(eq(bouncedAddresses.addressKey, mail.from.address.toLowerCase()))
  if (!isHistory) {
    const isAnswered = await wasAnsweredAfter(ctx, leadId, mail, receivedAt)
    await recordMessage(ctx, { leadId, subject: mail.subject, receivedAt, isAnswered })
  }
  return 'kept'
}

/** For staff to look at; of what was there before us nothing is kept but that it was seen. */
async function setAside(ctx: Ctx, mail: ReadMail, isHistory: boolean, at: Date): Promise<Kept> {
  if (isHistory) {
    await forget(ctx, [mail.fingerprint])
    return 'not ours to keep'
  }
  await insertMessage(ctx, mail, { leadId: null, direction: 'in', state: 'received', at })
  return 'kept'
}

/**
 * A mail of ours went out after this one came in, as when a mailbox is read late. One that it answers went out before, whatever the clock of its server says, which tells whole
 * seconds and may be slow.
 */
async function wasAnsweredAfter(
  ctx: Ctx,
  leadId: string,
  { inReplyTo, references }: ReadMail,
  receivedAt: Date,
): Promise<boolean> {
  const answered = [...(inReplyTo ? [inReplyTo] : []), ...references]
  const count = await ctx.db.$count(
    messages,
    and(
      eq(messages.leadId, leadId),
      eq(messages.direction, 'out'),
      inArray(messages.state, ['sent', 'found']),
      gte(messages.at, new Date(receivedAt.getTime() + secondMs)),
      answered.length > 0 ? notInArray(messages.messageId, answered) : undefined,
    ),
  )
  return count > 0
}

interface Place {
  leadId: string | null
  enquiryId?: string
  direction: 'in' | 'out'
  state: MessageState
  at: Date
}

async function insertMessage(ctx: Ctx, mail: ReadMail, place: Place): Promise<string> {
  const { from, bounce, replyTo: _replyTo, deliveredTo: _deliveredTo, files, ...rest } = mail
  const { date: _date, returned: _returned, listId: _listId, isMarkedSpam: _isMarkedSpam, ...others } = rest
  const { calendarReply: _calendarReply, ...kept } = others
  const [row] = await ctx.db
    .insert(messages)
    .values({
      ...kept,
      ...place,
      fromName: from.name,
      fromAddress: from.address,
      bouncedAddress: bounce?.address ?? null,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: messages.id })
  if (!row) throw new Error('An insert answered no row')
  await storeFiles(ctx, files, { messageId: row.id })
  await tellLive(
    ctx,
    place.leadId ? { kind: 'lead', ids: [place.leadId] } : { kind: 'message', ids: [row.id] },
  )
  return row.id
}
