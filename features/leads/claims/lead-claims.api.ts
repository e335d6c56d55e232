import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { claimState } from './lead-claim.schema.ts'
import { claimLead, getClaim, releaseLead } from './lead-claims.server.ts'

const params = z.object({ id: z.uuid() })

export const leadClaimsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/lead-claims/:id',
    summary: 'Who is writing to a lead right now',
    access: 'leads.read',
    params,
    response: claimState,
    handle: (ctx, { params }) => getClaim(ctx, params.id),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/lead-claims/:id',
    summary: 'Begin to write to a lead, or go on; answers with the colleague who was first',
    access: 'leads.write',
    params,
    response: claimState,
    handle: (ctx, { params }) => claimLead(ctx, params.id),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/lead-claims/:id',
    summary: 'Write to a lead no more',
    access: 'leads.write',
    params,
    handle: (ctx, { params }) => releaseLead(ctx, params.id),
  }),
]
