import { sql } from 'drizzle-orm'
import type { RestorePart } from '#features/context/restore-part.ts'

/** Who left after the backup was made stays away, and who must not be written to is not forgotten. */
export const newsletterRestore: RestorePart = {
  async afterRestore(ctx, { schema }) {
    const before = sql`${sql.identifier(schema)}.newsletter_subscribers`
    await ctx.db.execute(
      sql`insert into newsletter_suppressions select * from ${sql.identifier(schema)}.newsletter_suppressions on conflict do nothing`,
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
