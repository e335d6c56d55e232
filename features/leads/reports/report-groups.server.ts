import { sql, type SQL } from 'drizzle-orm'
import { likePeriods, type PeriodName } from '#lib/like-periods.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { activities } from '#features/leads/activity.table.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { lossReasons } from '#features/leads/loss-reasons/loss-reason.table.server.ts'
import { sourceNames } from '#features/leads/lead-words.ts'
import { readSectorNames } from '#features/leads/sectors/sectors.server.ts'
import { isOfKind } from '#features/leads/stages/stage-kind.server.ts'
import type { GroupReport, GroupRow, Grouping, LossReport } from './report.schema.ts'
import { visibleLeads } from '#features/leads/visible-leads.server.ts'

const mostRows = 500

/** When a closed lead came into its stage; one that was entered closed, when it was entered. */
export const closedAt = sql`coalesce((
  select max(a.at) from ${activities} a
  where a.lead_id = l.id and a.kind = 'stage_change' and a.data->>'to' = l.stage and a.deleted_at is null), l.created_at)`

interface Group {
  key: SQL
  /** A word for the key where the row has none. */
  nameOf(key: string, name: string): string
}

const bySource: Record<Exclude<Grouping, 'sector'>, Group> = {
  source: { key: sql`l.source`, nameOf: (key) => wordIn(sourceNames, key) },
  campaign: {
    key: sql`coalesce(nullif(l.first_touch->'utm'->>'campaign', ''), '')`,
    nameOf: (key) => key || 'No campaign',
  },
}
const bySector = (sectorName: (id: string) => string): Group => ({
  key: sql`coalesce(l.sector, '')`,
  nameOf: (key) => (key ? sectorName(key) : 'Sector not known'),
})
const byPerson: Group = {
  key: sql`coalesce(l.owner_id::text, '')`,
  nameOf: (key, name) => (key ? name || 'A former colleague' : 'No owner'),
}

const wordIn = (words: Record<string, string>, key: string) => words[key] ?? key

/** What each colleague has: the leads that are theirs now. */
export const reportPeople = (ctx: Ctx, period: PeriodName, at = ctx.clock.now()) =>
  reportGroups(ctx, byPerson, period, at)

/** What each source, campaign or sector brought. */
export const reportSources = async (ctx: Ctx, period: PeriodName, by: Grouping, at = ctx.clock.now()) =>
  reportGroups(ctx, by === 'sector' ? bySector(await readSectorNames(ctx)) : bySource[by], period, at)

async function reportGroups(ctx: Ctx, group: Group, period: PeriodName, at: Date): Promise<GroupReport> {
  mustHave(ctx, 'reports.read')
  const { now, before } = likePeriods(period, at)
  const isIn = (at: SQL, { from, to }: typeof now) =>
    sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${to.toISOString()}::timestamptz`
  const won = isOfKind(sql`l.stage`, 'won')
  const lost = isOfKind(sql`l.stage`, 'lost')
  const open = isOfKind(sql`l.stage`, 'open')
  const count = (what: SQL) => sql`count(*) filter (where ${what})::int`
  const worth = (what: SQL) => sql`coalesce(sum(c.value) filter (where ${what}), 0)::float8`
  const { rows } = await ctx.db.execute<Record<string, number> & { key: string; name: string }>(sql`
    with c as materialized (
      select ${group.key} as key, l.owner_name, l.created_at, l.value, ${open} as is_open, ${won} as is_won, ${lost} as is_lost,
        case when ${won} or ${lost} then ${closedAt} end as closed_at
      from ${leads} l
      where ${visibleLeads(ctx, sql`l.owner_id`)} and (${open} or ((${won} or ${lost})
        and l.last_activity_at >= ${before.from.toISOString()}::timestamptz))
    )
    select c.key, coalesce(max(c.owner_name), '') as name,
      ${count(isIn(sql`c.created_at`, now))} as "created", ${count(isIn(sql`c.created_at`, before))} as "createdBefore",
      ${count(sql`c.is_won and ${isIn(sql`c.closed_at`, now)}`)} as "won",
      ${count(sql`c.is_won and ${isIn(sql`c.closed_at`, before)}`)} as "wonBefore",
      ${count(sql`c.is_lost and ${isIn(sql`c.closed_at`, now)}`)} as "lost",
      ${count(sql`c.is_lost and ${isIn(sql`c.closed_at`, before)}`)} as "lostBefore",
      ${worth(sql`c.is_won and ${isIn(sql`c.closed_at`, now)}`)} as "wonValue",
      ${worth(sql`c.is_won and ${isIn(sql`c.closed_at`, before)}`)} as "wonValueBefore",
      ${count(sql`c.is_open`)} as "open", ${worth(sql`c.is_open`)} as "openValue"
    from c group by c.key
    order by "wonValue" desc, "created" desc, "open" desc, c.key
    limit ${mostRows}`)
  const items = rows.map((row): GroupRow => {
    const pair = (field: string) => ({ now: row[field] ?? 0, before: row[`${field}Before`] ?? 0 })
    const [wins, losses] = [pair('won'), pair('lost')]
    return {
      key: row.key,
      name: group.nameOf(row.key, row.name),
      created: pair('created'),
      won: wins,
      lost: losses,
      wonValue: pair('wonValue'),
      winRate: { now: rate(wins.now, losses.now), before: rate(wins.before, losses.before) },
      open: row['open'] ?? 0,
      openValue: row['openValue'] ?? 0,
    }
  })
  return { ...spansOf(now, before), items: items.filter(hasAny) }
}

const rate = (won: number, lost: number) => (won + lost === 0 ? null : won / (won + lost))
const hasAny = ({ created, won, lost, open }: GroupRow) =>
  [created.now, created.before, won.now, won.before, lost.now, lost.before, open].some((count) => count > 0)

type Dates = { from: Date; to: Date }
const textOf = ({ from, to }: Dates) => ({ from: from.toISOString(), to: to.toISOString() })
const spansOf = (now: Dates, before: Dates) => ({ now: textOf(now), before: textOf(before) })

/** Why leads were lost, by the names that reasons have now, the most frequent first. Words that differ only in capitals and blanks are one. */
export async function reportLosses(ctx: Ctx, period: PeriodName, at = ctx.clock.now()): Promise<LossReport> {
  mustHave(ctx, 'reports.read')
  const { now, before } = likePeriods(period, at)
  const within = ({ from, to }: Dates) =>
    sql`c.closed_at >= ${from.toISOString()}::timestamptz and c.closed_at < ${to.toISOString()}::timestamptz`
  const { rows } = await ctx.db.execute<{
    reason: string
    now: number
    before: number
    value: number
    valueBefore: number
  }>(sql`
    with c as materialized (
      select coalesce(r.name, nullif(trim(l.lost_reason), ''), 'No reason given') as reason, l.value, ${closedAt} as closed_at
      from ${leads} l left join ${lossReasons} r on r.id = l.loss_reason_id
      where ${visibleLeads(ctx, sql`l.owner_id`)} and ${isOfKind(sql`l.stage`, 'lost')} and l.last_activity_at >= ${before.from.toISOString()}::timestamptz
    )
    select min(c.reason) as reason, count(*) filter (where ${within(now)})::int as now, count(*) filter (where ${within(before)})::int as before,
      coalesce(sum(c.value) filter (where ${within(now)}), 0)::float8 as value,
      coalesce(sum(c.value) filter (where ${within(before)}), 0)::float8 as "valueBefore"
    from c
    where (${within(now)}) or (${within(before)})
    group by lower(c.reason)
    order by now desc, before desc, min(c.reason)
    limit ${mostRows}`)
  return {
    ...spansOf(now, before),
    items: rows.map(({ reason, value, valueBefore, ...lost }) => ({
      reason,
      lost: { now: lost.now, before: lost.before },
      value: { now: value, before: valueBefore },
    })),
  }
}
