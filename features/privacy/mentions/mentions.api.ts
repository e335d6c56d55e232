import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { decideMention, setPossibleAside } from './decide-mention.server.ts'
import { searchAgain } from './mention-search.server.ts'
import { mentionDecision, mentionFilter, mentionItem, mentionPage, setAside } from './mention.schema.ts'
import { getMention, listMentions } from './mentions.server.ts'

const request = z.object({ id: z.uuid() })
const mention = z.object({ id: z.uuid(), mention: z.uuid() })
const path = '/api/privacy-requests/:id/mentions'

/** Where the records of others mention the person who asked, with the holders of the composition. */
export function mentionsApi(holders: PersonHolder[]): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path,
      summary: 'A page of the records of others that mention the person of a request, the certain ones first',
      access: 'privacy.read',
      params: request,
      query: mentionFilter,
      response: mentionPage,
      handle: (ctx, { params, query }) => listMentions(ctx, holders, params.id, query),
    }),
    endpoint({
      method: 'POST',
      path: `${path}/search`,
      summary: 'Search for mentions again; one that is at work goes on',
      access: 'privacy.write',
      params: request,
      handle: (ctx, { params }) => searchAgain(ctx, params.id),
    }),
    endpoint({
      method: 'POST',
      path: `${path}/not-theirs`,
      summary: 'Say of every possible mention that is left that someone else is meant',
      access: 'privacy.write',
      params: request,
      response: setAside,
      handle: async (ctx, { params }) => ({ count: await setPossibleAside(ctx, params.id) }),
    }),
    endpoint({
      method: 'POST',
      path: `${path}/:mention`,
      summary: 'Take a mention out of its text, keep it with a reason, or say that someone else is meant',
      access: 'privacy.write',
      params: mention,
      body: mentionDecision,
      response: mentionItem,
      async handle(ctx, { params, body }) {
        await decideMention(ctx, holders, { ...body, requestId: params.id, id: params.mention })
        return getMention(ctx, holders, params.id, params.mention)
      },
    }),
  ]
}
