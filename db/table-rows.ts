import type { ClientBase } from 'pg'
import { quoted, type TableShape } from './catalogue.ts'

const wantedBytes = 512 * 1024
const mostRows = 5000

/** Every value reads and writes the same whatever a server's own settings are. For the rest of the transaction. */
export async function useExactText(client: ClientBase): Promise<void> {
  const settings = [
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "timezone = 'UTC'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
    "xmloption = 'content'",
    "lc_monetary = 'C'",
    "client_encoding = 'UTF8'",
    // All rows are wanted, not the first ones soon.
    'cursor_tuple_fraction = 1',
  ]
  await client.query(settings.map((setting) => `set local ${setting}`).join('; '))
}

export async function countRows(client: ClientBase, schema: string, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::float8 as count from ${quoted(schema)}.${quoted(table)}`,
  )
  return rows[0]?.count ?? 0
}

/**
 * The rows of a table, each as a JSON list of its values' texts (null where there is none), in the order of its key, a few hundred kilobytes at a
 * time. A value's text is what its type reads back to the same value; JSON's own types would not hold them all (a JSON null in a
 * column of JSON, digits of a numeric). In the caller's transaction, after `useExactText`.
 */
export async function* readRows(
  client: ClientBase,
  schema: string,
  table: TableShape,
  /** Columns that read as null in the rows of a condition in SQL. */
  cleared: { columns: string[]; where: string } = { columns: [], where: 'false' },
): AsyncGenerator<string[]> {
  const values = table.columns
    .map(({ name }) => {
      const value = `t.${quoted(name)}::text`
      return cleared.columns.includes(name) ? `case when ${cleared.where} then null else ${value} end` : value
    })
    .join(', ')
  const order = table.order.map(({ name, isText }) => `t.${quoted(name)}${isText ? ' collate "C"' : ''}`)
  await client.query(
    `declare table_rows no scroll cursor for
     select array_to_json(array[${values}]::text[])::text from ${quoted(schema)}.${quoted(table.name)} t order by ${order.join(', ')}`,
  )
  try {
    let next = fetchRows(client, 100)
    for (;;) {
      const lines = await next
      if (lines.length === 0) return
      const bytes = lines.reduce((sum, line) => sum + line.length, 0)
      // The database reads on while these are worked on. A failure is told with the next ones.
      next = fetchRows(
        client,
        Math.max(1, Math.min(mostRows, Math.floor((wantedBytes * lines.length) / bytes))),
      )
      next.catch(() => undefined)
      yield lines
    }
  } finally {
    // After a failure the transaction is over, and the cursor with it.
    await client.query('close table_rows').catch(() => undefined)
  }
}

async function fetchRows(client: ClientBase, count: number): Promise<string[]> {
  const { rows } = await client.query<[string]>({
    text: `fetch forward ${count} from table_rows`,
    rowMode: 'array',
  })
  return rows.map(([line]) => line)
}

/** Writes lines of `readRows` into a table. In the caller's transaction, after `useExactText`. */
export function rowWriter(client: ClientBase, schema: string, table: TableShape) {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  const values = table.columns.map(({ type }, i) => `(r.line->>${i})::${type}`).join(', ')
  const text = `insert into ${quoted(schema)}.${quoted(table.name)} (${columns}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) as r(line)`
  let held: string[] = []
  let size = 0
  let sent: Promise<unknown> | undefined
  /** Sends what is held once the database has taken what went before, and doesn't wait for it. */
  const send = async () => {
    await sent
    sent = held.length > 0 ? client.query(text, [`[${held.join(',')}]`]) : undefined
    // Its failure is told to anyone who waits for it next.
    sent?.catch(() => undefined)
    held = []
    size = 0
  }
  return {
    /** The next ones are read while the database writes these: a failure may come with a later line, or with `flush`. */
    async write(line: string) {
      held.push(line)
      size += line.length
      if (size >= wantedBytes || held.length >= mostRows) await send()
    },
    async flush() {
      await send()
      await sent
      sent = undefined
    },
  }
}
