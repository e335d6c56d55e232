import { themeKey } from '../config/constants.ts'
import { expect, hydrated, test } from './journey.ts'

test(
  'the chosen theme is stored, shown at once, and shown again after a reload without a flash',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
    await page.getByRole('group', { name: 'Colour theme' }).getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    expect(await page.evaluate((key) => localStorage.getItem(key), themeKey)).toBe('dark')
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('body')
    await expect(page.locator('html')).toHaveClass(/\bdark\b/)
  },
)

test('the system theme follows the system', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'system'), themeKey)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

test(
  'the use cases go on by themselves, stand still under the pointer, and can be paused',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    test.slow()
    await page.goto('/')
    const carousel = page
      .getByRole('region', { name: /use cases/i })
      .and(page.locator('[aria-roledescription="carousel"]'))
    await carousel.scrollIntoViewIfNeeded()
    const place = () =>
      carousel
        .locator('li')
        .first()
        .evaluate((slide) => Math.round(slide.getBoundingClientRect().left))
    const pause = carousel.getByRole('button', { name: /^Pause/ })
    await expect(pause).toBeVisible()
    const start = await place()
    await expect.poll(place, { timeout: 12_000 }).not.toBe(start)
    if (!isMobile) {
      await carousel.hover()
      const held = await standstill(place)
      // Longer than it would stand by itself.
      await page.waitForTimeout(6000)
      expect(await place()).toBe(held)
      await page.mouse.move(2, 2)
    }
    await pause.click()
    await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible()
    const paused = await standstill(place)
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect.poll(place).not.toBe(paused)
  },
)

test('the slides go round: back from the first to the last and on to the first, and two quick presses count twice', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const carousel = page.locator('#use-cases [aria-roledescription="carousel"]')
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: /^Pause/ }).click()
  const slides = carousel.getByRole('listitem')
  const total = await slides.count()
  const [back, on] = ['Previous', 'Next'].map((name) => carousel.getByRole('button', { name }))
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
  await back?.click()
  await expect(slides.last()).toBeInViewport({ ratio: 0.9 })
  await on?.click()
  await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
  await on?.click()
  await on?.click()
  await expect(slides.nth(4)).toBeInViewport({ ratio: 0.9 })
  await expect(slides.nth(1)).not.toBeInViewport()
  expect(total).toBeGreaterThan(5)
})

/** Where something stands once it has not moved for half a second. */
async function standstill(place: () => Promise<number>): Promise<number> {
  let last = await place()
  let since = Date.now()
  const stoodFor = async () => {
    const now = await place()
    if (now !== last) since = Date.now()
    last = now
    return Date.now() - since
  }
  await expect.poll(stoodFor, { intervals: [100] }).toBeGreaterThan(500)
  return last
}

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await hydrated(page)
  const carousel = page.locator('[aria-roledescription="carousel"]').last()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
})

test('every section of the home page is there, in order', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const order = await page.evaluate(() =>
    ['how-it-works', 'ai-partner', 'contact'].map(
      (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  )
  expect(order.every((top) => Number.isFinite(top))).toBe(true)
  expect([...order].sort((a, b) => a - b)).toEqual(order)
  await expect(page.getByText('Some of the leading global brands that trust us')).toBeVisible()
})

test('the menu leads to every part of the site', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) await page.getByText('Menu', { exact: true }).click()
  const nav = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Blog', 'Contact'])
    await expect(nav.getByRole('link', { name, exact: true })).toBeVisible()
  await nav.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const path of ['/', '/contact', '/login', '/no-such-page']) {
  test(`at 320 px nothing of ${path} stands out to the side`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(client)
  })
}

test('an unknown address is told as such, and Go Back goes back', async ({ page }) => {
  await page.goto('/contact')
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a reader on a phone reaches the form of the home and the team page in eight screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, form] of [
    ['/', '#contact'],
    ['/team-augmentation', '#request'],
  ] as const) {
    await page.goto(path)
    const top = await page.locator(form).evaluate((part) => part.getBoundingClientRect().top + scrollY)
    expect(top / 844, path).toBeLessThanOrEqual(8)
  }
})

test('back from a use case the same cards are shown; another load shuffles them anew', async ({ page }) => {
  await page.goto('/')
  const carousel = page.locator('#use-cases [aria-roledescription="carousel"]')
  const cards = () => carousel.locator('h3').allTextContents()
  const asSent = await cards()
  await carousel.scrollIntoViewIfNeeded()
  // The server sends the same to everybody.
  await expect.poll(cards, { timeout: 15_000 }).not.toEqual(asSent)
  const seen = await cards()
  expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted())
  await page.goto('/solutions')
  await page.goBack()
  await carousel.scrollIntoViewIfNeeded()
  await expect.poll(cards).toEqual(seen)
  const loads: string[][] = [seen]
  for (let load = 0; load < 3; load++) {
    await page.goto('/')
    await carousel.scrollIntoViewIfNeeded()
    await expect.poll(cards, { timeout: 15_000 }).not.toEqual(asSent)
    loads.push(await cards())
  }
  expect(new Set(loads.map((titles) => titles.join())).size).toBeGreaterThan(2)
})
