import type { ClientBase } from 'pg'

export interface TableShape {
  name: string
  /** Those that are written: generated ones come by themselves. Types as PostgreSQL spells them. */
  columns: { name: string; type: string }[]
  /** Of the primary key, or else every column: what the rows are put in order by. */
  order: { name: string; isText: boolean }[]
}

export interface SequenceState {
  table: string
  column: string
  /** Digits: it may be larger than a number holds exactly. */
  last: string
  isCalled: boolean
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The tables of a schema, those that others refer to first. Throws for kinds of tables that a backup would not hold whole. */
export async function readTables(client: ClientBase, schema: string): Promise<TableShape[]> {
  const { rows: columns } = await client.query<{
    table: string
    kind: string
    name: string
    type: string
    isText: boolean
    isGenerated: boolean
    keyPosition: number | null
  }>(
    `select c.relname as table, c.relkind as kind, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       t.typcollation <> 0 as "isText", a.attgenerated <> '' as "isGenerated", array_position(i.indkey::int2[], a.attnum) as "keyPosition"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
     where n.nspname = $1 and c.relkind in ('r', 'p', 'f')
     order by c.relname collate "C", a.attnum`,
    [schema],
  )
  const odd = columns.find(({ kind }) => kind !== 'r')
  if (odd) throw new Error(`The table ${odd.table} is partitioned or foreign: a backup would not hold it`)
  const shapes = new Map<string, TableShape>()
  for (const [table, all] of Map.groupBy(columns, (column) => column.table)) {
    const written = all.filter(({ isGenerated }) => !isGenerated)
    const key = all
      .filter(({ keyPosition }) => keyPosition !== null)
      .toSorted((a, b) => (a.keyPosition ?? 0) - (b.keyPosition ?? 0))
    const order = key.length > 0 ? key : written
    shapes.set(table, {
      name: table,
      columns: written.map(({ name, type }) => ({ name, type })),
      order: order.map(({ name, isText }) => ({ name, isText })),
    })
  }
  return parentsFirst(shapes, await readReferences(client, schema))
}

async function readReferences(client: ClientBase, schema: string) {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select distinct f.relname as from, t.relname as to
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
       join pg_namespace n on n.oid = f.relnamespace
     where k.contype = 'f' and n.nspname = $1 and f.oid <> t.oid`,
    [schema],
  )
  return rows
}

/** Tables that refer to each other in a circle come last, by name. */
function parentsFirst(shapes: Map<string, TableShape>, references: { from: string; to: string }[]) {
  const sorted: TableShape[] = []
  const waiting = new Set(shapes.keys())
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    )
    for (const name of free.length > 0 ? free : waiting) {
      const shape = shapes.get(name)
      if (shape) sorted.push(shape)
      waiting.delete(name)
    }
  }
  return sorted
}

/** Where the counters of a schema's columns stand. */
export async function readSequences(client: ClientBase, schema: string): Promise<SequenceState[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname as table, a.attname as column, pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = $1 and c.relkind = 'r'
       and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null
     order by c.relname collate "C", a.attnum`,
    [schema],
  )
  const states: SequenceState[] = []
  for (const { table, column, sequence } of rows) {
    const { rows: found } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${sequence}`,
    )
    if (found[0]) states.push({ table, column, ...found[0] })
  }
  return states
}

export async function writeSequence(client: ClientBase, schema: string, state: SequenceState): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), $3), $4::bigint, $5)`,
    [schema, state.table, state.column, state.last, state.isCalled],
  )
}
