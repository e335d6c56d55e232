import { expect, hydrated, test } from './journey.ts'

test('a reader chooses a subject, opens an article, jumps by its contents and goes on to the next one', async ({
  page,
}) => {
  await page.goto('/blog')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'Subjects' })
    .getByRole('link', { name: /^Forecasting/ })
    .click()
  await expect(page).toHaveURL(/\/blog\?category=forecasting$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
  await page.getByRole('link', { name: 'Hold every forecast against the naive one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Hold every forecast against the naive one',
  )
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const folded = page.locator('summary').filter({ hasText: 'In this article' })
  if (await folded.isVisible()) await folded.click()
  await contents.getByRole('link', { name: 'The ratio that matters' }).locator('visible=true').click()
  await expect(page).toHaveURL(/#the-ratio-that-matters$/)
  await expect(page.getByRole('heading', { name: /^The ratio that matters/ })).toBeInViewport()
  await page.getByRole('link', { name: /^Later/ }).click()
  await expect(page).toHaveURL(/\/blog\/what-an-alarm-costs$/)
})

test('a chart of an article can be read with the arrow keys', async ({ page }) => {
  await page.goto('/blog/hold-every-forecast-against-the-naive-one')
  const chart = page.getByRole('slider', { name: 'Units sold and two forecasts' })
  await chart.scrollIntoViewIfNeeded()
  await hydrated(page)
  await chart.focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Home')
      return chart.getAttribute('aria-valuetext')
    })
    .toContain('1: Sold 132')
})

test('the feeds are linked, and an article that does not exist is a real 404', async ({ page, request }) => {
  await page.goto('/blog')
  await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/blog/feed.xml')
  await expect(page.locator('link[type="application/feed+json"]')).toHaveAttribute('href', '/blog/feed.json')
  const feed = await request.get('/blog/feed.json')
  expect(feed.headers()['content-type']).toContain('application/feed+json')
  const answer = await page.goto('/blog/no-such-article')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
})

for (const path of ['/blog', '/blog/weibull-in-the-maintenance-office']) {
  test(`${path} has no serious accessibility finding in either theme`, async ({ page, findings }) => {
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await findings()).toEqual([])
  })
}
