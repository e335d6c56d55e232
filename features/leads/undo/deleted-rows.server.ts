import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { Permission } from '#features/context/permissions.ts'
import { AppError } from '#lib/errors.ts'
import { keepUndo } from './keep-undo.server.ts'
import type { Deleted } from './undo.schema.ts'
import type { Undoer } from './undoer.ts'

/** Rows as PostgreSQL writes them in JSON, by the names of its columns. */
export type KeptRows = Record<string, unknown>[]

/** Deletes rows. Returns them for `putRows`. */
export async function takeRows(ctx: Ctx, table: PgTable, where: SQL): Promise<KeptRows> {
  const { rows } = await ctx.db.execute<{ row: Record<string, unknown> }>(
    sql`delete from ${table} where ${where} returning to_jsonb(${table}.*) as row`,
  )
  return rows.map(({ row }) => row)
}

/** Inserts rows as they were, with their ids; a column that the table no longer has is left out. Throws `gone` with `taken` when one of them would be there twice. */
export async function putRows(ctx: Ctx, table: PgTable, rows: KeptRows, taken: string): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(getTableColumns(table))
    .map(toSnakeCase)
    .filter((column) => column in first)
  const names = sql.raw(columns.map((column) => `"${column}"`).join(', '))
  const { rowCount } = await ctx.db.execute(
    sql`insert into ${table} (${names}) select ${names}
      from jsonb_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`,
  )
  if (rowCount !== rows.length) throw new AppError('gone', taken)
}

interface DeletedRows {
  id: string
  /** By table, in their order. */
  rows: KeptRows[]
}

interface Deletion {
  /** Of the record, in the log and in `undos`. */
  kind: string
  permission: Permission
  /** The record's table, then those of what hangs on it, each with the column that names the record. */
  tables: readonly { table: PgTable; id: PgColumn }[]
  /** Why it can't come back when the like of it was made meanwhile. */
  taken?: string
  /** Before the record comes back; throws `gone` with the reason when it must not. */
  check?(ctx: Ctx, record: Record<string, unknown>): Promise<void>
  after?(ctx: Ctx): Promise<void>
}

export interface DeletionUndoer extends Undoer<DeletedRows> {
  tables: Deletion['tables']
}

/** How a record that was deleted with all that hangs on it comes back as it was. */
export function undoerOfDeletion({
  kind,
  permission,
  tables,
  taken = 'This can no longer be undone',
  check,
  after,
}: Deletion): DeletionUndoer {
  return {
    kind,
    tables,
    async restore(ctx, { id, rows }) {
      mustHave(ctx, permission)
      await check?.(ctx, rows[0]?.[0] ?? {})
      for (const [i, { table }] of tables.entries()) await putRows(ctx, table, rows[i] ?? [], taken)
      await ctx.audit({ action: `${kind}.restore`, entity: kind, entityId: id })
      await after?.(ctx)
    },
  }
}

/** Deletes a record with what hangs on it, in the caller's transaction. Returns the id that takes it back. */
export async function deleteForNow(ctx: Ctx, undoer: DeletionUndoer, id: string): Promise<Deleted> {
  const rows: KeptRows[] = []
  for (const one of undoer.tables.toReversed())
    rows.unshift(await takeRows(ctx, one.table, sql`${one.id} = ${id}`))
  return { undo: await keepUndo(ctx, undoer, { id, rows }) }
}
