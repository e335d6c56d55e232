import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { brand } from '#config/brand.ts'
import type { Env } from '#config/env.server.ts'
import { pages as publicPages } from '#content/pages.ts'
import { openDatabase } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { listen } from '#db/listen.ts'
import { migrate } from '#db/migrations.ts'
import { contentVersionChannel, currentContentVersion } from '#features/publishing/content-version.server.ts'
import { createFirstOwner } from '#features/users/first-owner.server.ts'
import { openQueue } from '#jobs/queue.ts'
import { createApp } from './app.ts'
import { createContext } from './context.ts'
import { buildId, version } from './build.ts'
import { createHttpServer } from './http.ts'
import { jobs } from './jobs.ts'
import { createLimits, createMemoryLimits, noLimits } from './limits.ts'
import type { Logger } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createPageCache } from './page-cache.ts'
import { openPageStore } from './page-store.ts'
import { createPages } from './pages.ts'
import { createRenderer } from './renderer.ts'

interface Options {
  env: Env
  log: Logger
  build: ServerBuild
  before?: Parameters<typeof createHttpServer>[0]['before']
}

/** Brings everything up in order and answers once requests are served. `stop` undoes it in reverse and loses nothing that is in flight. */
export async function startServer({ env, log, build, before }: Options) {
  const isDevelopment = import.meta.env.DEV
  await mkdir(env.DATA_DIR, { recursive: true })
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log })
  const database = openDatabase({ url: env.DATABASE_URL, embedded: embedded?.connection, max: 16, log })
  await migrate(database)
  const connection = env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : { ...embedded?.connection }
  const queue = await openQueue({ connection, jobs, log, worker: env.WORKER })

  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`
  const around = {
    db: database.orm,
    clock: { now: () => new Date() },
    limits: env.RATE_LIMIT ? createLimits(database.pool) : noLimits,
    log,
    queue,
    settings: {
      siteUrl,
      salesEmail: env.SALES_EMAIL ?? brand.email,
      mailFrom: env.MAIL_FROM ?? `${brand.name} <${brand.email}>`,
      dataDir: env.DATA_DIR,
      smtpUrl: env.SMTP_URL,
      requireMfa: env.REQUIRE_MFA,
    },
  }
  const systemCtx = createContext(around, { kind: 'system', name: 'server' })
  const firstOwner =
    env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined
  const setUpLink = await createFirstOwner(systemCtx, firstOwner)

  let contentVersion = await currentContentVersion(systemCtx)
  const metrics = createMetrics(buildId)
  const renderer = createRenderer(build, systemCtx)
  const store = await openPageStore(join(env.DATA_DIR, 'pages'), buildId, () => contentVersion)
  const cache = createPageCache({ render: renderer.render, store })
  const listener = await listen(database, contentVersionChannel, async () => {
    contentVersion = await currentContentVersion(systemCtx)
    cache.clear()
  })

  let isStopping = false
  const app = createApp({
    around,
    apiLimits: env.RATE_LIMIT ? createMemoryLimits() : noLimits,
    trustedProxies: env.TRUSTED_PROXIES,
    metrics,
    metricsToken: env.METRICS_TOKEN,
    pages: createPages(cache, renderer),
    health: {
      build: buildId,
      version,
      startedAt: new Date(),
      isStopping: () => isStopping,
      check: async () => ({ database: await database.pool.query('select 1').then(() => 'ok', () => 'unreachable') }),
    },
  })
  const server = createHttpServer({
    fetch: app.fetch,
    pages: cache,
    staticFolder: isDevelopment ? undefined : resolve('build/client'),
    metrics,
    before,
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(env.PORT, env.HOST, done)
  })
  if (env.WORKER) await queue.work(jobs, (name) => createContext(around, { kind: 'system', name }))
  if (!isDevelopment) cache.warm(publicPages.map((page) => page.path)).catch((error: unknown) => log.warn({ err: error }, 'pages not warmed'))

  const { port } = server.address() as AddressInfo
  return {
    url: `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}`,
    setUpLink,
    async stop() {
      isStopping = true
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 10_000).unref()
      await closed
      await listener.close()
      await queue.stop()
      await database.close()
      await embedded?.stop()
    },
  }
}
