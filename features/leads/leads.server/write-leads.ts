import { asc, inArray, sql } from 'drizzle-orm'
import type { AuditEntry, Ctx } from '#features/context/context.server.ts'
import type { Notice } from '#features/context/notice.ts'
import { activities } from '../activity.table.server.ts'
import {
  batchMost,
  type BatchAnswer,
  type Before,
  type SeenLead,
  type SkipReason,
} from '../batch/lead-batch.schema.ts'
import { leadColumns, leads, type Lead } from '../lead.table.server.ts'
import { retainUntil } from '../retention.ts'
import { assignedTo } from './lead-notices.ts'
import { isVisible } from '../visible-leads.server.ts'

/** The part of a lead that a batch may change. */
export type Part = Pick<Lead, 'stage' | 'lossReasonId' | 'lostReason' | 'ownerId' | 'ownerName' | 'tags'>

/** What becomes of one lead: some of its part anew, or why it stays. `reason` is for the timeline of a move. */
export type Decision = { part: Partial<Part>; reason?: string | null } | { why: SkipReason }

interface Change {
  lead: Lead
  next: Part
  reason: string | null
}

/**
 * Changes many leads in the caller's transaction: each is locked, decided about, and written only in the version that was seen. What is
 * already as wanted is no change, so a batch sent twice is written once. A lead that the caller doesn’t see is gone for them, unless they take
 * back what they last did to it themselves (`isUndo`): a handover can be undone.
 */
export async function writeLeads<Seen extends SeenLead>(
  ctx: Ctx,
  seen: Seen[],
  decide: (lead: Lead, seen: Seen) => Decision,
  { isUndo = false } = {},
): Promise<BatchAnswer> {
  const wanted = new Map(seen.map((one) => [one.id, one]))
  const rows = await ctx.db
    .select(leadColumns)
    .from(leads)
    .where(inArray(leads.id, [...wanted.keys()]))
    .orderBy(asc(leads.id))
    .limit(batchMost)
    .for('update')
  const found = new Map(rows.map((lead) => [lead.id, lead]))
  const changes: Change[] = []
  const answer: BatchAnswer = { changed: [], skipped: [] }
  for (const one of wanted.values()) {
    const lead = found.get(one.id)
    const skip = (why: SkipReason) => answer.skipped.push({ id: one.id, name: lead?.name ?? '', why })
    if (!lead) {
      skip('gone')
      continue
    }
    if (!isVisible(ctx, lead) && !(isUndo && lead.version === one.version)) {
      answer.skipped.push({ id: one.id, name: '', why: 'gone' })
      continue
    }
    if (lead.stage === 'merged') {
      skip('merged')
      continue
    }
    const decision = decide(lead, one)
    if ('why' in decision) {
      skip(decision.why)
      continue
    }
    const next = { ...lead, ...decision.part }
    const before = beforeOf(lead, next)
    if (Object.keys(before).length === 0) skip('same')
    else if (lead.version !== one.version) skip('stale')
    else {
      changes.push({ lead, next, reason: decision.reason ?? null })
      answer.changed.push({ id: lead.id, version: lead.version + 1, before })
    }
  }
  if (changes.length > 0) await write(ctx, changes)
  return answer
}

function beforeOf(lead: Lead, next: Part): Before {
  return {
    ...(next.stage !== lead.stage && {
      stage: lead.stage,
      lossReasonId: lead.lossReasonId,
      lostReason: lead.lostReason,
    }),
    ...(next.ownerId !== lead.ownerId && { ownerId: lead.ownerId }),
    ...(next.tags.join('\n') !== lead.tags.join('\n') && { tags: lead.tags }),
  }
}

async function write(ctx: Ctx, changes: Change[]) {
  const now = ctx.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const parts = changes.map(({ lead, next }) => ({
    id: lead.id,
    stage: next.stage,
    loss_reason_id: next.lossReasonId,
    lost_reason: next.lostReason,
    owner_id: next.ownerId,
    owner_name: next.ownerName,
    tags: next.tags,
  }))
  await ctx.db.execute(sql`
    update ${leads} set stage = n.stage, loss_reason_id = n.loss_reason_id, lost_reason = n.lost_reason, owner_id = n.owner_id, owner_name = n.owner_name, tags = n.tags,
      version = ${leads.version} + 1, updated_at = ${at}, last_activity_at = ${at},
      retain_until = ${retainUntil(now).toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as n(id uuid, stage text, loss_reason_id uuid, lost_reason text, owner_id uuid, owner_name text, tags text[])
    where ${leads.id} = n.id`)
  const moves = changes.filter(({ lead, next }) => next.stage !== lead.stage)
  if (moves.length > 0) {
    const by = {
      at: now,
      kind: 'stage_change' as const,
      actorId: ctx.actor.userId,
      actorName: ctx.actor.name,
    }
    await ctx.db.insert(activities).values(
      moves.map(({ lead, next, reason }) => ({
        ...by,
        leadId: lead.id,
        body: reason ?? '',
        data: { from: lead.stage, to: next.stage, reason },
      })),
    )
  }
  await ctx.audit(...changes.flatMap(auditOf))
  await ctx.notify(...changes.flatMap(noticesOf))
}

const noticesOf = ({ lead, next }: Change): Notice[] =>
  next.ownerId && next.ownerId !== lead.ownerId
    ? [assignedTo(next.ownerId, { ...lead, version: lead.version + 1 })]
    : []

/** As the verbs for one lead write it. */
function auditOf({ lead, next, reason }: Change): AuditEntry[] {
  const about = { entity: 'lead', entityId: lead.id }
  const { stage, lossReasonId: _, lostReason: __, ...before } = beforeOf(lead, next)
  const fields = Object.keys(before).filter((name) => name === 'ownerId' || name === 'tags')
  const only = (part: Part) => Object.fromEntries(fields.map((field) => [field, part[field]]))
  return [
    ...(stage
      ? [{ ...about, action: 'lead.move', from: { stage }, to: { from: stage, to: next.stage, reason } }]
      : []),
    ...(fields.length > 0 ? [{ ...about, action: 'lead.update', from: only(lead), to: only(next) }] : []),
  ]
}
