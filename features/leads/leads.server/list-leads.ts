import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { fieldsAre } from '#features/custom-fields/custom-filter.server.ts'
import { writeCursor } from '#lib/list-cursor.ts'
import type { LeadPage } from '../lead-answer.schema.ts'
import type { LeadFilter, LeadQuery, LeadSort } from '../lead-query.schema.ts'
import { leadColumns, leads, waitingUntil } from '../lead.table.server.ts'
import { mustFitFilter } from './fit-filter.ts'
import { readLeadCursor } from './lead-cursor.ts'
import { byBitmaps, engagementIs, matchesWords, whereFound, whereLead } from './lead-filter.ts'
import { toLeadItem } from './lead-answer.ts'

export const orders: Record<LeadSort, { by: SQL; type: SQL; descends: boolean }> = {
  '-created': { by: sql`${leads.createdAt}`, type: sql`timestamptz`, descends: true },
  created: { by: sql`${leads.createdAt}`, type: sql`timestamptz`, descends: false },
  reply: { by: waitingUntil(leads), type: sql`timestamptz`, descends: false },
  '-engagement': { by: sql`${leads.engagementMass}`, type: sql`float8`, descends: true },
  name: { by: sql`lower(${leads.name})`, type: sql`text`, descends: false },
}
const countUpTo = 1000

/** A word that so many of the newest leads have is common, and a thousand of them are looked for among more. */
const commonShare = 0.05
const sampleOf = 2500
const countAmong = 21_000

/** How far a search reads along the sort before it asks the index of words. */
const searchWindow = 5000

/** So many are sorted rather than looked for along the sort. */
const sortUpTo = 30_000

/** A page of leads after `cursor`. The cursor names the sort and the last row, so pages hold still while rows come and go. */
export async function listLeads(ctx: Ctx, query: LeadQuery): Promise<LeadPage> {
  mustHave(ctx, 'leads.read')
  await mustFitFilter(ctx, query)
  const { q, fields, ...others } = query
  const where = whereLead(ctx, others)
  const { by, type, descends } = orders[query.sort]
  const direction = descends ? sql`desc` : sql`asc`
  // An index holds the sort, but for what is written around it here.
  const position = (await isSorted(ctx, query)) ? sql`coalesce(${by}, ${by})` : by
  const order = [sql`${position} ${direction}`, sql`${leads.id} ${direction}`]
  const last = query.cursor === undefined ? undefined : readLeadCursor(query.cursor, query.sort)
  const beyond =
    last && sql`(${by}, ${leads.id}) ${descends ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::uuid)`

  const key = sql<string>`(${by})::text`.as('key')
  const most = query.limit + 1

  const read = (ctx: Ctx, rare?: SQL) =>
    ctx.db
      .select({ ...leadColumns, key })
      .from(leads)
      .where(and(where, beyond, rare))
      .orderBy(...order)
      .limit(most)

  const isMeant = (lead: { search: SQLWrapper; custom: SQLWrapper }) =>
    and(q ? matchesWords(q, lead.search) : undefined, fieldsAre(lead.custom, fields))

  /** Along the sort first, which soon meets what is common; only what is rare is left to the indexes of words and of fields. */
  async function search() {
    const near = ctx.db
      .select({ ...leadColumns, key, search: leads.search, position: sql`${position}`.as('position') })
      .from(leads)
      .where(and(where, beyond))
      .orderBy(...order)
      .limit(searchWindow)
      .as('near')
    const found = await ctx.db
      .select()
      .from(near)
      .where(isMeant(near))
      .orderBy(sql`${near.position} ${direction}`, sql`${near.id} ${direction}`)
      .limit(most)
    return found.length === most ? found : byBitmaps(ctx, (ctx) => read(ctx, isMeant(leads)))
  }

  const [rows, total] = await Promise.all([
    q || fields ? search() : read(ctx),
    query.total && countLeads(ctx, query),
  ])
  const page = rows.slice(0, query.limit)
  const end = rows.length > query.limit ? page.at(-1) : undefined
  const now = ctx.clock.now()
  return {
    items: page.map((row) => toLeadItem(row, now)),
    nextCursor: end ? writeCursor(query.sort, end.key, end.id) : null,
    ...(total !== undefined && { total }),
  }
}

/**
 * Whether the leads of the filter are to be read all and then sorted. PostgreSQL takes them to lie evenly along every sort and looks for the
 * first ones there; those engaged of late lie at its end, or few and far between.
 */
async function isSorted(ctx: Ctx, { grade, sort }: LeadQuery): Promise<boolean> {
  if (!grade || grade.endsWith('3') || sort === '-engagement') return false
  const engaged = ctx.db
    .select({ one: sql`1` })
    .from(leads)
    .where(engagementIs(grade, ctx.clock.now()))
    .limit(sortUpTo + 1)
  return (await ctx.db.$count(engaged.as('engaged'))) <= sortUpTo
}

/** Reads at most 1,001 leads: a screen needs no more than "more than 1,000". */
async function countLeads(ctx: Ctx, filter: LeadFilter): Promise<number> {
  const count = (ctx: Ctx) =>
    ctx.db.$count(
      ctx.db
        .select({ one: sql`1` })
        .from(leads)
        .where(whereFound(ctx, filter))
        .limit(countUpTo + 1)
        .as('counted'),
    )
  if (!filter.q) return filter.fields ? byBitmaps(ctx, count) : count(ctx)
  // Common words are met a thousand times among the newest leads before the index of words has named them all.
  const isCommon = (await countNewest(ctx, filter, filter.q, sampleOf)) >= sampleOf * commonShare
  const among = isCommon ? await countAlongSort(ctx, filter, filter.q) : 0
  return among > countUpTo ? among : byBitmaps(ctx, count)
}

/** PostgreSQL would rather sort all leads of the filter than follow an index for so many. */
const countAlongSort = (ctx: Ctx, filter: LeadFilter, q: string) =>
  ctx.transaction(async (ctx) => {
    await ctx.db.execute(
      sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_seqscan', 'off', true)`,
    )
    return countNewest(ctx, filter, q, countAmong)
  })

/** How many of the newest leads of a filter have the words, up to 1,001. */
function countNewest(ctx: Ctx, filter: LeadFilter, q: string, newest: number): Promise<number> {
  const near = ctx.db
    .select({ search: leads.search })
    .from(leads)
    .where(whereLead(ctx, filter))
    .orderBy(sql`${leads.createdAt} desc`, sql`${leads.id} desc`)
    .limit(newest)
    .as('near')
  return ctx.db.$count(
    ctx.db
      .select({ one: sql`1` })
      .from(near)
      .where(matchesWords(q, near.search))
      .limit(countUpTo + 1)
      .as('counted'),
  )
}
