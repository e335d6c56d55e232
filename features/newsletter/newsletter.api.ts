import { contactLimits } from '#config/constants.ts'
import { csvResponse } from '#lib/csv-response.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { newsletterIssuesApi } from './issues/issues.api.ts'
import { signUpAnswer, signUpInput } from './newsletter.schema.ts'
import { exportSubscribers } from './export-subscribers.server.ts'
import { subscriberPage, subscriberQuery } from './subscriber.schema.ts'
import { listSubscribers } from './subscribers.server.ts'
import { subscribe } from './subscribe.server.ts'

export const newsletterSignUpApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/newsletter',
    summary: 'Asks for the newsletter: a mail with a link goes to the address',
    access: 'public',
    bodyBytes: contactLimits.bodyBytes,
    body: signUpInput,
    response: signUpAnswer,
    status: 202,
    handle: (ctx, { body }) => subscribe(ctx, body),
  }),
]

export const newsletterApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/newsletter-subscribers/export',
    isSpent: true,
    summary: 'All subscribers as a CSV file, with the proof that they agreed',
    access: 'leads.export',
    handle: async (ctx) => csvResponse('subscribers.csv', await exportSubscribers(ctx)),
  }),
  endpoint({
    method: 'GET',
    path: '/api/newsletter-subscribers',
    summary: 'A page of those who asked for the newsletter, with the proof of it',
    access: 'newsletter.read',
    query: subscriberQuery,
    response: subscriberPage,
    handle: (ctx, { query }) => listSubscribers(ctx, query),
  }),
  ...newsletterIssuesApi,
]
