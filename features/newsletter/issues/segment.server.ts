import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { subscribers } from '#features/newsletter/newsletter.table.server.ts'
import type { Segment } from './issue.schema.ts'

/** The subscribers of a segment as a condition. Who chose no topic wants all of them; who told no sector or country is in no segment by it. */
export function inSegment({ topics, sectors, countries, since }: Segment) {
  const wanted = sql.join(
    topics.map((topic) => sql`${topic}`),
    sql`, `,
  )
  return and(
    eq(subscribers.state, 'confirmed'),
    topics.length > 0
      ? sql`(jsonb_array_length(${subscribers.topics}) = 0 or ${subscribers.topics} ?| array[${wanted}])`
      : undefined,
    sectors.length > 0 ? inArray(subscribers.sector, sectors) : undefined,
    countries.length > 0 ? inArray(subscribers.country, countries) : undefined,
    since ? gte(subscribers.confirmedAt, new Date(`${since}T00:00:00Z`)) : undefined,
  )
}

export const countRecipients = (ctx: Ctx, segment: Segment): Promise<number> =>
  ctx.db.$count(subscribers, inSegment(segment))
