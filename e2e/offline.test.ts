import type { BrowserContext, Page } from '@playwright/test'
import { retireWorker } from '../app/service-worker.ts'
import { openFront } from './front.ts'
import { expect, hydrated, test as base } from './journey.ts'

const test = base.extend<{ front: Awaited<ReturnType<typeof openFront>> }>({
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL ?? '')
    await use(front)
    await front.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** Opens a page and waits until the worker holds it. */
async function openWithWorker(page: Page, url: string) {
  await page.goto(url)
  await hydrated(page)
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

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })

async function cut(context: BrowserContext, front: { state: { isDown: boolean } }, isCut: boolean) {
  front.state.isDown = isCut
  await context.setOffline(isCut)
}

test('without a connection the pages that were opened can be read, others say so and come by themselves later', async ({
  page,
  context,
  front,
}) => {
  await openWithWorker(page, `${front.url}/contact`)
  await expect.poll(() => keptPaths(page)).toContain('/contact')
  await page.goto(`${front.url}/about-us`)
  // Its scripts are kept as they come.
  await hydrated(page)
  const opened = await page.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(() => keptPaths(page)).toContain('/about-us')
  await cut(context, front, true)

  await page.goto(`${front.url}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
  await page.goto(`${front.url}/about-us?utm_source=letter`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(opened ?? '')
  await page.goto(`${front.url}/qa`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expect(page.getByRole('main').getByRole('link', { name: '+44' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/qa')

  await cut(context, front, false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
})

test('a link followed without a connection leads to the page that was kept', async ({
  page,
  context,
  front,
}) => {
  await openWithWorker(page, `${front.url}/about-us`)
  await page.goto(`${front.url}/contact`)
  await hydrated(page)
  await expect.poll(() => keptPaths(page)).toContain('/about-us')
  await cut(context, front, true)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/about-us"]')?.click())
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('main')).toContainText(/\w{4}/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
})

test('answers of the API, the private area, missing pages and pages with a question are never kept', async ({
  page,
  front,
}) => {
  await openWithWorker(page, `${front.url}/contact`)
  for (const path of ['/login', '/no-such-page', '/usecases?category=retail', '/api/openapi.json'])
    await page.goto(front.url + path)
  await page.goto(`${front.url}/about-us`)
  await expect.poll(() => keptPaths(page)).toContain('/about-us')
  const paths = await keptPaths(page)
  expect(paths.filter((path) => /^\/(?:api|login|no-such-page|usecases)/.test(path))).toEqual([])
  expect(paths).toContain('/offline')
})

test('a new version takes over while a tab is open, and the tab goes on into it though its own files are gone', async ({
  page,
  front,
}) => {
  await openWithWorker(page, `${front.url}/about-us`)
  await page.evaluate(() => {
    Object.assign(window, { isOldDocument: true })
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(window, { isTakenOver: true }),
    )
  })
  await replaceWorker(page, {
    release: (attempt) => (front.state.build = `the next one, ${attempt}`),
    hasHappened: () => page.evaluate(() => 'isTakenOver' in window),
  })
  front.state.isWithoutFiles = true
  await page.getByRole('banner').getByRole('link', { name: 'Tidewright, home' }).click()
  await expect(page).toHaveURL(`${front.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false)
})

test('switched off, the worker removes itself and all that it kept, and pages go on without it', async ({
  page,
  front,
}) => {
  await openWithWorker(page, `${front.url}/contact`)
  expect(await keptPaths(page)).toContain('/offline')
  await replaceWorker(page, {
    release: (attempt) => (front.state.worker = `(${retireWorker})(self) // ${attempt}`),
    hasHappened: async () => (await keptPaths(page)).length === 0,
  })
  const answer = await page.goto(`${front.url}/contact`)
  expect(answer?.fromServiceWorker()).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await keptPaths(page)).toEqual([])
})

test('what the worker has no answer to doesn’t wait for it', async ({ page, front }) => {
  await openWithWorker(page, `${front.url}/contact`)
  await page.goto(`${front.url}/about-us`)
  await hydrated(page)
  const data = page.waitForResponse((response) => response.url().endsWith('/usecases.data'))
  await page.getByRole('banner').locator('a[href="/usecases"]').first().click()
  await data
  /** Who answered what ends like this by a rule of the worker's; empty when the worker was asked. */
  const answeredBy = (end: string) =>
    page.evaluate((end) => {
      const found = performance
        .getEntriesByType('resource')
        .find(({ name }) => new URL(name).pathname.endsWith(end))
      return (
        found &&
        (Reflect.get(found, 'workerFinalRouterSource') ?? Reflect.get(found, 'workerFinalSourceType'))
      )
    }, end)
  await expect.poll(() => answeredBy('/usecases.data')).toBe('network')
  expect(await answeredBy('.js')).toBe('')
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
