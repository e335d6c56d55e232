import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import type { SeoScore } from '#lib/seo-score.ts'

/** The self-check of each public page as it was made last. */
export const seoScores = pgTable('seo_scores', {
  path: text().primaryKey(),
  /** What the page answered. */
  status: smallint().notNull(),
  /** Of its text: a page is scored anew when it changed. */
  etag: text().notNull(),
  score: smallint().notNull(),
  deductions: jsonb().$type<SeoScore['deductions']>().notNull(),
  advice: jsonb().$type<SeoScore['advice']>().notNull(),
  checkedAt: instant().notNull(),
})
