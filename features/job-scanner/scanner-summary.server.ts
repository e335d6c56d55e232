import { count, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { jobSources } from './sources/job-sources.table.server.ts'
import { readSignals } from './signals/signals.server/read-signals.ts'

/** For a dashboard: how many boards are in which state (those read at least once) and how many companies wait to be looked at. */
export async function scannerSummary(
  ctx: Ctx,
): Promise<{ healthy: number; empty: number; failing: number; gone: number; newSignals: number }> {
  const rows = await ctx.db
    .select({ health: jobSources.health, sources: count() })
    .from(jobSources)
    .where(isNotNull(jobSources.lastRunAt))
    .groupBy(jobSources.health)
  const of = new Map(rows.map(({ health, sources }) => [health, sources]))
  const signals = await readSignals(ctx)
  return {
    healthy: of.get('healthy') ?? 0,
    empty: of.get('empty') ?? 0,
    failing: of.get('failing') ?? 0,
    gone: of.get('gone') ?? 0,
    newSignals: signals.filter(({ state }) => state === 'new').length,
  }
}
