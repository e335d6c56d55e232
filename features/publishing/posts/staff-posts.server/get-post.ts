import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { PostDetail } from '../post.schema.ts'
import { readPost, toPostDetail } from './post-row.ts'

export async function getPost(ctx: Ctx, id: string): Promise<PostDetail> {
  mustHave(ctx, 'content.read')
  return toPostDetail(ctx, await readPost(ctx, id))
}
