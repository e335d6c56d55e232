import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Finder } from '#features/context/finder.ts'
import { findTexts } from '#features/leads/find/find-texts.server.ts'
import { excerptAround } from '#features/leads/find/lead-finders.server.ts'
import { messages } from './correspondence.table.server.ts'
import { textOfMail } from './words-of-mail.server.ts'

/** So many of the newest are looked through first; mails are long. */
const newestMails = 300

/** Mails of leads, ours and theirs, and those that wait in the inbox since nobody knows whose they are. */
export const mailFinder: Finder = {
  kind: 'mail',
  permission: 'leads.read',
  async find(ctx, q, limit, onCut) {
    const { id, leadId, direction, state, fromName, fromAddress, authorName, subject, text, at } = messages
    const isThere = and(ne(state, 'cancelled'), or(isNotNull(leadId), eq(state, 'received')))
    const isLoose = and(isNull(leadId), eq(state, 'received'))
    const texts = { table: messages, at, text: textOfMail(messages), isThere, isLoose, newest: newestMails }
    const ids = await findTexts(ctx, texts, { q, limit, onCut })
    const rows = await ctx.db
      .select({ id, leadId, direction, fromName, fromAddress, authorName, subject, text })
      .from(messages)
      .where(inArray(id, ids))
      .orderBy(desc(at))
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
