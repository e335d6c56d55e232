/**
 * The functions below are served as text at /sw.js, so each stands alone: no imports, no outer names. What they need of a worker's
 * scope is described here, since the types of pages and workers exclude each other.
 */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}
interface InstallEvent extends LastingEvent {
  /** Chromium has it. */
  addRoutes?(rule: {
    condition: { or: { urlPattern: { pathname: string } }[] }
    source: 'network'
  }): Promise<void>
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
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly { url: string }[]>
  }
  registration: ServiceWorkerRegistration
  caches: CacheStorage
  location: { origin: string }
}
export interface WorkerSettings {
  /** Kept pages belong to one build; files with a hash in their name belong to every build. */
  build: string
  /** First segments of the private area's addresses, which the worker leaves alone. */
  staff: string[]
  most: { pages: number; files: number; pictures: number }
}

/** Keeps hashed files and the public pages that were opened; answers from there when the network doesn't. */
export function runWorker(scope: WorkerScope, { build, staff, most }: WorkerSettings) {
  const { caches } = scope
  const names = {
    pages: `pages-${build}`,
    offline: `offline-${build}`,
    files: 'files',
    pictures: 'pictures',
  }

  const keep = async (kind: keyof typeof most, key: string, answer: Response) => {
    const cache = await caches.open(names[kind])
    await cache.put(key, answer)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most[kind])).map((old) => cache.delete(old)))
  }
  const kept = (key: string, kind: keyof typeof names) =>
    caches.match(key, { cacheName: names[kind], ignoreVary: true })

  const isStaff = (path: string) => staff.includes(path.split('/')[1] ?? '')
  const isForEverybody = (answer: Response) =>
    answer.status === 200 &&
    !answer.redirected &&
    (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
    (answer.headers.get('cache-control') ?? '').includes('public')

  const keepPage = async (path: string, answer: Response) => {
    if (isForEverybody(answer)) await keep('pages', path, answer)
  }

  const page = async (event: RequestEvent, { pathname, search }: URL) => {
    const older = async () => {
      const found = await kept(pathname, 'pages')
      // The page as it is without its question: under its own address, so that it reads as what it is.
      return found && search ? Response.redirect(pathname) : found
    }
    try {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request))
      if (search === '') event.waitUntil(keepPage(pathname, answer.clone()))
      const isGatewayDown = answer.status >= 502 && answer.status <= 504
      return (isGatewayDown && (await older())) || answer
    } catch {
      return (await older()) ?? (await kept('/offline', 'offline')) ?? Response.error()
    }
  }

  const file = async (event: RequestEvent, kind: 'files' | 'pictures') => {
    const { request } = event
    const found = (await kept(request.url, kind)) ?? (await kept(request.url, 'offline'))
    if (found) return found
    const answer = await fetch(request)
    if (answer.status === 200) event.waitUntil(keep(kind, request.url, answer.clone()))
    return answer
  }

  /** What the worker has no answer to goes past it, where the browser can: a click doesn't wait until it is started. */
  const leaveAlone = async (event: InstallEvent) => {
    const paths = ['/*.data', '/api/*', ...staff.flatMap((segment) => [`/${segment}`, `/${segment}/*`])]
    const or = paths.map((pathname) => ({ urlPattern: { pathname } }))
    await event.addRoutes?.({ condition: { or }, source: 'network' })
  }

  scope.addEventListener('install', (event) => {
    const prepare = async () => {
      // Without it only a moment is lost.
      await leaveAlone(event).catch(() => undefined)
      const answer = await fetch('/offline', { cache: 'reload' })
      if (!answer.ok) throw new Error(`/offline answered ${answer.status}`)
      const cache = await caches.open(names.offline)
      const needs = (await answer.clone().text()).match(/\/fonts\/[\w.-]+/g)
      await cache.put('/offline', answer)
      await cache.addAll([...new Set(needs)])
      // At once: no page talks to its worker, and files of older builds stay kept.
      await scope.skipWaiting()
    }
    event.waitUntil(prepare())
  })

  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      const own = Object.values(names)
      const old = (await caches.keys()).filter((name) => !own.includes(name))
      await Promise.all(old.map((name) => caches.delete(name)))
      await scope.registration.navigationPreload?.enable()
      await scope.clients.claim()
      // What is open was fetched before this worker was there.
      for (const { url } of await scope.clients.matchAll({ type: 'window' })) {
        const { pathname, search } = new URL(url)
        if (search === '' && !isStaff(pathname)) await keepPage(pathname, await fetch(pathname))
      }
    }
    event.waitUntil(takeOver())
  })

  scope.addEventListener('fetch', (event) => {
    const { method, headers, mode, url: address } = event.request
    const url = new URL(address)
    if (method !== 'GET' || url.origin !== scope.location.origin) return
    if (headers.has('authorization') || headers.has('range')) return
    if (url.pathname.startsWith('/api/') || isStaff(url.pathname)) return
    if (/^\/(?:assets|fonts)\//.test(url.pathname)) event.respondWith(file(event, 'files'))
    else if (/^\/pictures\/.*[?&]v=/.test(url.pathname + url.search))
      event.respondWith(file(event, 'pictures'))
    else if (mode === 'navigate') event.respondWith(page(event, url))
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
