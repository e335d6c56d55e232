import {
  listLeadsInChat,
  listWaitingChats,
  visitorWroteSince,
} from '#features/chat/chat.server/list-waiting-chats.ts'
import type { InboxSource } from '#features/inbox/inbox-source.ts'
import { listWaiting, wroteSince } from '#features/leads/leads.server/list-waiting.ts'

/** What the inbox is made of. The order is that of the places in its cursor. */
export const inboxSources: InboxSource[] = [
  {
    kind: 'lead',
    mayRead: ({ actor }) => actor.permissions.has('leads.read'),
    wroteSince,
    async list(ctx, query) {
      const rows = await listWaiting(ctx, query)
      return rows.flatMap(({ id, version, name, company, words, source, dueAt, riskAt, ...row }) =>
        dueAt && riskAt
          ? [
              {
                key: dueAt.toISOString(),
                id,
                version,
                who: name,
                company,
                words,
                source,
                dueAt: dueAt.toISOString(),
                riskAt: riskAt.toISOString(),
                owner: row.ownerName === null ? null : { id: row.ownerId, name: row.ownerName },
                writing: row.claim && !row.claim.isOwn ? row.claim.name : null,
              },
            ]
          : [],
      )
    },
  },
  {
    kind: 'conversation',
    mayRead: ({ actor }) => actor.permissions.has('conversations.read'),
    wroteSince: visitorWroteSince,
    coveredLeads: listLeadsInChat,
    async list(ctx, query) {
      const rows = await listWaitingChats(ctx, query)
      return rows.map(({ id, name, company, words, since, dueAt, assignee }) => ({
        key: since.toISOString(),
        id,
        version: null,
        who: name,
        company,
        words,
        source: 'chat',
        dueAt: dueAt.toISOString(),
        // Someone looks at the window: there is no time before it is at risk.
        riskAt: since.toISOString(),
        owner: assignee,
        writing: null,
      }))
    },
  },
]
