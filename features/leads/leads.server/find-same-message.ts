import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '../email-key.ts'
import { enquiries, quarantinedEnquiries } from '../enquiry.table.server.ts'
import { leads } from '../lead.table.server.ts'
import { messageKeyOf } from '../message-key.server.ts'

/** Whether the same message came from another address since then, in an enquiry or in quarantine. Short messages never count. */
export async function hasSameMessage(
  ctx: Ctx,
  input: { message?: string | undefined; email: string; since: Date },
): Promise<boolean> {
  const key = messageKeyOf(input.message)
  if (!key) return false
  const emailKey = emailKeyOf(input.email)
  const accepted = ctx.db
    .select({ one: sql`1` })
    .from(enquiries)
    .innerJoin(leads, eq(leads.id, enquiries.leadId))
    .where(
      and(eq(enquiries.messageKey, key), gt(enquiries.receivedAt, input.since), ne(leads.emailKey, emailKey)),
    )
  const quarantined = ctx.db
    .select({ one: sql`1` })
    .from(quarantinedEnquiries)
    .where(
      and(
        eq(quarantinedEnquiries.messageKey, key),
        gt(quarantinedEnquiries.receivedAt, input.since),
        ne(quarantinedEnquiries.emailKey, emailKey),
      ),
    )
  const same = ctx.db.select({ one: sql`1` }).from(accepted.unionAll(quarantined).limit(1).as('same'))
  // Named, so that the database plans it once: planning costs ten times the search.
  return (await same.prepare('has_same_message').execute()).length > 0
}
