import { sql } from 'drizzle-orm'
import type { RestorePart } from '#features/context/restore-part.ts'

const heldBack =
  'Held back by a restore: it may have been sent since the backup was made. Send it again if it was not.'

/** These hold one-time links, whose other half no backup holds, or which were followed or are over by the time of a restore. */
const cleared = [
  {
    table: 'mails',
    columns: ['text', 'html'],
    where: "kind like 'user.%' or (kind like 'privacy.%' and state = 'sent')",
  },
]

/** A mail that waited when the backup was made may have gone out since: none is sent twice by itself. */
export const mailRestore: RestorePart = {
  cleared,
  async afterRestore(ctx, { schema }) {
    const before = sql`${sql.identifier(schema)}.mails`
    await ctx.db.execute(
      sql`update mails m set state = b.state, attempts = b.attempts, sent_at = b.sent_at, last_error = b.last_error
        from ${before} b where b.id = m.id and m.state = 'queued' and b.state <> 'queued'`,
    )
    await ctx.db.execute(
      sql`update mails m set text = b.text, html = b.html from ${before} b where b.id = m.id and m.text is null and b.text is not null`,
    )
    const held = await ctx.db.execute(
      sql`update mails set state = 'failed', last_error = ${heldBack} where state = 'queued'
        and not exists (select from ${before} b where b.id = mails.id and b.state = 'queued')`,
    )
    const count = held.rowCount ?? 0
    if (count === 0) return undefined
    return `${count} ${count === 1 ? 'mail was' : 'mails were'} waiting to be sent when the backup was made and ${count === 1 ? 'is' : 'are'} held back`
  },
}
