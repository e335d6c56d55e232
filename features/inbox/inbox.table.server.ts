import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { inboxKinds } from './inbox.schema.ts'

/** What is out of everybody’s sight until then, or until the person writes again. */
export const inboxSnoozes = pgTable(
  'inbox_snoozes',
  {
    kind: text({ enum: inboxKinds }).notNull(),
    recordId: uuid().notNull(),
    until: instant().notNull(),
    createdAt: instant().notNull(),
    byName: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('inbox_snoozes_until').on(table.until),
    index('inbox_snoozes_record').on(table.recordId),
  ],
)
