import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { LeadPage } from '../lead-answer.schema.ts'
import type { LeadQuery, LeadSort } from '../lead-query.schema.ts'
import { leadColumns, leads, waitingUntil } from '../lead.table.server.ts'
import { readCursor, writeCursor } from './lead-cursor.ts'
import { matchesWords, whereLead } from './lead-filter.ts'
import { toLeadItem } from './lead-answer.ts'

const orders: Record<LeadSort, { by: SQL; type: SQL; descends: boolean }> = {
  '-created': { by: sql`${leads.createdAt}`, type: sql`timestamptz`, descends: true },
  created: { by: sql`${leads.createdAt}`, type: sql`timestamptz`, descends: false },
  reply: { by: waitingUntil(leads), type: sql`timestamptz`, descends: false },
  '-engagement': { by: sql`${leads.engagementMass}`, type: sql`float8`, descends: true },
  name: { by: sql`lower(${leads.name})`, type: sql`text`, descends: false },
}
const countUpTo = 10_000

/** How far a search reads along the sort before it asks the index of words. */
const searchWindow = 5000

/** A page of leads after `cursor`. The cursor names the sort and the last row, so pages hold still while rows come and go. */
export async function listLeads(ctx: Ctx, query: LeadQuery): Promise<LeadPage> {
  mustHave(ctx, 'leads.read')
  const where = whereLead(ctx, query)
  const words = query.q ? matchesWords(query.q) : undefined
  const { by, type, descends } = orders[query.sort]
  const direction = descends ? sql`desc` : sql`asc`
  const order = [sql`${by} ${direction}`, sql`${leads.id} ${direction}`]
  const last = query.cursor === undefined ? undefined : readCursor(query.cursor, query.sort)
  const beyond =
    last && sql`(${by}, ${leads.id}) ${descends ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::uuid)`

  const read = (condition: SQL | undefined) =>
    ctx.db
      .select({ ...leadColumns, key: sql<string>`(${by})::text` })
      .from(leads)
      .where(condition)
      .orderBy(...order)
      .limit(query.limit + 1)

  /** PostgreSQL can't know how common the beginning of a word is, and reads every lead when it guesses wrong: so both ways in turn. */
  async function search(words: SQL) {
    const ids = ctx.db.select({ id: leads.id }).from(leads)
    const nearest = ids
      .where(and(where, beyond))
      .orderBy(...order)
      .limit(searchWindow)
    const found = await read(and(inArray(leads.id, nearest), words))
    if (found.length > query.limit) return found
    // The offset keeps PostgreSQL from mixing this with the rest: it must ask the index of words first.
    const matching = sql`${leads.id} in (select ${leads.id} from ${leads} where ${words} offset 0)`
    return read(and(matching, where, beyond))
  }

  const rows = await (words ? search(words) : read(and(where, beyond)))
  const page = rows.slice(0, query.limit)
  const end = rows.length > query.limit ? page.at(-1) : undefined
  const now = ctx.clock.now()
  return {
    items: page.map((row) => toLeadItem(row, now)),
    nextCursor: end ? writeCursor(query.sort, end.key, end.id) : null,
    ...(query.total && { total: await countLeads(ctx, and(where, words)) }),
  }
}

/** Reads at most 10,001 leads: a screen needs no more than "more than 10,000". */
async function countLeads(ctx: Ctx, where: SQL | undefined): Promise<number> {
  return ctx.db.$count(
    ctx.db
      .select({ one: sql`1` })
      .from(leads)
      .where(where)
      .limit(countUpTo + 1)
      .as('counted'),
  )
}
