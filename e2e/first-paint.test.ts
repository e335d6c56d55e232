import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

/** A slow phone connection: scripts take seconds to arrive. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

const isStart = /\/assets\/start-[\w-]+\.js$/

/** Holds the start module back until the returned function is called. */
async function holdStart(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(isStart, async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a click before the scripts are there is kept and done when they are', async ({ page }) => {
  const release = await holdStart(page)
  await page.goto('/')
  const dark = page.getByRole('group', { name: 'Colour theme' }).getByRole('button', { name: 'Dark' })
  await dark.click()
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  release()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

test('a film that is asked for before the scripts are there plays on its page', async ({ page }) => {
  const release = await holdStart(page)
  await page.goto('/video-test')
  await page.getByRole('link', { name: 'Play: A film that plays' }).click()
  release()
  await expect(page.locator('#plays video')).toBeAttached()
  await expect(page).toHaveURL(/\/video-test$/)
})

test('where the scripts never come, a film’s link leads to the film within a second or two', async ({
  page,
}) => {
  await holdStart(page)
  await page.goto('/video-test')
  await page.getByRole('link', { name: 'Play: A film that plays' }).click()
  await expect(page).toHaveURL(/\/videos\/test-card\.mp4$/, { timeout: 4000 })
})

test('a script that didn’t arrive is fetched again at the next touch', async ({ page }) => {
  let lost = 0
  await page.route(isStart, (route) => (lost++ === 0 ? route.abort() : route.continue()))
  await page.goto('/usecases')
  await expect.poll(() => lost).toBe(1)
  await page.getByRole('searchbox').fill('hotel')
  await expect(page).toHaveURL(/q=hotel$/)
  expect(lost).toBeGreaterThan(1)
})

test('what was typed before the scripts came stays', async ({ page }) => {
  await slowDown(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const email = page.getByRole('textbox', { name: /^email/i })
  await email.fill('early@plant.example')
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-state', 'ready', {
    timeout: 25_000,
  })
  await expect(email).toHaveValue('early@plant.example')
})

test('a filter that was typed before the scripts came is followed', async ({ page }) => {
  const release = await holdStart(page)
  await page.goto('/usecases')
  await page.getByRole('searchbox').pressSequentially('hotel')
  release()
  await expect(page.locator('main [role=status]')).toContainText('for “hotel”')
})

test('no script is fetched before the page is painted and loaded, and nothing of React before it is used', async ({
  page,
}) => {
  await page.goto('/')
  const scripts = () =>
    page.evaluate(() => {
      const [opened] = performance.getEntriesByType('navigation')
      const loadedAt = opened instanceof PerformanceNavigationTiming ? opened.loadEventStart : NaN
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, isAfterLoad: startTime >= loadedAt }))
    })
  await expect.poll(async () => (await scripts()).length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const untouched = await scripts()
  expect(untouched.filter(({ isAfterLoad }) => !isAfterLoad)).toEqual([])
  const ofReact = (list: typeof untouched) => list.filter(({ name }) => name.includes('/react-'))
  expect(ofReact(untouched)).toEqual([])
  await hydrated(page)
  expect(ofReact(await scripts())).not.toEqual([])
})
