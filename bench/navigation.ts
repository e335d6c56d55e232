import { chromium, type Browser, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../tests/chromium.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { startSite } from '../tests/site.ts'
import { median, type Row } from './row.ts'

const rounds = 5
const wantedMs = 100

/** From a page to one that it has fetched ahead, because the pointer lies on its link or because visitors open it next. */
const ways = [
  { from: '/', to: '/solutions' },
  { from: '/', to: '/contact' },
  { from: '/solutions', to: '/solutions/machine-vision' },
  { from: '/solutions/machine-vision', to: '/usecases' },
  { from: '/usecases', to: '/team-augmentation' },
]

const machines = [
  { name: 'desktop', slowdown: 1, target: `≤ ${wantedMs} ms` },
  { name: 'four times slower', slowdown: 4, target: '' },
]

/** Q4: from the click to the picture of the next page, as Chromium shows it. */
export async function navigation(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production' } })
  const path = chromiumPath()
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: chromiumFlags() })
  try {
    const rows: Row[] = []
    for (const { name, slowdown, target } of machines) {
      for (const { from, to } of ways) {
        const times: number[] = []
        for (let round = 0; round <= rounds; round++) {
          const ms = await navigate(browser, { url: site.url, from, to, slowdown })
          // The first has the server make what it will have at hand.
          if (round > 0) times.push(ms)
        }
        const middle = median(times)
        rows.push({
          requirement: 'Q4',
          what: `${from} to ${to}, prefetched, ${name}`,
          target,
          figure: `${Math.round(middle)} ms (at most ${Math.round(Math.max(...times))} ms)`,
          ...(target && { isMet: middle <= wantedMs }),
        })
      }
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
    await dropDataDir(dataDir)
  }
}

interface Way {
  url: string
  from: string
  to: string
  slowdown: number
}

async function navigate(browser: Browser, { url, from, to, slowdown }: Way): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url + from, { waitUntil: 'load' })
  const link = page.locator(`a[href="${to}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await link.evaluate(untilHeld)
  await page.mouse.move(320, 240, { steps: 4 })
  await link.hover()
  // What is fetched ahead comes a second after somebody began to use the page.
  await page.waitForTimeout(3000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const shown = timeToPicture(page)
  await link.click()
  const ms = await shown
  if (new URL(page.url()).pathname !== to) throw new Error(`The link to ${to} led to ${page.url()}`)
  await context.close()
  return ms
}

/** React holds the link: a click on it is a navigation of the router. */
async function untilHeld(link: Element) {
  const isHeld = () => Object.keys(link).some((key) => key.startsWith('__reactProps$'))
  while (!isHeld()) await new Promise((done) => setTimeout(done, 20))
}

/** Milliseconds from the next click to the first frame in which the page has another heading. */
const timeToPicture = (page: Page) =>
  page.evaluate(() => {
    const heading = () => document.querySelector('h1')?.textContent
    const before = heading()
    return new Promise<number>((done) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const watch = new MutationObserver(() => {
            if (heading() === before || heading() === undefined) return
            watch.disconnect()
            // A task posted in a frame's own work runs right behind it, when it is painted.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => done(performance.now() - timeStamp))
              port1.start()
              port2.postMessage(undefined)
            })
          })
          watch.observe(document, { childList: true, subtree: true, characterData: true })
        },
        { capture: true, once: true },
      )
    })
  })
