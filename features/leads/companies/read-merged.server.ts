import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { undoForMs } from '#features/leads/undo/keep-undo.server.ts'
import { undos } from '#features/leads/undo/undo.table.server.ts'
import type { MergedRecord } from './company.schema.ts'
import { companies, type people } from './company.table.server.ts'

const most = 20

/** What became part of a company or person by merging, each with what takes that back, for whoever merged them and a day. */
export async function readMerged(
  ctx: Ctx,
  table: typeof companies | typeof people,
  id: string,
): Promise<MergedRecord[]> {
  const { userId } = ctx.actor
  const since = new Date(ctx.clock.now().getTime() - undoForMs)
  const takesBack = and(
    eq(undos.kind, table === companies ? 'company-merge' : 'person-merge'),
    sql`${undos.data} ->> 'otherId' = ${table.id}::text`,
    userId === null ? isNull(undos.actorId) : eq(undos.actorId, userId),
    gte(undos.at, since),
  )
  return ctx.db
    .select({ id: table.id, name: table.name, undo: undos.id })
    .from(table)
    .leftJoin(undos, takesBack)
    .where(eq(table.mergedInto, id))
    .orderBy(asc(table.name), asc(table.id))
    .limit(most)
}
