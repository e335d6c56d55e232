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
interface PushEvent extends LastingEvent {
  data: { json(): unknown } | null
}
interface ClickEvent extends LastingEvent {
  notification: Notification
}
interface OpenPage {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
export interface WorkerScope {
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listen: (event: ClickEvent) => void): void
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  location: { origin: string }
  addEventListener(type: 'install', listen: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listen: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: RequestEvent) => void): void
  skipWaiting(): Promise<void>
  registration: ServiceWorkerRegistration
  caches: CacheStorage
}

/** Keeps one page, which is shown under any address while there is no connection, and shows staff what they want to be told of. */
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

  scope.addEventListener('push', (event) => {
    const told: unknown = event.data?.json()
    const field = (name: string): string => {
      const value: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined
      return typeof value === 'string' ? value : ''
    }
    const show = registration.showNotification(field('title'), {
      tag: field('tag'),
      icon: '/icon-192.png',
      data: field('url'),
    })
    event.waitUntil(show)
  })

  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    const url = new URL(String(notification.data || '/dashboard'), scope.location.origin)
    const open = async () => {
      if (url.origin !== scope.location.origin) return
      const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const same = pages.find((page) => page.url === url.href)
      await (same ? same.focus() : scope.clients.openWindow(url.href))
    }
    event.waitUntil(open())
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
