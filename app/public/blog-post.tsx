import { postWords } from '#content/blog-words.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { throwMissing } from '#features/publishing/missing-page.server.ts'
import { findPost } from '#features/publishing/posts.server.ts'
import { restOfPage } from '#ui/late.tsx'
import type { Route } from './+types/blog-post'
import { PostArticle } from './blog/post-article.tsx'
import { toolHandle } from './tool-sheet.tsx'

/** Some articles have charts. */
export const handle = toolHandle

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const post = await findPost(ctx, params.slug)
  if (!post) return throwMissing(ctx, url.pathname)
  return { post, words: postWords }
}

const afterId = 'post-more'
const AfterArticle = restOfPage(afterId, async () => (await import('./blog/after-article.tsx')).AfterArticle)

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PostArticle {...loaderData} />
      <div id={afterId}>
        <AfterArticle {...loaderData} />
      </div>
    </>
  )
}
