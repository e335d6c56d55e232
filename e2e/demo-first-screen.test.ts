import type { Page } from '@playwright/test'
import { solutionSlugs } from '../config/solutions.ts'
import { expect, hydrated, test } from './journey.ts'

/** Of all that is drawn in a demo, as the page holds it. */
const drawn = (page: Page) =>
  page.locator('#bench svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))

const computed = (page: Page) => expect(page.getByText(/Computed on this device in/)).toBeVisible()

test(
  'before any script each demo shows on the first screen the switch, the verdict and the main chart',
  { tag: '@phone' },
  async ({ browser, baseURL, viewport }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      viewport,
    })
    for (const slug of solutionSlugs) {
      await page.goto(`/demo/${slug}`)
      const bottomOf = async (part: ReturnType<Page['locator']>) => {
        const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {}
        return y + height
      }
      const figure = page.locator('#bench figure').first()
      // Below the chart its figures are folded away.
      const folded =
        (
          await figure
            .locator('details')
            .boundingBox({ timeout: 500 })
            .catch(() => null)
        )?.height ?? 0
      // On a phone the button of the chat lies over the bottom.
      const chat = await page.locator('[data-island=chat]').locator('[role=button], a').first().boundingBox()
      const isBar = chat !== null && chat.width >= (viewport?.width ?? 0) * 0.9
      const most = isBar ? chat.y : (viewport?.height ?? 0)
      expect(await bottomOf(page.getByRole('link', { name: 'Your file' })), slug).toBeLessThan(most)
      expect(await bottomOf(page.locator('#bench [aria-live=polite]')), slug).toBeLessThan(most)
      expect((await bottomOf(figure)) - folded, slug).toBeLessThanOrEqual(most)
    }
    await page.close()
  },
)

test('without script the visitor’s side opens by its link and says what it needs', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto('/demo/instant-anomaly-detection')
  await expect(page.getByText('Your file is read inside your browser')).toBeHidden()
  await page.getByRole('link', { name: 'Your file' }).click()
  await expect(page.getByText('Your file is read inside your browser')).toBeVisible()
  await page.goto('/demo/instant-anomaly-detection#losses')
  await page.getByRole('link', { name: 'Sample', exact: true }).click()
  await expect(page.getByText('Your file is read inside your browser')).toBeHidden()
  await page.close()
})

test('the server’s charts are those that the browser computes, and nothing moves when it takes over', async ({
  page,
}) => {
  test.slow()
  for (const slug of solutionSlugs) {
    await page.goto(`/demo/${slug}`, { waitUntil: 'load' })
    const before = await drawn(page)
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
        const { dataset } = document.documentElement
        dataset['shifts'] = String(
          shifts.reduce((sum, { value }) => sum + value, Number(dataset['shifts'] ?? 0)),
        )
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.locator('#bench').hover({ position: { x: 300, y: 20 } })
    await computed(page)
    expect(await drawn(page), slug).toEqual(before)
    const shifts = await page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0))
    expect(shifts, slug).toBeLessThanOrEqual(0.01)
  }
})

test('the list of demos shows a result of each and leads to the side for one’s own file', async ({
  page,
}) => {
  await page.goto('/demo')
  const own = page.getByRole('main').getByRole('link', { name: /^Use your/ })
  await expect(own).toHaveCount(solutionSlugs.length)
  await expect(page.getByText(/8 of 10 known anomalies/)).toBeVisible()
  await page.locator('a[href="/demo/instant-anomaly-detection#your-file"]').click()
  await expect(page).toHaveURL(/\/demo\/instant-anomaly-detection#your-file$/)
  await expect(page.getByText('Choose a CSV or Excel file')).toBeInViewport()
  await hydrated(page)
  await expect(page.getByText('Choose a CSV or Excel file')).toBeInViewport()
})

test(
  'on a phone the result stays in view while the settings below it are moved',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/demo/dynamic-operational-dashboards')
    await page.locator('#bench figcaption').first().click()
    await computed(page)
    const small = page.locator('#bench [aria-hidden=true]').getByText(/OEE [\d.]+%/)
    await expect(small).toHaveCount(0)
    const setting = page.getByLabel('Figures for')
    await setting.evaluate((field) => scrollTo({ top: field.getBoundingClientRect().top + scrollY - 300 }))
    await expect(small).toBeInViewport()
    await setting.selectOption('all')
    await expect(small).toHaveText(/^The whole log: OEE/)
    await page.getByRole('heading', { name: 'What it means' }).evaluate((one) => one.scrollIntoView())
    await expect(small).not.toBeInViewport()
  },
)
