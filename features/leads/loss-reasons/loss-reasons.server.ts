import { sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { LossReasonItem, LossReasonList } from './loss-reason.schema.ts'
import { lossReasons } from './loss-reason.table.server.ts'

export type LossReasonRow = typeof lossReasons.$inferSelect

export const toLossReasonItem = ({ id, name, retiredAt, version }: LossReasonRow): LossReasonItem => ({
  id,
  name,
  isRetired: retiredAt !== null,
  version,
})

/** All rows as they are now, those that are offered first: a few, so no server keeps a copy. */
export const readLossReasons = (ctx: Ctx): Promise<LossReasonRow[]> =>
  ctx.db
    .select()
    .from(lossReasons)
    .orderBy(sql`${lossReasons.retiredAt} is not null`, lossReasons.position, lossReasons.id)

export async function listLossReasons(ctx: Ctx): Promise<LossReasonList> {
  mustHave(ctx, 'leads.read')
  return { items: (await readLossReasons(ctx)).map(toLossReasonItem) }
}

/** What is stored of a loss: one of the reasons, words, or both. */
export interface Loss {
  lossReasonId: string | null
  lostReason: string | null
}

/** Of a lead that isn’t lost. */
export const noLoss: Loss = { lossReasonId: null, lostReason: null }

/**
 * Why a lead is lost, as it is stored and as a timeline says it. Words that are the name of a reason are that reason, however they are
 * written. Throws `invalid` for a reason that isn’t offered.
 */
export async function lossOf(
  ctx: Ctx,
  { lossReasonId, reason }: { lossReasonId?: string | undefined; reason: string | null },
): Promise<{ loss: Loss; said: string | null }> {
  const rows = await readLossReasons(ctx)
  const loss = lossAmong(rows, lossReasonId, reason)
  const name = rows.find(({ id }) => id === loss.lossReasonId)?.name
  return { loss, said: [name, loss.lostReason].filter(Boolean).join(': ') || null }
}

/** The same for words alone, with the rows that were read. */
export function lossAmong(
  rows: readonly LossReasonRow[],
  lossReasonId: string | undefined,
  reason: string | null,
): Loss {
  const offered = rows.filter(({ retiredAt }) => retiredAt === null)
  if (lossReasonId && !offered.some(({ id }) => id === lossReasonId)) {
    const message = 'There is no such reason'
    throw new AppError('invalid', message, { errors: { lossReasonId: message } })
  }
  const words = reason?.trim() || null
  const named = words ? offered.find(({ name }) => name.toLowerCase() === words.toLowerCase()) : undefined
  const id = lossReasonId ?? named?.id ?? null
  return { lossReasonId: id, lostReason: named && named.id === id ? null : words }
}
