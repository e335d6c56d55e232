import { desc, and, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#features/context/context.server.ts'
import { ofListedLead } from '#features/leads/visible-leads.server.ts'
import { fromWordIndex, hasWords } from './word-index.server.ts'

/** Texts that belong to leads, and the words that an index holds of them. */
interface Texts {
  table: PgTable & { id: PgColumn; leadId: PgColumn }
  at: PgColumn
  words: SQL
  /** Those that count; left out where all do. */
  isThere?: SQL | undefined
  /** So many of the newest are looked through first: their words are taken out anew. */
  newest: number
}

interface Search {
  /** As typed. */
  q: string
  limit: number
  onCut: () => void
}

/** The ids of texts that have all words and whose lead is on a list that the caller sees: at most `limit`, the newest ones if they do. */
export async function findTexts(
  ctx: Ctx,
  { table, at, words, isThere, newest }: Texts,
  { q, limit, onCut }: Search,
): Promise<string[]> {
  const matches = hasWords(q, words)
  if (!matches) return []
  const { id, leadId } = table
  const near = ctx.db
    .select({ id, leadId, at, words: words.as('words') })
    .from(table)
    .where(isThere)
    .orderBy(desc(at))
    .limit(newest)
    .as('near')
  const rows = await nearThenFar<{ id: unknown }>(
    limit,
    () =>
      ctx.db
        .select({ id: near.id })
        .from(near)
        .where(and(hasWords(q, near.words), ofListedLead(ctx, near.leadId)))
        .orderBy(desc(near.at))
        .limit(limit),
    () =>
      fromWordIndex(ctx, {
        q,
        onCut,
        work: (tx) =>
          tx.db
            .select({ id })
            .from(table)
            .where(and(isThere, matches, ofListedLead(ctx, leadId)))
            .limit(limit),
      }),
  )
  return rows.map((row) => String(row.id))
}

/** The newest ones that fit, which common words soon have, then others from the index of words. */
export async function nearThenFar<T extends { id: unknown }>(
  limit: number,
  near: () => Promise<T[]>,
  far: () => Promise<T[]>,
): Promise<T[]> {
  const found = await near()
  if (found.length >= limit) return found
  const others = (await far()).filter(({ id }) => !found.some((one) => one.id === id))
  return [...found, ...others].slice(0, limit)
}
