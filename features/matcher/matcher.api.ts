import { endpoint } from '#features/context/endpoint.ts'
import { match } from './match.ts'
import { matcherAnswer, matcherInput } from './matcher.schema.ts'
import { verdictBasis } from './verdict-basis.server.ts'

export const matcherApi = [
  endpoint({
    method: 'POST',
    path: '/api/matcher',
    summary:
      'Says which solutions fit the answers to the eight questions, and what rules the others out; nothing is stored',
    access: 'public',
    body: matcherInput,
    response: matcherAnswer,
    handle: (_ctx, { body }) => Promise.resolve(match(body.answers, verdictBasis())),
  }),
]
