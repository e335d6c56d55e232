import { createApp } from '#server/app.ts'
import { createMetrics } from '#server/health/metrics.ts'
import type { TestCtx } from './context.ts'

interface Ask {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** The whole app on this context's database, asked from one address on the network, behind the proxies that are named. */
export function appOn(ctx: TestCtx, { from = '203.0.113.7', trustedProxies = [] as string[] } = {}) {
  const app = createApp({
    deps: ctx,
    apiLimits: ctx.limits,
    trustedProxies,
    health: {
      build: 'test',
      version: 'test',
      startedAt: ctx.clock.now(),
      refusing: () => [],
      warnings: () => [],
      isStopping: () => false,
      check: async () => ({}),
    },
    metrics: createMetrics('test'),
    metricsToken: undefined,
    serviceWorker: () => new Response(),
    pages: async () => new Response('page'),
  })
  const env = { incoming: { socket: { remoteAddress: from } } }
  const ask = async (method: string, path: string, { token, body, headers }: Ask = {}) => {
    const hasBody = !['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method)
    const answer = await app.request(
      path,
      {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(hasBody && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(hasBody && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
      },
      env,
    )
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { app, ask }
}

export type Asking = ReturnType<typeof appOn>['ask']
