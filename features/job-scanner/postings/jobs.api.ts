import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { jobDetail, jobPage, jobQuery } from './scanned-job.schema.ts'
import { exportJobs } from './postings.server/export-csv.ts'
import { getJob } from './postings.server/get-job.ts'
import { listJobs } from './postings.server/list-jobs.ts'

export const jobsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/scanner/jobs',
    summary: 'A page of jobs, the newest first; those of a role and open unless told',
    access: 'scanner.read',
    query: jobQuery,
    response: jobPage,
    handle: (ctx, { query }) => listJobs(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/scanner/jobs/export',
    summary: 'The jobs of a filter as CSV, at most 10,000',
    access: 'scanner.read',
    query: z.omit(jobQuery, { cursor: true, limit: true }),
    handle: (ctx, { query }) => exportJobs(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/scanner/jobs/:id',
    summary: 'A job with its text and the words by which it matched',
    access: 'scanner.read',
    params: z.object({ id: z.uuid() }),
    response: jobDetail,
    handle: (ctx, { params }) => getJob(ctx, params.id),
  }),
]
