import { z } from 'zod/mini'
import { csvResponse } from '#lib/csv-response.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  importDetail,
  importKinds,
  importPage,
  limits,
  newImport,
  plan,
  reading,
  rowPage,
  rowQuery,
} from './lead-import.schema.ts'
import { getImport, listImports, listRows } from './lead-import.server/list-imports.ts'
import {
  cancelImport,
  checkImport,
  dropImport,
  readAgain,
  runImport,
  undoImport,
} from './lead-import.server/steer-import.ts'
import { createImport, finishUpload, storePart } from './lead-import.server/upload.ts'
import { writeReport } from './lead-import.server/write-report.ts'

const params = z.object({ id: z.uuid() })
const listQuery = z.object({
  kind: z.optional(z.enum(importKinds)),
  cursor: z.optional(z.uuid()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
})
const partParams = z.object({
  id: z.uuid(),
  part: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
})
const access = 'leads.import'

/** A step of an import that needs nothing but its id. */
const step = (name: string, summary: string, handle: typeof runImport) =>
  endpoint({
    method: 'POST',
    path: `/api/lead-imports/:id/${name}`,
    summary,
    access,
    params,
    handle: (ctx, { params }) => handle(ctx, params.id),
  })

export const leadImportApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/lead-imports',
    summary: 'Imports of leads, companies, people and suppliers, the newest first',
    access,
    query: listQuery,
    response: importPage,
    handle: (ctx, { query }) => listImports(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/lead-imports',
    summary: 'Begin an import; the file follows in parts',
    access,
    body: newImport,
    response: z.object({ id: z.string(), partBytes: z.number() }),
    status: 201,
    handle: (ctx, { body }) => createImport(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/lead-imports/:id/parts/:part',
    summary: 'One part of the file, numbered from 0; sent again it takes the place of the first',
    access,
    params: partParams,
    upload: { bytes: limits.partBytes },
    handle: (ctx, { params, upload }) => storePart(ctx, { ...params, content: upload }),
  }),
  step('uploaded', 'All parts were sent: the rows are read', finishUpload),
  endpoint({
    method: 'GET',
    path: '/api/lead-imports/:id',
    summary: 'How far an import is, its columns and first rows',
    access,
    params,
    response: importDetail,
    handle: (ctx, { params }) => getImport(ctx, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/api/lead-imports/:id/read',
    summary: 'Read the file again with another separator, encoding or heading',
    access,
    params,
    body: reading,
    handle: (ctx, { params, body }) => readAgain(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/lead-imports/:id/check',
    summary: 'Dry run: a verdict for each row; no record is touched',
    access,
    params,
    body: plan,
    handle: (ctx, { params, body }) => checkImport(ctx, { ...body, id: params.id }),
  }),
  step('run', 'Import these rows', runImport),
  step('cancel', 'Stop and keep what was imported', cancelImport),
  step('undo', 'Undo the whole import', undoImport),
  endpoint({
    method: 'DELETE',
    path: '/api/lead-imports/:id',
    summary: 'Drop a file of which nothing was written yet',
    access,
    params,
    handle: (ctx, { params }) => dropImport(ctx, params.id),
  }),
  endpoint({
    method: 'GET',
    path: '/api/lead-imports/:id/rows',
    summary: 'Rows with their verdict or outcome, and why',
    access,
    params,
    query: rowQuery,
    response: rowPage,
    handle: (ctx, { params, query }) => listRows(ctx, { ...query, id: params.id }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/lead-imports/:id/report.csv',
    summary: 'What became of each row, as CSV',
    access,
    params,
    handle: async (ctx, { params }) => csvResponse('import.csv', await writeReport(ctx, params.id)),
  }),
]
