import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { signalStates } from './signal.schema.ts'

/** What staff decided about a company; one without a row is new. */
export const jobSignals = pgTable('job_signals', {
  companyKey: text().primaryKey(),
  state: text({ enum: signalStates }).notNull(),
  /** Until when a dismissed company stays away; null: for good. */
  snoozedUntil: instant(),
  leadId: uuid(),
  changedAt: instant().notNull(),
  changedBy: text().notNull(),
})
