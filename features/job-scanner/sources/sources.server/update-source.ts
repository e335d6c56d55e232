import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import type { SourceChange, SourceItem } from '#features/job-scanner/sources/source.schema.ts'
import { lockSource, nextRunAfter, toSourceItem } from './source-row.ts'

/** Throws `conflict` with the present state when someone else changed it since the version that was read. */
export async function updateSource(ctx: Ctx, input: SourceChange & { id: string }): Promise<SourceItem> {
  mustHave(ctx, 'scanner.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockSource(ctx, input.id)
    const company = input.company ?? row.company
    const schedule = input.schedule ?? row.schedule
    if (company === row.company && schedule === row.schedule) return toSourceItem(ctx, row)
    if (row.version !== input.version) {
      const data = { current: await toSourceItem(ctx, row) }
      throw new AppError('conflict', 'Someone else changed this source in the meantime', { data })
    }
    const now = ctx.clock.now()
    const [changed] = await ctx.db
      .update(jobSources)
      .set({
        company,
        schedule,
        nextRunAt: nextRunAfter(schedule, row.lastRunAt ?? now),
        version: row.version + 1,
        updatedAt: now,
      })
      .where(eq(jobSources.id, row.id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: 'job_source.update',
      entity: 'job_source',
      entityId: row.id,
      from: { company: row.company, schedule: row.schedule },
      to: { company, schedule },
    })
    return toSourceItem(ctx, changed)
  })
}
