import type { BrowserContext, Page } from '@playwright/test'
import { retireWorker } from '../app/service-worker.ts'
import { openPlainBrowser } from '../tests/plain-browser.ts'
import { openFront } from './front.ts'
import { expect, hydrated, test as base } from './journey.ts'

const test = base.extend<{ front: Awaited<ReturnType<typeof openFront>> }>({
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL ?? '')
    await use(front)
    await front.close()
  },
})
// A worker's pages are kept where emptying a context doesn't reach.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** Opens a page that the worker holds: it is registered by the first and holds the next. */
async function openWithWorker(page: Page, url: string) {
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/**
 * Releases another worker until one has taken over, while the page stays open. Without a debugger the first one does, within a second.
 * Beside one, as Playwright is, Chromium lets it wait for good if a request comes while the old one stops.
 */
async function replaceWorker(
  page: Page,
  { release, hasHappened }: { release: (attempt: number) => void; hasHappened: () => Promise<boolean> },
) {
  let attempt = 0
  await expect(async () => {
    release(++attempt)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(hasHappened, { timeout: 4000 }).toBe(true)
  }).toPass({ timeout: 40_000 })
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

async function cut(context: BrowserContext, front: { state: { isDown: boolean } }, isCut: boolean) {
  front.state.isDown = isCut
  await context.setOffline(isCut)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('without a connection every address says so, and shows its page by itself when the connection is back', async ({
  page,
  context,
  front,
}) => {
  await openWithWorker(page, `${front.url}/about-us`)
  await cut(context, front, true)
  for (const path of ['/dashboard', '/usecases?category=retail', '/no-such-page', '/qa']) {
    await page.goto(front.url + path)
    await expect(heading(page), path).toHaveText('No connection')
    expect(page.url()).toBe(front.url + path)
  }
  await expect(page.getByRole('main').getByRole('link', { name: '+44' })).toBeVisible()
  await cut(context, front, false)
  await expect(heading(page)).not.toHaveText('No connection')
  await expect(page).toHaveURL(`${front.url}/qa`)
})

test('a connection that is gone again at once reloads nothing', async ({ page, context, front }) => {
  await openWithWorker(page, `${front.url}/about-us`)
  await cut(context, front, true)
  await page.goto(`${front.url}/qa`)
  await expect(heading(page)).toHaveText('No connection')
  const isSamePage = await page.evaluate(async () => {
    dispatchEvent(new Event('online'))
    await new Promise((done) => setTimeout(done, 1000))
    return !navigator.onLine
  })
  expect(isSamePage).toBe(true)
})

test('what was being written to us is there again after the connection was lost', async ({
  page,
  context,
  front,
}) => {
  await openWithWorker(page, `${front.url}/contact`)
  await hydrated(page)
  const email = page.getByRole('main').getByRole('textbox', { name: /^email/i })
  await email.fill('maeve@plant.example')
  await cut(context, front, true)
  await page.reload()
  await expect(heading(page)).toHaveText('No connection')
  await cut(context, front, false)
  await expect(email).toHaveValue('maeve@plant.example')
})

test('the worker keeps the page that says so, and nothing that was opened', async ({ page, front }) => {
  await openWithWorker(page, `${front.url}/contact`)
  for (const path of ['/about-us', '/login', '/no-such-page', '/api/openapi.json', '/about-us'])
    await page.goto(front.url + path)
  expect(await kept(page)).toEqual(['/offline'])
})

test('a new version takes over while a tab is open, and leaves nothing of the old one', async ({
  page,
  front,
}) => {
  await openWithWorker(page, `${front.url}/about-us`)
  await page.evaluate(async () => {
    await (await caches.open('pages-of-an-old-build')).put('/contact', new Response('old'))
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(window, { isTakenOver: true }),
    )
  })
  await replaceWorker(page, {
    release: (attempt) => (front.state.build = `the next one, ${attempt}`),
    hasHappened: () => page.evaluate(() => 'isTakenOver' in window),
  })
  await expect.poll(() => kept(page)).toEqual(['/offline'])
  front.state.isWithoutFiles = true
  await page.getByRole('banner').getByRole('link', { name: 'Tidewright, home' }).click()
  await expect(page).toHaveURL(`${front.url}/`)
  await expect(heading(page)).toBeVisible()
})

test('switched off, the worker removes itself and all that it kept, and pages go on without it', async ({
  page,
  front,
}) => {
  await openWithWorker(page, `${front.url}/contact`)
  expect(await kept(page)).toContain('/offline')
  await replaceWorker(page, {
    release: (attempt) => (front.state.worker = `(${retireWorker})(self) // ${attempt}`),
    hasHappened: async () => (await kept(page)).length === 0,
  })
  const answer = await page.goto(`${front.url}/contact`)
  expect(answer?.fromServiceWorker()).toBe(false)
  await expect(heading(page)).toBeVisible()
  expect(await kept(page)).toEqual([])
})

test('nothing waits until the worker is started: a navigation is sent at once, all else goes past it', async ({
  page,
  front,
}) => {
  await openWithWorker(page, `${front.url}/contact`)
  await page.goto(`${front.url}/about-us`)
  await hydrated(page)
  const rules = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({
        isPage: entry.entryType === 'navigation',
        // Chromium has changed the name.
        rule:
          Reflect.get(entry, 'workerMatchedRouterSource') ?? Reflect.get(entry, 'workerMatchedSourceType'),
      })),
  )
  const [pages, files] = [rules.filter(({ isPage }) => isPage), rules.filter(({ isPage }) => !isPage)]
  expect(pages.map(({ rule }) => rule)).toEqual(['race-network-and-fetch-handler'])
  expect(files.length).toBeGreaterThan(2)
  expect(files.filter(({ rule }) => rule !== 'network')).toEqual([])
})

test('a page that was drawn ahead is shown with the worker in control', async ({ front }) => {
  const browser = await openPlainBrowser()
  try {
    const tab = await browser.openTab()
    await tab.goto(`${front.url}/solutions`)
    await tab.evaluate(async () => void (await navigator.serviceWorker.ready))
    await tab.goto(`${front.url}/solutions?again`)
    await tab.until(() => navigator.serviceWorker.controller !== null)
    const link = 'main a[href="/solutions/machine-vision"]'
    await tab.hover(link)
    await expect.poll(() => tab.isAhead()).toBe(true)
    await expect.poll(() => tab.evaluateAhead(() => document.readyState).catch(() => '')).toBe('complete')
    await tab.click(link)
    await tab.until((path) => location.pathname === path, '/solutions/machine-vision')
    const shown = await tab.evaluate(() => ({
      isDrawnAhead:
        Number(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'activationStart')) > 0,
      isHeld: navigator.serviceWorker.controller !== null,
    }))
    expect(shown).toEqual({ isDrawnAhead: true, isHeld: true })
  } finally {
    await browser.close()
  }
})

test('a worker that can’t be registered is only logged', async ({ page, context, front }) => {
  await context.route('**/sw.js', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('not today'))
  })
  const logged = page.waitForEvent('console', (message) => message.text().includes('service worker'))
  await page.goto(`${front.url}/contact`)
  await hydrated(page)
  expect((await logged).type()).toBe('warning')
  await expect(heading(page)).toBeVisible()
})
