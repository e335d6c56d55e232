import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { readPostBody } from '../post-body.server.ts'
import type { PostDetail, PostVersion } from '../post.schema.ts'
import { postVersions } from '../post.table.server.ts'
import {
  changePost,
  keepVersion,
  lastVersion,
  lockPost,
  readPost,
  sameFields,
  toPostDetail,
} from './post-row.ts'

const shown = 100

/** The versions of an article that were kept, the newest first. */
export async function listPostVersions(ctx: Ctx, id: string): Promise<{ items: PostVersion[] }> {
  mustHave(ctx, 'content.read')
  const { liveNumber, state } = await readPost(ctx, id)
  const rows = await ctx.db
    .select()
    .from(postVersions)
    .where(eq(postVersions.postId, id))
    .orderBy(desc(postVersions.number))
    .limit(shown)
  return {
    items: rows.map(({ postId: _postId, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      isLive: state === 'published' && row.number === liveNumber,
    })),
  }
}

/** Makes an earlier version the working copy; what stood there is kept in the history, what is public stays. */
export async function restorePost(
  ctx: Ctx,
  input: { id: string; version: number; number: number },
): Promise<PostDetail> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    const post = await lockPost(ctx, input.id, input.version)
    const [wanted] = await ctx.db
      .select()
      .from(postVersions)
      .where(and(eq(postVersions.postId, post.id), eq(postVersions.number, input.number)))
    if (!wanted) throw new AppError('not_found', 'This version isn’t kept any more')
    readPostBody(wanted.fields.body)
    if (sameFields(wanted.fields, post.fields)) return toPostDetail(ctx, post)
    const last = await lastVersion(ctx, post.id)
    if (!last || !sameFields(last.fields, post.fields)) await keepVersion(ctx, post.id, post.fields, 'saved')
    await keepVersion(ctx, post.id, wanted.fields, 'restored')
    const changed = await changePost(ctx, post, { fields: wanted.fields })
    await ctx.audit({
      action: 'post.restore',
      entity: 'post',
      entityId: post.id,
      to: { number: input.number },
    })
    return toPostDetail(ctx, changed)
  })
}
