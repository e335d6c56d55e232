import { randomBytes } from 'node:crypto'
import { createRequestHandler, matchPath, RouterContextProvider, type ServerBuild } from 'react-router'
import { failedPage, inlineMark, requestCtx } from '#features/context/request-context.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { findPage } from '#features/publishing/published-pages.server.ts'
import { bareCsp, pageCsp, takeMarked } from './security-headers.ts'

/**
 * For a browser what it fetched ahead is fresh when its link is clicked; without that it asks again. A document is always asked for, so that
 * data can't be older than the code for longer than this. Proxies ask each time.
 */
const freshForAMoment = 'public, max-age=60, s-maxage=0'

const origin = 'http://site.internal'

/**
 * Renders screens. `render` gives a page, or the data with which a browser that has the code makes it, by its path, the same for everybody;
 * `handle` answers any other request of a screen with its own context.
 */
export function createRenderer(build: ServerBuild, systemCtx: Ctx) {
  const handler = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production')

  /** With the whole text of a document, whose response has no body yet. */
  async function respond(request: Request, ctx: Ctx): Promise<{ response: Response; html?: string }> {
    const context = new RouterContextProvider()
    const mark = randomBytes(16).toString('hex')
    context.set(requestCtx, ctx)
    context.set(inlineMark, mark)
    let failure: unknown
    context.set(failedPage, (error) => (failure ??= error))
    const response = await handler(request, context)
    // The router tells each of its steps that failed; one of them says why. A client that left is no fault.
    if (response.status >= 500 && !request.signal.aborted)
      ctx.log.error({ err: failure, path: new URL(request.url).pathname }, 'page failed')
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      const isData = response.headers.get('content-type')?.startsWith('text/x-script')
      if (isData && !response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      return { response }
    }
    const { html, inline } = takeMarked(await response.text(), mark)
    response.headers.set('content-security-policy', import.meta.env.DEV ? '' : pageCsp(inline))
    return { response: new Response(null, response), html }
  }

  async function handle(request: Request, ctx: Ctx): Promise<Response> {
    const { response, html } = await respond(request, ctx)
    return html === undefined || request.method === 'HEAD' ? response : new Response(html, response)
  }

  const forms = Object.values(build.routes).flatMap((route) =>
    route?.module.action ? [pathOfRoute(build.routes, route.id)] : [],
  )

  return {
    handle,
    /** Whether a page, or its data, is where a form is sent to. */
    takesForm: (path: string) =>
      forms.some((form) => matchPath({ path: form, caseSensitive: true }, pathOfData(path) ?? path)),
    async render(path: string) {
      const { response, html } = await respond(new Request(new URL(origin + path)), systemCtx)
      if (!response.headers.has('content-security-policy'))
        response.headers.set('content-security-policy', bareCsp)
      const page = pathOfData(path)
      if (response.status === 200 && page && (await findPage(systemCtx, page)))
        response.headers.set('cache-control', freshForAMoment)
      return { status: response.status, headers: response.headers, html: html ?? (await response.text()) }
    },
  }
}

/** The page that a router's address of data belongs to. */
function pathOfData(path: string): string | undefined {
  if (!path.endsWith('.data')) return undefined
  return path === '/_.data' ? '/' : path.slice(0, -'.data'.length)
}

function pathOfRoute(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  return route ? `${pathOfRoute(routes, route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/') : ''
}

export type Renderer = ReturnType<typeof createRenderer>
