import { sql, type SQL } from 'drizzle-orm'
import { blog } from '#content/blog/index.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isStoredInstant, isText, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { listPostFaults } from '../live-posts.server.ts'
import type { PostItem, PostQuery, PostState } from '../post.schema.ts'

const orders = {
  '-updated': { by: sql`updated_at`, type: sql`timestamptz`, descends: true },
  title: { by: sql`lower(title)`, type: sql`text`, descends: false },
  /** In the order of a calendar; drafts, which have no time, at the end. */
  publish: {
    by: sql`coalesce(publish_at, 'infinity'::timestamptz)`,
    type: sql`timestamptz`,
    descends: false,
  },
}

type Row = Omit<PostItem, 'publishAt' | 'updatedAt' | 'state' | 'fault'> & {
  publishAt: string | null
  updatedAt: string
  state: PostState
  key: string
}

/** Every article: those of staff and those that come with the site, a page of them after `cursor`. */
export async function listPostItems(
  ctx: Ctx,
  query: PostQuery,
): Promise<{ items: PostItem[]; nextCursor: string | null }> {
  mustHave(ctx, 'content.read')
  const { by, type, descends } = orders[query.sort]
  const last = query.cursor === undefined ? undefined : readPostCursor(query.cursor, query.sort)
  const now = ctx.clock.now().toISOString()
  const shipped = blog.map(({ slug, title, category, publishedOn, updatedOn }) => ({
    slug,
    title,
    category,
    publishedOn,
    updatedOn,
  }))
  const like = query.q ? likePattern(query.q) : undefined
  const conditions: SQL[] = [
    ...(like ? [sql`(title ilike ${like} or slug ilike ${like})`] : []),
    ...(query.state ? [sql`state = ${query.state}`] : []),
    ...(query.category ? [sql`category = ${query.category}`] : []),
    ...(last
      ? [sql`(${by}, id) ${descends ? sql`<` : sql`>`} (${last.key}::${type}, ${last.id}::text)`]
      : []),
  ]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const direction = descends ? sql`desc` : sql`asc`
  const { rows } = await ctx.db.execute<Row & Record<string, unknown>>(sql`
    with known as (
      select p.id::text as id, false as is_shipped, p.fields ->> 'title' as title, p.fields ->> 'slug' as slug,
        p.fields ->> 'category' as category, p.publish_at, p.updated_at, p.updated_by,
        case when p.state = 'published' and p.publish_at > ${now}::timestamptz then 'scheduled' else p.state end as state,
        p.state = 'published' and v.fields is distinct from p.fields as has_changes
      from posts p left join post_versions v on v.post_id = p.id and v.number = p.live_number
      union all
      select s.slug, true, s.title, s.slug, s.category, (s."publishedOn" || 'T00:00:00Z')::timestamptz,
        (s."updatedOn" || 'T00:00:00Z')::timestamptz, null,
        case when (s."publishedOn" || 'T00:00:00Z')::timestamptz > ${now}::timestamptz then 'scheduled' else 'published' end, false
      from jsonb_to_recordset(${JSON.stringify(shipped)}::jsonb)
        as s(slug text, title text, category text, "publishedOn" text, "updatedOn" text)
      where not exists (select 1 from posts where shipped_slug = s.slug)
    )
    select id, is_shipped as "isShipped", title, slug, category, state, publish_at as "publishAt",
      updated_at as "updatedAt", updated_by as "updatedBy", has_changes as "hasChanges", (${by})::text as key
    from known ${where} order by ${by} ${direction}, id ${direction} limit ${query.limit + 1}`)
  const page = rows.slice(0, query.limit)
  const end = rows.length > query.limit ? page.at(-1) : undefined
  const faults = await listPostFaults(ctx)
  const items = page.map((row) => ({ ...itemOf(row), fault: faults.get(row.id) ?? null }))
  return { items, nextCursor: end ? writeCursor(query.sort, end.key, end.id) : null }
}

function itemOf({ key: _key, ...row }: Row): Omit<PostItem, 'fault'> {
  return {
    ...row,
    publishAt: row.publishAt === null ? null : new Date(row.publishAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** Throws `invalid` for what isn't a position in this order. */
const readPostCursor = (cursor: string, sort: PostQuery['sort']) =>
  readCursor(cursor, sort, (key, id) => /^[a-z0-9-]{1,100}$/.test(id) && fits(sort, key))

const fits = (sort: PostQuery['sort'], key: string): boolean =>
  sort === 'title' ? isText(key) : key === 'infinity' || isStoredInstant(key)
