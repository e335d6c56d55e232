import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { keepNamedPictures } from '#features/publishing/pictures/named-pictures.server.ts'
import { readPostBody } from '../post-body.server.ts'
import type { PostChange, PostDetail, PostFields } from '../post.schema.ts'
import { changePost, keepVersion, lastVersion, lockPost, sameFields, toPostDetail } from './post-row.ts'

const versionEveryMs = 10 * 60_000

/**
 * Keeps the working copy; what is public stays as it is. Saving what is there already changes nothing, so a save sent twice is one. The
 * history gets the state before, when it is another author's or ten minutes old. Throws `conflict` with `data.current` when someone
 * else saved since `version`, and `invalid` for a text that can't be drawn.
 */
export async function savePost(ctx: Ctx, input: PostChange & { id: string }): Promise<PostDetail> {
  mustHave(ctx, 'content.write')
  const fields: PostFields = { ...input.fields, tags: [...new Set(input.fields.tags)] }
  readPostBody(fields.body)
  return ctx.transaction(async (ctx) => {
    const present = await lockPost(ctx, input.id)
    if (sameFields(present.fields, fields)) return toPostDetail(ctx, present)
    const post = await lockPost(ctx, input.id, input.version)
    const last = await lastVersion(ctx, post.id)
    const isOld = !last || ctx.clock.now().getTime() - last.at.getTime() >= versionEveryMs
    const isKept = last !== undefined && sameFields(last.fields, post.fields)
    if (!isKept && (isOld || post.updatedBy !== ctx.actor.name))
      await keepVersion(ctx, post.id, post.fields, 'saved')
    await keepNamedPictures(ctx, fields.body)
    const changed = await changePost(ctx, post, { fields })
    // A text that is saved every few seconds is one change to anyone who reads the log.
    if (isOld) {
      await ctx.audit({
        action: 'post.edit',
        entity: 'post',
        entityId: post.id,
        from: { title: post.fields.title },
        to: { title: fields.title },
      })
    }
    return toPostDetail(ctx, changed)
  })
}
