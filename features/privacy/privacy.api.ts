import { z } from 'zod/mini'
import { contactLimits } from '#config/constants.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import type { PersonHolder } from '#features/context/person.ts'
import {
  answerRequest,
  askIdentity,
  confirmIdentity,
  eraseByRequest,
  extendRequest,
  takeRequest,
} from './requests/handle-request.server.ts'
import { copyAsText } from './erasure/person-data.server.ts'
import {
  erasureOrder,
  erasureResult,
  extension,
  identityChange,
  requestAnswer,
  requestDetail,
  requestFilter,
  requestPage,
  versionOnly,
} from './requests/privacy-requests.schema.ts'
import { exportPersonOf, getPrivacyRequest, listPrivacyRequests } from './requests/privacy-requests.server.ts'
import { mentionsApi } from './mentions/mentions.api.ts'
import { privacyPaths } from './requests/privacy-paths.ts'
import { privacyRequestAnswer, privacyRequestInput } from './privacy.schema.ts'
import { submitPrivacyRequest } from './privacy.server.ts'

export const privacyRequestApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/privacy-request',
    summary: 'Uses a right over personal data, or complains; makes no enquiry',
    access: 'public',
    acceptsForm: true,
    bodyBytes: contactLimits.bodyBytes,
    body: privacyRequestInput,
    response: privacyRequestAnswer,
    status: 201,
    async handle(ctx, { body, isForm }) {
      const answer = await submitPrivacyRequest(ctx, body)
      const location = `${privacyPaths.thanks}?reference=${answer.reference}`
      return isForm ? new Response(null, { status: 303, headers: { location } }) : answer
    },
  }),
]

const params = z.object({ id: z.uuid() })

/** Requests about personal data for staff, with the holders of the composition. */
export function staffPrivacyApi(holders: PersonHolder[]): Endpoint[] {
  const requests = '/api/privacy-requests'
  const changed = (ctx: Parameters<typeof getPrivacyRequest>[0], id: string) =>
    getPrivacyRequest(ctx, holders, id)
  return [
    endpoint({
      method: 'GET',
      path: requests,
      summary: 'A page of privacy requests, the most urgent first',
      access: 'privacy.read',
      query: requestFilter,
      response: requestPage,
      handle: (ctx, { query }) => listPrivacyRequests(ctx, query),
    }),
    endpoint({
      method: 'GET',
      path: `${requests}/:id`,
      summary: 'A privacy request, and how much is held about its address',
      access: 'privacy.read',
      params,
      response: requestDetail,
      handle: (ctx, { params }) => changed(ctx, params.id),
    }),
    endpoint({
      method: 'GET',
      path: `${requests}/:id/copy`,
      isSpent: true,
      summary: 'Everything held about the person of a request, as JSON or as text to read',
      access: 'privacy.write',
      params,
      query: z.object({ as: z._default(z.enum(['json', 'text']), 'json') }),
      async handle(ctx, { params, query }) {
        const copy = await exportPersonOf(ctx, holders, params.id)
        const [body, type, ending] =
          query.as === 'text'
            ? [copyAsText(copy), 'text/plain', 'txt']
            : [JSON.stringify(copy, null, 2), 'application/json', 'json']
        return new Response(body, {
          headers: {
            'content-type': `${type}; charset=utf-8`,
            'content-disposition': `attachment; filename="${copy.reference}.${ending}"`,
          },
        })
      },
    }),
    endpoint({
      method: 'POST',
      path: `${requests}/:id/take`,
      summary: 'Begin to work on a request',
      access: 'privacy.write',
      params,
      body: versionOnly,
      response: requestDetail,
      async handle(ctx, { params, body }) {
        await takeRequest(ctx, { ...body, id: params.id })
        return changed(ctx, params.id)
      },
    }),
    endpoint({
      method: 'POST',
      path: `${requests}/:id/identity/ask`,
      summary: 'Send the link that shows that the address is theirs once more',
      access: 'privacy.write',
      params,
      body: versionOnly,
      response: requestDetail,
      async handle(ctx, { params, body }) {
        await askIdentity(ctx, { ...body, id: params.id })
        return changed(ctx, params.id)
      },
    }),
    endpoint({
      method: 'POST',
      path: `${requests}/:id/identity`,
      summary: 'Say how the person is known otherwise',
      access: 'privacy.write',
      params,
      body: identityChange,
      response: requestDetail,
      async handle(ctx, { params, body }) {
        await confirmIdentity(ctx, { ...body, id: params.id })
        return changed(ctx, params.id)
      },
    }),
    endpoint({
      method: 'POST',
      path: `${requests}/:id/extend`,
      summary: 'Take two more months for a complex request and tell the person why',
      access: 'privacy.write',
      params,
      body: extension,
      response: requestDetail,
      async handle(ctx, { params, body }) {
        await extendRequest(ctx, { ...body, id: params.id })
        return changed(ctx, params.id)
      },
    }),
    endpoint({
      method: 'POST',
      path: `${requests}/:id/answer`,
      summary: 'Answer a request or refuse it, by mail; with the copy of the data where asked for',
      access: 'privacy.write',
      params,
      body: requestAnswer,
      response: requestDetail,
      async handle(ctx, { params, body }) {
        await answerRequest(ctx, holders, { ...body, id: params.id })
        return changed(ctx, params.id)
      },
    }),
    endpoint({
      method: 'POST',
      path: `${requests}/:id/erase`,
      summary: 'Erase the person of a request everywhere; the address is typed to confirm it',
      access: 'privacy.write',
      params,
      body: erasureOrder,
      response: erasureResult,
      handle: (ctx, { params, body }) => eraseByRequest(ctx, holders, { ...body, id: params.id }),
    }),
    ...mentionsApi(holders),
  ]
}
