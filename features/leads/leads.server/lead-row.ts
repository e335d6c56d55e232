import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { leadColumns, leads, type Lead } from '../lead.table.server.ts'

const gone = () => new AppError('not_found', 'This lead isn’t here. It may have been deleted.')

export async function readLead(ctx: Ctx, id: string): Promise<Lead> {
  const [lead] = await ctx.db.select(leadColumns).from(leads).where(eq(leads.id, id))
  if (!lead) throw gone()
  return lead
}

/** The row, kept from others until the transaction ends. */
export async function lockLead(ctx: Ctx, id: string): Promise<Lead> {
  const [lead] = await ctx.db.select(leadColumns).from(leads).where(eq(leads.id, id)).for('update')
  if (!lead) throw gone()
  return lead
}

/** The row, kept from others, or the row of the lead that it was merged into. */
export async function lockCurrent(ctx: Ctx, id: string): Promise<Lead> {
  let lead = await lockLead(ctx, id)
  while (lead.mergedInto) lead = await lockLead(ctx, lead.mergedInto)
  return lead
}
