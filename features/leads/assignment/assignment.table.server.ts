import { integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import type { AssignmentRule } from './assignment.schema.ts'

/** One row, made by the migration: who new leads go to. It is locked while a lead is assigned, so turns are fair on any number of servers. */
export const leadAssignment = pgTable('lead_assignment', {
  id: smallint().primaryKey(),
  rules: jsonb().$type<AssignmentRule[]>().notNull(),
  /** The colleague who was given the last lead of each rule. */
  turns: jsonb().$type<Record<string, string>>().notNull(),
  version: integer().notNull().default(1),
})
