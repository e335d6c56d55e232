import { sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '../email-key.ts'
import { enquiries, quarantinedEnquiries } from '../enquiry.table.server.ts'
import { leads } from '../lead.table.server.ts'
import { messageKeyOf } from '../message-key.server.ts'

interface Sent {
  message?: string | undefined
  email: string
  /** How many other addresses make it the same message; one unless told. */
  others?: number | undefined
}

/**
 * For each, whether the same message came from another address since then, or from as many as `others` asks for, in an enquiry or in quarantine;
 * one search for all. Short messages never count.
 */
export async function findSameMessages(ctx: Ctx, list: Sent[], since: Date): Promise<boolean[]> {
  const keys = list.map(({ message }) => messageKeyOf(message))
  if (keys.every((key) => key === null)) return keys.map(() => false)
  const emailKeys = list.map(({ email }) => emailKeyOf(email))
  const others = list.map(({ others = 1 }) => others)
  const { rows } = await ctx.db.execute<{ ordinal: number }>(sql`
    select sent.ordinal
    from unnest(${sql.param(keys)}::text[], ${sql.param(emailKeys)}::text[], ${sql.param(others)}::int[])
      with ordinality as sent(key, email_key, others, ordinal)
    where sent.others <= (
      select count(*) from (
        select ${leads.emailKey} from ${enquiries} join ${leads} on ${leads.id} = ${enquiries.leadId}
        where ${enquiries.messageKey} = sent.key and ${enquiries.receivedAt} > ${since} and ${leads.emailKey} <> sent.email_key
        union
        select ${quarantinedEnquiries.emailKey} from ${quarantinedEnquiries}
        where ${quarantinedEnquiries.messageKey} = sent.key and ${quarantinedEnquiries.receivedAt} > ${since}
          and ${quarantinedEnquiries.emailKey} <> sent.email_key
        limit sent.others
      ) as other
    )`)
  const ordinals = new Set(rows.map(({ ordinal }) => Number(ordinal)))
  return list.map((_, i) => ordinals.has(i + 1))
}
