import { eq } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { lockSource } from './source-row.ts'

/** Removes a source with its jobs and runs. Leads made of its signals stay. */
export async function removeSource(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'scanner.write')
  await ctx.transaction(async (ctx) => {
    const { provider, token, baseUrl, company } = await lockSource(ctx, id)
    await ctx.db.delete(jobSources).where(eq(jobSources.id, id))
    const from = { provider, token, baseUrl, company }
    await ctx.audit({ action: 'job_source.remove', entity: 'job_source', entityId: id, from })
  })
}
