import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const lists = [
  { path: '/qa', field: 'faq-filter', word: 'price' },
  { path: '/usecases', field: 'use-case-search', word: 'hotel' },
]

/** Of each document that the window goes to. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) paths.push(request.url())
  })
  return paths
}

for (const { path, field, word } of lists) {
  test(`${path} follows what is typed into its filter, in the same document, and comes back whole`, async ({
    page,
  }) => {
    await page.goto(path)
    const documents = documentsOf(page)
    const status = page.locator('main [role=status]')
    const entries = page.locator('main h3')
    const count = await entries.count()
    expect(count).toBeGreaterThan(10)
    await page.locator(`#${field}`).pressSequentially(word)
    await expect(page).toHaveURL(new RegExp(`[?&]q=${word}$`))
    await expect(status).toContainText(`for “${word}”`)
    await expect(page.locator(`#${field}`)).toBeFocused()
    await expect.poll(() => entries.count()).toBeLessThan(count)
    expect(await entries.count()).toBeGreaterThan(0)
    await page.locator(`#${field}`).fill('')
    await expect.poll(() => entries.count()).toBe(count)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(documents).toEqual([])
  })
}

test(
  'a sector is chosen without leaving the page: what was typed and the focus stay, and Back brings the list before',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/usecases?q=forecast')
    const documents = documentsOf(page)
    const status = page.locator('main [role=status]')
    const before = (await status.textContent()) ?? ''
    await page.evaluate(() => scrollTo(0, 120))
    const link = page.locator('main nav').getByRole('link', { name: /^Healthcare/ })
    await link.click()
    await expect(page).toHaveURL(/category=healthcare&q=forecast$/)
    await expect(status).toContainText('in Healthcare for “forecast”')
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('searchbox')).toHaveValue('forecast')
    await page.goBack()
    await expect(page).toHaveURL(/usecases\?q=forecast$/)
    await expect(status).toHaveText(before)
    await expect(page.locator('main nav [aria-current=true]')).toContainText('All')
    // What is typed next stays in the sector that is shown.
    await link.click()
    await expect(status).toContainText('in Healthcare')
    await page.getByRole('searchbox').fill('beds')
    await expect(page).toHaveURL(/category=healthcare&q=beds$/)
    expect(documents).toEqual([])
  },
)

test('of two answers the one that was asked for last is shown, whichever comes first', async ({ page }) => {
  await page.goto('/usecases')
  let answerFirst = () => {}
  const isFirstAsked = new Promise<void>((asked) => {
    void page.route('**/usecases?q=hotel', async (route) => {
      await new Promise<void>((done) => {
        answerFirst = done
        asked()
      })
      await route.continue().catch(() => undefined)
    })
  })
  const field = page.getByRole('searchbox')
  await field.fill('hotel')
  await isFirstAsked
  await field.fill('bearing')
  const status = page.locator('main [role=status]')
  await expect(status).toContainText('for “bearing”')
  answerFirst()
  await page.waitForTimeout(500)
  await expect(status).toContainText('for “bearing”')
  await expect(page).toHaveURL(/q=bearing$/)
})

test('a filter that can’t be fetched is asked for as a page, and one that takes long says so', async ({
  page,
}) => {
  await page.goto('/usecases')
  const documents = documentsOf(page)
  await page.route('**/usecases?q=*', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    await new Promise((done) => setTimeout(done, 1000))
    await route.abort()
  })
  await page.getByRole('searchbox').fill('hotel')
  await expect(page.getByText('Loading the page')).toBeAttached()
  await expect(page.locator('main [role=status]')).toContainText('for “hotel”')
  expect(documents).toEqual([expect.stringMatching(/\/usecases\?q=hotel$/)])
})

test('a link that is followed while a filter is under way leads where it says', async ({ page }) => {
  await page.goto('/usecases')
  await page.route('**/usecases?q=*', () => new Promise(() => undefined))
  const asked = page.waitForRequest(/q=hotel/)
  await page.getByRole('searchbox').fill('hotel')
  await asked
  await page.locator('main section h3 a').first().click()
  await expect(page).toHaveURL(/\/usecases\/[\w-]+$/)
})

test('a question unfolds its whole answer in its place, without another document', async ({ page }) => {
  await page.goto('/qa')
  const documents = documentsOf(page)
  const row = page.locator('#grants-tax')
  const end = row.getByText('time records and technical notes in the form a claim needs')
  await expect(end).toHaveCount(0)
  await row.locator('summary').click()
  await expect(end).toBeVisible()
  await expect(row.getByRole('link', { name: 'Read the whole answer' })).toHaveCount(0)
  // Another of the same subject, by the keyboard.
  await page.locator('#day-rate summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#day-rate').getByText('VAT is added where it applies')).toBeVisible()
  await expect(end).toBeVisible()
  await row.locator('summary').click()
  await expect(end).toBeHidden()
  expect(documents).toEqual([])
  expect(await page.locator('[id="grants-tax"]').count()).toBe(1)
})

test('an answer that can’t be fetched keeps its first sentence and the way to the whole', async ({
  page,
}) => {
  await page.goto('/qa')
  await page.route('**/qa/cost', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  const row = page.locator('#grants-tax')
  await row.locator('summary').click()
  await expect(row.getByText('Possibly, but ask your adviser: we are engineers.')).toBeVisible()
  await row.getByRole('link', { name: 'Read the whole answer' }).click()
  await expect(page).toHaveURL(/\/qa\/cost#grants-tax$/)
  await expect(page.locator('#grants-tax')).toBeInViewport()
})

test('an address that names a question opens its answer', async ({ page }) => {
  await page.goto('/qa#grants-tax')
  await expect(page.locator('#grants-tax').getByText('Rates and calls change yearly')).toBeVisible()
  await expect(page.locator('#grants-tax')).toBeInViewport()
  await page.evaluate(() => (location.hash = '#day-rate'))
  await expect(page.locator('#day-rate').getByText('VAT is added where it applies')).toBeVisible()
})
