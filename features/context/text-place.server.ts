import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from './context.server.ts'
import type { Person } from './person.ts'

/** A part of what names a row, with its type in PostgreSQL. */
export interface KeyPart {
  value: SQL
  type: string
}

/** Columns of free text in which people may be mentioned of whom the record isn't. */
export interface TextPlace {
  /** Stored with what was found there: it never changes. */
  id: string
  /** What a record is, for staff and for the person: "Note on a lead". */
  label: string
  table: PgTable
  /** Searched and changed together; text, lists of text and JSON. */
  columns: string[]
  /** In the order of an index; it holds nothing of a person. */
  key: KeyPart[]
  /** The records that are searched; all unless told. */
  where?: SQL
  /** Records of the person's own, for which their erasure answers. */
  own?(person: Person): SQL | undefined
  /** Where staff see the record. */
  path?: SQL
  /** How a mention goes: out of the text, unless the whole record goes or staff edit it on its own screen. */
  removal?: 'record' | 'elsewhere'
  /** What is set beside the text when a mention is taken out. */
  alsoSet?: Record<string, SQL>
}

/** Files of text, found and deleted as a whole. */
export interface TextFiles {
  id: string
  label: string
  /** The names of all files but the person's own. */
  list(ctx: Ctx, person: Person): Promise<string[]>
  /** Undefined when there is no such file any more. */
  read(ctx: Ctx, name: string): Promise<string | undefined>
  remove(ctx: Ctx, name: string): Promise<void>
}

export const keyPart = (column: PgColumn): KeyPart => ({ value: sql`${column}`, type: column.getSQLType() })
