import { eq } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import { posts } from '../post.table.server.ts'

/** At its minute a scheduled article is told to every server; one that was moved to another time or taken back meanwhile is left alone. */
export async function goLive(ctx: Ctx, postId: string, publishAt: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [post] = await tx.db.select().from(posts).where(eq(posts.id, postId)).for('update')
    const isDue = post?.state === 'published' && post.publishAt?.toISOString() === publishAt
    if (!isDue || post.publishAt === null || post.publishAt > tx.clock.now()) return
    await tx.audit({ action: 'post.go-live', entity: 'post', entityId: postId, to: { slug: post.slug } })
    await raiseContentVersion(tx)
  })
}
