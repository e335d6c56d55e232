import { and, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#features/context/context.server.ts'
import { allOf, type Term } from '#features/leads/search-vector.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { isLimited, newestVisibleLeads, ofListedLead } from '#features/leads/visible-leads.server.ts'
import { awayStages } from '#features/leads/stages/stage-kind.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { findRows, type Searched } from './find-rows.server.ts'
import { termsOfText, wordsOfText } from './word-index.server.ts'

/** Texts that belong to leads. An index holds the words of `text`. */
interface Texts {
  table: PgTable & { id: PgColumn; leadId: PgColumn }
  at: PgColumn
  text: SQL
  /** Those that count; left out where all do. */
  isThere?: SQL | undefined
  /** What tells those of no lead, which everybody sees; left out where there are none. */
  isLoose?: SQL | undefined
  /** So many of the newest are looked through first. */
  newest: number
}

interface Search {
  /** As typed. */
  q: string
  limit: number
  onCut: () => void
}

/** Who sees but a part of the leads sees few of the newest texts: theirs are looked for at so many of the newest leads of their own, and of nobody. */
const newestLeads = 150
const walkUs = 4

/** The ids of texts that have all words and whose lead is on a list that the caller sees: at most `limit`, the newest ones if they do. */
export async function findTexts(
  ctx: Ctx,
  { table, at, text, isThere, isLoose, newest }: Texts,
  { q, limit, onCut }: Search,
): Promise<string[]> {
  const { id, leadId } = table
  const terms = termsOfText(q)
  const seen = isLimited(ctx) ? await newestIds(ctx) : undefined
  const some = (where: SQL | undefined, most: number) =>
    sql`(select ${id} as id, ${leadId} as lead_id, ${at} as at, ${text} as text from ${table} where ${where ?? sql`true`} order by ${at} desc limit ${most})`
  const ofSeen = (most: number) => {
    const own = some(and(isThere, sql`${leadId} = any(${sql.param(seen)}::uuid[])`), most)
    return isLoose ? sql`${own} union all ${some(and(isThere, isLoose), most)}` : own
  }
  // Who sees but a part may have all of it here, and nothing of that may be missed.
  const has = seen ? hasLetters : hasWord
  const searched: Searched = {
    newest: (most) => (seen ? ofSeen(most) : some(isThere, most)),
    window: newest,
    isPart: seen !== undefined,
    isAll: (count) => seen !== undefined && seen.length < newestLeads && count < newest,
    walkUs,
    order: sql`near.at desc`,
    mayHave: (term) => has(sql`near.text`, term),
    isMeant: (terms) =>
      sql`${and(
        ...terms.map((term) => has(sql`near.text`, term)),
        sql`${wordsOfText(sql`near.text`)} @@ ${allOf(terms)}`,
        ofListedLead(ctx, sql`near.lead_id`),
      )}`,
    fromIndex: (indexed, all) =>
      sql`select ${id} as id from ${table} where ${and(
        isThere,
        sql`${wordsOfText(text)} @@ ${allOf(indexed)}`,
        // Written so that no index is asked for it.
        indexed.length < all.length ? sql`${wordsOfText(sql`(${text} || '')`)} @@ ${allOf(all)}` : undefined,
        ofListedLead(ctx, leadId),
      )}`,
  }
  return findRows(ctx, searched, { terms, limit, onCut })
}

const lettersOf = ({ word }: Term): string =>
  (word.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? ''

/** Whether a text has the letters of a word, which is told sooner than which words it has, and true of each that has it. */
const hasLetters = (text: SQL, term: Term): SQL => sql`${text} ilike ${likePattern(lettersOf(term))}`

/** The same, and nothing before or behind them: true of nearly every text that has the word. */
const hasWord = (text: SQL, term: Term): SQL =>
  sql`${hasLetters(text, term)} and ${text} ~* ${`\\m${lettersOf(term)}${term.isBeginning ? '' : '\\M'}`}`

async function newestIds(ctx: Ctx): Promise<string[]> {
  const where = notInArray(leads.stage, awayStages)
  const { rows } = await ctx.db.execute<{ id: string }>(
    newestVisibleLeads(ctx, sql`${leads.id}`, where, newestLeads),
  )
  return rows.map(({ id }) => id)
}
