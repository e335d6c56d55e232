import { brand, type Claim } from '#config/brand.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { countNewLeads, measureReplies } from '#features/leads/leads.server/measure-leads.ts'
import type { Dashboard } from './dashboard.schema.ts'

/** What needs someone now, and how the last 30 days went. Numbers only: no person's data. */
export async function getDashboard(ctx: Ctx): Promise<Dashboard> {
  mustHave(ctx, 'dashboard.read')
  const [replies, newLeads] = await Promise.all([measureReplies(ctx), countNewLeads(ctx)])
  const claims: Claim[] = Object.values(brand.claims)
  const unproven = claims.filter(({ evidence }) => !evidence)
  return {
    ...replies,
    newLeads,
    claimsWithoutEvidence: unproven.map(({ id, text, value }) => ({ id, text, value })),
  }
}
