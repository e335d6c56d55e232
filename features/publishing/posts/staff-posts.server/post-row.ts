import { and, desc, eq, max, sql } from 'drizzle-orm'
import { blog } from '#content/blog/index.ts'
import type { Post } from '#content/post.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { countWords } from '../post-body.server.ts'
import { readingOf } from '../post-readings.server.ts'
import {
  postFieldNames,
  type PostDetail,
  type PostFields,
  type PostState,
  type PostVersion,
} from '../post.schema.ts'
import { posts, postVersions, type StoredPost } from '../post.table.server.ts'

const gone = () => new AppError('not_found', 'This article isn’t here. It may have been deleted.')

export async function readPost(ctx: Ctx, id: string): Promise<StoredPost> {
  const [post] = await ctx.db.select().from(posts).where(eq(posts.id, id))
  if (!post) throw gone()
  return post
}

/** The row, kept from others until the transaction ends. Throws `conflict` with the present state when it is no longer `version`. */
export async function lockPost(ctx: Ctx, id: string, version?: number): Promise<StoredPost> {
  const [post] = await ctx.db.select().from(posts).where(eq(posts.id, id)).for('update')
  if (!post) throw gone()
  if (version !== undefined && post.version !== version) {
    throw new AppError('conflict', 'Someone else changed this article in the meantime', {
      data: { current: await toPostDetail(ctx, post) },
    })
  }
  return post
}

/** Writes the change with the next version number. */
export async function changePost(
  ctx: Ctx,
  post: StoredPost,
  change: Partial<StoredPost>,
): Promise<StoredPost> {
  const [changed] = await ctx.db
    .update(posts)
    .set({ ...change, version: post.version + 1, updatedAt: ctx.clock.now(), updatedBy: ctx.actor.name })
    .where(eq(posts.id, post.id))
    .returning()
  if (!changed) throw new Error('An update of a locked row answered no row')
  return changed
}

const savedVersionsKept = 50

/** Keeps the fields as the next version of the history; the oldest of those that were only saved go. Returns its number. */
export async function keepVersion(
  ctx: Ctx,
  postId: string,
  fields: PostFields,
  reason: PostVersion['reason'],
): Promise<number> {
  const [last] = await ctx.db
    .select({ number: max(postVersions.number) })
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
  const number = (last?.number ?? 0) + 1
  await ctx.db.insert(postVersions).values({
    postId,
    number,
    at: ctx.clock.now(),
    by: ctx.actor.name,
    reason,
    fields,
    words: countWords(fields.body),
  })
  await ctx.db
    .execute(sql`delete from post_versions where post_id = ${postId}::uuid and reason = 'saved' and number <= (
    select number from post_versions where post_id = ${postId}::uuid and reason = 'saved' order by number desc offset ${savedVersionsKept} limit 1)`)
  return number
}

/** The version that was kept last. */
export async function lastVersion(ctx: Ctx, postId: string) {
  const [row] = await ctx.db
    .select()
    .from(postVersions)
    .where(eq(postVersions.postId, postId))
    .orderBy(desc(postVersions.number))
    .limit(1)
  return row
}

export function stateOf({ state, publishAt }: Pick<StoredPost, 'state' | 'publishAt'>, now: Date): PostState {
  return state === 'published' && publishAt && publishAt > now ? 'scheduled' : state
}

export async function toPostDetail(ctx: Ctx, post: StoredPost): Promise<PostDetail> {
  const state = stateOf(post, ctx.clock.now())
  const { id, fields, slug, shippedSlug } = post
  const live = await liveFieldsOf(ctx, post)
  const fault = (live && readingOf(live.body).fault) ?? null
  return {
    id,
    isShipped: false,
    title: fields.title,
    slug: fields.slug,
    category: fields.category,
    state,
    publishAt: post.publishAt?.toISOString() ?? null,
    updatedAt: post.updatedAt.toISOString(),
    updatedBy: post.updatedBy,
    hasChanges: live !== undefined && !sameFields(live, fields),
    fault,
    version: post.version,
    fields,
    livePath: state === 'published' && slug && fault === null ? `/blog/${slug}` : null,
    comesWithSite: shippedSlug !== null,
  }
}

/** The public or scheduled words; undefined while there are none. */
async function liveFieldsOf(
  ctx: Ctx,
  { id, state, liveNumber }: StoredPost,
): Promise<PostFields | undefined> {
  if (state !== 'published' || liveNumber === null) return undefined
  const [live] = await ctx.db
    .select({ fields: postVersions.fields })
    .from(postVersions)
    .where(and(eq(postVersions.postId, id), eq(postVersions.number, liveNumber)))
  return live?.fields
}

export function sameFields(a: PostFields, b: PostFields): boolean {
  return postFieldNames.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

export const shippedPost = (slug: string): Post | undefined => blog.find((post) => post.slug === slug)

export function fieldsOfShipped({ publishedOn: _published, updatedOn: _updated, ...post }: Post): PostFields {
  return { ...post, picture: null }
}
