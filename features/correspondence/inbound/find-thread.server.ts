import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { currentLead, findLeadOfAddress } from '#features/leads/leads.server/find-correspondent.ts'
import { tokenIn } from '#features/correspondence/address.ts'
import { messages } from '#features/correspondence/correspondence.table.server.ts'
import { leadOfToken } from '#features/correspondence/reply-token.server.ts'
import type { ReadMail } from './read-mail.ts'

/** The lead that a mail belongs to: by what it answers, else by the address it was sent to, else by who sent it. */
export async function findThread(ctx: Ctx, mail: ReadMail): Promise<string | undefined> {
  const answered = [...(mail.inReplyTo ? [mail.inReplyTo] : []), ...mail.references.toReversed()]
  const thread = await leadOfIds(ctx, answered)
  if (thread) return thread
  for (const address of mail.deliveredTo) {
    const token = tokenIn(address)
    const lead = token && (await leadOfToken(ctx, token))
    const current = lead && (await currentLead(ctx, lead))
    if (current) return current
  }
  for (const { address } of [mail.from, ...(mail.replyTo ? [mail.replyTo] : [])]) {
    const lead = address && (await findLeadOfAddress(ctx, address))
    if (lead) return lead
  }
  return undefined
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

/** The lead that a mail of ours was written to, by what it answers or whom it names. */
export async function findRecipientLead(ctx: Ctx, mail: ReadMail): Promise<string | undefined> {
  for (const { address } of [...mail.to, ...mail.cc]) {
    const lead = await findLeadOfAddress(ctx, address)
    if (lead) return lead
  }
  return leadOfIds(ctx, [...(mail.inReplyTo ? [mail.inReplyTo] : []), ...mail.references])
}
