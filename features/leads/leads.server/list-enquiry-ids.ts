import { and, asc, desc, eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { enquiries } from '../enquiry.table.server.ts'
import type { Source } from '../lead.schema.ts'
import { mustSeeLead } from '../visible-leads.server.ts'

const mostIds = 50

/** The newest enquiries of a lead that came through one tool, for what that tool keeps of them. */
export async function listEnquiryIds(ctx: Ctx, leadId: string, source: Source): Promise<string[]> {
  mustHave(ctx, 'leads.read')
  await mustSeeLead(ctx, leadId)
  const rows = await ctx.db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.leadId, leadId), eq(enquiries.source, source)))
    .orderBy(desc(enquiries.receivedAt), asc(enquiries.id))
    .limit(mostIds)
  return rows.map(({ id }) => id)
}
