import { eq, sql } from 'drizzle-orm'
import { heldRecord, type PersonHolder } from '#features/context/person.ts'
import { keyPart } from '#features/context/text-place.server.ts'
import { issues } from './issues/issue.table.server.ts'
import { subscribers } from './newsletter.table.server.ts'

const ofPerson = (emailKey: string | null) => (emailKey ? eq(subscribers.emailKey, emailKey) : sql`false`)

export const newsletterHolder: PersonHolder = {
  label: 'Newsletter',
  columns: [
    'subscribers.email',
    'subscribers.emailKey',
    'subscribers.topics',
    'subscribers.country',
    'subscribers.consent',
    'subscribers.asked',
    'subscribers.confirmHash',
    'subscribers.leaveKey',
    'subscribers.endReason',
    'issues.subject',
    'issues.body',
    'issues.updatedBy',
  ],
  texts: [
    {
      id: 'newsletter_subscribers',
      label: 'Subscription of someone else',
      table: subscribers,
      columns: ['consent'],
      key: [keyPart(subscribers.id)],
      own: ({ emailKey }) => ofPerson(emailKey),
      path: sql`'/newsletter-desk'`,
    },
    {
      id: 'newsletter_issues',
      label: 'Newsletter',
      table: issues,
      columns: ['subject', 'body'],
      key: [keyPart(issues.id)],
      path: sql`'/newsletter-desk/' || ${issues.id}`,
    },
  ],
  async findRecords(ctx, { emailKey }) {
    const rows = await ctx.db.select({ id: subscribers.id }).from(subscribers).where(ofPerson(emailKey))
    return { recordIds: rows.map(({ id }) => id) }
  },
  async exportPerson(ctx, { emailKey }) {
    const rows = await ctx.db.select().from(subscribers).where(ofPerson(emailKey))
    return rows.map((row) =>
      heldRecord(
        'Subscription to the newsletter',
        row,
        'emailKey',
        'confirmHash',
        'confirmUntil',
        'leaveKey',
      ),
    )
  },
  async erasePerson(ctx, { emailKey }) {
    if (!emailKey) return 0
    const { rowCount } = await ctx.db.delete(subscribers).where(ofPerson(emailKey))
    return rowCount ?? 0
  },
  async listEmailKeys(ctx) {
    const rows = await ctx.db.select({ key: subscribers.emailKey }).from(subscribers)
    return rows.map(({ key }) => key)
  },
}
