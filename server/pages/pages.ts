import { solutionSlugs } from '#config/solutions.ts'
import { AppError } from '#lib/errors.ts'
import { plainPath } from '#lib/plain-path.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { countHit, redirectAt } from '#features/publishing/redirects/current-redirects.server.ts'
import { noteMiss } from '#features/publishing/missing-pages/missed-paths.server.ts'
import { pathBeforeMarks } from './campaign-marks.ts'
import { otherMethod, readOnly } from '#server/http/methods.ts'
import { packAnswer } from './pack-answer.ts'
import { bodyOf, codingFor, type PageCache } from './page-cache.ts'
import type { Renderer } from './renderer.ts'

export const moved: Record<string, string> = {
  '/recourses': '/resources',
  '/recources': '/resources',
  '/resourses': '/resources',
  ...Object.fromEntries(solutionSlugs.map((slug) => [`/${slug}`, `/solutions/${slug}`])),
}

/** No page's address comes near it, and rendering takes longer with each of its slashes. */
const longestPath = 2000

/** Everything that isn't the API or a file: redirects, kept pages, and what has to be rendered for this one request. */
export function createPages(cache: PageCache, renderer: Renderer, files: ReadonlySet<string> = new Set()) {
  /** What a request that reads nothing comes to: only forms are sent to pages. */
  async function send(request: Request, ctx: Ctx, { pathname, search }: URL): Promise<Response> {
    const path = redirectOf(plainPath(pathname)) ?? plainPath(pathname)
    const takesForm = renderer.takesForm(path)
    if (takesForm && request.method === 'POST') {
      // Unlike 301 it makes browsers send the form again, with what was typed.
      return path === pathname ? renderer.handle(request, ctx) : redirect(path + search, 308)
    }
    const isThere = redirectAt(pathname) ?? (files.has(pathname) || (await cache.get(path)).status !== 404)
    if (!isThere) throw new AppError('not_found', 'There is nothing at this address')
    return otherMethod(request.method, takesForm ? `${readOnly}, POST` : readOnly)
  }

  return async (request: Request, ctx: Ctx): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname.length > longestPath) throw new AppError('not_found', 'This address is too long')
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(request, ctx, url)
    const known = redirectAt(url.pathname)
    if (known) countHit(known)
    if (known?.to) return redirect(withSearch(known.to, url.search), known.status)
    const target = redirectOf(url.pathname)
    if (target) return redirect(target + url.search)
    // Under other spellings anybody could have a page kept again and again.
    const plain = plainPath(url.pathname)
    if (plain !== url.pathname) return redirect(plain + url.search)
    if (pathBeforeMarks(url.search) === '') {
      const page = await cache.get(url.pathname)
      const { headers, etag } = page
      const status = page.status === 404 && known?.status === 410 ? 410 : page.status
      if (status === 404) noteMiss(ctx, url.pathname)
      const coding = codingFor(request.headers.get('accept-encoding') ?? undefined, page)
      const pairs = headers.flatMap((name, i): [string, string][] =>
        i % 2 ? [] : [[name, headers[i + 1] ?? '']],
      )
      return new Response(request.method === 'HEAD' ? null : new Uint8Array(bodyOf(page, coding)), {
        status,
        headers: [
          ...pairs,
          ['etag', `"${etag}-${coding}"`],
          ['vary', 'accept-encoding'],
          ...(coding === 'identity' ? [] : [['content-encoding', coding] as [string, string]]),
        ],
      })
    }
    const answer = await renderer.handle(request, ctx)
    if (answer.status === 404) noteMiss(ctx, url.pathname)
    return packAnswer(answer, request.headers.get('accept-encoding'))
  }
}

function redirectOf(path: string): string | undefined {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  if (moved[bare]) return moved[bare]
  // Both forms of this one address are pages.
  if (bare === path || bare === '/terms-conditions') return undefined
  return bare
}

/** What was asked for goes along to our own pages, unless the new address has a query of its own: other sites get none of it. */
function withSearch(to: string, search: string) {
  if (!to.startsWith('/')) return to
  const [address = '', anchor] = to.split('#')
  if (address.includes('?')) return to
  return `${address}${search}${anchor === undefined ? '' : `#${anchor}`}`
}

function redirect(location: string, status = 301) {
  // A path that starts with two slashes would be read as another host.
  return new Response(null, { status, headers: { location: location.replace(/^\/{2,}/, '/') } })
}
