import { between, lt, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { missedSearches } from './missed-search.table.server.ts'

export const missedSearchesKeptMs = 90 * dayMs
/** Different words a day that are written down; further ones only find nothing. */
export const missedSearchesADay = 500
const longest = 80
const shortest = 3

export interface MissedSearch {
  query: string
  count: number
  /** ISO date of the last day on which it was searched for. */
  lastDay: string
}

/** Counts a search without result, unless its words could tell of a person or the day has had enough of them. */
export async function recordMissedSearch(ctx: Ctx, text: string): Promise<void> {
  const query = normalised(text)
  if (query === undefined) return
  const day = dayOf(ctx.clock.now())
  await ctx.db.execute(sql`
    insert into ${missedSearches} (day, query, count)
    select ${day}::date, ${query}, 1
    where (select count(*) from ${missedSearches} where day = ${day}::date) < ${missedSearchesADay}
      or exists (select 1 from ${missedSearches} where day = ${day}::date and query = ${query})
    on conflict (day, query) do update set count = least(${missedSearches.count} + 1, 1000000)`)
}

/** What was searched for in vain from one day to another, both included, the most frequent first; of words typed step by step only the longest. */
export async function listMissedSearches(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
): Promise<MissedSearch[]> {
  mustHave(ctx, 'analytics.read')
  const rows = await ctx.db
    .select({
      query: missedSearches.query,
      count: sql<number>`sum(${missedSearches.count})::int`,
      lastDay: sql<string>`max(${missedSearches.day})::text`,
    })
    .from(missedSearches)
    .where(between(missedSearches.day, from, to))
    .groupBy(missedSearches.query)
    .orderBy(sql`sum(${missedSearches.count}) desc`, missedSearches.query)
  const inOrder = rows.map(({ query }) => query).sort()
  const typedOn = new Set(inOrder.filter((query, at) => inOrder[at + 1]?.startsWith(query)))
  return rows.filter(({ query }) => !typedOn.has(query))
}

/** Deletes what is older than 90 days and returns how many rows that were. */
export async function clearMissedSearches(ctx: Ctx): Promise<number> {
  const until = dayOf(new Date(ctx.clock.now().getTime() - missedSearchesKeptMs))
  const gone = await ctx.db
    .delete(missedSearches)
    .where(lt(missedSearches.day, until))
    .returning({ day: missedSearches.day })
  return gone.length
}

/** Small letters in one line; undefined for what is too short, or looks like an address, a number to call or a link. */
function normalised(text: string): string | undefined {
  const query = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
  const digits = query.replace(/\D/g, '').length
  if (query.length < shortest || digits >= 6 || /@|https?:|www\./.test(query)) return undefined
  return /\p{L}/u.test(query) ? query : undefined
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
