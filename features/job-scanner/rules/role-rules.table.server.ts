import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { roleSlugs } from '#config/roles.ts'
import type { Keyword } from './role-match.ts'

// drizzle asks for a list that is known not to be empty.
const slugs = roleSlugs as [(typeof roleSlugs)[number]]

/** Rules that staff changed; a role without a row has the rule that comes with the product. */
export const roleRules = pgTable('role_rules', {
  role: text({ enum: slugs }).primaryKey(),
  version: integer().notNull(),
  keywords: jsonb().$type<Keyword[]>().notNull(),
  exclusions: text().array().notNull(),
  threshold: integer().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text().notNull(),
  /** Up to which version the stored jobs have been matched, and how far the present matching is. */
  appliedVersion: integer().notNull().default(0),
  appliedJobs: integer().notNull().default(0),
})
