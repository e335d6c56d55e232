import { metadataOf } from '#content/metadata.ts'
import { requestCtx } from '#features/context/request-context.server.ts'
import { listPages } from '#features/publishing/published-pages.server.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { siteUrl } = ctx.settings
  const entries = (await listPages(ctx))
    .filter((page) => !page.noindex)
    .map(
      (page) =>
        `<url><loc>${escaped(metadataOf(page, siteUrl).canonical ?? '')}</loc><lastmod>${page.lastModified}</lastmod></url>`,
    )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

function escaped(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
