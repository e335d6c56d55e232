import { retireWorker, runWorker, type WorkerSettings } from '#app/service-worker.ts'
import { serviceWorkerCsp } from './security-headers.ts'
import { isStaffRoute, type Routes } from './staff-routes.ts'

const most = { pages: 40, files: 160, pictures: 80 }

/** The answer at /sw.js: the worker of this build, or, switched off, one that removes itself and what was kept. */
export function serviceWorkerAnswer(options: { isOn: boolean; buildId: string; routes: Routes }) {
  const settings: WorkerSettings = { build: options.buildId, staff: staffSegments(options.routes), most }
  const source = options.isOn
    ? `(${runWorker})(self, ${JSON.stringify(settings)})\n`
    : `(${retireWorker})(self)\n`
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': serviceWorkerCsp,
  }
  return () => new Response(source, { headers })
}

/** The first segments of all addresses under the private area's layout, as the map of routes has them. */
export function staffSegments(routes: Routes): string[] {
  const segments = Object.values(routes).flatMap((route) =>
    route?.path && isStaffRoute(routes, route.id) ? [route.path.split('/')[0] ?? ''] : [],
  )
  return [...new Set(segments)].sort()
}
