import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
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
