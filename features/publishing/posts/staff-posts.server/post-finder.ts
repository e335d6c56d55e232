import { desc, ilike, or, sql } from 'drizzle-orm'
import type { Finder } from '#features/context/finder.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { postStateNames } from '../post-states.ts'
import { posts } from '../post.table.server.ts'
import { stateOf } from './post-row.ts'

/** Posts that staff wrote or changed, in any state, by title or text, to edit them: those that the title has first. Articles that come with the site are found as pages. */
export const postFinder: Finder = {
  kind: 'post',
  permission: 'content.read',
  async find(ctx, q, limit) {
    const { id, fields, state, publishAt, updatedAt } = posts
    const title = sql<string>`${fields} ->> 'title'`
    const like = likePattern(q)
    const rows = await ctx.db
      .select({ id, title, state, publishAt })
      .from(posts)
      .where(or(ilike(title, like), ilike(sql`${fields} ->> 'body'`, like)))
      .orderBy(desc(ilike(title, like)), desc(updatedAt), desc(id))
      .limit(limit)
    return rows.map((row) => ({
      id: row.id,
      title: row.title || 'Without a title',
      detail: postStateNames[stateOf(row, ctx.clock.now())],
      url: `/content/posts/${row.id}`,
    }))
  },
}
