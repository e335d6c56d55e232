import { type Loaded, page } from '#app/document/page.server.tsx'
import { postWords } from '#content/blog-words.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { throwMissing } from '#features/publishing/missing-page.server.ts'
import { findPost } from '#features/publishing/posts.server.ts'
import type { Route } from './+types/blog-post'
import { AfterArticle } from './blog/after-article.tsx'
import { PostArticle } from './blog/post-article.tsx'

/** Some articles have charts. */
async function load({ params, url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const post = await findPost(ctx, params.slug)
  if (!post) return throwMissing(ctx, url.pathname)
  return { post, words: postWords }
}

export type PostData = Loaded<typeof load>

export const loader = page(async (args: Route.LoaderArgs) => <BlogPostPage data={await load(args)} />, {
  sheet: 'tools',
})

function BlogPostPage({ data }: { data: Loaded<typeof load> }) {
  return (
    <>
      <PostArticle {...data} />
      <AfterArticle {...data} />
    </>
  )
}
