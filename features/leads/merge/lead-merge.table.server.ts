import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import type { MergeSnapshot } from './merge-rows.server.ts'
import { leads } from '#features/leads/lead.table.server.ts'

/** What two leads were before they became one. Kept for as long as they can be taken apart again. */
export const leadMerges = pgTable(
  'lead_merges',
  {
    id: uuid().primaryKey().defaultRandom(),
    survivorId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    loserId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    mergedAt: instant().notNull(),
    mergedById: uuid(),
    mergedByName: text().notNull(),
    snapshot: jsonb().$type<MergeSnapshot>().notNull(),
  },
  (table) => [
    index('lead_merges_survivor').on(table.survivorId, table.mergedAt, table.id),
    index('lead_merges_loser').on(table.loserId),
    index('lead_merges_at').on(table.mergedAt),
  ],
)
