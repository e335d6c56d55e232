import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tests/chromium.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { otherPageTypes, pageTypes } from './page-types.ts'
import { isAsked, kilobytes, type Row } from './row.ts'

const tightWithinMs = 60_000

interface Loaded {
  url: string
  type: string
  bytes: number
}

interface Visit {
  untouched: Loaded[]
  /** With what came as every part was used. */
  used: Loaded[]
}

/** Pages that are a tool may weigh more, and how much once they are used is up to the tool. */
const tools = new Set<string>(['demo', 'heaviest demo', 'calculator', 'matcher', 'questionnaire'])

/** Q3: what a first visit of each type of page takes over the wire, as Chromium counts it. `--only=home` takes one. */
export async function bytes(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production' } })
  try {
    const rows: Row[] = []
    const pages = Object.entries({ ...pageTypes, ...otherPageTypes }).filter(([name]) => isAsked(name))
    for (const [, path] of pages) await untilTight(site.url + path)
    for (const [name, path] of pages) {
      const visited = await visit(site.url + path)
      rows.push(...pageRows(name, visited), ...(path === '/' ? homeRows(visited.untouched) : []))
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

function pageRows(name: string, { untouched, used }: Visit): Row[] {
  const page = sum(untouched, 'Document', 'Stylesheet')
  const isTool = tools.has(name)
  const most = isTool ? 40_000 : 15_000
  const scripts = (list: Loaded[]) =>
    `${kilobytes(sum(list, 'Script'))} in ${list.filter(({ type }) => type === 'Script').length} files`
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
      what: `${name}: script until somebody uses a part`,
      target: `≤ ${most / 1000} kB`,
      figure: scripts(untouched),
      isMet: sum(untouched, 'Script') <= most,
    },
    {
      requirement: 'Q3',
      what: `${name}: script after every part was used`,
      target: isTool ? '' : '≤ 90 kB',
      figure: scripts(used),
      ...(!isTool && { isMet: sum(used, 'Script') <= 90_000 }),
    },
  ]
}

function homeRows(untouched: Loaded[]): Row[] {
  const fonts = untouched.filter(({ type }) => type === 'Font')
  return [
    {
      requirement: 'Q3',
      what: 'home: all untouched, pictures included',
      target: '≤ 110 kB',
      figure: kilobytes(sum(untouched)),
      isMet: sum(untouched) <= 110_000,
    },
    {
      requirement: 'Q3',
      what: 'home: requests untouched',
      target: '≤ 14',
      figure: String(untouched.length),
      isMet: untouched.length <= 14,
    },
    {
      requirement: 'Q3',
      what: 'home: web fonts',
      target: '≤ 45 kB',
      figure: `${fonts.length}, ${kilobytes(sum(fonts))}`,
      isMet: sum(fonts) <= 45_000,
    },
  ]
}

/** A phone that opens the page and touches nothing, until nothing more arrives; then uses all of it. In the order of the requests. */
async function visit(url: string): Promise<Visit> {
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
  const untouched = listed([...loaded.values()])
  await useAll(page)
  await page.waitForTimeout(2000)
  await page.waitForLoadState('networkidle')
  const used = listed([...loaded.values()])
  await browser.close()
  if (process.argv.includes('--long')) {
    for (const { url, type, bytes } of used)
      process.stdout.write(`\n  ${kilobytes(bytes).padStart(9)} ${type} ${new URL(url).pathname}`)
  }
  return { untouched, used }
}

/** Without what was fetched ahead for other pages. A module that was preloaded may be named after the request that used it. */
const listed = (list: Loaded[]): Loaded[] =>
  list
    .filter(({ type }) => type !== 'Prefetch')
    .map((one) => (one.url.endsWith('.js') ? { ...one, type: 'Script' } : { ...one }))

/** Scrolls through the page, has every island start, and opens the chat. */
async function useAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => setTimeout(done, 100))
    }
  })
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-start=asked])')]
    const waiting = islands.filter(({ dataset }) => dataset['state'] !== 'ready')
    for (const island of waiting)
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return waiting.length === 0
  })
  const chat = page.locator('[data-island=chat] [role=button]')
  if ((await chat.count()) > 0) await chat.click()
}
