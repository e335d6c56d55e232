import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { streamLive } from './live-hub.server.ts'

export const liveApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/live',
    isSpent: true,
    summary: 'Which kinds of records change, as server-sent events: ids and no data',
    access: 'session',
    handle: async (ctx, { request }) => streamLive(ctx, request),
  }),
]
