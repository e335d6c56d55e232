import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { subscribers } from '#features/newsletter/newsletter.table.server.ts'
import { deliveryStates, issueStates, type Segment } from './issue.schema.ts'

export const issues = pgTable(
  'newsletter_issues',
  {
    id: uuid().primaryKey().defaultRandom(),
    subject: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    segment: jsonb().$type<Segment>().notNull(),
    state: text({ enum: issueStates }).notNull().default('draft'),
    sendAt: instant(),
    startedAt: instant(),
    finishedAt: instant(),
    /** Rises with each change: two people at work notice each other. */
    version: integer().notNull().default(1),
    /** Of the address at which a frame shows the mail. */
    previewKey: uuid().notNull().defaultRandom().unique(),
    updatedBy: text().notNull(),
    updatedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('newsletter_issues_created').on(table.createdAt, table.id)],
)

export type StoredIssue = typeof issues.$inferSelect

/** One issue to one subscriber, once. Of an erased person the row stays as a figure, and names nobody. */
export const deliveries = pgTable(
  'newsletter_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    issueId: uuid()
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    subscriberId: uuid().references(() => subscribers.id, { onDelete: 'set null' }),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    /** Of its mail in the outbox. */
    mailId: uuid().unique(),
    queuedAt: instant(),
    /** Set before the mail is handed to a mail server: one that was begun is never begun again. */
    begunAt: instant(),
    /** The subscriber left by the link of this mail. */
    leftAt: instant(),
  },
  (table) => [
    unique('newsletter_deliveries_once').on(table.issueId, table.subscriberId),
    index('newsletter_deliveries_state').on(table.issueId, table.state),
    index('newsletter_deliveries_queued').on(table.queuedAt),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
  ],
)
