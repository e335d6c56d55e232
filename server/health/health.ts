import { timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Pool } from 'pg'
import { clientAddress, forwardingOf, isLoopback, type Proxies } from '#lib/client-address.ts'
import type { Metrics } from './metrics.ts'

export interface Health {
  build: string
  version: string
  startedAt: Date
  /** Name of a part to `ok` or what is wrong with it. */
  check(): Promise<Record<string, string>>
  /** What is refused just now because too much is asked: told, and no reason to look elsewhere. */
  refusing(): string[]
  /** What an operator should mend, though the server is ready. */
  warnings(): string[]
  /** True from the first sign of a stop, so that a load balancer looks elsewhere. */
  isStopping(): boolean
}

const provenForMs = 2000
/** A database that stands still answers nothing at all: who asks is told in time. */
const answerWithinMs = 2000

/** Asks the database, unless others wait for a connection and one was given back lately: then it works, and its load is no fault. */
export function databaseCheck(pool: Pool): () => Promise<string> {
  let provenAt = 0
  let asking: Promise<string> | undefined
  pool.on('release', (error: Error | undefined) => {
    if (!error) provenAt = Date.now()
  })
  return async () => {
    const isProven = () => Date.now() - provenAt < provenForMs
    if (pool.waitingCount > 0 && isProven()) return 'ok'
    asking ??= pool
      .query('select 1')
      .then(
        () => 'ok',
        () => 'unreachable',
      )
      .finally(() => (asking = undefined))
    const late = sleep(answerWithinMs, undefined, { ref: false })
    return Promise.race([asking, late.then(() => (isProven() ? 'ok' : 'unreachable'))])
  }
}

/** Without METRICS_TOKEN the metrics are for this machine alone. `/healthz` the process lives, `/readyz` it can do its work, `/version`, `/metrics` for Prometheus. */
export function healthRoutes(
  health: Health,
  metrics: Metrics,
  metricsToken: string | undefined,
  proxies: Proxies = [],
) {
  const app = new Hono()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const parts = await health.check()
    const isReady = !health.isStopping() && Object.values(parts).every((state) => state === 'ok')
    c.header('cache-control', 'no-store')
    return c.json(
      {
        status: health.isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready',
        parts,
        refusing: health.refusing(),
        warnings: health.warnings(),
      },
      isReady ? 200 : 503,
    )
  })
  app.get('/version', (c) => {
    const { address: peer } = getConnInfo(c).remote
    const forwarded = c.req.header('x-forwarded-for')
    const forwarding = forwardingOf(peer, forwarded, proxies)
    // Any other address may be a proxy's, which is nobody's business.
    const client =
      forwarding === 'trusted'
        ? { forwarding, address: clientAddress(peer, forwarded, proxies) }
        : { forwarding }
    c.header('cache-control', 'no-store')
    const { version, build, startedAt } = health
    return c.json({ version, build, startedAt: startedAt.toISOString(), client })
  })
  app.get('/metrics', async (c) => {
    const isAllowed = metricsToken
      ? sameText(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
      : isLoopback(getConnInfo(c).remote.address ?? '') && !c.req.header('x-forwarded-for')
    if (!isAllowed) return c.json({ message: 'The metrics need their token', code: 'unauthorized' }, 401)
    return c.body(await metrics.text(), 200, { 'content-type': metrics.registry.contentType })
  })
  return app
}

function sameText(a: string, b: string) {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
