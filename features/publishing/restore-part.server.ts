import { sql } from 'drizzle-orm'
import type { RestorePart } from '#features/context/restore-part.ts'
import { raiseContentVersion } from './content-version.server.ts'

/** The version goes on from the higher of both: kept pages of a number that was in use must not come back. */
export const publishingRestore: RestorePart = {
  async afterRestore(ctx, { schema }) {
    await ctx.db.execute(
      sql`insert into content_versions select * from ${sql.identifier(schema)}.content_versions b
        on conflict (id) do update set version = greatest(content_versions.version, excluded.version)`,
    )
    await raiseContentVersion(ctx)
    return undefined
  },
}
