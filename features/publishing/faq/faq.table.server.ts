import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

/** Answered questions over those of `content/faq`: one with the same anchor replaces it. */
export const faqEntries = pgTable('faq_entries', {
  anchor: text().primaryKey(),
  groupId: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  see: text().array().notNull(),
  isHidden: boolean().notNull().default(false),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
})

/** The order that staff gave a group; what it doesn't name comes after it. */
export const faqOrders = pgTable('faq_orders', {
  groupId: text().primaryKey(),
  anchors: text().array().notNull(),
})
