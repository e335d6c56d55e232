import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { runPage, runQuery, startedRuns } from '#features/job-scanner/runs/run.schema.ts'
import { cancelRun } from '#features/job-scanner/runs/runs.server/cancel-run.ts'
import { createSource } from './sources.server/create-source.ts'
import { listRuns } from '#features/job-scanner/runs/runs.server/list-runs.ts'
import { listSources } from './sources.server/list-sources.ts'
import { pauseSource } from './sources.server/pause-source.ts'
import { removeSource } from './sources.server/remove-source.ts'
import { scanAllSources, scanSource } from '#features/job-scanner/runs/runs.server/start-run.ts'
import { trySource } from './sources.server/try-source.ts'
import { updateSource } from './sources.server/update-source.ts'
import {
  newSource,
  pauseChange,
  sourceChange,
  sourceItem,
  sourcePage,
  sourceQuery,
  trialAnswer,
  trialInput,
} from './source.schema.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })

export const sourcesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/scanner/sources',
    summary: 'A page of job boards with their health',
    access: 'scanner.read',
    query: sourceQuery,
    response: sourcePage,
    handle: (ctx, { query }) => listSources(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/sources/trial',
    summary: 'Read the board of a pasted address once and store nothing',
    access: 'scanner.write',
    body: trialInput,
    response: trialAnswer,
    handle: (ctx, { body, request }) => trySource(ctx, { ...body, signal: request.signal }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/sources',
    summary: 'Add a job board by its address; its first reading begins at once',
    access: 'scanner.write',
    body: newSource,
    response: sourceItem,
    status: 201,
    handle: (ctx, { body }) => createSource(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/scanner/sources/:id',
    summary: 'Change name or schedule of the version that was read; 409 when someone was quicker',
    access: 'scanner.write',
    params,
    body: sourceChange,
    response: sourceItem,
    handle: (ctx, { params, body }) => updateSource(ctx, { ...body, ...params }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/scanner/sources/:id',
    summary: 'Remove a job board with its jobs and runs',
    access: 'scanner.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => removeSource(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/sources/:id/pause',
    summary: 'Pause the readings of a job board or resume them',
    access: 'scanner.write',
    params,
    body: pauseChange,
    response: sourceItem,
    handle: (ctx, { params, body }) => pauseSource(ctx, { ...body, ...params }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/sources/:id/scan',
    summary: 'Read a job board now',
    access: 'scanner.write',
    params,
    response: sourceItem,
    handle: (ctx, { params }) => scanSource(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/scan',
    summary: 'Read every job board that is not paused now',
    access: 'scanner.write',
    response: startedRuns,
    handle: (ctx) => scanAllSources(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/api/scanner/runs',
    summary: 'A page of readings, the newest first',
    access: 'scanner.read',
    query: runQuery,
    response: runPage,
    handle: (ctx, { query }) => listRuns(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/scanner/runs/:id/cancel',
    summary: 'End a reading; what it stored stays',
    access: 'scanner.write',
    params,
    handle: (ctx, { params }) => cancelRun(ctx, params.id),
  }),
]
