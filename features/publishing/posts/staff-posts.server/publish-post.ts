import { and, eq, ne, or, sql } from 'drizzle-orm'
import { blog } from '#content/blog/index.ts'
import { postCategories } from '#content/post.ts'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import { readPostBody } from '../post-body.server.ts'
import { pictureFault } from '../post-pictures.server.ts'
import type { PostDetail, PostFields } from '../post.schema.ts'
import { posts, type StoredPost } from '../post.table.server.ts'
import { goLiveJob } from '../posts.jobs.ts'
import { moveAddress } from '#features/publishing/redirects/redirects.server/move-address.ts'
import {
  changePost,
  keepVersion,
  lastVersion,
  lockPost,
  sameFields,
  stateOf,
  toPostDetail,
} from './post-row.ts'

/**
 * Makes the working copy public: now, or at a time to come. A change of the address of an article that was public leaves a redirect.
 * Throws `invalid` with what is missing or can't be drawn, by field.
 */
export async function publishPost(
  ctx: Ctx,
  input: { id: string; version: number; publishAt?: string | undefined },
): Promise<PostDetail> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    const post = await lockPost(ctx, input.id, input.version)
    const errors = await faultsOf(ctx, post.id, post.fields, post.shippedSlug)
    const [fault] = Object.values(errors)
    if (fault) throw new AppError('invalid', fault, { errors })
    readPostBody(post.fields.body)
    const now = ctx.clock.now()
    const wasLive = stateOf(post, now) === 'published'
    const publishAt = input.publishAt ? new Date(input.publishAt) : timeOf(post, now)
    if (wasLive && publishAt > now) {
      const message = 'This article is public: a future time would hide it until then'
      throw new AppError('invalid', message, { errors: { publishAt: message } })
    }
    const last = await lastVersion(ctx, post.id)
    const liveNumber =
      last?.reason === 'published' && sameFields(last.fields, post.fields)
        ? last.number
        : await keepVersion(ctx, post.id, post.fields, 'published')
    const { slug } = post.fields
    if (post.slug && post.slug !== slug && post.publishAt && post.publishAt <= now)
      await moveAddress(ctx, `/blog/${post.slug}`, `/blog/${slug}`)
    else await moveAddress(ctx, undefined, `/blog/${slug}`)
    const changed = await changePost(ctx, post, {
      state: 'published',
      slug,
      publishAt,
      liveNumber,
      changedOn: now.toISOString().slice(0, 10),
    })
    await ctx.audit({
      action: publishAt > now ? 'post.schedule' : 'post.publish',
      entity: 'post',
      entityId: post.id,
      from: { state: post.state, slug: post.slug, version: post.liveNumber },
      to: { state: 'published', slug, version: liveNumber, publishAt: publishAt.toISOString() },
    })
    if (publishAt > now) {
      await ctx.enqueue(
        goLiveJob,
        { postId: post.id, publishAt: publishAt.toISOString() },
        { key: `${post.id}:${publishAt.toISOString()}:${liveNumber}`, startAfter: publishAt },
      )
    }
    await raiseContentVersion(ctx)
    return toPostDetail(ctx, changed)
  })
}

/** A public article keeps its day; one that comes back after it was taken down is new again only when it never was public. */
function timeOf({ publishAt }: StoredPost, now: Date): Date {
  return publishAt && publishAt <= now ? publishAt : now
}

/** What keeps an article from being published, by field. */
export async function faultsOf(
  ctx: Ctx,
  id: string | undefined,
  fields: PostFields,
  shippedSlug: string | null,
): Promise<Record<string, string>> {
  const { title, slug, description, author, body } = fields
  const rules: [string, boolean, string][] = [
    ['title', title.trim() === '', 'An article needs a title'],
    ['slug', slug === '', 'An article needs an address'],
    [
      'description',
      description.trim() === '',
      'An article needs a description: lists and search engines show it',
    ],
    ['category', !postCategories.some(({ id }) => id === fields.category), 'There is no such subject'],
    ['author', author.trim() === '', 'An article needs an author'],
    ['body', body.trim() === '', 'An article needs a text'],
    ['slug', slug !== '' && (await isTaken(ctx, id, slug, shippedSlug)), 'Another article has this address'],
  ]
  const pictures = await pictureFault(ctx, body)
  if (pictures !== undefined) rules.push(['body', true, pictures])
  return Object.fromEntries(
    rules.filter(([, applies]) => applies).map(([field, , message]) => [field, message]),
  )
}

async function isTaken(ctx: Ctx, id: string | undefined, slug: string, shippedSlug: string | null) {
  const [other] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), id ? ne(posts.id, id) : undefined))
    .limit(1)
  if (other) return true
  if (slug === shippedSlug || !blog.some((post) => post.slug === slug)) return false
  // The address of a shipped article is free once its copy has moved on to another.
  const [moved] = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.shippedSlug, slug), or(ne(posts.slug, slug), sql`${posts.slug} is null`)))
    .limit(1)
  return moved === undefined
}
