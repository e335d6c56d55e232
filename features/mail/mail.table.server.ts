import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { mailStates } from './mail.schema.ts'

export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Made with the row, so that a mail sent twice after a crash is recognised as one. */
    messageId: text().notNull(),
    kind: text().notNull(),
    to: text().notNull(),
    replyTo: text(),
    replyToName: text(),
    subject: text().notNull(),
    /** Null once the mail is older than `mailBodiesKeptMs`. */
    text: text(),
    html: text(),
    leadId: uuid(),
    state: text({ enum: mailStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** What went wrong at the last try, in our words and the server's codes: it never holds an address. */
    lastError: text(),
    /** Whether the last try met what holds up every mail, and not this one alone. */
    isHeldUp: boolean().notNull().default(false),
    sentAt: instant(),
    createdAt: instant().notNull(),
    /** The row goes once the mail was sent: it is for someone of whom nothing is kept. */
    leavesNoTrace: boolean().notNull().default(false),
  },
  (table) => [
    index('mails_created').on(table.createdAt, table.id),
    index('mails_state').on(table.state, table.createdAt, table.id),
    index('mails_failed_first').on(sql`(state = 'failed')`, table.createdAt, table.id),
    index('mails_lead').on(table.leadId),
    index('mails_held_up')
      .on(table.createdAt, table.id)
      .where(sql`is_held_up and state = 'queued'`),
  ],
)

export type StoredMail = typeof mails.$inferSelect
