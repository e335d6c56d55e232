import { and, eq, type SQL } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leadColumns, leads, type Lead } from '../lead.table.server.ts'
import { leadIsGone, visibleLeads } from '../visible-leads.server.ts'

/** A lead that the caller sees. Throws `not_found` for any other. */
export async function readLead(ctx: Ctx, id: string): Promise<Lead> {
  const [lead] = await ctx.db
    .select(leadColumns)
    .from(leads)
    .where(and(eq(leads.id, id), visibleLeads(ctx)))
  if (!lead) throw leadIsGone(ctx)
  return lead
}

/** The same, kept from others until the transaction ends. */
export const lockLead = (ctx: Ctx, id: string): Promise<Lead> => lock(ctx, id, visibleLeads(ctx))

async function lock(ctx: Ctx, id: string, which?: SQL): Promise<Lead> {
  const [lead] = await ctx.db
    .select(leadColumns)
    .from(leads)
    .where(and(eq(leads.id, id), which))
    .for('update')
  if (!lead) throw leadIsGone(ctx)
  return lead
}

/** The row, kept from others, or the row of the lead that it was merged into. */
export async function lockCurrent(ctx: Ctx, id: string): Promise<Lead> {
  let lead = await lockLead(ctx, id)
  while (lead.mergedInto) lead = await lockLead(ctx, lead.mergedInto)
  return lead
}

/** The same whosever it is: for what the person of the lead does, which no colleague’s limit stops. */
export async function lockCurrentOfAny(ctx: Ctx, id: string): Promise<Lead> {
  let lead = await lock(ctx, id)
  while (lead.mergedInto) lead = await lock(ctx, lead.mergedInto)
  return lead
}
