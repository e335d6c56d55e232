import { sql, type SQL } from 'drizzle-orm'
import { notify } from '#db/listen.ts'
import type { AuditEntry, Ctx } from '#features/context/context.server.ts'
import { kindOf, type LiveChange, type LiveKind } from './live-kinds.ts'

export const liveChannel = 'live'

/** A change as it travels between servers. `to` is the one user whom it concerns. */
export interface LiveNote extends LiveChange {
  to?: string
}

/** More are told as "any": a note has to fit into 7,999 bytes. */
const mostIds = 100

/** Tells every server, when the transaction of `ctx` commits. What is audited is told by that already. */
export async function tellLive(ctx: Pick<Ctx, 'db'>, note: LiveNote): Promise<void> {
  await notify(ctx.db, liveChannel, payloadOf(note))
}

/** An insert of audit rows that tells of what they are about, with the same statement. */
export function tellingOf(insert: SQL, entries: Pick<AuditEntry, 'entity' | 'entityId'>[]): SQL {
  const notes = notesOf(entries).map(payloadOf)
  if (notes.length === 0) return insert
  return sql`with written as (${insert}) select pg_notify(${liveChannel}, note) from unnest(${sql.param(notes)}::text[]) as notes(note)`
}

function notesOf(entries: Pick<AuditEntry, 'entity' | 'entityId'>[]): LiveNote[] {
  const ids = new Map<LiveKind, string[]>()
  for (const { entity, entityId } of entries) {
    const kind = kindOf(entity)
    if (kind) ids.set(kind, [...(ids.get(kind) ?? []), entityId])
  }
  return [...ids].map(([kind, list]) => ({ kind, ids: [...new Set(list)] }))
}

const payloadOf = ({ kind, ids, to }: LiveNote): string =>
  JSON.stringify({ kind, ids: ids && ids.length > mostIds ? null : ids, ...(to && { to }) })
