import { randomBytes } from 'node:crypto'
import { createRequestHandler, matchPath, RouterContextProvider, type ServerBuild } from 'react-router'
import { failedPage, inlineMark, requestCtx } from '#features/context/request-context.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { AppError } from '#lib/errors.ts'
import {
  bareCsp,
  cameraPermissions,
  framersOf,
  mayUseCamera,
  pageCsp,
  takeMarked,
} from '#server/http/security-headers.ts'

const origin = 'http://site.internal'

/** Renders screens: `render` a page by its path, the same for everybody; `handle` answers any other request of a screen with its own context. */
export function createRenderer(
  build: ServerBuild,
  systemCtx: Ctx,
  current: ServerBuild | (() => Promise<ServerBuild>) = build,
) {
  const handler = createRequestHandler(current, import.meta.env.DEV ? 'development' : 'production')

  /** With the whole text of a document, whose response has no body yet. */
  async function respond(request: Request, ctx: Ctx): Promise<{ response: Response; html?: string }> {
    // The router would return a loader's data there; no screen has any.
    if (new URL(request.url).pathname.endsWith('.data'))
      throw new AppError('not_found', 'There is nothing at this address')
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
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response }
    const { html, inline } = takeMarked(await response.text(), mark)
    const { pathname } = new URL(request.url)
    const hasCamera = mayUseCamera(pathname)
    if (hasCamera) response.headers.set('permissions-policy', cameraPermissions)
    const framers = framersOf(pathname, systemCtx.settings.demoEmbedders)
    const policy = pageCsp(inline, { hasCamera, framers })
    response.headers.set('content-security-policy', import.meta.env.DEV ? '' : policy)
    // What is being written is shown as it is now.
    if (import.meta.env.DEV) response.headers.set('cache-control', 'no-store')
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
    /** Whether a page is where a form is sent to. */
    takesForm: (path: string) => forms.some((form) => matchPath({ path: form, caseSensitive: true }, path)),
    async render(path: string) {
      const { response, html } = await respond(new Request(new URL(origin + path)), systemCtx)
      if (!response.headers.has('content-security-policy'))
        response.headers.set('content-security-policy', bareCsp)
      return { status: response.status, headers: response.headers, html: html ?? (await response.text()) }
    },
  }
}

function pathOfRoute(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  return route ? `${pathOfRoute(routes, route.parentId)}/${route.path ?? ''}`.replace(/\/+/g, '/') : ''
}

export type Renderer = ReturnType<typeof createRenderer>
