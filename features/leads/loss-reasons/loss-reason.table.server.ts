import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'

/** Why leads are lost. A row is never deleted: leads name it. */
export const lossReasons = pgTable(
  'loss_reasons',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    position: integer().notNull(),
    /** Since when nobody is given it any more. */
    retiredAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('loss_reasons_name')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.retiredAt} is null`),
  ],
)
