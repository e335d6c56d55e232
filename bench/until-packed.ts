import { globSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pages } from '#content/pages.ts'
import type { Site } from '../tests/site.ts'

const withinMs = 180_000

/**
 * Until every public page is rendered, packed and taken over. A process of its own does that after the first start, and its work is part of no figure; a page
 * asked for earlier would be rendered by the server. Rejects when a page isn't packed in time.
 */
export async function untilPacked({ url, dataDir }: Pick<Site, 'url' | 'dataDir'>): Promise<void> {
  const packed = join(dataDir, 'pages/*/*.page')
  for (const until = Date.now() + withinMs; Date.now() < until; await sleep(1000))
    if (globSync(packed).length === pages.length) break
  // The server takes them from the disk.
  await sleep(3000)
  const headers = { 'accept-encoding': 'br' }
  for (const { path } of pages) {
    const response = await fetch(url + path, { method: 'HEAD', headers })
    if (response.headers.get('content-encoding') !== 'br') throw new Error(`${path} is not packed`)
  }
}
