import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { batchAnswer, leadBatch, selection } from './lead-batch.schema.ts'
import { leadSearch } from '#features/leads/lead-query.schema.ts'
import { changeLeads } from '#features/leads/leads.server/change-leads.ts'
import { selectLeads } from '#features/leads/leads.server/select-leads.ts'

/** A thousand ids with their versions. */
const bodyBytes = 1024 * 1024

export const leadBatchApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/leads/selection',
    summary: 'The ids and versions of the first 1,000 leads that a filter finds',
    access: 'leads.read',
    query: leadSearch,
    response: selection,
    handle: (ctx, { query }) => selectLeads(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/leads/batch',
    summary: 'Move, hand over or tag up to 1,000 leads; tells which were left alone and why',
    access: 'leads.write',
    body: leadBatch,
    bodyBytes,
    response: batchAnswer,
    handle: (ctx, { body }) => changeLeads(ctx, body),
  }),
]
