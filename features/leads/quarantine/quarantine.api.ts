import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { discardQuarantined, listQuarantined } from '#features/leads/leads.server/quarantine.ts'
import { quarantinePage } from './quarantine.schema.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

/** Releasing one sends the mails of its tool, so that endpoint is the tool's: see `releaseQuarantined`. */
export const quarantineApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/quarantine',
    summary: 'Enquiries that look like spam, the newest first',
    access: 'leads.read',
    query: z.object({
      cursor: z.optional(z.uuid()),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    }),
    response: quarantinePage,
    handle: (ctx, { query }) => listQuarantined(ctx, query),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/quarantine/:id',
    summary: 'Discard a quarantined enquiry',
    access: 'leads.write',
    params: z.object({ id: z.uuid() }),
    response: deleted,
    handle: (ctx, { params }) => discardQuarantined(ctx, params.id),
  }),
]
