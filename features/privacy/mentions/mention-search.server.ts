import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Person, PersonHolder } from '#features/context/person.ts'
import type { TextFiles, TextPlace } from '#features/context/text-place.server.ts'
import { mentionMatcher, type MentionMatcher, type MentionTerms } from './mention-matcher.ts'
import { hashOf, recordsThatFit } from './mention-records.server.ts'
import { spansIn, textsOf } from './mention-texts.ts'
import { findPerson } from '#features/privacy/erasure/person-data.server.ts'
import { isOpen, needsIdentity } from '#features/privacy/requests/privacy-kinds.ts'
import {
  mentions,
  mentionSearches,
  privacyRequests,
  type StoredRequest,
} from '#features/privacy/privacy.table.server.ts'

/** The job's name and data; what it runs needs the holders of the composition (`privacy.jobs.ts`). */
export const mentionsJob = { name: 'privacy.mentions' }
export interface MentionsJobData {
  requestId: string
  run: string
}

/** A search without a sign of life for so long has stopped. */
export const searchDeadMs = 2 * 60 * 1000
/** Undecided mentions at which a search ends: more come with the next one. */
export const mostOpenMentions = 1000

const jobBudgetMs = 60_000
const batchGoalMs = 1000
const rows = { first: 5000, least: 500, most: 50_000 }
const filesAtOnce = 200

/** Begins a search for mentions of the person who asked, or begins it anew: in the transaction of `ctx.db`. */
export async function startSearch(ctx: Ctx, requestId: string): Promise<void> {
  const run = randomUUID()
  const now = ctx.clock.now()
  const fresh = {
    run,
    state: 'running' as const,
    terms: null,
    places: 0,
    after: null,
    records: 0,
    isCut: false,
    startedAt: now,
    beatAt: now,
    finishedAt: null,
  }
  await ctx.db
    .insert(mentionSearches)
    .values({ requestId, ...fresh })
    .onConflictDoUpdate({ target: mentionSearches.requestId, set: fresh })
  const data: MentionsJobData = { requestId, run }
  await ctx.enqueue(mentionsJob, data)
}

/** Searches anew on the order of staff. One that is at work is left alone, so that a second click is none. */
export async function searchAgain(ctx: Ctx, requestId: string): Promise<void> {
  mustHave(ctx, 'privacy.write')
  await ctx.transaction(async (ctx) => {
    const [row] = await ctx.db
      .select({ status: privacyRequests.status, kind: privacyRequests.kind })
      .from(privacyRequests)
      .where(eq(privacyRequests.id, requestId))
      .for('update')
    if (!row) throw new AppError('not_found', 'There is no such request')
    if (!isOpen(row.status)) throw new AppError('conflict', 'This request is closed')
    if (!needsIdentity(row.kind))
      throw new AppError('conflict', 'Mentions are searched for a copy or an erasure only')
    const [search] = await ctx.db
      .select()
      .from(mentionSearches)
      .where(eq(mentionSearches.requestId, requestId))
    const isAlive =
      search?.state === 'running' && ctx.clock.now().getTime() - search.beatAt.getTime() < searchDeadMs
    if (isAlive) return
    await startSearch(ctx, requestId)
    await ctx.audit({ action: 'privacy.mentions-search', entity: 'privacy', entityId: requestId })
  })
}

interface Source {
  id: string
  /** Looks at some records after one. `last` is null at the end. */
  next(after: string | null, rows: number): Promise<{ found: Found[]; last: string | null }>
}
interface Found {
  record: string
  texts: string[]
}

/**
 * Goes on with a search for a minute and then queues the rest, a transaction for each batch. A search that was begun anew or whose request
 * was closed ends the job of the former one.
 */
export async function runSearch(
  ctx: Ctx,
  holders: PersonHolder[],
  { requestId, run }: MentionsJobData,
  budgetMs = jobBudgetMs,
): Promise<void> {
  const isThis = and(
    eq(mentionSearches.requestId, requestId),
    eq(mentionSearches.run, run),
    eq(mentionSearches.state, 'running'),
  )
  const [search] = await ctx.db.select().from(mentionSearches).where(isThis)
  const [request] = await ctx.db.select().from(privacyRequests).where(eq(privacyRequests.id, requestId))
  if (!search || !request?.emailKey) return
  const person = await findPerson(ctx, holders, { emailKey: request.emailKey })
  const terms = search.terms ?? (await termsOf(ctx, holders, request, person))
  const matcher = mentionMatcher(terms)
  const sources = sourcesOf(ctx, holders, { matcher, person })
  const startedAt = performance.now()
  let { places, after } = search
  let size = rows.first
  while (places < sources.length) {
    const source = sources[places]
    if (!source) break
    const batchAt = performance.now()
    const { found, last } = await source.next(after, size)
    const isOver = last === null
    const step = { places: isOver ? places + 1 : places, after: last }
    const { isGone, isCut } = await ctx.transaction(async (ctx) => {
      const [still] = await ctx.db
        .update(mentionSearches)
        .set({
          ...step,
          terms,
          records: sql`${mentionSearches.records} + ${isOver ? 0 : size}`,
          beatAt: ctx.clock.now(),
        })
        .where(isThis)
        .returning({ run: mentionSearches.run })
      if (!still) return { isGone: true, isCut: false }
      for (const one of found) await noteMentions(ctx, matcher, { requestId, run, place: source.id, ...one })
      const open = await ctx.db.$count(
        mentions,
        and(eq(mentions.requestId, requestId), eq(mentions.state, 'open')),
      )
      return { isGone: false, isCut: open >= mostOpenMentions }
    })
    if (isGone) return
    ;({ places, after } = step)
    if (isCut) return finish(ctx, requestId, run, true)
    if (performance.now() - startedAt > budgetMs && places < sources.length)
      return ctx.enqueue(mentionsJob, { requestId, run })
    const tookMs = performance.now() - batchAt
    size = Math.round(Math.min(rows.most, Math.max(rows.least, size * Math.min(2, batchGoalMs / tookMs))))
  }
  await finish(ctx, requestId, run, false)
}

/** What isn't there any more needs no decision; of a search that ended early nobody knows. */
async function finish(ctx: Ctx, requestId: string, run: string, isCut: boolean) {
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    if (!isCut)
      await ctx.db
        .update(mentions)
        .set({ state: 'gone' })
        .where(and(eq(mentions.requestId, requestId), eq(mentions.state, 'open'), ne(mentions.run, run)))
    await ctx.db
      .update(mentionSearches)
      .set({ state: 'done', isCut, beatAt: now, finishedAt: now })
      .where(and(eq(mentionSearches.requestId, requestId), eq(mentionSearches.run, run)))
  })
}

/** A decision holds for as long as the texts are those that it was made for. */
async function noteMentions(
  ctx: Ctx,
  matcher: MentionMatcher,
  { texts, ...one }: Found & { requestId: string; run: string; place: string },
) {
  const textHash = hashOf(texts)
  for (const isCertain of [true, false]) {
    if (spansIn(matcher, texts, isCertain).length === 0) continue
    const isSame = sql`${mentions.textHash} = ${textHash} and ${mentions.state} in ('kept', 'not_theirs')`
    await ctx.db
      .insert(mentions)
      .values({ ...one, isCertain, textHash })
      .onConflictDoUpdate({
        target: [mentions.requestId, mentions.place, mentions.record, mentions.isCertain],
        set: {
          textHash,
          run: one.run,
          state: sql`case when ${isSame} then ${mentions.state} else 'open' end`,
          reason: sql`case when ${isSame} then ${mentions.reason} end`,
        },
      })
  }
}

/** The names the person gave here and in their own records, and their numbers. */
async function termsOf(
  ctx: Ctx,
  holders: PersonHolder[],
  { name, emailKey }: StoredRequest,
  person: Person,
): Promise<MentionTerms> {
  const names = new Set(name ? [name] : [])
  const phones = new Set<string>()
  for (const holder of holders) {
    const own = await holder.findNames?.(ctx, person)
    for (const one of own?.names ?? []) names.add(one)
    for (const one of own?.phones ?? []) phones.add(one)
  }
  const found = { names: [...names].filter((one) => /\p{L}.*\p{L}/su.test(one)), phones: [...phones] }
  const shared: string[] = []
  for (const holder of holders) shared.push(...((await holder.findShared?.(ctx, person, found)) ?? []))
  return { emails: emailKey ? [emailKey] : [], ...found, shared }
}

const placesOf = (holders: PersonHolder[]) => holders.flatMap(({ texts = [] }) => texts)
const filesOf = (holders: PersonHolder[]) => holders.flatMap(({ files }) => files ?? [])

export const findPlace = (holders: PersonHolder[], id: string): TextPlace | undefined =>
  placesOf(holders).find((place) => place.id === id)
export const findFiles = (holders: PersonHolder[], id: string): TextFiles | undefined =>
  filesOf(holders).find((files) => files.id === id)
export const countPlaces = (holders: PersonHolder[]) => placesOf(holders).length + filesOf(holders).length
export const labelOf = (holders: PersonHolder[], id: string) =>
  (findPlace(holders, id) ?? findFiles(holders, id))?.label ?? 'Record'

function sourcesOf(
  ctx: Ctx,
  holders: PersonHolder[],
  { matcher, person }: { matcher: MentionMatcher; person: Person },
): Source[] {
  return [
    ...placesOf(holders).map((place) => ({
      id: place.id,
      async next(after: string | null, rows: number) {
        const { found, last } = await recordsThatFit(ctx, place, {
          after,
          rows,
          pattern: matcher.coarse,
          person,
        })
        return { found: found.map(({ record, values }) => ({ record, texts: textsOf(values) })), last }
      },
    })),
    ...filesOf(holders).map((files) => ({
      id: files.id,
      async next(after: string | null) {
        const names = (await files.list(ctx, person)).sort().filter((name) => after === null || name > after)
        const found: Found[] = []
        const these = names.slice(0, filesAtOnce)
        for (const record of these) {
          const text = await files.read(ctx, record)
          if (text !== undefined) found.push({ record, texts: [text] })
        }
        return { found, last: names.length > filesAtOnce ? (these.at(-1) ?? null) : null }
      },
    })),
  ]
}
