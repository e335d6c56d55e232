import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { inboxPage, inboxQuery, snooze } from './inbox.schema.ts'
import type { InboxSource } from './inbox-source.ts'
import { listInbox } from './inbox.server/list-inbox.ts'
import { snoozeItem } from './inbox.server/snooze.ts'

export const inboxApi = (sources: readonly InboxSource[]): Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/api/inbox',
    summary: 'Everything that needs an answer, the most urgent first',
    access: 'leads.read',
    query: inboxQuery,
    response: inboxPage,
    handle: (ctx, { query }) => listInbox(ctx, sources, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/inbox/snooze',
    summary: 'Snooze something until a time, or bring it back',
    access: 'leads.write',
    body: snooze,
    handle: (ctx, { body }) => snoozeItem(ctx, sources, body),
  }),
]
