import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { runStatuses, runTriggers } from './run.schema.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'

export const jobRuns = pgTable(
  'job_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    sourceId: uuid()
      .notNull()
      .references(() => jobSources.id, { onDelete: 'cascade' }),
    status: text({ enum: runStatuses }).notNull().default('queued'),
    trigger: text({ enum: runTriggers }).notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    /** Rises when a server takes the run up; one that was overtaken writes nothing more. */
    attempt: integer().notNull().default(0),
    /** The last sign of life of the server at work. */
    beatAt: instant(),
    /** How often the board was busy, and when it is asked again. */
    waits: integer().notNull().default(0),
    retryAt: instant(),
    isCancelAsked: boolean().notNull().default(false),
    /** Where to go on after a crash, as the board's reader wrote it. */
    resumePoint: jsonb(),
    page: integer().notNull().default(0),
    fetched: integer().notNull().default(0),
    new: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    closed: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Rows of the board that could not be read, in words. */
    skipped: text(),
    error: text(),
  },
  (table) => [
    uniqueIndex('job_runs_open')
      .on(table.sourceId)
      .where(sql`${table.status} in ('queued', 'running', 'waiting')`),
    index('job_runs_created').on(table.createdAt, table.id),
    index('job_runs_source').on(table.sourceId, table.createdAt, table.id),
  ],
)

export type JobRun = typeof jobRuns.$inferSelect
