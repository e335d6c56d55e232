/**
 * The functions below are served as text at /sw.js, so each stands alone: no imports, no outer names. What they need of a worker's
 * scope is described here, since the types of pages and workers exclude each other.
 */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}
interface RequestCondition {
  requestMode: 'navigate'
  requestMethod: 'GET'
}
interface RouterRule {
  condition: RequestCondition | { not: RequestCondition }
  source: 'network' | 'race-network-and-fetch-handler'
}
interface InstallEvent extends LastingEvent {
  /** Chromium has it. */
  addRoutes?(rules: RouterRule[]): Promise<void>
}
interface RequestEvent extends LastingEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
export interface WorkerScope {
  addEventListener(type: 'install', listen: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  caches: CacheStorage
}

/** Keeps one page, which is shown under any address while there is no connection. */
export function runWorker(scope: WorkerScope, build: string) {
  const { caches, registration } = scope
  const offline = `offline-${build}`

  /** A navigation never waits until the worker is started: it is sent at once, and everything else goes past the worker. */
  const sendAtOnce = async (event: InstallEvent) => {
    const navigation: RequestCondition = { requestMode: 'navigate', requestMethod: 'GET' }
    if (!event.addRoutes) return registration.navigationPreload?.enable()
    await event.addRoutes([
      { condition: navigation, source: 'race-network-and-fetch-handler' },
      { condition: { not: navigation }, source: 'network' },
    ])
  }

  scope.addEventListener('install', (event) => {
    // Without it only a moment is lost.
    const routes = sendAtOnce(event).catch(() => undefined)
    const prepare = async () => {
      const page = await fetch('/offline', { cache: 'reload' })
      if (!page.ok) throw new Error(`/offline returned ${page.status}`)
      await (await caches.open(offline)).put('/offline', page)
      await routes
      await scope.skipWaiting()
    }
    event.waitUntil(prepare())
  })

  scope.addEventListener('activate', (event) => {
    const clean = async () => {
      for (const name of await caches.keys()) if (name !== offline) await caches.delete(name)
    }
    event.waitUntil(clean())
  })

  scope.addEventListener('fetch', (event) => {
    const { request } = event
    if (request.mode !== 'navigate' || request.method !== 'GET') return
    const page = async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request))
      } catch {
        return (await caches.match('/offline')) ?? Response.error()
      }
    }
    event.respondWith(page())
  })
}

/** The kill switch: takes the place of any worker, throws away what it kept, and goes. */
export function retireWorker(scope: WorkerScope) {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => {
    const retire = async () => {
      for (const name of await scope.caches.keys()) await scope.caches.delete(name)
      await scope.registration.unregister()
    }
    event.waitUntil(retire())
  })
}
