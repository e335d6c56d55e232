import { and, desc, eq, gte, like, lt, sql, type SQL } from 'drizzle-orm'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { auditLog } from '#features/context/audit.table.server.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { RecordNamer } from '#features/context/record-namer.ts'
import { ofVisibleLead } from '#features/leads/visible-leads.server.ts'
import { dayMs } from '#lib/durations.ts'
import { withNames } from './names.server.ts'
import type { AuditFilter, AuditPage, HistoryQuery } from './audit.schema.ts'

/** What was done, newest first; `namers` tell what its records are called. */
export async function listAudit(
  ctx: Ctx,
  filter: AuditFilter,
  namers: RecordNamer[] = [],
): Promise<AuditPage> {
  mustHave(ctx, 'audit.read')
  const { actor, action, entity, entityId, from, to, cursor, limit } = filter
  const where = and(
    actor ? byActor(actor) : undefined,
    action ? like(auditLog.action, action.startsWith('.') ? `%${action}%` : `${action}%`) : undefined,
    entity ? eq(auditLog.entity, entity) : undefined,
    entityId ? eq(auditLog.entityId, entityId) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lt(auditLog.at, new Date(Date.parse(to) + dayMs)) : undefined,
  )
  return readPage(ctx, { where, cursor, limit, namers })
}

/** What was done to one supplier, newest first, for all who may see it; what is about a lead only for who sees that. */
export async function listSupplierHistory(
  ctx: Ctx,
  { id, cursor, limit }: HistoryQuery & { id: string },
  namers: RecordNamer[] = [],
): Promise<AuditPage> {
  mustHave(ctx, 'suppliers.read')
  const where = and(
    eq(auditLog.entity, 'supplier'),
    eq(auditLog.entityId, id),
    ofVisibleLead(ctx, sql`coalesce(${auditLog.to} ->> 'leadId', ${auditLog.from} ->> 'leadId')::uuid`),
  )
  return readPage(ctx, { where, cursor, limit, namers })
}

interface Wanted {
  where: SQL | undefined
  cursor: string | undefined
  limit: number
  namers: RecordNamer[]
}

async function readPage(ctx: Ctx, { where, cursor, limit, namers }: Wanted): Promise<AuditPage> {
  const after = cursor ? readCursor(cursor, 'audit', (key, id) => isIsoInstant(key) && isUuid(id)) : undefined
  const beyond =
    after && sql`(${auditLog.at}, ${auditLog.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(where, beyond))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map((row) => ({ ...row, at: row.at.toISOString() }))
  const last = items.at(-1)
  const nextCursor = rows.length > limit && last ? writeCursor('audit', last.at, last.id) : null
  return { items: await withNames(ctx, items, namers), nextCursor }
}

const byActor = (actor: NonNullable<AuditFilter['actor']>) =>
  actor === 'visitor' || actor === 'system' ? eq(auditLog.actorKind, actor) : eq(auditLog.actorId, actor)

/** The kinds of records in the log, by name. Leaps from one to the next over the index, however many entries each has. */
export async function listAuditEntities(ctx: Ctx): Promise<{ items: string[] }> {
  mustHave(ctx, 'audit.read')
  const { rows } = await ctx.db.execute<{ entity: string }>(sql`
    with recursive kinds as (
      (select entity from ${auditLog} order by entity limit 1)
      union all
      select (select next.entity from ${auditLog} next where next.entity > kinds.entity order by next.entity limit 1)
      from kinds where kinds.entity is not null
    ) select entity from kinds where entity is not null`)
  return { items: rows.map(({ entity }) => entity) }
}
