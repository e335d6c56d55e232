import { requestCtx } from '#features/context/request-context.server.ts'
import type { Route } from './+types/robots'

/** The private area is kept out of search by `noindex` on its pages; a crawler must be able to read that. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestCtx).settings
  const text = [
    'User-agent: *',
    'Disallow: /api/',
    `Sitemap: ${siteUrl.replace(/\/+$/, '')}/sitemap.xml`,
    '',
  ].join('\n')
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
