import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { roles } from '#features/context/permissions.ts'

/** What owners decided about a role beyond its permissions; a role without a row is as it always was. */
export const roleSettings = pgTable('role_settings', {
  role: text({ enum: roles }).primaryKey(),
  /** But their own leads and those without an owner don’t exist for people of this role. */
  seesOnlyOwnLeads: boolean().notNull().default(false),
})
