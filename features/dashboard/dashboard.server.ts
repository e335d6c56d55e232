import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { countNewLeads, measureReplies } from '#features/leads/leads.server/measure-leads.ts'
import { listUnproven } from '#features/publishing/firm/evidence.server.ts'
import { listMissingDisclosures } from '#features/publishing/firm/identity.server.ts'
import type { Dashboard } from './dashboard.schema.ts'

/** What needs someone now, and how the last 30 days went. Numbers only: no person's data. */
export async function getDashboard(ctx: Ctx): Promise<Dashboard> {
  mustHave(ctx, 'dashboard.read')
  const [replies, newLeads, missingDisclosures, unproven] = await Promise.all([
    measureReplies(ctx),
    countNewLeads(ctx),
    listMissingDisclosures(ctx),
    listUnproven(ctx),
  ])
  return {
    ...replies,
    newLeads,
    missingDisclosures,
    claimsWithoutEvidence: unproven.map(({ claim, text, value }) => ({ id: claim, text, value })),
  }
}
