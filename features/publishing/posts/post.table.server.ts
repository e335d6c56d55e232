import { sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#db/columns.ts'
import { storedStates, versionReasons, type PostFields } from './post.schema.ts'

/** Articles that staff write, and those of `content/blog` that they have changed. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
    /** Rises with each change: two people editing notice each other. */
    version: integer().notNull().default(1),
    /** The working copy. */
    fields: jsonb().$type<PostFields>().notNull(),
    state: text({ enum: storedStates }).notNull().default('draft'),
    /** The public address, from the first publication on. */
    slug: text(),
    /** The article of `content/blog` in whose place it stands. */
    shippedSlug: text(),
    publishAt: instant(),
    /** The day on which its public words last changed. */
    changedOn: date(),
    /** The version that is public. */
    liveNumber: integer(),
  },
  (table) => [
    uniqueIndex('posts_slug')
      .on(table.slug)
      .where(sql`${table.slug} is not null`),
    uniqueIndex('posts_shipped_slug')
      .on(table.shippedSlug)
      .where(sql`${table.shippedSlug} is not null`),
    index('posts_updated').on(table.updatedAt, table.id),
    index('posts_publish').on(table.state, table.publishAt),
  ],
)

export const postVersions = pgTable(
  'post_versions',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
    reason: text({ enum: versionReasons }).notNull(),
    fields: jsonb().$type<PostFields>().notNull(),
    words: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.number] })],
)

export type StoredPost = typeof posts.$inferSelect
