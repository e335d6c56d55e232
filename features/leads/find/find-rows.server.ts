import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import type { Term } from '#features/leads/search-vector.server.ts'
import { fromWordIndex } from './word-index.server.ts'
import { planWords } from './word-plan.ts'

/** Rows in which words are looked for. */
export interface Searched {
  /** A select of so many of the newest that count, called `near`: with an `id` and what the conditions below read. */
  newest(most: number): SQL
  /** How many are looked through first; common words are soon met there. */
  window: number
  /** What one more of them takes, in microseconds. */
  walkUs: number
  /** What reading one takes that the index of words names, its words included. */
  readUs: number
  /** Whether the caller sees a part of all rows only, perhaps fewer than are looked through. */
  isPart: boolean
  /** Whether there are no others, where the window held so many. */
  isAll(seen: number): boolean
  /** The order of `near`, the newest first. */
  order: SQL
  /** Whether `near` has one of the words, or nearly so. */
  mayHave(term: Term): SQL
  /** Whether `near` has all words and is seen. */
  isMeant(terms: Term[]): SQL
  /** A select of the ids of all that have the words: some by the index, which must be asked for these alone, all by reading the row. */
  fromIndex(indexed: Term[], all: Term[]): SQL
}

export interface Search {
  /** Without any nothing is found. */
  terms: Term[]
  limit: number
  onCut: () => void
}

/**
 * The ids of at most `limit` rows that have all words: the newest that have them, then others by the index of words. No step reads more because a
 * word is common: it is then found among the newest, or left to the rows that rarer words name.
 */
export async function findRows(ctx: Ctx, searched: Searched, search: Search): Promise<string[]> {
  const { terms, limit, onCut } = search
  const { window, isPart, walkUs, readUs } = searched
  if (terms.length === 0) return []
  const among = (most: number) =>
    idsOf(
      ctx,
      sql`select near.id from (${searched.newest(most)}) near where ${searched.isMeant(terms)} order by ${searched.order} limit ${limit}`,
    )
  let found = await among(window)
  if (found.length >= limit) return found

  let indexed = terms
  if (terms.length > 1 || isPart) {
    const { seen, having } = await sample(ctx, searched, terms)
    if (searched.isAll(seen)) return found
    const plan = planWords({ seen, having, found: found.length }, { limit, walkUs, readUs })
    indexed = plan.indexed.flatMap((place) => terms[place] ?? [])
    if (plan.newest > seen) found = await among(plan.newest)
    if (found.length >= limit) return found
  }
  const others = await fromWordIndex(ctx, {
    isOneWord: terms.length === 1 && terms.every(({ word }) => /^[\p{L}\p{N}]+$/u.test(word)),
    onCut,
    work: (tx) => idsOf(tx, sql`${searched.fromIndex(indexed, terms)} limit ${limit}`),
  })
  return [...new Set([...found, ...others])].slice(0, limit)
}

/** The ids that a select of them has. */
export async function idsOf(ctx: Ctx, query: SQL): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

/** How many of the newest there are, up to the window, and how many of them have each of the words. */
async function sample(ctx: Ctx, { newest, window, mayHave }: Searched, terms: Term[]) {
  const counts = terms.map((term) => sql`count(*) filter (where ${mayHave(term)})`)
  const { rows } = await ctx.db.execute<{ seen: number; having: number[] }>(
    sql`select count(*) as seen, array[${sql.join(counts, sql`, `)}]::int[] as having from (${newest(window)}) near`,
  )
  return rows[0] ?? { seen: 0, having: [] }
}
