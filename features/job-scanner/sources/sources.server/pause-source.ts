import { eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import type { SourceItem } from '#features/job-scanner/sources/source.schema.ts'
import { endRuns } from '#features/job-scanner/runs/runs.server/cancel-run.ts'
import { healthOf, lockSource, toSourceItem } from './source-row.ts'

/** Stops the readings of a source, the one at work included, or begins them again; a source that is gone is begun again with its count of absences at none. */
export async function pauseSource(ctx: Ctx, input: { id: string; isPaused: boolean }): Promise<SourceItem> {
  mustHave(ctx, 'scanner.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockSource(ctx, input.id)
    if (row.isEnabled !== input.isPaused) return toSourceItem(ctx, row)
    const now = ctx.clock.now()
    const wasGone = row.health === 'gone'
    const memory = wasGone ? { ...row, missingRuns: 0, missingSince: null, consecutiveFailures: 0 } : row
    const [changed] = await ctx.db
      .update(jobSources)
      .set({
        isEnabled: !input.isPaused,
        health: input.isPaused ? 'paused' : healthOf(memory),
        ...(input.isPaused
          ? {}
          : {
              missingRuns: memory.missingRuns,
              missingSince: memory.missingSince,
              consecutiveFailures: memory.consecutiveFailures,
              healthReason: wasGone ? null : row.healthReason,
              nextRunAt: row.schedule === 'manual' ? null : now,
            }),
        version: row.version + 1,
        updatedAt: now,
      })
      .where(eq(jobSources.id, row.id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    if (input.isPaused) await endRuns(ctx, row.id)
    await ctx.audit({
      action: input.isPaused ? 'job_source.pause' : 'job_source.resume',
      entity: 'job_source',
      entityId: row.id,
      from: { health: row.health },
      to: { health: changed.health },
    })
    return toSourceItem(ctx, changed)
  })
}
