import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { activityKinds } from './lead.schema.ts'
import { leads } from './lead.table.server.ts'

export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    kind: text({ enum: activityKinds }).notNull(),
    body: text().notNull(),
    data: jsonb(),
    actorId: uuid(),
    actorName: text().notNull(),
  },
  (table) => [index('activities_lead').on(table.leadId, table.at, table.id)],
)

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    title: text().notNull(),
    dueAt: instant().notNull(),
    ownerId: uuid(),
    ownerName: text(),
    doneAt: instant(),
  },
  (table) => [
    index('tasks_lead').on(table.leadId, table.dueAt, table.id),
    index('tasks_open')
      .on(table.dueAt, table.id)
      .where(sql`${table.doneAt} is null`),
  ],
)

export type Task = typeof tasks.$inferSelect
