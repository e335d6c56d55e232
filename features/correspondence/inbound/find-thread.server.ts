import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import {
  currentLead,
  findLeadOfAddress,
  openLeadsOf,
} from '#features/leads/leads.server/find-correspondent.ts'
import { tokenIn } from '#features/correspondence/address.ts'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { meetingOfUid, ofMeeting } from '#features/correspondence/meetings/calendar-id.server.ts'
import { leadOfToken } from '#features/correspondence/reply-token.server.ts'
import type { ReadMail } from './read-mail.ts'

interface Thread {
  leadId?: string | undefined
  /** Whoever it is from, or to, has several open leads, and nothing tells which of them it is about: the lead is one of these. */
  isUnclear?: boolean
}

/** The lead that a mail belongs to: by what it answers, else by the address it was sent to, else by who sent it. */
export async function findThread(ctx: Ctx, mail: ReadMail): Promise<Thread> {
  const answered = await leadOfIds(ctx, answeredBy(mail))
  if (answered) return { leadId: answered }
  for (const address of mail.deliveredTo) {
    const token = tokenIn(address)
    const lead = token && (await leadOfToken(ctx, token))
    const current = lead && (await currentLead(ctx, lead))
    if (current) return { leadId: current }
  }
  for (const { address } of [mail.from, ...(mail.replyTo ? [mail.replyTo] : [])]) {
    const { open, ...thread } = await threadOfAddress(ctx, address)
    const met = thread.isUnclear && mail.calendarReply && (await leadOfMeeting(ctx, mail.calendarReply.uid))
    if (met && open.includes(met)) return { leadId: met }
    if (thread.leadId) return thread
  }
  return {}
}

const answeredBy = ({ inReplyTo, references }: ReadMail) => [
  ...(inReplyTo ? [inReplyTo] : []),
  ...references.toReversed(),
]

/** The one open lead of somebody; of whoever has none, the lead with their address. */
async function threadOfAddress(ctx: Ctx, address: string): Promise<Thread & { open: string[] }> {
  if (!address) return { open: [] }
  const theirs = (await openLeadsOf(ctx, [address])).get(address) ?? []
  const open = theirs.map(({ id }) => id)
  if (open.length === 1) return { leadId: open[0], open }
  const leadId = (await findLeadOfAddress(ctx, address)) ?? open[0]
  return { leadId, isUnclear: open.length > 1, open }
}

/** The lead whose meeting a guest's calendar answers to. */
async function leadOfMeeting(ctx: Ctx, uid: string): Promise<string | undefined> {
  const meetingId = meetingOfUid(ctx, uid)
  if (!meetingId) return undefined
  const [row] = await ctx.db
    .select({ leadId: messages.leadId })
    .from(messages)
    .where(and(sql`${messages.calendar} is not null`, eq(ofMeeting, meetingId)))
    .orderBy(desc(messages.createdAt))
    .limit(1)
  return row?.leadId ? currentLead(ctx, row.leadId) : undefined
}

/** The lead of the newest of these messages. */
export async function leadOfIds(ctx: Ctx, ids: string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined
  const [row] = await ctx.db
    .select({ leadId: messages.leadId })
    .from(messages)
    .where(and(inArray(messages.messageId, ids), isNotNull(messages.leadId)))
    .orderBy(desc(messages.at))
    .limit(1)
  return row?.leadId ? currentLead(ctx, row.leadId) : undefined
}

/** The lead that a mail of ours was written to, by whom it names or what it answers. */
export async function findRecipientLead(ctx: Ctx, mail: ReadMail): Promise<Thread> {
  const answered = await leadOfIds(ctx, answeredBy(mail))
  for (const { address } of [...mail.to, ...mail.cc]) {
    const { open, ...thread } = await threadOfAddress(ctx, address)
    if (thread.isUnclear && answered && open.includes(answered)) return { leadId: answered }
    if (thread.leadId) return thread
  }
  return { leadId: answered }
}
