import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import type { Finder } from '#features/context/finder.ts'
import { findAnything } from './find-anything.server.ts'
import { findAnswer, findQuery } from './find.schema.ts'

export const findApi = (finders: Finder[]): Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/api/find',
    summary: 'Records and pages that have the words, a group for each kind that the caller may see',
    access: 'session',
    query: findQuery,
    response: findAnswer,
    handle: (ctx, { query }) => findAnything(ctx, finders, query.q),
  }),
]
