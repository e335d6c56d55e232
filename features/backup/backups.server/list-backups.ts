import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isIsoInstant, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import type { BackupPage, BackupQuery } from '#features/backup/backup.schema.ts'
import { backups } from '#features/backup/backup.table.server.ts'
import { openStorage } from '#features/backup/off-site/storage.server.ts'
import { itemOf } from './backup-row.ts'

/** Every backup that is known, wherever it lies, the newest first; one on this server's disk together with its copy in the store. Throws `invalid` for a cursor that no answer of this list gave. */
export async function listBackups(ctx: Ctx, { cursor, limit }: BackupQuery): Promise<BackupPage> {
  mustHave(ctx, 'backup.read')
  const after = cursor
    ? readCursor(cursor, 'backups', (key, id) => isIsoInstant(key) && isUuid(id))
    : undefined
  const storage = await openStorage(ctx.settings.dataDir)
  const copy = alias(backups, 'copy')
  const here = alias(backups, 'here')
  const isHere = ctx.db
    .select({ one: sql`1` })
    .from(here)
    .where(and(eq(here.storage, storage.id), eq(here.fileName, backups.fileName), ne(here.state, 'missing')))
  const rows = await ctx.db
    .select({ row: backups, copy })
    .from(backups)
    .leftJoin(
      copy,
      and(eq(copy.isStored, true), eq(copy.fileName, backups.fileName), eq(backups.isStored, false)),
    )
    .where(
      and(
        sql`not (${backups.isStored} and exists ${isHere})`,
        after && sql`(${backups.madeAt}, ${backups.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(backups.madeAt), desc(backups.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(({ row, copy: stored }) => itemOf(row, storage, stored ?? undefined)),
    nextCursor:
      rows.length > limit && last ? writeCursor('backups', last.row.madeAt.toISOString(), last.row.id) : null,
  }
}
