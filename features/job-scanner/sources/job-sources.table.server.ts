import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { providers } from '#features/job-scanner/boards/board.ts'
import { healths } from './board-state.ts'
import { schedules } from './source.schema.ts'

export const jobSources = pgTable(
  'job_sources',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Rises with each change by staff: two people editing notice each other. */
    version: integer().notNull().default(1),
    provider: text({ enum: providers }).notNull(),
    token: text().notNull(),
    baseUrl: text(),
    company: text().notNull(),
    isEnabled: boolean().notNull().default(true),
    schedule: text({ enum: schedules }).notNull().default('daily'),
    /** Null: only when someone asks. */
    nextRunAt: instant(),
    etag: text(),
    lastModified: text(),
    lastRunAt: instant(),
    lastSuccessAt: instant(),
    lastYieldAt: instant(),
    health: text({ enum: healths }).notNull().default('healthy'),
    /** What was wrong at the last reading, in words; null when nothing was. */
    healthReason: text(),
    emptyRuns: integer().notNull().default(0),
    emptySince: instant(),
    missingRuns: integer().notNull().default(0),
    missingSince: instant(),
    consecutiveFailures: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('job_sources_board').on(
      table.provider,
      sql`lower(${table.token})`,
      sql`coalesce(${table.baseUrl}, '')`,
    ),
    index('job_sources_company').on(sql`lower(${table.company})`, table.id),
    index('job_sources_next')
      .on(table.nextRunAt)
      .where(sql`${table.isEnabled}`),
  ],
)

/** When each host may be asked next, for all servers together. */
export const jobHosts = pgTable('job_hosts', {
  host: text().primaryKey(),
  freeAt: instant().notNull(),
})

export type JobSource = typeof jobSources.$inferSelect
