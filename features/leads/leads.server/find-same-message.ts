import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '../email-key.ts'
import { enquiries, quarantinedEnquiries } from '../enquiry.table.server.ts'
import { leads } from '../lead.table.server.ts'
import { messageKeyOf } from '../message-key.server.ts'

interface Sent {
  message?: string | undefined
  email: string
}

/**
 * For each, whether the same message came from another address since then, in an enquiry or in quarantine; one search for all. Short
 * messages never count.
 */
export async function findSameMessages(ctx: Ctx, list: Sent[], since: Date): Promise<boolean[]> {
  const keys = list.map(({ message }) => messageKeyOf(message))
  if (keys.every((key) => key === null)) return keys.map(() => false)
  const emailKeys = list.map(({ email }) => emailKeyOf(email))
  const { rows } = await ctx.db.execute<{ ordinal: number }>(sql`
    select sent.ordinal
    from unnest(${sql.param(keys)}::text[], ${sql.param(emailKeys)}::text[]) with ordinality as sent(key, email_key, ordinal)
    where exists (
      select 1 from ${enquiries} join ${leads} on ${leads.id} = ${enquiries.leadId}
      where ${enquiries.messageKey} = sent.key and ${enquiries.receivedAt} > ${since} and ${leads.emailKey} <> sent.email_key
    ) or exists (
      select 1 from ${quarantinedEnquiries}
      where ${quarantinedEnquiries.messageKey} = sent.key and ${quarantinedEnquiries.receivedAt} > ${since}
        and ${quarantinedEnquiries.emailKey} <> sent.email_key
    )`)
  const ordinals = new Set(rows.map(({ ordinal }) => Number(ordinal)))
  return list.map((_, i) => ordinals.has(i + 1))
}
