import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '#db/columns.ts'

/** An uploaded picture as it is shown: upright, without metadata. */
export const pictures = pgTable('pictures', {
  id: uuid().primaryKey().defaultRandom(),
  createdAt: instant().notNull(),
  /** When a text that names it was saved last; in the beginning when it came. */
  usedAt: instant().notNull().defaultNow(),
  /** Of the largest rendition. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** Those that it was rendered in, rising. */
  widths: integer().array().notNull(),
})

export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: uuid()
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.width] })],
)
