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

test('a click before the scripts are there is kept and done when they are', async ({ page }) => {
  await slowDown(page)
  await page.goto('/no-such-page', { waitUntil: 'commit' })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const dark = page.locator('button[data-early]', { hasText: 'Dark' })
  await dark.scrollIntoViewIfNeeded()
  const isHeld = () =>
    dark.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))
  expect(await isHeld()).toBe(false)
  await dark.click()
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  await expect(page.locator('html')).toHaveClass(/\bdark\b/, { timeout: 50_000 })
})

test('what every page runs whole asks to be compiled while it loads, and nothing else does', async ({
  page,
}) => {
  const asking: string[] = []
  page.on('response', async (answer) => {
    const [, name] = /\/assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(answer.url()) ?? []
    if (name && (await answer.text()).startsWith('//# allFunctionsCalledOnLoad\n')) asking.push(name)
  })
  await page.goto('/solutions')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => asking.toSorted()).toEqual(['site', 'vendor'])
})

test('a script that didn’t arrive is fetched again at the next touch', async ({ page, watched }) => {
  let lost = 0
  await page.route('**/assets/entry.client-*.js', (route) =>
    lost++ === 0 ? route.abort() : route.continue(),
  )
  const told = page.waitForEvent('console', (message) => message.text().includes('Not interactive yet'))
  await page.goto('/about-us')
  await page.dispatchEvent('body', 'pointerdown')
  await told
  // This once it is what was to be shown.
  watched.length = 0
  await hydrated(page)
  expect(lost).toBeGreaterThan(1)
})

test('React still marks the elements that it holds with __reactProps, which the replay waits for', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const held = page.getByRole('banner').getByRole('link').first()
  await expect
    .poll(() => held.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true)
})

test('what was typed before the scripts came stays', async ({ page }) => {
  await slowDown(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  const email = page.getByRole('textbox', { name: /^email/i })
  await email.fill('early@plant.example')
  await page.waitForFunction(
    () => Object.keys(document).some((key) => key.startsWith('__react')),
    undefined,
    { timeout: 25_000 },
  )
  await expect(email).toHaveValue('early@plant.example')
})

test('no script is fetched before the page is painted and loaded', async ({ page }) => {
  const order: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && order.push(new URL(request.url()).pathname),
  )
  page.on('load', () => order.push('load'))
  await page.goto('/', { waitUntil: 'load' })
  await hydrated(page)
  expect(order[0]).toBe('load')
  expect(order.length).toBeGreaterThan(1)
})
