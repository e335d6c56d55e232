import { setTimeout as sleep } from 'node:timers/promises'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { openPlainBrowser, type PlainBrowser } from '../tests/plain-browser.ts'
import { startSite } from '../tests/site.ts'
import { isAsked, median, type Row } from './row.ts'

const rounds = 3

const ways = [
  { from: '/', to: '/contact' },
  { from: '/solutions', to: '/solutions/machine-vision' },
  { from: '/usecases', to: '/team-augmentation' },
]

/** How the next document comes, with the milliseconds that a click may take at full speed and four times slowed down. */
const kinds = [
  { name: 'pointed at before, prerendered', hoverMs: 1500, hasRules: true, wanted: { 1: 100, 4: 250 } },
  { name: 'clicked at once', hoverMs: 0, hasRules: true, wanted: undefined },
  {
    name: 'pointed at before, without speculation rules',
    hoverMs: 1500,
    hasRules: false,
    wanted: { 1: 150, 4: 350 },
  },
  {
    name: 'clicked at once, without speculation rules',
    hoverMs: 0,
    hasRules: false,
    wanted: { 1: 150, 4: 350 },
  },
] as const

/** Q4: from the click on a link to the first frame of the next page. `--only=/solutions` takes the ways from one page. */
export async function navigation(): Promise<Row[]> {
  const dataDir = await newDataDir()
  const site = await startSite({ dataDir, env: { NODE_ENV: 'production' } })
  try {
    const rows: Row[] = []
    for (const { name, hoverMs, hasRules, wanted } of kinds) {
      const browser = await openPlainBrowser()
      try {
        for (const slowdown of [1, 4] as const) {
          for (const { from, to } of ways) {
            if (!isAsked(from)) continue
            const times: number[] = []
            let drawnAhead = 0
            for (let round = 0; round <= rounds; round++) {
              const { ms, isDrawnAhead } = await navigate(browser, {
                url: site.url,
                from,
                to,
                slowdown,
                hoverMs,
                hasRules,
              })
              // The first has the server make what it will have at hand.
              if (round === 0) continue
              times.push(ms)
              if (isDrawnAhead) drawnAhead += 1
            }
            const middle = median(times)
            const most = wanted?.[slowdown]
            const isMeasured = hasRules || drawnAhead === 0
            rows.push({
              requirement: 'Q4',
              what: `${from} to ${to}, ${name}${slowdown > 1 ? ', four times slower' : ''}`,
              target: most === undefined ? '' : `≤ ${most} ms`,
              figure: `${isMeasured ? '' : 'not measured: '}${Math.round(middle)} ms (at most ${Math.round(Math.max(...times))} ms; ${drawnAhead} of ${rounds} drawn ahead)`,
              ...(most !== undefined && isMeasured && { isMet: middle <= most }),
            })
          }
        }
      } finally {
        await browser.close()
      }
    }
    return rows
  } finally {
    await site.stop()
    await dropDataDir(dataDir)
  }
}

interface Way {
  url: string
  from: string
  to: string
  slowdown: number
  hoverMs: number
  hasRules: boolean
}

/** A visitor who has never been here. */
async function navigate(browser: PlainBrowser, { url, from, to, slowdown, hoverMs, hasRules }: Way) {
  const tab = await browser.openTab()
  try {
    await tab.before(noteClickAndPaint)
    if (!hasRules) await tab.before(ignoreSpeculationRules)
    await tab.goto(url + from)
    await tab.slowDown(slowdown)
    // What a page does after itself isn't part of the figure.
    await sleep(2000)
    const link = `a[href="${to}"]`
    if (hoverMs > 0) {
      await tab.hover(link)
      await sleep(hoverMs)
    }
    await tab.click(link)
    await tab.until(
      (path) => location.pathname === path && Number(localStorage.getItem('bench-paint')) > 0,
      to,
    )
    return await tab.evaluate(() => ({
      ms: Number(localStorage.getItem('bench-paint')) - Number(localStorage.getItem('bench-click')),
      isDrawnAhead:
        Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart')) > 0,
    }))
  } finally {
    await tab.close()
  }
}

/** In every document: a browser that doesn't know speculation rules. It stands alone, as text. */
function ignoreSpeculationRules() {
  const supports = HTMLScriptElement.supports.bind(HTMLScriptElement)
  HTMLScriptElement.supports = (type) => type !== 'speculationrules' && supports(type)
  new MutationObserver(() => {
    for (const script of document.querySelectorAll('script[type=speculationrules]')) script.remove()
  }).observe(document, { childList: true, subtree: true })
}

/** In every document: when the last click was, and when the first frame that someone saw. It stands alone, as text. */
function noteClickAndPaint() {
  const now = (time: number) => String(performance.timeOrigin + time)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      localStorage.setItem('bench-click', now(timeStamp))
      localStorage.removeItem('bench-paint')
    },
    { capture: true },
  )
  const painted = () => {
    // A task posted in a frame's own work runs right behind it, when it is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => localStorage.setItem('bench-paint', now(performance.now())))
      port1.start()
      port2.postMessage(undefined)
    })
  }
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', painted, { once: true })
    return
  }
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') localStorage.setItem('bench-paint', now(startTime))
  }).observe({ type: 'paint', buffered: true })
}
