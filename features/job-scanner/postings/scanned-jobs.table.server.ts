import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import type { RoleSlug } from '#config/roles.ts'
import type { Salary, Workplace } from '#features/job-scanner/boards/board.ts'
import { jobSources } from '#features/job-scanner/sources/job-sources.table.server.ts'
import type { RoleMatch } from '#features/job-scanner/rules/role-match.ts'

export const scannedJobs = pgTable(
  'scanned_jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** With `externalId` the identity: a source is one provider's board of one token. */
    sourceId: uuid()
      .notNull()
      .references(() => jobSources.id, { onDelete: 'cascade' }),
    externalId: text().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    companyKey: text().notNull(),
    locations: text().array().notNull(),
    countries: text().array().notNull(),
    workplace: text({ enum: ['onsite', 'hybrid', 'remote'] }).$type<Workplace>(),
    employment: text(),
    salary: jsonb().$type<Salary>(),
    descriptionText: text().notNull(),
    url: text().notNull(),
    applyUrl: text(),
    requisition: text(),
    postedAt: instant(),
    changedAt: instant(),
    /** The earliest that we know of: told by the board, else first seen. */
    openedAt: instant().notNull(),
    firstSeen: instant().notNull(),
    lastSeen: instant().notNull(),
    firstRunId: uuid().notNull(),
    changedRunId: uuid(),
    lastRunId: uuid().notNull(),
    missedRuns: integer().notNull().default(0),
    missingSince: instant(),
    closedAt: instant(),
    closedReason: text({ enum: ['not_listed', 'board_empty'] }),
    contentHash: text().notNull(),
    fingerprint: text().notNull(),
    /** Shows the postings of one job as one: the fingerprint and, where they differ, the requisition number. */
    groupKey: text().notNull(),
    /** As words that can be compared: see `wordsOf`. */
    titleWords: text().notNull(),
    bodyWords: text().notNull(),
    roles: text().array().$type<RoleSlug[]>().notNull(),
    matches: jsonb().$type<RoleMatch[]>().notNull(),
  },
  (table) => [
    uniqueIndex('scanned_jobs_identity').on(table.sourceId, table.externalId),
    index('scanned_jobs_opened').on(table.openedAt, table.id),
    index('scanned_jobs_source').on(table.sourceId, table.closedAt),
    index('scanned_jobs_group').on(table.groupKey, table.openedAt, table.id),
    index('scanned_jobs_fingerprint').on(table.fingerprint),
    index('scanned_jobs_company').on(table.companyKey),
    index('scanned_jobs_roles').using('gin', table.roles),
    index('scanned_jobs_matched')
      .on(table.openedAt, table.id)
      .where(sql`${table.roles} <> '{}'`),
  ],
)

export type ScannedJob = typeof scannedJobs.$inferSelect
