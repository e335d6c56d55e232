import { solutionSlugs } from '#content/solution.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { codingFor, type PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'

const moved: Record<string, string> = {
  '/recourses': '/resources',
  '/recources': '/resources',
  '/resourses': '/resources',
  ...Object.fromEntries(solutionSlugs.map((slug) => [`/${slug}`, `/solutions/${slug}`])),
}

/** Everything that isn't the API or a file: redirects, kept pages, and what has to be rendered for this one request. */
export function createPages(cache: PageCache, renderer: Renderer) {
  return async (request: Request, ctx: Ctx): Promise<Response> => {
    const url = new URL(request.url)
    const target = redirectOf(url.pathname)
    if (target) return redirect(target + url.search)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && request.method !== 'POST')
      throw new AppError('method_not_allowed', 'This page can only be read')
    if (isRead && url.search === '' && !url.pathname.endsWith('.data')) {
      const { status, headers, etag, body } = await cache.get(url.pathname)
      const coding = codingFor(request.headers.get('accept-encoding') ?? undefined)
      const pairs = headers.flatMap((name, i): [string, string][] =>
        i % 2 ? [] : [[name, headers[i + 1] ?? '']],
      )
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(body[coding]), {
        status,
        headers: [
          ...pairs,
          ['etag', `"${etag}-${coding}"`],
          ['vary', 'accept-encoding'],
          ...(coding === 'identity' ? [] : [['content-encoding', coding] as [string, string]]),
        ],
      })
    }
    return renderer.handle(request, ctx)
  }
}

function redirectOf(path: string): string | undefined {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  if (moved[bare]) return moved[bare]
  // Both forms of this one address are pages.
  if (bare === path || bare === '/terms-conditions') return undefined
  return bare
}

function redirect(location: string) {
  // A path that starts with two slashes would be read as another host.
  return new Response(null, { status: 301, headers: { location: location.replace(/^\/{2,}/, '/') } })
}
