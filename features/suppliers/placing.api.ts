import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  newPlacement,
  outcomeChange,
  placement,
  placementAnswer,
  placementChange,
  placingQuery,
  shortlistAnswer,
  shortlistEntry,
  shortlisting,
} from './placing.schema.ts'
import {
  addPlacement,
  changePlacement,
  deletePlacement,
  listPlacements,
} from './suppliers.server/placements.ts'
import {
  addToShortlist,
  listShortlist,
  recordOutcome,
  takeOffShortlist,
} from './suppliers.server/shortlist.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })
const entryParams = z.extend(params, { entryId: z.uuid() })
const placementParams = z.extend(params, { placementId: z.uuid() })

/** What becomes of suppliers with our customers: who was put forward and how that ended, who works where. */
export const placingApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/suppliers/shortlist',
    summary: 'The suppliers put forward to a lead, or the leads that a supplier was put forward to',
    access: 'suppliers.read',
    query: placingQuery,
    response: shortlistAnswer,
    handle: (ctx, { query }) => listShortlist(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/suppliers/:id/shortlist',
    summary: 'Put a supplier on the shortlist of a lead; twice is once',
    access: 'suppliers.write',
    params,
    body: shortlisting,
    response: shortlistEntry,
    status: 201,
    handle: (ctx, { params, body }) => addToShortlist(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/suppliers/:id/shortlist/:entryId',
    summary: 'Say what became of a supplier on a shortlist',
    access: 'suppliers.write',
    params: entryParams,
    body: outcomeChange,
    response: z.extend(shortlistEntry, { undo: z.optional(z.uuid()) }),
    handle: (ctx, { params, body }) => recordOutcome(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/suppliers/:id/shortlist/:entryId',
    summary: 'Take a supplier off a shortlist; answers what takes that back',
    access: 'suppliers.write',
    params: entryParams,
    response: deleted,
    handle: (ctx, { params }) => takeOffShortlist(ctx, params),
  }),
  endpoint({
    method: 'GET',
    path: '/api/suppliers/placements',
    summary: 'What a supplier placed, or what was placed with a lead',
    access: 'suppliers.read',
    query: placingQuery,
    response: placementAnswer,
    handle: (ctx, { query }) => listPlacements(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/suppliers/:id/placements',
    summary: 'Write down a placement of a supplier with a lead or a company',
    access: 'suppliers.write',
    params,
    body: newPlacement,
    response: placement,
    status: 201,
    handle: (ctx, { params, body }) => addPlacement(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/suppliers/:id/placements/:placementId',
    summary: 'Change a placement: who, from, until, rate',
    access: 'suppliers.write',
    params: placementParams,
    body: placementChange,
    response: placement,
    handle: (ctx, { params, body }) => changePlacement(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/suppliers/:id/placements/:placementId',
    summary: 'Delete a placement that was written down by mistake; answers what takes that back',
    access: 'suppliers.write',
    params: placementParams,
    response: deleted,
    handle: (ctx, { params }) => deletePlacement(ctx, params),
  }),
]
