import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { dayMs } from '#lib/durations.ts'
import { mentionMatcher, type MentionMatcher } from './mention-matcher.ts'
import { hashOf, readRecord } from './mention-records.server.ts'
import { countPlaces, findFiles, findPlace, labelOf, searchDeadMs } from './mention-search.server.ts'
import { excerptsOf, spansIn, textsOf } from './mention-texts.ts'
import type { MentionFilter, MentionItem, MentionPage, MentionSearch } from './mention.schema.ts'
import {
  mentions,
  mentionSearches,
  type StoredMention,
  type StoredSearch,
} from '#features/privacy/privacy.table.server.ts'

/** A search older than this doesn't know what was written since: an erasure asks for a new one. */
export const searchGoodMs = dayMs

/** The texts of a record that mentions someone, as they are now; undefined when it is gone. */
export async function textsNow(ctx: Ctx, holders: PersonHolder[], { place, record }: StoredMention) {
  const files = findFiles(holders, place)
  if (files) {
    const text = await files.read(ctx, record)
    return text === undefined ? undefined : { texts: [text], values: [text], path: null }
  }
  const known = findPlace(holders, place)
  const row = known && (await readRecord(ctx, known, record))
  return row && { texts: textsOf(row.values), values: row.values, path: row.path }
}

/** The mentions of the person who asked, the certain ones first, with the texts around them as they are now. */
export async function listMentions(
  ctx: Ctx,
  holders: PersonHolder[],
  requestId: string,
  { state, cursor, limit }: MentionFilter,
): Promise<MentionPage> {
  mustHave(ctx, 'privacy.read')
  const search = await findSearch(ctx, requestId)
  const counts = await countMentions(ctx, requestId)
  const rows = await ctx.db
    .select()
    .from(mentions)
    .where(
      and(
        eq(mentions.requestId, requestId),
        state === 'open' ? eq(mentions.state, 'open') : ne(mentions.state, 'open'),
        cursor
          ? sql`(${mentions.isCertain}::int * -1, ${mentions.id}) > (select m.is_certain::int * -1, m.id from mentions m where m.id = ${cursor}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(mentions.isCertain), asc(mentions.id))
    .limit(limit + 1)
  const matcher = search?.terms ? mentionMatcher(search.terms) : undefined
  const items: MentionItem[] = []
  for (const row of rows.slice(0, limit)) items.push(await itemOf(ctx, holders, matcher, row))
  return {
    search: search ? shownSearch(ctx, holders, search) : null,
    ...counts,
    items,
    nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
  }
}

/** One of them. Throws `not_found`. */
export async function getMention(
  ctx: Ctx,
  holders: PersonHolder[],
  requestId: string,
  id: string,
): Promise<MentionItem> {
  mustHave(ctx, 'privacy.read')
  const [row] = await ctx.db
    .select()
    .from(mentions)
    .where(and(eq(mentions.id, id), eq(mentions.requestId, requestId)))
  if (!row) throw new AppError('not_found', 'There is no such mention')
  const search = await findSearch(ctx, requestId)
  return itemOf(ctx, holders, search?.terms ? mentionMatcher(search.terms) : undefined, row)
}

export async function findSearch(ctx: Ctx, requestId: string): Promise<StoredSearch | undefined> {
  const [search] = await ctx.db.select().from(mentionSearches).where(eq(mentionSearches.requestId, requestId))
  return search
}

export async function countMentions(ctx: Ctx, requestId: string) {
  const count = (where: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${where})::int`
  const [counts] = await ctx.db
    .select({
      certain: count(sql`${mentions.state} = 'open' and ${mentions.isCertain}`),
      possible: count(sql`${mentions.state} = 'open' and not ${mentions.isCertain}`),
      decided: count(sql`${mentions.state} <> 'open'`),
    })
    .from(mentions)
    .where(eq(mentions.requestId, requestId))
  return counts ?? { certain: 0, possible: 0, decided: 0 }
}

/** Null while there is no search by which an erasure could go. */
export async function countUndecided(ctx: Ctx, requestId: string): Promise<number | null> {
  const search = await findSearch(ctx, requestId)
  if (search?.state !== 'done' || isOldSearch(ctx, search)) return null
  const { certain, possible } = await countMentions(ctx, requestId)
  return certain + possible
}

/** What a copy tells of mentions: where and how many, without the words, which are about others. `undefined` before a search has ended. */
export async function placesOfMentions(
  ctx: Ctx,
  holders: PersonHolder[],
  requestId: string,
): Promise<{ label: string; count: number }[] | undefined> {
  const search = await findSearch(ctx, requestId)
  if (search?.state !== 'done') return undefined
  const rows = await ctx.db
    .select({ place: mentions.place, count: sql<number>`count(*)::int` })
    .from(mentions)
    .where(
      and(
        eq(mentions.requestId, requestId),
        sql`(${mentions.state} = 'kept' or ${mentions.state} = 'open' and ${mentions.isCertain})`,
      ),
    )
    .groupBy(mentions.place)
    .orderBy(mentions.place)
  return rows.map(({ place, count }) => ({ label: labelOf(holders, place), count }))
}

export const isOldSearch = (ctx: Ctx, { finishedAt }: StoredSearch) =>
  finishedAt !== null && ctx.clock.now().getTime() - finishedAt.getTime() > searchGoodMs

function shownSearch(ctx: Ctx, holders: PersonHolder[], search: StoredSearch): MentionSearch {
  const { state, places, records, isCut, finishedAt, beatAt } = search
  const isSilent = ctx.clock.now().getTime() - beatAt.getTime() > searchDeadMs
  return {
    state: state === 'running' && isSilent ? 'stopped' : state,
    places,
    allPlaces: countPlaces(holders),
    records,
    isCut,
    finishedAt: finishedAt?.toISOString() ?? null,
    isOld: isOldSearch(ctx, search),
  }
}

async function itemOf(
  ctx: Ctx,
  holders: PersonHolder[],
  matcher: MentionMatcher | undefined,
  row: StoredMention,
): Promise<MentionItem> {
  const now = row.state === 'removed' ? undefined : await textsNow(ctx, holders, row)
  const spans = now && matcher ? spansIn(matcher, now.texts, row.isCertain) : []
  const isGone = row.state === 'open' && matcher !== undefined && spans.length === 0
  return {
    id: row.id,
    label: labelOf(holders, row.place),
    path: now?.path ?? null,
    isCertain: row.isCertain,
    state: isGone ? 'gone' : row.state,
    reason: row.reason,
    decidedBy: row.decidedByName,
    count: spans.length,
    excerpts: now ? excerptsOf(now.texts, spans) : [],
    textHash: now ? hashOf(now.texts) : row.textHash,
    removal: findFiles(holders, row.place) ? 'record' : (findPlace(holders, row.place)?.removal ?? 'text'),
  }
}
