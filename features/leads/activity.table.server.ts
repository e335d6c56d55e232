import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { isWritten, wordsOfNote } from './find/indexed-words.server.ts'
import { activityKinds } from './lead.schema.ts'
import type { EarlierNote } from './notes/note.schema.ts'
import { repeats, taskKinds } from './tasks/task.schema.ts'
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
    /** What was written before, the oldest first. */
    history: jsonb().$type<EarlierNote[]>(),
    deletedAt: instant(),
    actorId: uuid(),
    actorName: text().notNull(),
  },
  (table) => [
    index('activities_lead').on(table.leadId, table.at, table.id),
    // How long a lead has been in its stage, and when it was won or lost.
    index('activities_stages')
      .on(table.leadId, sql`(${table.data} ->> 'to')`, table.at)
      .where(sql`${table.kind} = 'stage_change' and ${table.deletedAt} is null`),
    index('activities_newest')
      .on(table.at)
      .where(sql`${isWritten(table)} and ${table.deletedAt} is null`),
    index('activities_words').using('gin', wordsOfNote(table)).where(isWritten(table)),
  ],
)

export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** None for what is about no lead. */
    leadId: uuid().references(() => leads.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    kind: text({ enum: taskKinds }).notNull().default('task'),
    title: text().notNull(),
    /** Of a meeting, when it begins. */
    dueAt: instant().notNull(),
    /** How long a meeting is. */
    minutes: integer(),
    /** Where a meeting is: a place, a phone number or a link. */
    place: text(),
    /** Of a meeting that is done: whether it took place. */
    tookPlace: boolean(),
    ownerId: uuid(),
    ownerName: text(),
    doneAt: instant(),
    /** Done, it comes again. */
    repeat: text({ enum: repeats }),
    remindAt: instant(),
    remindedAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    index('tasks_lead').on(table.leadId, table.dueAt, table.id),
    index('tasks_owner')
      .on(table.ownerId, table.dueAt, table.id)
      .where(sql`${table.doneAt} is null`),
    index('tasks_reminders')
      .on(table.remindAt)
      .where(sql`${table.remindedAt} is null and ${table.remindAt} is not null`),
    index('tasks_open')
      .on(table.dueAt, table.id)
      .where(sql`${table.doneAt} is null`),
  ],
)

export type Task = typeof tasks.$inferSelect
