import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

type Columns<T extends PgTable> = readonly (keyof T['_']['columns'] & string)[]
type Rows<T extends PgTable> = readonly Partial<T['$inferInsert']>[]

/** Columns as they are named in the database, and with their types: `"lead_id" uuid`. */
function describe<T extends PgTable>(table: T, columns: Columns<T>) {
  const all = getTableColumns(table)
  return columns.map((name) => {
    const column = toSnakeCase(name)
    return { name, column, typed: `"${column}" ${all[name]?.getSQLType()}` }
  })
}

/**
 * Rows as a table of these columns named `r`, in one parameter however many they are: many times quicker than a parameter for each value.
 * Texts must be well-formed and without NUL.
 */
export function recordset<T extends PgTable>(table: T, columns: Columns<T>, rows: Rows<T>): SQL {
  const described = describe(table, columns)
  const values = rows.map((row: Record<string, unknown>) => {
    const record: Record<string, unknown> = {}
    for (const { name, column } of described) record[column] = row[name]
    return record
  })
  const typed = described.map((one) => one.typed).join(', ')
  return sql`json_to_recordset(${JSON.stringify(values)}::json) as r(${sql.raw(typed)})`
}

/** `insert into table (columns) select … from rows`, to be followed by what the caller needs. `same` is what all rows have in common. */
export function insertRows<T extends PgTable>(
  table: T,
  columns: Columns<T>,
  rows: Rows<T>,
  same: Partial<T['$inferInsert']> = {},
): SQL {
  const shared = describe(table, Object.keys(same))
  const names = sql.raw(
    [...describe(table, columns), ...shared].map(({ column }) => `"${column}"`).join(', '),
  )
  const into = sql`insert into ${table} (${names}) select ${names} from ${recordset(table, columns, rows)}`
  if (shared.length === 0) return into
  const record = Object.fromEntries(Object.values(same).map((value, i) => [shared[i]?.column, value]))
  return sql`${into} cross join json_to_record(${JSON.stringify(record)}::json) as s(${sql.raw(shared.map(({ typed }) => typed).join(', '))})`
}

/** `a = r.a, b = r.b` for an update from rows. */
export function setFromRows<T extends PgTable>(_table: T, columns: Columns<T>): SQL {
  return sql.raw(columns.map((name) => `"${toSnakeCase(name)}" = r."${toSnakeCase(name)}"`).join(', '))
}
