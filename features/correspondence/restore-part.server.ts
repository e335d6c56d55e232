import { sql } from 'drizzle-orm'
import type { RestorePart } from '#features/context/restore-part.ts'

/** A mail that waited when the backup was made may have gone out, or been taken back, since: none leaves by itself. Mailboxes are read on from where the backup was. */
export const correspondenceRestore: RestorePart = {
  async afterRestore(ctx, { schema }) {
    const before = sql`${sql.identifier(schema)}.messages`
    await ctx.db.execute(
      sql`update messages m set state = b.state, at = b.at, send_at = b.send_at from ${before} b
        where b.id = m.id and m.state in ('held', 'queued')`,
    )
    const held = await ctx.db.execute(
      sql`update messages set state = 'failed' where state in ('held', 'queued')
        and not exists (select from ${before} b where b.id = messages.id)`,
    )
    const count = held.rowCount ?? 0
    if (count === 0) return undefined
    return `${count} ${count === 1 ? 'mail to a lead was' : 'mails to leads were'} waiting when the backup was made and ${count === 1 ? 'is' : 'are'} held back`
  },
}
