import { and, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isUser } from '#features/context/actor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { mentionMatcher, type MentionTerms } from './mention-matcher.ts'
import { deleteRecord, hashOf, lockRecord, writeRecord } from './mention-records.server.ts'
import { findFiles, findPlace, labelOf } from './mention-search.server.ts'
import type { Decision, MentionState } from './mention-states.ts'
import { spansIn, withoutMentions, withoutSpans, type MentionRemoval } from './mention-texts.ts'
import type { MentionDecision } from './mention.schema.ts'
import { countMentions, findSearch, isOldSearch, textsNow } from './mentions.server.ts'
import { isOpen } from '#features/privacy/requests/privacy-kinds.ts'
import {
  mentions,
  mentionSearches,
  privacyRequests,
  type StoredMention,
} from '#features/privacy/privacy.table.server.ts'

const outcomes: Record<Decision, MentionState> = { remove: 'removed', keep: 'kept', not_theirs: 'not_theirs' }

/**
 * Takes a mention out of its text, or says why it stays, once: the same decision again changes nothing. Throws `conflict` when the text
 * has changed since it was read, when another decision was made, or while it isn't known whose address it is.
 */
export async function decideMention(
  ctx: Ctx,
  holders: PersonHolder[],
  { requestId, id, decision, textHash, reason }: MentionDecision & { requestId: string; id: string },
): Promise<void> {
  mustHave(ctx, 'privacy.write')
  let isFileDue = false
  const row = await ctx.transaction(async (ctx) => {
    await lockOpenRequest(ctx, requestId, decision)
    const row = await lockMention(ctx, requestId, id)
    if (row.state === outcomes[decision] || row.state === 'gone') return row
    if (row.state !== 'open') throw new AppError('conflict', 'This mention was decided already')
    const place = findPlace(holders, row.place)
    if (place) await lockRecord(ctx, place, row.record)
    const now = await textsNow(ctx, holders, row)
    const terms = (await findSearch(ctx, requestId))?.terms
    const spans = now && terms ? spansIn(mentionMatcher(terms), now.texts, row.isCertain) : []
    if (!now || spans.length === 0) {
      await settle(ctx, row, { state: 'gone' })
      return row
    }
    if (hashOf(now.texts) !== textHash)
      throw new AppError('conflict', 'The text changed in the meantime. Please read it again.')
    const removals = [...row.removals]
    const isWhole = !place || place.removal === 'record'
    if (decision === 'remove') {
      if (place?.removal === 'elsewhere') throw new AppError('conflict', 'Please edit it on its own screen')
      removals.push({ place: row.place, record: row.record, textHash, spans: isWhole ? [] : spans })
      if (place && isWhole) await deleteRecord(ctx, place, row.record)
      else if (place) await writeRecord(ctx, place, row.record, withoutSpans(now.values, spans))
      isFileDue = !place
    }
    await settle(ctx, row, {
      state: outcomes[decision],
      reason: decision === 'keep' ? (reason ?? null) : null,
      removals,
      textHash,
    })
    await ctx.audit({
      action: `privacy.mention-${decision.replace('_', '-')}`,
      entity: 'privacy',
      entityId: requestId,
      to: { place: row.place, ...(!isWhole && { record: row.record }) },
    })
    return row
  })
  // After the transaction: a file can't be brought back.
  if (isFileDue) await findFiles(holders, row.place)?.remove(ctx, row.record)
}

/** Says of every possible mention that is left that someone else is meant. Returns how many. */
export async function setPossibleAside(ctx: Ctx, requestId: string): Promise<number> {
  mustHave(ctx, 'privacy.write')
  return ctx.transaction(async (ctx) => {
    await lockOpenRequest(ctx, requestId, 'not_theirs')
    const { rowCount } = await ctx.db
      .update(mentions)
      .set({ state: 'not_theirs', ...decidedBy(ctx) })
      .where(
        and(eq(mentions.requestId, requestId), eq(mentions.state, 'open'), eq(mentions.isCertain, false)),
      )
    const count = rowCount ?? 0
    if (count > 0)
      await ctx.audit({
        action: 'privacy.mentions-not-theirs',
        entity: 'privacy',
        entityId: requestId,
        to: { count },
      })
    return count
  })
}

/**
 * Before an erasure: every mention was decided, by a search of the last day. Returns what is kept, in words for the person, and what was
 * taken out, to be done again after a restore. Throws `conflict` otherwise.
 */
export async function settleMentions(
  ctx: Ctx,
  holders: PersonHolder[],
  requestId: string,
): Promise<{ kept: string[]; removals: MentionRemoval[] }> {
  const search = await findSearch(ctx, requestId)
  if (search?.state !== 'done' || isOldSearch(ctx, search))
    throw new AppError(
      'conflict',
      search?.state === 'running'
        ? 'The search for mentions is still running'
        : 'First search for mentions again: the last search is more than a day old',
    )
  const open = await ctx.db
    .select()
    .from(mentions)
    .where(and(eq(mentions.requestId, requestId), eq(mentions.state, 'open')))
  const matcher = search.terms && mentionMatcher(search.terms)
  for (const row of open) {
    const now = await textsNow(ctx, holders, row)
    if (now && matcher && spansIn(matcher, now.texts, row.isCertain).length > 0) continue
    await settle(ctx, row, { state: 'gone' })
  }
  const { certain, possible } = await countMentions(ctx, requestId)
  if (certain + possible > 0)
    throw new AppError('conflict', `First decide each mention: ${certain + possible} still open`)
  if (search.isCut)
    throw new AppError('conflict', 'The last search found too much to list it all: please search again')
  const decided = await ctx.db.select().from(mentions).where(eq(mentions.requestId, requestId))
  return {
    kept: keptInWords(holders, decided),
    removals: decided.flatMap(({ removals }) => removals),
  }
}

/** With the end of a request goes by what was searched; the decisions stay, without a word of the person. */
export async function forgetTerms(ctx: Ctx, requestId: string): Promise<void> {
  const terms: MentionTerms | null | undefined = (await findSearch(ctx, requestId))?.terms
  if (!terms) return
  const matcher = mentionMatcher(terms)
  const rows = await ctx.db
    .select()
    .from(mentions)
    .where(and(eq(mentions.requestId, requestId), sql`${mentions.reason} is not null`))
  for (const { id, reason } of rows)
    await ctx.db
      .update(mentions)
      .set({ reason: withoutMentions(matcher, reason ?? '') })
      .where(eq(mentions.id, id))
  // What is left of the removals is with the erasure.
  await ctx.db
    .delete(mentions)
    .where(and(eq(mentions.requestId, requestId), inArray(mentions.state, ['open', 'gone'])))
  await ctx.db.update(mentions).set({ removals: [] }).where(eq(mentions.requestId, requestId))
  await ctx.db
    .update(mentionSearches)
    .set({ terms: null, state: 'done' })
    .where(eq(mentionSearches.requestId, requestId))
}

/** "2 × note on another lead (needed for a claim)", each place with each reason once. */
function keptInWords(holders: PersonHolder[], rows: StoredMention[]): string[] {
  const counts = new Map<string, number>()
  for (const { state, place, reason } of rows) {
    if (state !== 'kept') continue
    const label = labelOf(holders, place)
    const line = `${label.charAt(0).toLowerCase()}${label.slice(1)}, where you are mentioned: ${reason ?? ''}`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return [...counts].map(([line, count]) => `${count} × ${line}`)
}

async function lockOpenRequest(ctx: Ctx, requestId: string, decision: Decision) {
  const [request] = await ctx.db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, requestId))
    .for('update')
  if (!request) throw new AppError('not_found', 'There is no such request')
  if (!isOpen(request.status)) throw new AppError('conflict', 'This request is closed')
  if (!request.confirmedAt) throw new AppError('conflict', 'First confirm that the address is theirs')
  if (decision === 'remove' && request.kind !== 'erasure')
    throw new AppError('conflict', 'Only an erasure takes mentions out')
}

async function lockMention(ctx: Ctx, requestId: string, id: string): Promise<StoredMention> {
  const [row] = await ctx.db
    .select()
    .from(mentions)
    .where(and(eq(mentions.id, id), eq(mentions.requestId, requestId)))
    .for('update')
  if (!row) throw new AppError('not_found', 'There is no such mention')
  return row
}

const decidedBy = ({ actor, clock }: Ctx) => ({
  decidedAt: clock.now(),
  ...(isUser(actor) && { decidedById: actor.userId, decidedByName: actor.name }),
})

const settle = (ctx: Ctx, { id }: StoredMention, change: Partial<StoredMention>) =>
  ctx.db
    .update(mentions)
    .set({ ...change, ...decidedBy(ctx) })
    .where(eq(mentions.id, id))
