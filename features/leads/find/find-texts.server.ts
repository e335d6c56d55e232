import { and, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#features/context/context.server.ts'
import { allOf, type Term } from '#features/leads/search-vector.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import { isLimited, newestVisibleLeads, ofListedLead } from '#features/leads/visible-leads.server.ts'
import { awayStages } from '#features/leads/stages/stage-kind.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { findRows, idsOf, type Searched } from './find-rows.server.ts'
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
/** What one more text takes; at leads of one’s own they lie apart. */
const walkUs = { ofAll: 4, ofOwn: 15 }
/** The words of a text are taken out anew. */
const readUs = 40

/** The ids of texts that have all words and whose lead is on a list that the caller sees: at most `limit`, the newest ones if they do. */
export async function findTexts(
  ctx: Ctx,
  { table, at, text, isThere, isLoose, newest }: Texts,
  { q, limit, onCut }: Search,
): Promise<string[]> {
  const { id, leadId } = table
  const terms = termsOfText(q)
  const isListed = notInArray(leads.stage, awayStages)
  const newestOf = (most: number) => newestVisibleLeads(ctx, sql`${leads.id}`, isListed, most)
  const seen = isLimited(ctx) ? await idsOf(ctx, newestOf(newestLeads)) : undefined
  const some = (where: SQL | undefined, most: number) =>
    sql`(select ${id} as id, ${leadId} as lead_id, ${at} as at, ${text} as text from ${table} where ${where ?? sql`true`} order by ${at} desc limit ${most})`
  const ofSeen = (most: number) => {
    // Who looks further than the window looks at as many more leads.
    const ids =
      most === newest ? sql`${sql.param(seen)}::uuid[]` : sql`array(${newestOf(Math.ceil(most / 2))})`
    const own = some(and(isThere, sql`${leadId} = any(${ids})`), most)
    return isLoose ? sql`${own} union all ${some(and(isThere, isLoose), most)}` : own
  }
  const searched: Searched = {
    newest: (most) => (seen ? ofSeen(most) : some(isThere, most)),
    window: newest,
    isPart: seen !== undefined,
    isAll: (count) => seen !== undefined && seen.length < newestLeads && count < newest,
    walkUs: seen ? walkUs.ofOwn : walkUs.ofAll,
    readUs,
    order: sql`near.at desc`,
    mayHave: (term) => sql`${hasLetters(sql`near.text`, term)} and ${hasWord(sql`near.text`, term)}`,
    isMeant: (terms) =>
      sql`${and(
        // The cheap question first, for all words.
        ...terms.map((term) => hasLetters(sql`near.text`, term)),
        // Who sees but a part may have all of it here, of which nothing may be missed.
        ...(seen ? [] : terms.map((term) => hasWord(sql`near.text`, term))),
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

/** Whether they stand there as a word: true of nearly every text that has it. */
const hasWord = (text: SQL, term: Term): SQL =>
  sql`${text} ~* ${`\\m${lettersOf(term)}${term.isBeginning ? '' : '\\M'}`}`
