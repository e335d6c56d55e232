import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import type { JobDetail } from '#features/job-scanner/postings/scanned-job.schema.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { webAddressOf } from '#features/job-scanner/postings/web-address.ts'
import { toJobItems } from './list-jobs.ts'
import { isoOf } from '#features/job-scanner/sources/sources.server/source-row.ts'

/** A job with its text and the words by which it matched. Throws `not_found`. */
export async function getJob(ctx: Ctx, id: string): Promise<JobDetail> {
  mustHave(ctx, 'scanner.read')
  const [found] = await ctx.db
    .select({ job: scannedJobs, provider: jobSources.provider })
    .from(scannedJobs)
    .innerJoin(jobSources, eq(jobSources.id, scannedJobs.sourceId))
    .where(eq(scannedJobs.id, id))
  if (!found) throw new AppError('not_found', 'There is no such job; perhaps its source was removed')
  const { job, provider } = found
  const [item] = await toJobItems(ctx, [{ ...job, provider }])
  if (!item) throw new Error('A row makes an item')
  return {
    ...item,
    employment: job.employment,
    salary: job.salary,
    descriptionText: job.descriptionText,
    applyUrl: webAddressOf(job.applyUrl),
    requisition: job.requisition,
    postedAt: isoOf(job.postedAt),
    firstSeen: job.firstSeen.toISOString(),
    missingSince: isoOf(job.missingSince),
    matches: job.matches,
  }
}
