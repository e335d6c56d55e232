import { requestCtx } from '#features/context/request-context.server.ts'
import { jsonFeed, rssFeed } from '#features/publishing/posts/feeds.server.ts'
import type { Route } from './+types/blog-feed'

const cached = { 'cache-control': 'public, max-age=3600' }

/** The articles as RSS or as JSON Feed, by the address's ending. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  if (url.pathname.endsWith('.json')) {
    return Response.json(await jsonFeed(ctx), {
      headers: { ...cached, 'content-type': 'application/feed+json; charset=utf-8' },
    })
  }
  return new Response(await rssFeed(ctx), {
    headers: { ...cached, 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
