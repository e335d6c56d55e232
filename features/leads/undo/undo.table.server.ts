import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

/** What was changed of late, as it was before: whoever changed it may take it back once. */
export const undos = pgTable(
  'undos',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant().notNull(),
    actorId: uuid(),
    /** Of the `Undoer` that reads `data`. */
    kind: text().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [index('undos_at').on(table.at)],
)
