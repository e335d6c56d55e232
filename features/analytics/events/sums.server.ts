import { asc, desc, lt, sql, type SQL } from 'drizzle-orm'
import { eventLimits } from '#config/constants.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { dayOf, plusDays } from '#features/analytics/days.ts'
import { events, originDays, pageDays, pathDays, sourceDays, summedDays } from './events.table.server.ts'

/** An event is written within seconds: five minutes after midnight a day has all of its own. */
const graceMs = 5 * 60 * 1000
/** What comes still later is found by summing the last day again. */
const againWithinMs = 2 * dayMs

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
  const isFresh = open !== undefined && now - Date.parse(open) < againWithinMs
  // The first one written needn't be the first that happened, but for seconds.
  const from = isFresh ? plusDays(open, -1) : (open ?? plusDays(dayOf(first?.at ?? ctx.clock.now()), -1))
  for (let day = from; Date.parse(day) + dayMs + graceMs <= now; day = plusDays(day, 1))
    await sumDay(ctx, day)
}

/** One transaction a day: a reader never sees a day without its sums. Servers that run it at once wait for each other. */
async function sumDay(ctx: Ctx, day: string) {
  const between = betweenDays(day, plusDays(day, 1))
  await ctx.transaction(async ({ db, clock }) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('analytics.sum'))`)
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
      .values({ day, summedAt })
      .onConflictDoUpdate({ target: summedDays.day, set: { summedAt } })
  })
}

const sumOf = (name: string) => sql`coalesce(sum(events) filter (where name = ${name}), 0)`

/** Raw events from the beginning of one day of UTC to that of another, which is left out. */
export function betweenDays(from: string, until: string): SQL {
  const midnight = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`
  return sql`at >= ${midnight(from)} and at < ${midnight(until)}`
}

/** Deletes raw events after 14 months; their sums stay. */
export async function clearEvents(ctx: Ctx): Promise<void> {
  const until = ctx.clock.now()
  until.setUTCMonth(until.getUTCMonth() - eventLimits.rawMonths)
  await ctx.db.delete(events).where(lt(events.at, until))
}
