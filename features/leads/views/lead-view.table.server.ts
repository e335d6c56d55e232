import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import type { ViewQuery } from './lead-view.schema.ts'

export const leadViews = pgTable(
  'lead_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    ownerId: uuid().notNull(),
    ownerName: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<ViewQuery>().notNull(),
    isShared: boolean().notNull(),
  },
  (table) => [
    uniqueIndex('lead_views_name').on(table.ownerId, sql`lower(${table.name})`),
    index('lead_views_shared')
      .on(table.createdAt, table.id)
      .where(sql`${table.isShared}`),
  ],
)
