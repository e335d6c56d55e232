import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { requestCtx } from '#features/context/request-context.server.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { bareCsp, pageCsp } from './security-headers.ts'

const origin = 'http://site.internal'

/** Renders screens. `render` gives a page by its path, the same for everybody; `handle` answers any other request of a screen with its own context. */
export function createRenderer(build: ServerBuild, systemCtx: Ctx) {
  const handler = createRequestHandler(build, import.meta.env.DEV ? 'development' : 'production')

  async function handle(request: Request, ctx: Ctx): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(requestCtx, ctx)
    const response = await handler(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    response.headers.set('content-security-policy', import.meta.env.DEV ? '' : pageCsp(html))
    return new Response(request.method === 'HEAD' ? null : html, response)
  }

  return {
    handle,
    async render(path: string) {
      const response = await handle(new Request(new URL(origin + path)), systemCtx)
      if (!response.headers.has('content-security-policy'))
        response.headers.set('content-security-policy', bareCsp)
      return { status: response.status, headers: response.headers, html: await response.text() }
    },
  }
}

export type Renderer = ReturnType<typeof createRenderer>
