import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import { likePattern } from '#lib/like-pattern.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { subscribers } from './newsletter.table.server.ts'
import type { SubscriberItem, SubscriberPage, SubscriberQuery } from './subscriber.schema.ts'

/** Who gets the newsletter, asked for it or left it, the newest first. Throws `invalid` for a cursor that no answer of this list gave. */
export async function listSubscribers(
  ctx: Ctx,
  { q, state, cursor, limit }: SubscriberQuery,
): Promise<SubscriberPage> {
  mustHave(ctx, 'newsletter.read')
  const after =
    cursor === undefined
      ? undefined
      : readCursor(cursor, 'subscribers', (key, id) => isIsoInstant(key) && isUuid(id))
  const rows = await ctx.db
    .select()
    .from(subscribers)
    .where(
      and(
        q ? ilike(subscribers.email, likePattern(q)) : undefined,
        state && eq(subscribers.state, state),
        after &&
          sql`(${subscribers.createdAt}, ${subscribers.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  return {
    items: items.map(itemOf),
    nextCursor: hasMore ? writeCursor('subscribers', last.createdAt.toISOString(), last.id) : null,
  }
}

function itemOf(row: typeof subscribers.$inferSelect): SubscriberItem {
  const { id, email, state, topics, sector, country, consent, endReason } = row
  return {
    id,
    email,
    state,
    topics,
    sector,
    country,
    consent,
    endReason,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
