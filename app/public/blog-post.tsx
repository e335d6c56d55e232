import { postWords } from '#content/blog-words.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { throwMissing } from '#features/publishing/missing-page.server.ts'
import { findPost } from '#features/publishing/posts.server.ts'
import type { Route } from './+types/blog-post'
import { LeadsTo } from './blog/leads-to.tsx'
import { PostArticle } from './blog/post-article.tsx'
import { PostNeighbours } from './blog/post-neighbours.tsx'
import { RelatedPosts } from './blog/related-posts.tsx'
import { ClosingCall } from './closing-call.tsx'
import { toolHandle } from './tool-sheet.tsx'

/** Some articles have charts. */
export const handle = toolHandle

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const post = await findPost(ctx, params.slug)
  if (!post) return throwMissing(ctx, url.pathname)
  return { post, words: postWords }
}

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { post, words } = loaderData
  return (
    <>
      <PostArticle post={post} words={words} />
      <LeadsTo {...post} words={words.leadsTo} />
      <ClosingCall {...words.action} to="/contact" />
      <RelatedPosts {...words.related} posts={post.related} />
      <PostNeighbours previous={post.previous} next={post.next} words={words} />
    </>
  )
}
