import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'

type Columns<T extends PgTable> = readonly (keyof T['_']['columns'] & string)[]
type Rows<T extends PgTable> = readonly Partial<T['$inferInsert']>[]

/**
 * Rows as a table of these columns named `r`, in one parameter however many they are: many times quicker than a parameter for each value.
 * Texts must be well-formed and without NUL.
 */
export function recordset<T extends PgTable>(table: T, columns: Columns<T>, rows: Rows<T>): SQL {
  const all = getTableColumns(table)
  const names = columns.map((name) => [name, toSnakeCase(name)] as const)
  const types = names.map(([name, column]) => `"${column}" ${all[name]?.getSQLType()}`)
  const values = rows.map((row: Record<string, unknown>) => {
    const record: Record<string, unknown> = {}
    for (const [name, column] of names) record[column] = row[name]
    return record
  })
  return sql`json_to_recordset(${JSON.stringify(values)}::json) as r(${sql.raw(types.join(', '))})`
}

/** `insert into table (columns) select … from rows`, to be followed by what the caller needs. */
export function insertRows<T extends PgTable>(table: T, columns: Columns<T>, rows: Rows<T>): SQL {
  const names = sql.raw(columns.map((name) => `"${toSnakeCase(name)}"`).join(', '))
  return sql`insert into ${table} (${names}) select ${names} from ${recordset(table, columns, rows)}`
}

/** `a = r.a, b = r.b` for an update from rows. */
export function setFromRows<T extends PgTable>(_table: T, columns: Columns<T>): SQL {
  return sql.raw(columns.map((name) => `"${toSnakeCase(name)}" = r."${toSnakeCase(name)}"`).join(', '))
}
