import { endpoint } from '#features/context/endpoint.ts'
import { match } from './match.ts'
import { matcherAnswer, matcherInput } from './matcher.schema.ts'

export const matcherApi = [
  endpoint({
    method: 'POST',
    path: '/api/matcher',
    summary: 'Ranks the solutions by the answers to the eight questions; nothing is stored',
    access: 'public',
    body: matcherInput,
    response: matcherAnswer,
    handle: (_ctx, { body }) => Promise.resolve(match(body.answers)),
  }),
]
