import { and, desc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { DuplicatePair, DuplicateQuery, Twin } from '../duplicate.schema.ts'
import { leadDuplicates } from '../lead-duplicate.table.server.ts'
import { leads, type Lead } from '../../lead.table.server.ts'
import { awayStages } from '../../stages/stage-kind.ts'
import { visibleLeads } from '../../visible-leads.server.ts'

/** Likely duplicates that nobody has decided about, the latest found first. */
export async function listPairs(
  ctx: Ctx,
  { cursor, limit }: DuplicateQuery,
): Promise<{ items: DuplicatePair[]; nextCursor: string | null }> {
  mustHave(ctx, 'leads.read')
  const a = alias(leads, 'a')
  const b = alias(leads, 'b')
  const after = cursor ? readCursor(cursor, 'duplicates', isPosition) : undefined
  const [foundAt, leadA] = after?.key.split(' ') ?? []
  const position = sql`(${leadDuplicates.foundAt}, ${leadDuplicates.leadA}, ${leadDuplicates.leadB})`
  const { search: _a, ...columnsA } = getTableColumns(a)
  const { search: _b, ...columnsB } = getTableColumns(b)
  const rows = await ctx.db
    .select({ pair: leadDuplicates, a: columnsA, b: columnsB })
    .from(leadDuplicates)
    .innerJoin(a, eq(a.id, leadDuplicates.leadA))
    .innerJoin(b, eq(b.id, leadDuplicates.leadB))
    .where(
      and(
        eq(leadDuplicates.state, 'open'),
        visibleLeads(ctx, a.ownerId),
        visibleLeads(ctx, b.ownerId),
        notInArray(a.stage, awayStages),
        notInArray(b.stage, awayStages),
        after && sql`${position} < (${foundAt}::timestamptz, ${leadA}::uuid, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(leadDuplicates.foundAt), desc(leadDuplicates.leadA), desc(leadDuplicates.leadB))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1)?.pair : undefined
  return {
    items: page.map(({ pair, a, b }) => {
      const [first, second] = a.createdAt <= b.createdAt ? [a, b] : [b, a]
      return {
        first: toTwin(first),
        second: toTwin(second),
        reasons: pair.reasons,
        foundAt: pair.foundAt.toISOString(),
      }
    }),
    nextCursor: end
      ? writeCursor('duplicates', `${end.foundAt.toISOString()} ${end.leadA}`, end.leadB)
      : null,
  }
}

function isPosition(key: string, leadB: string) {
  const [foundAt = '', leadA = '', ...more] = key.split(' ')
  return isIsoInstant(foundAt) && isUuid(leadA) && more.length === 0 && isUuid(leadB)
}

export const toTwin = (lead: Pick<Lead, 'createdAt' | Exclude<keyof Twin, 'createdAt'>>): Twin => ({
  id: lead.id,
  version: lead.version,
  name: lead.name,
  company: lead.company,
  email: lead.email,
  phone: lead.phone,
  stage: lead.stage,
  source: lead.source,
  createdAt: lead.createdAt.toISOString(),
})
