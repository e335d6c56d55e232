import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { enquiries } from '../enquiry.table.server.ts'
import { leads, waitingUntil } from '../lead.table.server.ts'
import { listClaims } from '../claims/lead-claims.server.ts'
import { visibleLeads } from '../visible-leads.server.ts'

export interface WaitingQuery {
  /** The last that was shown. */
  after?: { key: string; id: string } | undefined
  limit: number
  /** `mine`: those that the caller owns; `free`: those that nobody does. */
  whose: 'all' | 'mine' | 'free'
  exclude: readonly string[]
  /** None but these. */
  only?: readonly string[] | undefined
}

/** Leads that wait for a reply, whose is due first first, with what they wrote last. */
export async function listWaiting(ctx: Ctx, { after, limit, whose, exclude, only }: WaitingQuery) {
  mustHave(ctx, 'leads.read')
  const waiting = waitingUntil(leads)
  const rows = await ctx.db
    .select({
      id: leads.id,
      version: leads.version,
      name: leads.name,
      company: leads.company,
      ownerId: leads.ownerId,
      ownerName: leads.ownerName,
      dueAt: leads.replyDueAt,
      riskAt: leads.replyRiskAt,
      source: leads.source,
    })
    .from(leads)
    .where(
      and(
        sql`${waiting} < 'infinity'`,
        visibleLeads(ctx),
        after && sql`(${waiting}, ${leads.id}) > (${after.key}::timestamptz, ${after.id}::uuid)`,
        whose === 'mine' ? eq(leads.ownerId, signedIn(ctx).userId) : undefined,
        whose === 'free' ? isNull(leads.ownerId) : undefined,
        exclude.length > 0 ? notInArray(leads.id, [...exclude]) : undefined,
        only && inArray(leads.id, [...only]),
      ),
    )
    .orderBy(sql`${waiting}`, asc(leads.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const [words, claims] = await Promise.all([lastWords(ctx, ids), listClaims(ctx, ids)])
  return rows.map((row) => {
    const last = words.get(row.id)
    return {
      ...row,
      words: last?.message ?? '',
      source: last?.source ?? row.source,
      wroteAt: last?.at ?? null,
      claim: claims.get(row.id) ?? null,
    }
  })
}

async function lastWords(ctx: Ctx, ids: string[]) {
  const rows = await ctx.db
    .selectDistinctOn([enquiries.leadId], {
      leadId: enquiries.leadId,
      message: sql<string | null>`left(${enquiries.message}, 300)`,
      source: enquiries.source,
      at: enquiries.receivedAt,
    })
    .from(enquiries)
    .where(inArray(enquiries.leadId, ids))
    .orderBy(enquiries.leadId, desc(enquiries.receivedAt), desc(enquiries.id))
  return new Map(rows.map((row) => [row.leadId, row]))
}

/** Which of these wrote after the instant that goes with them. */
export async function wroteSince(ctx: Ctx, since: ReadonlyMap<string, Date>): Promise<string[]> {
  if (since.size === 0) return []
  const rows = await ctx.db
    .select({ id: enquiries.leadId, at: sql<string>`max(${enquiries.receivedAt})` })
    .from(enquiries)
    .where(inArray(enquiries.leadId, [...since.keys()]))
    .groupBy(enquiries.leadId)
  return rows.filter(({ id, at }) => new Date(at) > (since.get(id) ?? new Date(0))).map(({ id }) => id)
}
