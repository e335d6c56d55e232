import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tests/chromium.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { otherPageTypes, pageTypes } from './page-types.ts'
import { kilobytes, type Row } from './row.ts'

const tightWithinMs = 60_000

interface Loaded {
  url: string
  type: string
  bytes: number
}

/** Q3: what a first visit of each type of page takes over the wire, as Chromium counts it. */
export async function bytes(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production' } })
  try {
    const rows: Row[] = []
    const pages = Object.entries({ ...pageTypes, ...otherPageTypes })
    for (const [, path] of pages) await untilTight(site.url + path)
    for (const [name, path] of pages) {
      const loaded = await visit(site.url + path)
      rows.push(...pageRows(name, loaded), ...(path === '/' ? homeRows(loaded) : []))
    }
    return rows
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

/** A page is packed with gzip at first and tightly behind its first answer: what nearly every visitor gets is the second. */
async function untilTight(url: string): Promise<void> {
  const page = Buffer.from(
    await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
  )
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.length }
  const { length } = brotliCompressSync(page, { params })
  const isTight = async () => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return Number(answer.headers.get('content-length')) <= length
  }
  for (const until = Date.now() + tightWithinMs; Date.now() < until && !(await isTight());) await sleep(500)
}

const sum = (list: Loaded[], ...types: string[]) =>
  list
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .reduce((all, one) => all + one.bytes, 0)

function pageRows(name: string, loaded: Loaded[]): Row[] {
  const page = sum(loaded, 'Document', 'Stylesheet')
  const script = sum(loaded, 'Script')
  return [
    {
      requirement: 'Q3',
      what: `${name}: HTML and CSS`,
      target: '≤ 25 kB',
      figure: kilobytes(page),
      isMet: page <= 25_000,
    },
    {
      requirement: 'Q3',
      what: `${name}: JavaScript in all once hydrated`,
      target: '≤ 105 kB',
      figure: `${kilobytes(script)} in ${loaded.filter(({ type }) => type === 'Script').length} files`,
      isMet: script <= 105_000,
    },
  ]
}

function homeRows(loaded: Loaded[]): Row[] {
  const firstScript = loaded.findIndex(({ type }) => type === 'Script')
  const before = firstScript < 0 ? loaded : loaded.slice(0, firstScript)
  const fonts = loaded.filter(({ type }) => type === 'Font')
  return [
    {
      requirement: 'Q3',
      what: 'home: all before hydration, pictures included',
      target: '≤ 100 kB',
      figure: kilobytes(sum(before)),
      isMet: sum(before) <= 100_000,
    },
    {
      requirement: 'Q3',
      what: 'home: requests before hydration',
      target: '≤ 12',
      figure: String(before.length),
      isMet: before.length <= 12,
    },
    {
      requirement: 'Q3',
      what: 'home: web fonts',
      target: 'one, ≤ 30 kB',
      figure: `${fonts.length}, ${kilobytes(sum(fonts))}`,
      isMet: fonts.length <= 1 && sum(fonts) <= 30_000,
    },
  ]
}

/** A phone that opens the page and touches nothing, until nothing more arrives. In the order of the requests. */
async function visit(url: string): Promise<Loaded[]> {
  const path = chromiumPath()
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: chromiumFlags() })
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    // What the worker fetches for the page would not be seen.
    serviceWorkers: 'block',
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const loaded = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http'))
      loaded.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 })
  })
  const headerBytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const one = loaded.get(requestId)
    if (one) one.type = type
    headerBytes.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    // What came from the cache or from memory has no length of its own.
    if (one) one.bytes = Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(6000)
  await page.waitForLoadState('networkidle')
  await browser.close()
  const list = [...loaded.values()]
  if (process.argv.includes('--long')) {
    for (const { url, type, bytes } of list)
      process.stdout.write(`\n  ${kilobytes(bytes).padStart(9)} ${type} ${new URL(url).pathname}`)
  }
  // A module that was preloaded may be named after the request that used it.
  for (const one of list) if (one.url.endsWith('.js')) one.type = 'Script'
  return list
}
