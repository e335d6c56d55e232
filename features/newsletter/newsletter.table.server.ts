import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { firstSectorIds, type FirstSector } from '#features/leads/sectors/first-sectors.ts'
import { subscriberStates, type Topic } from './newsletter-choices.ts'

/** That someone agreed: when, where and to which words. */
export interface ConsentEvidence {
  /** ISO time. */
  at: string
  /** The page of the form. */
  place: string
  version: string
  text: string
}

/** What a sign-up asks for; it counts once the link in the mail was followed. */
export interface AskedFor {
  topics: Topic[]
  sector: FirstSector | null
  country: string | null
  consent: ConsentEvidence
}

export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailKey: text().notNull().unique(),
    state: text({ enum: subscriberStates }).notNull(),
    /** Empty for all of them. */
    topics: jsonb().$type<Topic[]>().notNull().default([]),
    sector: text({ enum: firstSectorIds }),
    /** Two letters. */
    country: text(),
    /** Null until it is confirmed. */
    consent: jsonb().$type<ConsentEvidence>(),
    /** What waits for the link to be followed. */
    asked: jsonb().$type<AskedFor>(),
    /** The SHA-256 of the key in the mail that asks for a confirmation. */
    confirmHash: text().unique(),
    confirmUntil: instant(),
    confirmedAt: instant(),
    /** Opens the preferences from every mail, for as long as there are mails that hold it. */
    leaveKey: text().notNull().unique(),
    /** When it became unsubscribed or bounced, and what the mail server said. */
    endedAt: instant(),
    endReason: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('newsletter_subscribers_state').on(table.state, table.createdAt, table.id),
    index('newsletter_subscribers_asked')
      .on(table.confirmUntil)
      .where(sql`${table.asked} is not null`),
  ],
)
