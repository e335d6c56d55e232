import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { levelNames } from '#config/readiness-levels.ts'
import type { ReadinessResult } from './scoring/readiness-score.ts'

/** By question: the value (0 to 4, or null for "I do not know") and when it was chosen, in ms since 1970. */
export type KeptAnswers = Record<string, { value: number | null; at: number }>

/** One run through the questions. Anyone who holds a key may go on with it; nobody's name stands here. */
export const assessments = pgTable(
  'assessments',
  {
    id: uuid().primaryKey().defaultRandom(),
    modelVersion: text().notNull(),
    answers: jsonb().$type<KeptAnswers>().notNull().default({}),
    startedAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** From then on nothing changes. */
    finishedAt: instant(),
    overall: integer(),
    level: text({ enum: levelNames }),
    result: jsonb().$type<ReadinessResult>(),
    /** The lead of the person who had the report sent. */
    leadId: uuid(),
  },
  (table) => [
    index('assessments_started').on(table.startedAt, table.id),
    index('assessments_lead').on(table.leadId),
    index('assessments_unfinished')
      .on(table.changedAt)
      .where(sql`${table.finishedAt} is null`),
  ],
)

/** The SHA-256 of each key of an assessment: the browser's own, and one for each link that was sent by mail. */
export const assessmentKeys = pgTable(
  'assessment_keys',
  {
    keyHash: text().primaryKey(),
    assessmentId: uuid()
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
  },
  (table) => [index('assessment_keys_assessment').on(table.assessmentId)],
)
