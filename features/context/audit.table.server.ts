import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: instant().notNull(),
    actorKind: text({ enum: ['visitor', 'user', 'system'] }).notNull(),
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text().notNull(),
    from: jsonb(),
    to: jsonb(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_entity').on(table.entity, table.entityId, table.at, table.id),
  ],
)
