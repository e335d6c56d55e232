import {
  listLeadsInChat,
  listWaitingChats,
  visitorWroteSince,
} from '#features/chat/conversations/conversations.server/list-waiting-chats.ts'
import { lastMailsOf, listWaitingMails, mailedSince } from '#features/correspondence/waiting.server.ts'
import type { InboxSource } from '#features/inbox/inbox-source.ts'
import { listWaiting, wroteSince } from '#features/leads/leads.server/list-waiting.ts'

/** What the inbox is made of. The order is that of the places in its cursor. */
export const inboxSources: InboxSource[] = [
  {
    kind: 'lead',
    mayRead: ({ actor }) => actor.permissions.has('leads.read'),
    wroteSince: async (ctx, since) => [...(await wroteSince(ctx, since)), ...(await mailedSince(ctx, since))],
    async list(ctx, query) {
      const rows = await listWaiting(ctx, query)
      const mails = await lastMailsOf(
        ctx,
        rows.map(({ id }) => id),
      )
      return rows.flatMap(({ id, version, name, company, dueAt, riskAt, ...row }) => {
        if (!dueAt || !riskAt) return []
        const mail = mails.get(id)
        const isByMail = mail && (!row.wroteAt || mail.at >= row.wroteAt)
        return [
          {
            key: dueAt.toISOString(),
            id,
            version,
            who: name,
            company,
            words: isByMail ? mail.words : row.words,
            source: isByMail ? 'mail' : row.source,
            dueAt: dueAt.toISOString(),
            riskAt: riskAt.toISOString(),
            owner: row.ownerName === null ? null : { id: row.ownerId, name: row.ownerName },
            writing: row.claim && !row.claim.isOwn ? row.claim.name : null,
          },
        ]
      })
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
  {
    kind: 'mail',
    mayRead: ({ actor }) => actor.permissions.has('leads.read'),
    // Whoever writes again writes another mail.
    wroteSince: async () => [],
    async list(ctx, query) {
      const rows = await listWaitingMails(ctx, query)
      return rows.map(({ id, at, fromName, fromAddress, words, openLeads, dueAt, riskAt, ...row }) => ({
        key: at.toISOString(),
        id,
        version: null,
        who: fromName || fromAddress || 'An unknown sender',
        company: fromName ? fromAddress : '',
        words,
        openLeads,
        source: 'mail',
        dueAt: dueAt.toISOString(),
        riskAt: riskAt.toISOString(),
        owner: row.ownerName === null ? null : { id: row.ownerId, name: row.ownerName },
        writing: null,
      }))
    },
  },
]
