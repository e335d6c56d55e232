import { and, desc, eq, isNotNull, ne, or } from 'drizzle-orm'
import type { Finder } from '#features/context/finder.ts'
import { excerptAround, nearThenFar } from '#features/leads/find/lead-finders.server.ts'
import { fromWordIndex, hasWords } from '#features/leads/find/word-index.server.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'
import { messages } from './correspondence.table.server.ts'
import { wordsOfMail } from './words-of-mail.server.ts'

/** So many of the newest are looked through first; mails are long. */
const newestMails = 100

/** Mails of leads, ours and theirs, and those that wait in the inbox since nobody knows whose they are. */
export const mailFinder: Finder = {
  kind: 'mail',
  permission: 'leads.read',
  async find(ctx, q, limit, onCut) {
    const words = hasWords(q, wordsOfMail(messages))
    if (!words) return []
    const { id, leadId, direction, state, fromName, fromAddress, authorName, subject, text, at } = messages
    const columns = { id, leadId, direction, fromName, fromAddress, authorName, subject, text, at }
    const isThere = and(ne(state, 'cancelled'), or(isNotNull(leadId), eq(state, 'received')))
    const near = ctx.db
      .select(columns)
      .from(messages)
      .where(isThere)
      .orderBy(desc(at))
      .limit(newestMails)
      .as('near')
    const rows = await nearThenFar(
      limit,
      () =>
        ctx.db
          .select()
          .from(near)
          .where(and(hasWords(q, wordsOfMail(near)), ofVisibleLead(ctx, near.leadId)))
          .orderBy(desc(near.at))
          .limit(limit),
      () =>
        fromWordIndex(ctx, {
          q,
          onCut,
          work: (tx) =>
            tx.db
              .select(columns)
              .from(messages)
              .where(and(isThere, words, ofVisibleLead(ctx, leadId)))
              .limit(limit),
        }),
    )
    return rows.map((row) => ({
      id: row.id,
      title: row.subject || 'Without a subject',
      detail: [
        (row.direction === 'out' && row.authorName) || row.fromName || row.fromAddress,
        excerptAround(row.text, q),
      ].join(' · '),
      url: row.leadId === null ? '/inbox' : `/lead-form/${row.leadId}`,
    }))
  },
}
