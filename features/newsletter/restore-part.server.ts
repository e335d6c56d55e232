import { sql } from 'drizzle-orm'
import type { RestorePart } from '#features/context/restore-part.ts'

/** What was being sent is held: it may have gone on since the backup was made, and what went is known. Who left after the backup was made stays away. */
export const newsletterRestore: RestorePart = {
  async afterRestore(ctx, { schema }) {
    const before = sql`${sql.identifier(schema)}.newsletter_subscribers`
    const sent = sql`${sql.identifier(schema)}.newsletter_deliveries`
    await ctx.db.execute(
      sql`update newsletter_deliveries d set state = b.state, mail_id = null, begun_at = b.begun_at from ${sent} b
        where b.issue_id = d.issue_id and b.subscriber_id = d.subscriber_id and b.state not in ('waiting', 'queued')`,
    )
    await ctx.db.execute(
      sql`update newsletter_deliveries set state = 'uncertain', mail_id = null where state in ('waiting', 'queued')
        and not exists (select from ${sent} b where b.id = newsletter_deliveries.id and b.state = 'waiting')`,
    )
    await ctx.db.execute(
      sql`update newsletter_issues set state = 'stopped', version = version + 1 where state = 'sending'`,
    )
    await ctx.db.execute(
      sql`update newsletter_issues set state = 'draft', send_at = null, version = version + 1 where state = 'scheduled'`,
    )
    const left = await ctx.db.execute(
      sql`update newsletter_subscribers s set state = b.state, ended_at = b.ended_at, end_reason = b.end_reason, asked = null,
          confirm_hash = null, confirm_until = null
        from ${before} b where b.email_key = s.email_key and b.state in ('unsubscribed', 'bounced') and s.state not in ('unsubscribed', 'bounced')`,
    )
    const count = left.rowCount ?? 0
    if (count === 0) return undefined
    return `${count} ${count === 1 ? 'subscriber had' : 'subscribers had'} left the newsletter since the backup was made and ${count === 1 ? 'stays' : 'stay'} away`
  },
}
