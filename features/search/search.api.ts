import { endpoint } from '#features/context/endpoint.ts'
import { searchAnswer, searchQuery } from './search.schema.ts'
import { searchAsVisitor } from './visitor-search.server.ts'

export const searchApi = [
  endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Searches the published pages',
    access: 'public',
    query: searchQuery,
    response: searchAnswer,
    handle: (ctx, { query }) =>
      searchAsVisitor(ctx, query.q, {
        kind: query.kind,
        ...(query.limit === undefined ? {} : { limit: Number(query.limit) }),
      }),
  }),
]
