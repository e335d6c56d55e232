import type { Ctx } from './context.server.ts'

/** What a restore's parts are told of the database as it was. */
export interface BeforeRestore {
  /** The schema that holds the tables as they were, for the same transaction. */
  schema: string
  /** When the backup that was restored was made. */
  madeAt: Date
  /** The session of the person who asked for it; null from the command line. */
  sessionId: string | null
}

export interface ClearedValues {
  table: string
  columns: string[]
  /** Of which rows: a condition in SQL. */
  where: string
}

/** How one feature's rows go through a backup and a restore, where "as they were then" isn't the whole answer. */
export interface RestorePart {
  /** Values that are in no backup: a restore leaves them null. */
  cleared?: ClearedValues[]
  /** Tables, by their names in the database, whose rows are in no backup; a restore leaves them empty. */
  leftOut?: string[]
  /** In the transaction of the restore, with the restored tables in place. Returns a line for the log, where there is something to tell. */
  afterRestore?(ctx: Ctx, before: BeforeRestore): Promise<string | undefined>
}
