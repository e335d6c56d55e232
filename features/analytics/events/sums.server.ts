import { and, asc, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { eventMonths } from '#config/constants.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { startOfLondonDay } from '#lib/like-periods.ts'
import { dayOf, plusDays } from '#features/analytics/days.ts'
import { events, originDays, pageDays, pathDays, sourceDays, summedDays } from './events.table.server.ts'

/** An event is written within seconds: five minutes after midnight a day has all of its own. */
const graceMs = 5 * 60 * 1000
/** What comes still later is found by summing the last day again. */
const againWithinMs = 2 * dayMs
const oldDaysAtOnce = 60

/** The first day that must be read from the raw events, as an ISO date; undefined before any day was summed. */
export async function firstOpenDay(ctx: Ctx): Promise<string | undefined> {
  const [last] = await ctx.db.select().from(summedDays).orderBy(desc(summedDays.day)).limit(1)
  return last && plusDays(last.day, 1)
}

/** Sums the raw events of each day that has ended since, and once more those of the last one. Doing it again changes nothing. */
export async function sumEvents(ctx: Ctx): Promise<void> {
  const open = await firstOpenDay(ctx)
  const [first] = await ctx.db.select({ at: events.at }).from(events).orderBy(asc(events.id)).limit(1)
  if (!open && !first) return
  const now = ctx.clock.now().getTime()
  const isFresh = open !== undefined && now - startOfLondonDay(open).getTime() < againWithinMs
  // The first one written needn't be the first that happened, but for seconds.
  const from = isFresh ? plusDays(open, -1) : (open ?? plusDays(dayOf(first?.at ?? ctx.clock.now()), -1))
  for (let day = from; startOfLondonDay(day, 1).getTime() + graceMs <= now; day = plusDays(day, 1))
    await oneByOne(ctx, (ctx) => writeSums(ctx, day))
  await sumOldDaysAgain(ctx)
}

/** One transaction a day: a reader never sees a day without its sums. Servers that run it at once wait for each other. */
const oneByOne = (ctx: Ctx, work: (ctx: Ctx) => Promise<void>): Promise<void> =>
  ctx.transaction(async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('analytics.sum'))`)
    await work(ctx)
  })

async function writeSums({ db, clock }: Ctx, day: string) {
  const between = betweenDays(day, plusDays(day, 1))
  for (const sums of [originDays, sourceDays, pageDays, pathDays])
    await db.execute(sql`delete from ${sums} where day = ${day}`)
  await db.execute(sql`
      insert into ${originDays} (day, origin, medium, campaign, device, name, subject, events, entries)
      select ${day}::date, origin, coalesce(utm_medium, ''), coalesce(utm_campaign, ''), device, name, subject,
        count(*), count(*) filter (where is_entry)
      from ${events} where ${between} group by 2, 3, 4, 5, 6, 7`)
  await db.execute(sql`
      insert into ${sourceDays} (day, origin, medium, campaign, device, visits, views, started, finished, sent)
      select ${day}::date, origin, medium, campaign, device, sum(entries),
        ${sumOf('page_view')}, ${sumOf('tool_start')}, ${sumOf('tool_finish')}, ${sumOf('lead_sent')}
      from ${originDays} where day = ${day} group by 2, 3, 4, 5`)
  await db.execute(sql`
      insert into ${pageDays} (day, path, origin, device, name, events, entries)
      select ${day}::date, path, origin, device, name, count(*), count(*) filter (where is_entry)
      from ${events} where ${between} group by 2, 3, 4, 5`)
  await db.execute(sql`
      insert into ${pathDays} (day, path, device, name, events, entries)
      select ${day}::date, path, device, name, sum(events), sum(entries)
      from ${pageDays} where day = ${day} group by 2, 3, 4`)
  const summedAt = clock.now()
  await db
    .insert(summedDays)
    .values({ day, summedAt, clock: 'london' })
    .onConflictDoUpdate({ target: summedDays.day, set: { summedAt, clock: 'london' } })
}

/**
 * Days that an earlier release summed by UTC’s midnights are summed again by London’s, the newest first and some at a time, where the raw events
 * still give what was summed. Each is settled in its own transaction, so a crash or a second server costs nothing.
 */
async function sumOldDaysAgain(ctx: Ctx): Promise<void> {
  const isOld = isNull(summedDays.clock)
  const old = await ctx.db
    .select({ day: summedDays.day })
    .from(summedDays)
    .where(isOld)
    .orderBy(desc(summedDays.day))
    .limit(oldDaysAtOnce)
  for (const { day } of old)
    await oneByOne(ctx, async (ctx) => {
      const ofDay = and(isOld, eq(summedDays.day, day))
      const [still] = await ctx.db.select().from(summedDays).where(ofDay)
      if (!still) return
      const isSame = [0, 1].every(
        (days) => startOfLondonDay(day, days).getTime() === Date.parse(plusDays(day, days)),
      )
      if (isSame) await ctx.db.update(summedDays).set({ clock: 'london' }).where(ofDay)
      else if (await hasItsEvents(ctx, day)) await writeSums(ctx, day)
      else await ctx.db.update(summedDays).set({ clock: 'utc' }).where(ofDay)
    })
}

/** Whether as many raw events of a day of UTC are there as were summed, or more, which came late. */
async function hasItsEvents(ctx: Ctx, day: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ whole: boolean }>(sql`
    select (select count(*) from ${events} where at >= ${`${day}T00:00:00Z`}::timestamptz
        and at < ${`${plusDays(day, 1)}T00:00:00Z`}::timestamptz)
      >= (select coalesce(sum(events), 0) from ${originDays} where day = ${day}) as whole`)
  return rows[0]?.whole ?? false
}

const sumOf = (name: string) => sql`coalesce(sum(events) filter (where name = ${name}), 0)`

/** Raw events from the beginning of one day of London to that of another, which is left out. */
export function betweenDays(from: string, until: string): SQL {
  const midnight = (day: string) => sql`${startOfLondonDay(day).toISOString()}::timestamptz`
  return sql`at >= ${midnight(from)} and at < ${midnight(until)}`
}

/** Raw events are kept from this instant on. */
export function eventsKeptFrom(now: Date): Date {
  const from = new Date(now)
  from.setUTCMonth(from.getUTCMonth() - eventMonths)
  return from
}

/** Deletes raw events after 14 months; their sums stay. */
export async function clearEvents(ctx: Ctx): Promise<void> {
  const until = eventsKeptFrom(ctx.clock.now())
  await ctx.db.delete(events).where(lt(events.at, until))
}
