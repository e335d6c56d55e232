import { eq } from 'drizzle-orm'
import { byline } from '#config/brand.ts'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PostDetail, PostFields } from '../post.schema.ts'
import { posts } from '../post.table.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import { slugOf } from '#features/publishing/slug.ts'
import { fieldsOfShipped, keepVersion, shippedPost, toPostDetail } from './post-row.ts'

/** Begins a draft; with `shipped`, the editable copy of an article that comes with the site, which is made once. */
export async function createPost(ctx: Ctx, input: { title?: string; shipped?: string }): Promise<PostDetail> {
  mustHave(ctx, 'content.write')
  return ctx.transaction((tx) => (input.shipped ? adopt(tx, input.shipped) : begin(tx, input.title ?? '')))
}

async function begin(ctx: Ctx, title: string): Promise<PostDetail> {
  const fields: PostFields = {
    title: title.trim(),
    slug: slugOf(title),
    description: '',
    category: 'measurement',
    tags: [],
    author: byline,
    picture: null,
    useCases: [],
    solutions: [],
    roles: [],
    body: '',
  }
  const now = ctx.clock.now()
  const [post] = await ctx.db
    .insert(posts)
    .values({ fields, createdAt: now, updatedAt: now, updatedBy: ctx.actor.name })
    .returning()
  if (!post) throw new Error('An insert answered no row')
  await ctx.audit({ action: 'post.create', entity: 'post', entityId: post.id, to: { title: fields.title } })
  return toPostDetail(ctx, post)
}

/** Its first version is what the site ships, and stays public until another one is published. */
async function adopt(ctx: Ctx, shippedSlug: string): Promise<PostDetail> {
  const shipped = shippedPost(shippedSlug)
  if (!shipped) throw new AppError('not_found', 'No article of this name comes with the site')
  const now = ctx.clock.now()
  const fields = fieldsOfShipped(shipped)
  const [made] = await ctx.db
    .insert(posts)
    .values({
      fields,
      shippedSlug,
      slug: shippedSlug,
      state: 'published',
      publishAt: new Date(shipped.publishedOn),
      changedOn: shipped.updatedOn,
      liveNumber: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: ctx.actor.name,
    })
    .onConflictDoNothing()
    .returning()
  const [post] = made ? [made] : await ctx.db.select().from(posts).where(eq(posts.shippedSlug, shippedSlug))
  if (!post) throw new AppError('conflict', 'Another article already has this address')
  if (made) {
    await keepVersion(ctx, post.id, fields, 'shipped')
    await ctx.audit({ action: 'post.adopt', entity: 'post', entityId: post.id, to: { slug: shippedSlug } })
    await raiseContentVersion(ctx)
  }
  return toPostDetail(ctx, post)
}
