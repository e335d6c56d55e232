import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { isLoopback } from '#lib/client-address.ts'
import type { Metrics } from './metrics.ts'

export interface Health {
  build: string
  version: string
  startedAt: Date
  /** Name of a part to `ok` or what is wrong with it. */
  check(): Promise<Record<string, string>>
  /** True from the first sign of a stop, so that a load balancer looks elsewhere. */
  isStopping(): boolean
}

/** Without METRICS_TOKEN the metrics are for this machine alone. `/healthz` the process lives, `/readyz` it can do its work, `/version`, `/metrics` for Prometheus. */
export function healthRoutes(health: Health, metrics: Metrics, metricsToken: string | undefined) {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const parts = await health.check()
    const isReady = !health.isStopping() && Object.values(parts).every((state) => state === 'ok')
    c.header('cache-control', 'no-store')
    return c.json(
      { status: health.isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready', parts },
      isReady ? 200 : 503,
    )
  })
  app.get('/version', (c) =>
    c.json({ version: health.version, build: health.build, startedAt: health.startedAt.toISOString() }),
  )
  app.get('/metrics', async (c) => {
    const isAllowed = metricsToken
      ? sameText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
      : isLoopback(getConnInfo(c).remote.address ?? '') && !c.req.header('x-forwarded-for')
    if (!isAllowed) return c.json({ message: 'The metrics need their token', code: 'unauthorized' }, 401)
    return c.body(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })
  return app
}

function sameText(a: string, b: string) {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
