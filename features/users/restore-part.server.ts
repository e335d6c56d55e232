import { sql } from 'drizzle-orm'
import type { RestorePart } from '#features/context/restore-part.ts'

/** A restore signs everybody out and revives no one-time link; the person who asked for it stays, if the backup knows them. */
export const usersRestore: RestorePart = {
  leftOut: ['sessions', 'user_links', 'known_devices'],
  async afterRestore(ctx, { schema, sessionId }) {
    if (sessionId === null) return undefined
    await ctx.db.execute(
      sql`insert into sessions select s.* from ${sql.identifier(schema)}.sessions s
        join users u on u.id = s.user_id where s.id = ${sessionId} and u.state = 'active'`,
    )
    return undefined
  },
}
