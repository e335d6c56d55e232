import { retireWorker, runWorker } from '#app/service-worker.ts'
import { serviceWorkerCsp } from '#server/http/security-headers.ts'

/** The answer at /sw.js: the worker of this build, or, switched off, one that removes itself and what was kept. */
export function serviceWorkerAnswer({ isOn, buildId }: { isOn: boolean; buildId: string }) {
  const source = isOn ? `(${runWorker})(self, ${JSON.stringify(buildId)})\n` : `(${retireWorker})(self)\n`
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': serviceWorkerCsp,
  }
  return () => new Response(source, { headers })
}
