import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { TextPlace } from '#features/context/text-place.server.ts'
import type { TestCtx } from './context.ts'

/** What a place's `where` asks of a row. */
const wanted: Record<string, Record<string, unknown>> = {
  mails: { state: 'sent', kind: 'contact.sales' },
  messages: { state: 'sent' },
  'post_versions.live': { number: 1, postId: '11111111-1111-4111-8111-111111111111' },
  'page_entry_versions.live': { entryId: 'home', number: 1 },
  page_entry_versions: { entryId: 'home', number: 2 },
  page_entries: { id: 'home', liveNumber: 1 },
  post_versions: { number: 2 },
  record_files: { leadId: '22222222-2222-4222-8222-222222222222' },
  supplier_placements: { leadId: '22222222-2222-4222-8222-222222222222' },
  posts: { id: '11111111-1111-4111-8111-111111111111', liveNumber: 1 },
}

/** A row of a place's table whose one column holds `text`, made up by the types of its columns. */
export async function rowWith(ctx: TestCtx, place: TextPlace, column: string, text: string): Promise<void> {
  const columns: Record<string, PgColumn> = getTableColumns(place.table)
  const given = Object.entries(columns).flatMap(([name, one]) => {
    if (name === column) return [[one, shaped(one, text)] as const]
    const fixed = wanted[place.id]?.[name]
    if (fixed !== undefined) return [[one, fixed] as const]
    return one.notNull && !one.hasDefault ? [[one, madeUp(one)] as const] : []
  })
  const names = given.map(([one]) => sql.identifier(snake(one.name)))
  const values = given.map(([one, value]) => sql`${value}::text::${sql.raw(one.getSQLType())}`)
  await ctx.db.execute(
    sql`insert into ${sql.identifier(getTableName(place.table))} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})`,
  )
}

/** Rows of this database may name others that aren't there. */
export async function withoutReferences(ctx: TestCtx): Promise<void> {
  const { rows } = await ctx.db.execute<{ drop: string }>(
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { drop } of rows) await ctx.db.execute(sql.raw(drop))
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function shaped(column: PgColumn, text: string): string {
  const type = column.getSQLType()
  if (type === 'jsonb') return JSON.stringify({ one: [{ two: text }] })
  return type === 'text[]' ? `{"other","${text}"}` : text
}

function madeUp(column: PgColumn): string {
  const type = column.getSQLType()
  const [first] = column.enumValues ?? []
  if (first !== undefined) return first
  if (type === 'uuid') return crypto.randomUUID()
  if (type.startsWith('timestamp') || type === 'date') return '2026-11-01'
  if (type === 'jsonb') return '{}'
  if (type.endsWith('[]')) return '{}'
  if (type === 'boolean') return 'false'
  return /int|double|numeric/.test(type) ? '1' : `x${Math.random()}`
}
