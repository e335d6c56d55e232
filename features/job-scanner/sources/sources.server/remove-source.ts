import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { jobRuns } from '#features/job-scanner/runs/job-runs.table.server.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import { deleteForNow, undoerOfDeletion } from '#features/leads/undo/deleted-rows.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'
import { lockSource } from './source-row.ts'

/** Removes a source with its jobs and runs. Leads made of its signals stay. */
export async function removeSource(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'scanner.write')
  return ctx.transaction(async (ctx) => {
    const { provider, token, baseUrl, company } = await lockSource(ctx, id)
    const from = { provider, token, baseUrl, company }
    await ctx.audit({ action: 'job_source.remove', entity: 'job_source', entityId: id, from })
    return deleteForNow(ctx, sourceUndo, id)
  })
}

export const sourceUndo = undoerOfDeletion({
  kind: 'job_source',
  permission: 'scanner.write',
  tables: [
    { table: jobSources, id: jobSources.id },
    { table: jobRuns, id: jobRuns.sourceId },
    { table: scannedJobs, id: scannedJobs.sourceId },
  ],
  taken: 'This board has been added again in the meantime',
})
