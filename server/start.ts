import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Env } from '#config/env.server.ts'
import { openDatabase, type Database } from '#db/database.ts'
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts'
import { checkNotify, listen } from '#db/listen.ts'
import { migrate } from '#db/migrations.ts'
import { openBackups } from './backups.ts'
import { startBackupWorker } from '#features/backup/backup-worker.server.ts'
import { beingRestored, hearMaintenance } from '#features/backup/restore/maintenance.server.ts'
import { hearLive } from '#features/live/live-hub.server.ts'
import { findActors } from '#features/users/sign-in/sessions.server.ts'
import { hearChat } from '#features/chat/chat.server/chat-events.ts'
import { keepSettingsMailbox } from '#features/correspondence/imap/settings-mailbox.server.ts'
import { sealStoredMailboxes } from '#features/correspondence/imap/mailbox-secret.server.ts'
import { startMailboxReader } from '#features/correspondence/imap/mailbox-reader.server.ts'
import { contentVersionChannel, currentEdition } from '#features/publishing/content-version.server.ts'
import { loadLivePages } from '#features/publishing/pages/live-pages.server.ts'
import { loadRedirects, storeHits } from '#features/publishing/redirects/current-redirects.server.ts'
import { tidyRedirects } from '#features/publishing/redirects/redirects.server/tidy-redirects.ts'
import { storeMisses } from '#features/publishing/missing-pages/missed-paths.server.ts'
import { dropAnswers } from '#features/answers/current-answers.server.ts'
import { dropSearchIndex } from '#features/search/current-index.server.ts'
import { createFirstOwner } from '#features/users/links/first-owner.server.ts'
import { sealStoredSecrets } from '#features/users/second-step/second-step-seal.server.ts'
import { openQueue } from '#jobs/queue.ts'
import { dayMs } from '#lib/durations.ts'
import { systemActor } from '#features/context/actor.ts'
import { createApp } from './app.ts'
import { createContext } from './context.ts'
import { buildId, version } from './build.ts'
import { explainFullDisk, neededToStart, watchDisk } from './health/disk.ts'
import { createDrain } from './http/drain.ts'
import { databaseCheck } from './health/health.ts'
import { createHttpServer } from './http/http.ts'
import { jobs } from './jobs.ts'
import { createLimits, createMemoryLimits, noLimits } from './limits/limits.ts'
import type { Logger } from './log/log.ts'
import { countRun, createMetrics, gaugeLoad } from './health/metrics.ts'
import { createOverload } from './limits/overload.ts'
import { bodyOf, createPageCache, type PageCache } from './pages/page-cache.ts'
import { gaugeOperation } from './health/operation-gauges.ts'
import { filesIn, ownAddresses } from './pages/own-addresses.ts'
import { createPages, moved } from './pages/pages.ts'
import { pageRoutes } from './pages/page-route.ts'
import { openPort } from './http/port.ts'
import { createRefusals } from './limits/refusals.ts'
import { openPages, publicPaths, renderAhead } from './pages/render-ahead.ts'
import { createRenderer } from './pages/renderer.ts'
import { settingsOf } from './settings.ts'
import { proxyWarning, untrustedProxy, watchForProxies } from './health/untrusted-proxy.ts'
import { serviceWorkerAnswer } from './pages/service-worker.ts'

/** A timer can't wait for longer than 24 days. */
const longestWaitMs = dayMs
const storeCountsEveryMs = 10_000

interface Options {
  env: Env
  log: Logger
  build: ServerBuild
  development?:
    | {
        before: Parameters<typeof createHttpServer>[0]['before']
        /** The screens as they are written now. */
        build: () => Promise<ServerBuild>
      }
    | undefined
}

/** Brings everything up in order and returns once requests are served. `stop` drains, then undoes it in reverse, and loses nothing that is in flight. */
export async function startServer(options: Options) {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  try {
    return { ...(await bringUp(options, undo)), stop }
  } catch (error) {
    await stop()
    const { DATABASE_URL, DATA_DIR } = options.env
    throw await explainFullDisk(error, DATA_DIR, neededToStart[DATABASE_URL ? 'elsewhere' : 'embedded'])
  }
}

async function bringUp({ env, log, build, development }: Options, undo: (() => Promise<unknown>)[]) {
  const isDevelopment = import.meta.env.DEV
  await mkdir(env.DATA_DIR, { recursive: true })
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log })
  if (embedded) undo.push(() => embedded.stop())
  const postgres = { url: env.DATABASE_URL, embedded: embedded?.connection, log }
  const database = openDatabase({ ...postgres, max: 12 })
  undo.push(() => database.close())
  // An enquiry never waits for a connection behind chats and searches.
  const kept = openDatabase({ ...postgres, max: 4 })
  undo.push(() => kept.close())
  if (env.DATABASE_URL) await checkNotify(database)
  await migrate(database)
  const connection = env.DATABASE_URL ? { connectionString: env.DATABASE_URL } : { ...embedded?.connection }
  const queue = await openQueue({ connection, jobs, log, worker: env.WORKER })
  undo.push(() => queue.stop())

  let isOwnAddress = (_key: string) => false
  const limitsIn = ({ pool }: Database) => (env.RATE_LIMIT ? createLimits(pool) : noLimits)
  const refusals = createRefusals(log)
  undo.push(async () => refusals.close())
  const deps = {
    db: database.orm,
    clock: { now: () => new Date() },
    limits: limitsIn(database),
    log,
    turnedAway: refusals.note,
    queue,
    settings: settingsOf(env),
    readPage: async (path: string) => {
      const page = await cache.get(path)
      return { status: page.status, etag: page.etag, html: bodyOf(page, 'identity').toString() }
    },
    drawPage: async (path: string) => {
      const { status, html, headers } = await renderer.render(path)
      return { status, html, policy: headers.get('content-security-policy') ?? '' }
    },
    isOwnAddress: (key: string) => isOwnAddress(key),
  }
  const systemCtx = createContext(deps, systemActor('server'))
  const firstOwner =
    env.ADMIN_EMAIL && env.ADMIN_PASSWORD
      ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
      : undefined
  const setUpLink = await createFirstOwner(systemCtx, firstOwner)
  await sealStoredSecrets(systemCtx)
  await sealStoredMailboxes(systemCtx)
  await keepSettingsMailbox(systemCtx)

  await loadLivePages(systemCtx)
  let edition = await currentEdition(systemCtx)
  const metrics = createMetrics(buildId, pageRoutes(build.routes))
  const renderer = createRenderer(build, systemCtx, development?.build)
  const store = await openPages(env, deps.settings.siteUrl, () => edition.name)
  const cache = createPageCache({ render: renderer.render, store })
  const dropPages = async () => {
    await loadRedirects(systemCtx)
    // Read after them: pages that are kept under its name show at least what it has.
    await loadLivePages(systemCtx)
    edition = await currentEdition(systemCtx)
    cache.clear()
    dropSearchIndex()
    dropAnswers()
    waitForNext()
  }
  const renew = () => {
    dropPages().catch((error: unknown) => log.warn({ err: error }, 'content version not read'))
  }
  // An article goes live by this server's own clock, whether or not the job that tells everybody ran.
  let waiting: NodeJS.Timeout | undefined
  const waitForNext = () => {
    clearTimeout(waiting)
    const ms = edition.nextAt ? edition.nextAt.getTime() - Date.now() : Number.POSITIVE_INFINITY
    waiting = setTimeout(ms > longestWaitMs ? waitForNext : renew, Math.min(Math.max(ms, 0), longestWaitMs))
    waiting.unref()
  }
  waitForNext()
  undo.push(async () => clearTimeout(waiting))
  const listener = await listen(database, contentVersionChannel, renew)
  undo.push(() => listener.close())
  const storeCounts = async () => {
    await storeHits(systemCtx)
    await storeMisses(systemCtx)
  }
  const counting = setInterval(() => {
    storeCounts().catch((error: unknown) =>
      log.warn({ err: error }, 'counts of redirects and misses not stored'),
    )
  }, storeCountsEveryMs)
  undo.push(async () => {
    clearInterval(counting)
    await storeCounts().catch((error: unknown) => log.warn({ err: error }, 'counts not stored at the end'))
  })

  const backupWorker = startBackupWorker(await openBackups({ env, database, deps }), {
    isWorker: env.WORKER,
  })
  undo.push(() => backupWorker.close())
  const maintenance = await hearMaintenance(database, log, backupWorker.look)
  undo.push(() => maintenance.close())

  const overload = createOverload({
    log,
    queriesWaiting: (priority) => (priority === 'enquiry' ? kept : database).pool.waitingCount,
  })
  undo.push(async () => overload.close())
  const askDatabase = databaseCheck(database.pool)
  const disk = watchDisk(env.DATA_DIR, log)
  undo.push(async () => disk.close())
  const staticFolder = isDevelopment ? undefined : resolve('build/client')
  const files = await filesIn(staticFolder ?? resolve('public'))
  const app = createApp({
    deps,
    enquiryDeps: { ...deps, db: kept.orm, limits: limitsIn(kept) },
    isBeingRestored: () => maintenance.isOn(),
    apiLimits: env.RATE_LIMIT ? createMemoryLimits() : noLimits,
    trustedProxies: env.TRUSTED_PROXIES,
    metrics,
    metricsToken: env.METRICS_TOKEN,
    serviceWorker: serviceWorkerAnswer({
      isOn: env.SERVICE_WORKER && !isDevelopment,
      buildId,
    }),
    pages: createPages(cache, renderer, new Set(files)),
    health: {
      build: buildId,
      version,
      startedAt: new Date(),
      refusing: () => overload.refusing(),
      warnings: () => (untrustedProxy(deps) ? [proxyWarning] : []),
      isStopping: () => drain.isOn(),
      check: async () => ({
        database: maintenance.isOn() ? 'a backup is being restored' : await askDatabase(),
        disk: await disk.check(),
      }),
    },
  })
  // Before anybody is served: who is told that the site is ready may rely on all of it.
  const jobContext = (name: string) => {
    // Tried again later, as after any failure.
    if (maintenance.isOn()) throw beingRestored()
    return createContext(deps, systemActor(name))
  }
  if (env.WORKER) {
    const mailboxReader = startMailboxReader({
      ctx: createContext(deps, systemActor('mailbox')),
      database,
      isHalted: () => maintenance.isOn(),
    })
    undo.push(() => mailboxReader.close())
  }
  if (env.WORKER) await queue.work(jobs, jobContext, (run) => countRun(metrics, run))
  isOwnAddress = ownAddresses({
    routes: build.routes,
    mounted: app.routes.map(({ path }) => path),
    moved: Object.keys(moved),
    files,
  })
  await tidyRedirects(systemCtx)
  await loadRedirects(systemCtx)
  const server = createHttpServer({
    fetch: app.fetch,
    pages: cache,
    staticFolder,
    metrics,
    overload,
    watch: watchForProxies({ settings: deps.settings, log, trustedProxies: env.TRUSTED_PROXIES }),
    before: development?.before,
  })
  const drain = createDrain(server, env.DRAIN_SECONDS)
  const chatListener = await hearChat(systemCtx, database)
  undo.push(() => chatListener.close())
  const liveListener = await hearLive(systemCtx, database, findActors)
  undo.push(() => liveListener.close())
  const port = await openPort(server, { port: env.PORT, host: env.HOST })
  undo.push(async () => {
    await drain.run()
    // Open streams would hold the port until they are cut.
    chatListener.endStreams()
    liveListener.endStreams()
    await port.close()
  })
  gaugeLoad(metrics, {
    requestsInFlight: () => overload.inFlight,
    connections: port.connections,
    pools: [database.pool, kept.pool],
  })
  gaugeOperation(metrics, systemCtx, env.DATA_DIR)
  if (env.NODE_ENV === 'production') {
    const ending = new AbortController()
    const warming = warm(cache, ending.signal).catch((error: unknown) => {
      // They are rendered when they are asked for.
      if (!ending.signal.aborted) log.warn({ err: error }, 'pages not rendered ahead')
    })
    undo.push(async () => {
      ending.abort()
      await warming
    })
  }
  if (!env.SITE_URL)
    log.info({ siteUrl: deps.settings.siteUrl }, 'SITE_URL is not set: links in mails and pages point here')
  const url = `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port.number}`
  return { url, setUpLink, endDrain: drain.end }
}

async function warm(cache: PageCache, signal: AbortSignal): Promise<void> {
  const missing = await cache.restore(publicPaths)
  if (missing.length === 0) return
  await renderAhead(signal)
  await cache.restore(missing)
}
