import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import type { PostDetail } from '../post.schema.ts'
import { keepPictures } from '#features/media/pictures.server.ts'
import { pictureIdsIn } from '#features/publishing/pictures/named-pictures.server.ts'
import { posts, postVersions, type StoredPost } from '../post.table.server.ts'
import { changePost, lockPost, stateOf, toPostDetail } from './post-row.ts'
import { deleteForNow, undoerOfDeletion } from '#features/leads/undo/deleted-rows.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

/** Takes an article down (`archived`: its address answers 410), or one that isn't public back to a draft. */
export async function movePost(
  ctx: Ctx,
  input: { id: string; version: number; state: 'draft' | 'archived' },
): Promise<PostDetail> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    const present = await lockPost(ctx, input.id)
    if (present.state === input.state) return toPostDetail(ctx, present)
    const post = await lockPost(ctx, input.id, input.version)
    const before = stateOf(post, ctx.clock.now())
    if (input.state === 'draft' && before === 'published')
      throw new AppError('conflict', 'This article is public. Archive it to take it down.')
    // One that never was public has no address to answer for.
    const isNew = before === 'scheduled' && input.state === 'draft' && post.shippedSlug === null
    const changed = await changePost(ctx, post, {
      state: input.state,
      ...(isNew && { slug: null, publishAt: null, liveNumber: null }),
    })
    await ctx.audit({
      action: input.state === 'archived' ? 'post.archive' : 'post.unschedule',
      entity: 'post',
      entityId: post.id,
      from: { state: before },
      to: { state: input.state },
    })
    await raiseContentVersion(ctx)
    return toPostDetail(ctx, changed)
  })
}

/** Deletes a draft that never was public, with its history. Pictures that nothing else names go when they have been unused for long enough. */
export async function deletePost(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    const post = await lockPost(ctx, id)
    if (post.state !== 'draft' || post.slug !== null)
      throw new AppError(
        'conflict',
        'Only a draft that has never been public can be deleted. Archive this article instead.',
      )
    await keepPictures(ctx, await picturesOfPost(ctx, post))
    await ctx.audit({
      action: 'post.delete',
      entity: 'post',
      entityId: id,
      from: { title: post.fields.title },
    })
    return deleteForNow(ctx, postUndo, id)
  })
}

export const postUndo = undoerOfDeletion({
  kind: 'post',
  permission: 'content.write',
  tables: [
    { table: posts, id: posts.id },
    { table: postVersions, id: postVersions.postId },
  ],
})

async function picturesOfPost(ctx: Ctx, { id, fields }: StoredPost): Promise<string[]> {
  const versions = await ctx.db
    .select({ fields: postVersions.fields })
    .from(postVersions)
    .where(eq(postVersions.postId, id))
  return pictureIdsIn([fields, ...versions.map((one) => one.fields)].map(({ body }) => body).join('\n'))
}
