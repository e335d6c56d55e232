import { and, eq, gt, inArray, or, lte } from 'drizzle-orm'
import { minuteMs } from '#lib/durations.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { tellLive } from '#features/live/live.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'
import type { ClaimState } from './lead-claim.schema.ts'
import { leadClaims } from './lead-claim.table.server.ts'
import { leadIsGone, mustSeeLead, visibleLeads } from '#features/leads/visible-leads.server.ts'

/** A writer says every half minute that they still write. */
const heldForMs = 1.5 * minuteMs

/** The caller begins to write, or still does. When a colleague writes already, it stays theirs, and the answer says so. */
export async function claimLead(ctx: Ctx, id: string): Promise<ClaimState> {
  mustHave(ctx, 'leads.write')
  const { userId, name } = signedIn(ctx)
  const now = ctx.clock.now()
  const own = { userId, userName: name, until: new Date(now.getTime() + heldForMs) }
  return ctx.transaction(async (ctx) => {
    // The lead's own row puts two who begin at once in a line.
    const [lead] = await ctx.db
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, id), visibleLeads(ctx)))
      .for('no key update')
    if (!lead) throw leadIsGone(ctx)
    const before = await findClaim(ctx, id)
    if (before && !before.isOwn) return { claim: before }
    await ctx.db
      .insert(leadClaims)
      .values({ id, ...own })
      .onConflictDoUpdate({
        target: leadClaims.id,
        set: own,
        setWhere: or(eq(leadClaims.userId, userId), lte(leadClaims.until, now)),
      })
    if (!before) await tellLive(ctx, { kind: 'claim', ids: [id] })
    return { claim: { name, isOwn: true } }
  })
}

/** The caller writes no more. */
export async function releaseLead(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'leads.write')
  const { userId } = signedIn(ctx)
  await mustSeeLead(ctx, id)
  await ctx.transaction(async (ctx) => {
    const gone = await ctx.db
      .delete(leadClaims)
      .where(and(eq(leadClaims.id, id), eq(leadClaims.userId, userId)))
    if (gone.rowCount) await tellLive(ctx, { kind: 'claim', ids: [id] })
  })
}

export async function getClaim(ctx: Ctx, id: string): Promise<ClaimState> {
  mustHave(ctx, 'leads.read')
  await mustSeeLead(ctx, id)
  return { claim: (await findClaim(ctx, id)) ?? null }
}

async function findClaim(ctx: Ctx, id: string) {
  return (await listClaims(ctx, [id])).get(id)
}

/** Who is writing to which of these leads. */
export async function listClaims(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string; isOwn: boolean }>()
  const rows = await ctx.db
    .select()
    .from(leadClaims)
    .where(and(inArray(leadClaims.id, [...ids]), gt(leadClaims.until, ctx.clock.now())))
  return new Map(
    rows.map(({ id, userId, userName }) => [id, { name: userName, isOwn: userId === ctx.actor.userId }]),
  )
}
