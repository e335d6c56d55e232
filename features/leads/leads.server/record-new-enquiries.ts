import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { insertRows } from '#db/recordset.ts'
import { emailKeyOf } from '../email-key.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { queueAssignment } from '../assignment/assignment.server/assign-leads.ts'
import { attachLeads } from '../companies/companies.server/attach-leads.ts'
import { enquiries } from '../enquiry.table.server.ts'
import { leads } from '../lead.table.server.ts'
import { enquiryColumns, enquiryRow, freshLead, freshLeadColumns } from './fresh-lead.ts'
import type { NewEnquiry, RecordedEnquiry } from './new-enquiry.ts'

const keyOf = ({ input }: { input: NewEnquiry }) => emailKeyOf(input.email)

/** A new person's enquiry, with its index in the list that was given. */
export interface RecordedAt {
  index: number
  recorded: RecordedEnquiry
}

/**
 * Keeps enquiries of people who are not known yet, all in one transaction: many at the cost of one. Those whose address has a lead, or
 * stands earlier in the list, are left out of the answer: `recordEnquiry` is for them. `andThen` runs in the same transaction.
 */
export async function recordNewEnquiries(
  ctx: Ctx,
  list: NewEnquiry[],
  andThen: (ctx: Ctx, recorded: RecordedAt[]) => Promise<void>,
): Promise<RecordedAt[]> {
  const now = ctx.clock.now()
  const all = list.map((input, index) => ({
    input,
    index,
    lead: freshLead(input, now, input.receivedAt ?? now),
  }))
  const first = [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()]
  // Always in the same order, so that two servers never wait for each other.
  const wanted = first.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))

  return ctx.transaction(async (ctx) => {
    const inserted = await ctx.db.execute<{ id: string }>(
      sql`${insertRows(
        leads,
        freshLeadColumns,
        wanted.map(({ lead }) => lead),
      )} on conflict (email_key) do nothing returning id`,
    )
    const ids = new Set(inserted.rows.map(({ id }) => id))
    const kept = wanted.filter(({ lead }) => ids.has(lead.id))
    if (kept.length === 0) return []
    await attachLeads(ctx, [...ids])
    await queueAssignment(ctx, [...ids])

    const rows = kept.map(({ input, lead }) =>
      enquiryRow(input, {
        id: randomUUID(),
        leadId: lead.id,
        receivedAt: input.receivedAt ?? now,
        replyDueAt: lead.replyDueAt,
      }),
    )
    await ctx.db.execute(insertRows(enquiries, enquiryColumns, rows))
    await ctx.audit(
      ...rows.map(({ id, leadId, source }) => ({
        action: 'lead.enquiry',
        entity: 'lead',
        entityId: leadId,
        to: { enquiryId: id, source, isNew: true },
      })),
    )
    const recorded = kept.flatMap(({ index }, i) => {
      const row = rows[i]
      if (!row) return []
      const { id: enquiryId, leadId, replyDueAt: replyBy } = row
      return [{ index, recorded: { leadId, enquiryId, replyBy, isNew: true, isRepeat: false } }]
    })
    await andThen(ctx, recorded)
    return recorded
  })
}
