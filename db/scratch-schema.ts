import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { quoted, type TableShape } from './catalogue.ts'

export type Migration = Pick<MigrationMeta, 'sql' | 'hash' | 'folderMillis'>

export function readMigrations(folder: string): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder })
}

/** What a database was brought to, oldest first. Empty for a bare one. */
export async function readAppliedMigrations(client: ClientBase): Promise<{ hash: string; at: number }[]> {
  const { rows: found } = await client.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!found[0]?.is) return []
  const { rows } = await client.query<{ hash: string; at: number }>(
    'select hash, created_at::float8 as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows
}

/** Runs migrations in a schema of their own instead of `public`. In the caller's transaction. */
export async function runMigrations(
  client: ClientBase,
  schema: string,
  migrations: Migration[],
): Promise<void> {
  await client.query(`set local search_path to ${quoted(schema)}`)
  for (const statement of migrations.flatMap(({ sql }) => sql)) {
    const moved = statement.replaceAll('"public".', `${quoted(schema)}.`)
    if (moved.trim() !== '') await client.query(moved)
  }
}

/** Takes off what makes loading slow or dependent on the order: references and plain indexes. Returns how to put them back, which checks them. */
export async function takeOffChecks(client: ClientBase, schema: string): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select k.conrelid::regclass::text as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where n.nspname = $1 and k.contype = 'f' and k.conparentid = 0 order by 1, 2`,
    [schema],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind = 'r' and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     order by 1`,
    [schema],
  )
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  return async () => {
    for (const { definition } of indexes) await client.query(definition)
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
}

/**
 * Puts the tables of one schema in the place of the same ones of `public`; those go to the schema `before`. Grants to other roles and views
 * made by hand stay with the tables as they were. In the caller's transaction, with the tables locked.
 */
export async function swapTables(
  client: ClientBase,
  { schema, before, tables }: { schema: string; before: string; tables: string[] },
): Promise<void> {
  await client.query(`create schema ${quoted(before)}`)
  for (const table of tables) {
    await client.query(`alter table if exists public.${quoted(table)} set schema ${quoted(before)}`)
    await client.query(`alter table ${quoted(schema)}.${quoted(table)} set schema public`)
  }
  await client.query(`drop schema ${quoted(schema)} cascade`)
  await client.query('set local search_path to public')
}

/** `exclusive` lets others read and none write; `access exclusive` lets nobody in. Waits for those who are. */
export async function lockTables(
  client: ClientBase,
  tables: TableShape[],
  mode: 'exclusive' | 'access exclusive',
): Promise<void> {
  const names = tables.map(({ name }) => `public.${quoted(name)}`)
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in ${mode} mode`)
}
