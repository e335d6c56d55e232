import { and, count, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { readinessModel } from '#content/readiness/model.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import type { AssessmentFigures, AssessmentFilter, AssessmentItem } from './assessments-list.schema.ts'
import { assessments } from '#features/assessment/assessment.table.server.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'

/** Unfinished ones are deleted after it, so a longer time would show too few of them. */
const days = 30

/** Runs, newest first; no answers, no keys. */
export async function listAssessments(
  ctx: Ctx,
  { state, level, lead, cursor, limit }: AssessmentFilter,
): Promise<{ items: AssessmentItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'assessments.read')
  if (lead) mustHave(ctx, 'leads.read')
  const maySeeLeads = ctx.actor.permissions.has('leads.read')
  const after = cursor
    ? readCursor(cursor, 'assessments', (key, id) => isIsoInstant(key) && isUuid(id))
    : undefined
  const rows = await ctx.db
    .select()
    .from(assessments)
    .where(
      and(
        ofVisibleLead(ctx, assessments.leadId),
        state === 'finished' ? isNotNull(assessments.finishedAt) : undefined,
        state === 'unfinished' ? isNull(assessments.finishedAt) : undefined,
        level ? eq(assessments.level, level) : undefined,
        lead ? eq(assessments.leadId, lead) : undefined,
        after
          ? sql`(${assessments.startedAt}, ${assessments.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(assessments.startedAt), desc(assessments.id))
    .limit(limit + 1)
  const items = rows
    .slice(0, limit)
    .map(({ id, startedAt, finishedAt, answers, overall, level, result, leadId }) => ({
      id,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      answered: Object.keys(answers).length,
      overall,
      level,
      isProvisional: result?.isProvisional ?? false,
      leadId: maySeeLeads ? leadId : null,
    }))
  const last = items.at(-1)
  return {
    items,
    nextCursor: rows.length > limit && last ? writeCursor('assessments', last.startedAt, last.id) : null,
  }
}

/** How many begin and finish, at which level, and at which question the others stop. */
export async function countAssessments(ctx: Ctx): Promise<AssessmentFigures> {
  mustHave(ctx, 'assessments.read')
  const inTime = gte(assessments.startedAt, new Date(ctx.clock.now().getTime() - days * dayMs))
  const [totals] = await ctx.db
    .select({ started: count(), finished: count(assessments.finishedAt), sent: count(assessments.leadId) })
    .from(assessments)
    .where(inTime)
  const byLevel = await ctx.db
    .select({ level: assessments.level, count: count() })
    .from(assessments)
    .where(and(inTime, isNotNull(assessments.level)))
    .groupBy(assessments.level)
  const order = readinessModel.questions.map(({ id }) => id)
  // The number of the last question with an answer; 0 without any.
  const last = sql<number>`coalesce((
    select max(array_position(string_to_array(${order.join(',')}, ','), asked.key))
    from jsonb_object_keys(${assessments.answers}) asked(key)
  ), 0)`.mapWith(Number)
  const unfinished = await ctx.db
    .select({ last, count: count() })
    .from(assessments)
    .where(and(inTime, isNull(assessments.finishedAt)))
    .groupBy(sql`1`)
  const { started = 0, finished = 0, sent = 0 } = totals ?? {}
  const stoppedAfter = new Map(unfinished.map((row) => [row.last, row.count]))
  let reached = started
  const steps = readinessModel.questions.map(({ id, text }, index) => {
    const stopped = stoppedAfter.get(index) ?? 0
    const step = { id, text, reached, stopped }
    reached -= stopped
    return step
  })
  const levels = readinessModel.levels.map(({ name }) => ({
    name,
    count: byLevel.find(({ level }) => level === name)?.count ?? 0,
  }))
  return { days, started, finished, sent, levels, steps }
}
