import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { openLeadsOf } from '#features/leads/leads.server/find-correspondent.ts'
import type { WaitingQuery } from '#features/leads/leads.server/list-waiting.ts'
import { replyClockOf } from '#features/leads/reply-clock.ts'
import { messages } from './correspondence.table.server.ts'
import { ownWords } from './own-words.ts'

const readLetters = 1000
const shownLetters = 300
const wordsOf = (text: string) => ownWords(text).slice(0, shownLetters)

/** Mails of people that belong to no lead yet, the oldest first, with how many open leads their sender has: each is promised an answer as an enquiry is. */
export async function listWaitingMails(ctx: Ctx, { after, limit, whose, exclude, only }: WaitingQuery) {
  mustHave(ctx, 'leads.read')
  const { id, at, ownerId } = messages
  const rows = await ctx.db
    .select({
      id,
      at,
      ownerId,
      ownerName: messages.ownerName,
      fromName: messages.fromName,
      fromAddress: messages.fromAddress,
      subject: messages.subject,
      text: sql<string>`left(${messages.text}, ${readLetters})`,
    })
    .from(messages)
    .where(
      and(
        sql`lead_id is null and state = 'received' and kind = 'written'`,
        after && sql`(${at}, ${id}) > (${after.key}::timestamptz, ${after.id}::uuid)`,
        whose === 'mine' ? eq(ownerId, signedIn(ctx).userId) : undefined,
        whose === 'free' ? isNull(ownerId) : undefined,
        exclude.length > 0 ? notInArray(id, [...exclude]) : undefined,
        only && inArray(id, [...only]),
      ),
    )
    .orderBy(asc(at), asc(id))
    .limit(limit)
  const open = await openLeadsOf(
    ctx,
    rows.map(({ fromAddress }) => fromAddress),
  )
  return rows.map(({ text, subject, ...row }) => {
    const { replyDueAt: dueAt, replyRiskAt: riskAt } = replyClockOf(row.at)
    const openLeads = open.get(row.fromAddress)?.length ?? 0
    return { ...row, openLeads, dueAt, riskAt, words: `${subject}: ${wordsOf(text)}` }
  })
}

/** The last word that the person of each of these leads wrote by mail, and when it came in and was kept. */
export async function lastMailsOf(ctx: Ctx, leadIds: readonly string[]) {
  if (leadIds.length === 0) return new Map<string, { words: string; at: Date; keptAt: Date }>()
  const { rows } = await ctx.db.execute<{
    lead_id: string
    text: string
    at: string
    created_at: string
  }>(sql`
    select m.* from unnest(${sql.param([...leadIds])}::uuid[]) as wanted(id) cross join lateral (
      select lead_id, left(text, ${readLetters}) as text, at, created_at from ${messages}
      where lead_id = wanted.id and direction = 'in' and kind = 'written'
      order by at desc, id desc limit 1
    ) m`)
  return new Map(
    rows.map(({ lead_id: id, text, at, created_at: keptAt }) => [
      id,
      { words: wordsOf(text), at: new Date(at), keptAt: new Date(keptAt) },
    ]),
  )
}

/** Which of these wrote a mail that was read here after the instant that goes with them. */
export async function mailedSince(ctx: Ctx, since: ReadonlyMap<string, Date>): Promise<string[]> {
  const mails = await lastMailsOf(ctx, [...since.keys()])
  return [...mails].filter(([id, { keptAt }]) => keptAt > (since.get(id) ?? new Date(0))).map(([id]) => id)
}
