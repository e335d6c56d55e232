import { sql } from 'drizzle-orm'
import type { RestorePart } from '#features/context/restore-part.ts'

/** What was done since the backup was made stays on the log, although it is undone: restoring hides nothing. */
export const auditRestore: RestorePart = {
  async afterRestore(ctx, { schema, madeAt }) {
    await ctx.db.execute(
      sql`insert into audit_log select * from ${sql.identifier(schema)}.audit_log b
        where b.at >= ${madeAt.toISOString()}::timestamptz on conflict (id) do nothing`,
    )
    return undefined
  },
}
