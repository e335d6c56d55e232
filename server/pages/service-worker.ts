import { createHash } from 'node:crypto'
import { retireWorker, runWorker } from '#app/service-worker.ts'
import { offlineWords } from '#content/unreached-words.ts'
import { perEdition } from '#lib/editions.ts'
import { serviceWorkerCsp } from '#server/http/security-headers.ts'

/** Another worker with other words of the page that it keeps, which browsers then fetch anew. */
const wordsKey = perEdition(() =>
  createHash('sha256')
    .update(JSON.stringify({ ...offlineWords }))
    .digest('hex')
    .slice(0, 12),
)

/** The answer at /sw.js: the worker of this build, or, switched off, one that removes itself and what was kept. */
export function serviceWorkerAnswer({ isOn, buildId }: { isOn: boolean; buildId: string }) {
  const source = () =>
    isOn
      ? `(${runWorker})(self, ${JSON.stringify(`${buildId}-${wordsKey()}`)})\n`
      : `(${retireWorker})(self)\n`
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': serviceWorkerCsp,
  }
  return () => new Response(source(), { headers })
}
