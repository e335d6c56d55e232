import {
  and,
  arrayContains,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { signedIn } from '#features/context/context.server.ts'
import { fieldsAre } from '#features/custom-fields/custom-filter.server.ts'
import { tasks } from '../activity.table.server.ts'
import { phoneKeyOf } from '../email-key.ts'
import type { LeadFilter } from '../lead-query.schema.ts'
import type { Grade } from '../lead.schema.ts'
import { awayStages } from '../stages/stage-kind.ts'
import { isOfKind } from '../stages/stage-kind.server.ts'
import { leads, waitingUntil } from '../lead.table.server.ts'
import { gradeLimits, massOf } from '../lead-score.ts'
import { allOf, wordsTyped, type Term } from '../search-vector.server.ts'
import { visibleLeads } from '../visible-leads.server.ts'

/** The end of the day of an instant on the wall clock of London. */
export function endOfDay(now: Date): SQL {
  return sql`((date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Europe/London') + interval '1 day') at time zone 'Europe/London')`
}

const units = { today: 'day', week: 'week', month: 'month' } as const

/** The first instant of this day, week or month on the wall clock of London. */
const beginningOf = (since: keyof typeof units, now: Date) =>
  sql`(date_trunc(${sql.raw(`'${units[since]}'`)}, ${now.toISOString()}::timestamptz at time zone 'Europe/London') at time zone 'Europe/London')`

const midnight = (date: string, plusDays: number) =>
  sql`((${date}::date + ${plusDays}::int)::timestamp at time zone 'Europe/London')`

/** A filter, but for its words, as one condition on what the caller sees; with fields of the firm’s own it belongs into `byBitmaps`. Without a stage, leads that were merged away or put into quarantine stay out. */
export function whereLead(ctx: Ctx, filter: LeadFilter): SQL | undefined {
  const { owner, source, sector, tag, since, from, to, grade, reply } = filter
  const now = ctx.clock.now()
  return and(
    visibleLeads(ctx),
    stageIs(filter.stage),
    owner === 'none' ? isNull(leads.ownerId) : undefined,
    owner === 'me' ? eq(leads.ownerId, signedIn(ctx).userId) : undefined,
    owner && owner !== 'none' && owner !== 'me' ? eq(leads.ownerId, owner) : undefined,
    source && eq(leads.source, source),
    sector ? eq(leads.sector, sector) : undefined,
    tag ? and(sql`${leads.tags} <> '{}'`, arrayContains(leads.tags, [tag])) : undefined,
    since && gte(leads.createdAt, beginningOf(since, now)),
    from ? gte(leads.createdAt, midnight(from, 0)) : undefined,
    to ? lt(leads.createdAt, midnight(to, 1)) : undefined,
    grade && gradeIs(grade, now),
    reply && replyIs(reply, now),
    filter.task && hasTaskDue(now),
    fieldsAre(leads.custom, filter.fields),
  )
}

const kindsOf = { open: ['open'], closed: ['won', 'lost'] } as const

function stageIs(stage: LeadFilter['stage']) {
  if (!stage) return notInArray(leads.stage, awayStages)
  if (stage === 'open' || stage === 'closed') return isOfKind(leads.stage, ...kindsOf[stage])
  return eq(leads.stage, stage)
}

function gradeIs(grade: Grade, now: Date) {
  const fit = spanOf('ABC'.indexOf(grade[0] ?? ''), gradeLimits.fit)
  return and(
    fit.least === undefined ? undefined : gte(leads.fit, fit.least),
    fit.below === undefined ? undefined : lt(leads.fit, fit.below),
    engagementIs(grade, now),
  )
}

/** The engagement of a grade, as an index holds it. */
export function engagementIs(grade: Grade, now: Date): SQL | undefined {
  const { least, below } = spanOf('123'.indexOf(grade[1] ?? ''), gradeLimits.engagement)
  return and(
    least === undefined ? undefined : gte(leads.engagementMass, massOf(least, now)),
    below === undefined ? undefined : lt(leads.engagementMass, massOf(below, now)),
  )
}

const spanOf = (index: number, limits: readonly number[]) => ({
  least: limits[index],
  below: limits[index - 1],
})

function replyIs(reply: NonNullable<LeadFilter['reply']>, now: Date) {
  const waiting = waitingUntil(leads)
  const at = sql`${now.toISOString()}::timestamptz`
  if (reply === 'met') return and(isNotNull(leads.firstReplyAt), lte(leads.firstReplyAt, leads.replyDueAt))
  if (reply === 'late')
    return and(isNotNull(leads.firstReplyAt), sql`${leads.firstReplyAt} > ${leads.replyDueAt}`)
  if (reply === 'waiting') return sql`${waiting} < 'infinity'`
  if (reply === 'breached') return sql`${waiting} < ${at}`
  if (reply === 'today') return sql`${waiting} >= ${at} and ${waiting} < ${endOfDay(now)}`
  const risky = reply === 'at_risk' ? sql`${leads.replyRiskAt} <= ${at}` : sql`${leads.replyRiskAt} > ${at}`
  return sql`${waiting} >= ${at} and ${waiting} < 'infinity' and ${risky}`
}

function hasTaskDue(now: Date) {
  return sql`${leads.id} in (select ${tasks.leadId} from ${tasks} where ${tasks.doneAt} is null and ${tasks.deletedAt} is null and ${tasks.dueAt} < ${endOfDay(now)})`
}

/** A filter with its words, as one condition; with words it belongs into `byBitmaps`. */
export function whereFound(ctx: Ctx, filter: LeadFilter): SQL | undefined {
  if (!filter.q) return whereLead(ctx, filter)
  const { stage, ...others } = filter
  // A quarter of all leads are open, and more are closed: to list them from their index takes longer than to look at those with the words.
  const isBroad = stage === 'open' || stage === 'closed'
  return and(
    whereLead(ctx, isBroad ? others : filter),
    isBroad ? isOfKind(sql`(${leads.stage} || '')`, ...kindsOf[stage]) : undefined,
    matchesWords(filter.q),
  )
}

/**
 * Runs what looks for words. PostgreSQL can't know how common the beginning of a word is, and reads every lead when it guesses wrong: here
 * it must go by the index of words, which costs little however common the word.
 */
export function byBitmaps<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.transaction(async (ctx) => {
    await ctx.db.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true)`,
    )
    return work(ctx)
  })
}

/** The words of a filter: every one must begin a word of name, email or company. A phone number is looked for as a whole. */
export function termsOf(q: string): Term[] {
  const phone = /^[\d\s+().-]+$/.test(q) ? phoneKeyOf(q) : null
  return (phone ? [phone] : wordsTyped(q)).map((word) => ({ word, isBeginning: true }))
}

export function matchesWords(q: string, search: SQLWrapper = leads.search): SQL {
  const terms = termsOf(q)
  return terms.length === 0 ? sql`false` : sql`${search} @@ ${allOf(terms)}`
}
