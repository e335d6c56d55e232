import { type Loaded, page } from '#app/document/page.server.tsx'
import { postWords } from '#content/blog-words.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { throwMissing } from '#features/publishing/missing-pages/missing-page.server.ts'
import { findPost } from '#features/publishing/posts/posts.server.ts'
import { island } from '#ui/island.server.tsx'
import type { Route } from './+types/blog-post'
import { AfterArticle } from './parts/blog/after-article.tsx'
import { PostArticle } from './parts/blog/post-article.tsx'
import { LineChartComponent } from './parts/blog/post-chart.tsx'
import { PostLineChart } from './parts/blog/post-line-chart.tsx'

const LineChart = island('post-line-chart', PostLineChart)

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
      <LineChartComponent value={LineChart}>
        <PostArticle {...data} />
      </LineChartComponent>
      <AfterArticle {...data} />
    </>
  )
}
