import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { reportNames } from './report.schema.ts'

/** Who gets which reports by mail on Mondays. */
export const reportMails = pgTable('report_mails', {
  userId: uuid().primaryKey(),
  reports: text({ enum: reportNames }).array().notNull(),
  /** The Monday of the last mail, so that a second run sends nothing twice. */
  sentOn: date({ mode: 'string' }),
})
