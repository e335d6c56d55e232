import type { Ctx } from '#features/context/context.server.ts'
import type { LeadDetail, LeadItem } from '../lead-answer.schema.ts'
import type { Lead } from '../lead.table.server.ts'
import { engagementAt, engagementRules, fitRules, gradeOf } from '../lead-score.ts'
import { readTargets } from '../sectors/sectors.server.ts'
import { replyStateOf } from '../reply-clock.ts'

type Listed = Pick<
  Lead,
  | 'id'
  | 'version'
  | 'name'
  | 'company'
  | 'email'
  | 'stage'
  | 'source'
  | 'sector'
  | 'ownerId'
  | 'ownerName'
  | 'fit'
  | 'engagementMass'
  | 'value'
  | 'expectedClose'
  | 'tags'
  | 'custom'
  | 'createdAt'
  | 'lastActivityAt'
  | 'replyDueAt'
  | 'replyRiskAt'
  | 'firstReplyAt'
>

/** A row as the API tells it, with what follows from the time: engagement, grade and the state of the reply clock. */
export function toLeadItem(lead: Listed, now: Date): LeadItem {
  const engagement = engagementAt(lead.engagementMass, now)
  const state = replyStateOf(lead, now)
  return {
    id: lead.id,
    version: lead.version,
    name: lead.name,
    company: lead.company,
    email: lead.email,
    stage: lead.stage,
    source: lead.source,
    sector: lead.sector,
    owner: toOwner(lead),
    fit: lead.fit,
    engagement: Math.round(engagement),
    grade: gradeOf(lead.fit, engagement),
    value: lead.value,
    expectedClose: lead.expectedClose,
    tags: lead.tags,
    custom: lead.custom,
    createdAt: lead.createdAt.toISOString(),
    lastActivityAt: lead.lastActivityAt.toISOString(),
    reply:
      state && lead.replyDueAt && lead.replyRiskAt
        ? {
            state,
            dueAt: lead.replyDueAt.toISOString(),
            riskAt: lead.replyRiskAt.toISOString(),
            repliedAt: lead.firstReplyAt?.toISOString() ?? null,
          }
        : null,
  }
}

/** A lead in full as the API tells it, with its score as the sectors count now. */
export async function toLeadDetail(ctx: Ctx, lead: Lead): Promise<LeadDetail> {
  const now = ctx.clock.now()
  const targets = await readTargets(ctx, [lead.sector])
  return {
    ...toLeadItem(lead, now),
    domain: lead.domain,
    phone: lead.phone,
    companySize: lead.companySize,
    country: lead.country,
    problem: lead.problem,
    lossReasonId: lead.lossReasonId,
    lostReason: lead.lostReason,
    ownerId: lead.ownerId,
    firstTouch: lead.firstTouch,
    lastTouch: lead.lastTouch,
    consents: lead.consents,
    updatedAt: lead.updatedAt.toISOString(),
    retainUntil: lead.retainUntil.toISOString(),
    score: { fit: fitRules(lead, targets), engagement: engagementRules(lead.signals, now) },
  }
}

const toOwner = ({ ownerId, ownerName }: { ownerId: string | null; ownerName: string | null }) =>
  ownerId ? { id: ownerId, name: ownerName ?? '' } : null
