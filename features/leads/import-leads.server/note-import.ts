import { randomUUID } from 'node:crypto'
import { insertRows } from '#db/recordset.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { activities } from '../activity.table.server.ts'

/** The file that leads come from, and who imports it. */
export interface Import {
  id: string
  fileName: string
  by: { id: string; name: string } | undefined
}

/** A line in the timeline of each lead. */
export async function noteImport(ctx: Ctx, from: Import, ids: string[], what: 'Imported' | 'Updated') {
  if (ids.length === 0) return
  const at = ctx.clock.now()
  const same = {
    at,
    kind: 'system' as const,
    body: `${what} from ${from.fileName}`,
    data: { importId: from.id },
    actorId: from.by?.id ?? null,
    actorName: from.by?.name ?? 'System',
  }
  const rows = ids.map((leadId) => ({ id: randomUUID(), leadId }))
  await ctx.db.execute(insertRows(activities, ['id', 'leadId'], rows, same))
}

/** Entries of the log about records of one kind, by whoever imports them. */
export async function auditImport(
  ctx: Ctx,
  entity: 'lead' | 'company' | 'person' | 'supplier',
  from: Import,
  entries: { action: string; entityId: string; from?: unknown; to?: unknown }[],
) {
  if (entries.length === 0) return
  const by = from.by && { by: from.by }
  await ctx.audit(...entries.map((entry) => ({ ...entry, entity, ...by })))
}
