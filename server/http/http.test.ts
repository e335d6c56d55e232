import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#db/log.ts'
import { createHttpServer } from './http.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { createOverload } from '#server/limits/overload.ts'
import { createPageCache } from '#server/pages/page-cache.ts'
import { openPageStore } from '#server/pages/page-store.ts'

test('a file that went since the server started costs its request, not the server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'kept.txt'), 'kept')
  await writeFile(join(folder, 'lost.txt'), 'lost')
  const overload = createOverload({ log: silentLog, queriesWaiting: () => 0 })
  onTestFinished(() => overload.close())
  const server = createHttpServer({
    fetch: () => new Response('from the app'),
    pages: createPageCache({
      render: () => Promise.reject(new Error('No page is asked for')),
      store: await openPageStore(join(folder, 'pages'), 'test', () => '0'),
    }),
    staticFolder: folder,
    metrics: createMetrics('test'),
    overload,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await rm(join(folder, 'lost.txt'))
  await expect(fetch(`${url}/lost.txt`).then((answer) => answer.text())).rejects.toThrow()
  expect(await (await fetch(`${url}/kept.txt`)).text()).toBe('kept')
  expect(await (await fetch(`${url}/other`)).text()).toBe('from the app')
})
