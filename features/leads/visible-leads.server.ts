import { eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isUser } from '#features/context/actor.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from './lead.table.server.ts'
import { awayStages } from './stages/stage-kind.ts'

/** Whoever sees but their own leads and those without an owner; undefined for everybody else. */
const limited = ({ actor }: Pick<Ctx, 'actor'>): string | undefined =>
  isUser(actor) && actor.seesOnlyOwnLeads ? actor.userId : undefined

/**
 * Which leads the caller sees, as one condition. The only place that decides it: whatever reads leads takes this, whatever hangs on a lead
 * `ofVisibleLead` or `mustSeeLead`. Both alternatives are in the indexes that begin with the owner.
 */
export function visibleLeads(ctx: Pick<Ctx, 'actor'>, ownerId: SQLWrapper = leads.ownerId): SQL {
  const userId = limited(ctx)
  return userId === undefined ? sql`true` : sql`(${ownerId} = ${userId} or ${ownerId} is null)`
}

/** The same for a lead that was read already. */
export function isVisible(ctx: Pick<Ctx, 'actor'>, { ownerId }: { ownerId: string | null }): boolean {
  const userId = limited(ctx)
  return userId === undefined || ownerId === null || ownerId === userId
}

/**
 * A select of so many of the newest leads that the caller sees and that fit: of a limited one as many of their own and of those without an owner, each
 * along the index that begins with the owner, which one condition on both could not be read along.
 */
export function newestVisibleLeads(ctx: Pick<Ctx, 'actor'>, what: SQL, where: SQL, most: number): SQL {
  const { createdAt, id, ownerId } = leads
  const some = (whose: SQL, order: SQL) =>
    sql`(select ${what} from ${leads} where ${whose} and ${where} order by ${order} limit ${most})`
  const newest = sql`${createdAt} desc, ${id} desc`
  const userId = limited(ctx)
  if (userId === undefined) return some(sql`true`, newest)
  return sql`${some(eq(ownerId, userId), newest)} union all ${some(isNull(ownerId), sql`${ownerId} desc, ${newest}`)}`
}

/** Whether there may be leads that the caller doesn’t see. */
export const isLimited = (ctx: Pick<Ctx, 'actor'>): boolean => limited(ctx) !== undefined

/** Whether a row belongs to a lead that the caller sees, or to none. Looked up row by row, so that no plan reads all leads for it. */
export function ofVisibleLead(ctx: Pick<Ctx, 'actor'>, leadId: SQLWrapper): SQL {
  if (limited(ctx) === undefined) return sql`true`
  return sql`(${leadId} is null or (select ${visibleLeads(ctx, sql`seen.owner_id`)} from ${leads} seen where seen.id = ${leadId}))`
}

/** The same, and the lead is on a list: neither deleted, merged away nor quarantined. What is searched by words takes this. */
export function ofListedLead(ctx: Pick<Ctx, 'actor'>, leadId: SQLWrapper): SQL {
  const isListed = sql`seen.stage not in (${sql.raw(awayStages.map((stage) => `'${stage}'`).join(', '))})`
  return sql`(${leadId} is null or (select ${visibleLeads(ctx, sql`seen.owner_id`)} and ${isListed} from ${leads} seen where seen.id = ${leadId}))`
}

export const leadIsGone = (ctx: Pick<Ctx, 'actor'>) =>
  new AppError(
    'not_found',
    limited(ctx) === undefined
      ? 'This lead isn’t here. It may have been deleted.'
      : 'This lead isn’t here. It may have been deleted, or belong to a colleague.',
  )

/** Throws `not_found` for a lead that the caller doesn’t see, and for them alone also for one that is gone. Null is no lead. */
export async function mustSeeLead(ctx: Ctx, id: string | null): Promise<void> {
  if (id === null || limited(ctx) === undefined) return
  const [lead] = await ctx.db.select({ ownerId: leads.ownerId }).from(leads).where(eq(leads.id, id))
  if (!lead || !isVisible(ctx, lead)) throw leadIsGone(ctx)
}

interface Colleague {
  id: string
  seesOnlyOwnLeads: boolean
}

/** Those of these colleagues who see a lead. */
export async function whoSee<Somebody extends Colleague>(
  ctx: Ctx,
  leadId: string | null,
  people: Somebody[],
): Promise<Somebody[]> {
  if (leadId === null || people.every(({ seesOnlyOwnLeads }) => !seesOnlyOwnLeads)) return people
  const [lead] = await ctx.db.select({ ownerId: leads.ownerId }).from(leads).where(eq(leads.id, leadId))
  const owner = lead?.ownerId ?? null
  return people.filter(({ id, seesOnlyOwnLeads }) => !seesOnlyOwnLeads || owner === null || owner === id)
}
