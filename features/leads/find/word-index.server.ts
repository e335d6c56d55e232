import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { wordsTyped, type Term } from '#features/leads/search-vector.server.ts'

/** Shorter beginnings of words are in so many texts that they tell nothing. */
const shortestBeginning = 4

/** The words of a text as an index holds them. */
export const wordsOfText = (text: SQLWrapper): SQL => sql`to_tsvector('simple', ${text})`

/** The words that a text must have; the last one may be a beginning. */
export const termsOfText = (q: string): Term[] =>
  wordsTyped(q).map((word, i, { length }) => ({
    word,
    isBeginning: i === length - 1 && word.length >= shortestBeginning,
  }))

const mostRead = 2000
const mostMs = 200

interface Search<T> {
  /** “x-ray” is more than one word of an index. */
  isOneWord: boolean
  work(ctx: Ctx): Promise<T[]>
  /** Called when it took too long: nothing is found then, instead of somebody waiting. */
  onCut(): void
}

/**
 * Runs what looks for words in millions of rows and needs a few of them: by the index of words alone, which takes some two thousand rows at
 * random of those that have one common word. With several words PostgreSQL would sample each by itself and miss the rows that have them all.
 */
export async function fromWordIndex<T>(ctx: Ctx, { isOneWord, work, onCut }: Search<T>): Promise<T[]> {
  const mostDrawn = isOneWord ? mostRead : 0
  try {
    return await ctx.transaction(async (tx) => {
      await tx.db
        .execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('enable_indexonlyscan', 'off', true), set_config('gin_fuzzy_search_limit', ${String(mostDrawn)}, true),
        set_config('statement_timeout', ${String(mostMs)}, true)`)
      return work(tx)
    })
  } catch (error) {
    if (!wasTooSlow(error)) throw error
    onCut()
    return []
  }
}

/** PostgreSQL’s own word for a statement that ran out of time. */
function wasTooSlow(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '57014') return true
  return false
}
