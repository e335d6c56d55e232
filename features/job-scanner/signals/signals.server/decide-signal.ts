import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { jobSignals } from '#features/job-scanner/signals/job-signals.table.server.ts'
import type { SignalItem } from '#features/job-scanner/signals/signal.schema.ts'
import { readSignals, toSignalItem } from './read-signals.ts'

/** The signal of a company. Throws `not_found` when it has opened nothing of ours lately. */
export async function getSignal(ctx: Ctx, companyKey: string) {
  const [signal] = await readSignals(ctx, companyKey)
  if (!signal) {
    throw new AppError(
      'not_found',
      'This company has no open job of our roles from the last 30 days any more',
    )
  }
  return signal
}

/** Puts a company away, for `days` or for good. Throws `conflict` for one that a lead was made of. */
export async function dismissSignal(
  ctx: Ctx,
  { companyKey, days }: { companyKey: string; days: number | null },
): Promise<SignalItem> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const signal = await getSignal(ctx, companyKey)
    if (signal.state === 'lead') throw new AppError('conflict', 'This company already has a lead')
    const now = ctx.clock.now()
    const values = {
      state: 'dismissed' as const,
      snoozedUntil: days === null ? null : new Date(now.getTime() + days * dayMs),
      changedAt: now,
      changedBy: ctx.actor.name,
    }
    await ctx.db
      .insert(jobSignals)
      .values({ companyKey, ...values })
      .onConflictDoUpdate({ target: jobSignals.companyKey, set: values })
    const to = { days }
    await ctx.audit({ action: 'job_signal.dismiss', entity: 'job_signal', entityId: companyKey, to })
    return toSignalItem({ ...signal, ...values })
  })
}

/** Brings a dismissed company back among the new ones. */
export async function restoreSignal(ctx: Ctx, { companyKey }: { companyKey: string }): Promise<SignalItem> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const signal = await getSignal(ctx, companyKey)
    if (signal.state === 'lead') throw new AppError('conflict', 'This company already has a lead')
    if (signal.state === 'new') return toSignalItem(signal)
    await ctx.db.delete(jobSignals).where(eq(jobSignals.companyKey, companyKey))
    await ctx.audit({ action: 'job_signal.restore', entity: 'job_signal', entityId: companyKey })
    return toSignalItem({ ...signal, state: 'new', snoozedUntil: null })
  })
}
