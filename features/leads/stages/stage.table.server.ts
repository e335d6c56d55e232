import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { stageKinds } from './stage-kind.ts'

/** What a lead goes through. An id is never given twice, and a row never deleted: what happened names it. */
export const leadStages = pgTable(
  'lead_stages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: stageKinds }).notNull(),
    position: integer().notNull(),
    probability: smallint().notNull(),
    isQualified: boolean().notNull().default(false),
    archivedAt: instant(),
    movedTo: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('lead_stages_name')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.archivedAt} is null`),
    index('lead_stages_position').on(table.position, table.id),
    check(
      'lead_stages_id_says_kind',
      sql`${table.id} in ('new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'quarantine', 'merged', 'deleted') or ${table.id} like ${table.kind} || '-%'`,
    ),
    check('lead_stages_probability', sql`${table.probability} between 0 and 100`),
  ],
)
