import { expect, hydrated, test } from './journey.ts'

test(
  'a visitor types with an error, sees results as he types, goes through them by arrow keys and opens one',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search$/)
    const field = page.getByRole('searchbox')
    await field.click()
    await field.pressSequentially('predctive maint')
    await expect(page).toHaveURL(/\/search\?q=predctive\+maint$/)
    const result = page.locator('[data-result]').filter({ hasText: 'Predictive maintenance intelligence' })
    await expect(result.locator('mark').first()).toHaveText('Predictive')
    await field.press('ArrowDown')
    await expect(page.locator('[data-result]').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/solutions\/predictive-maintenance-intelligence$/)
  },
)

test(
  'a slash goes to the field, unless keys were turned off',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/search?q=camera')
    await hydrated(page)
    const field = page.getByRole('searchbox')
    // Keys are heard a moment after the page is alive.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(field).toBeFocused({ timeout: 500 })
    }).toPass()
    if (isMobile) return
    await page.getByRole('button', { name: 'Turn keys off' }).click()
    await page.keyboard.press('/')
    await expect(field).not.toBeFocused()
  },
)

test('a kind of pages is a filter in the address, and nothing found leads on', async ({ page }) => {
  await page.goto('/search?q=camera')
  await hydrated(page)
  await page
    .getByRole('navigation', { name: 'Kinds of pages' })
    .getByRole('link', { name: /^Roles/ })
    .click()
  await expect(page).toHaveURL(/kind=role/)
  await expect(page.getByRole('heading', { level: 2, name: 'Roles' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Solutions' })).toBeHidden()
  await page.goto('/search?q=xylophonequack')
  await expect(page.getByRole('heading', { name: 'Nothing on this site matches' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'OEE' })).toBeVisible()
})

test('axe finds nothing on the search in either theme', async ({ page, findings }) => {
  await page.goto('/search?q=camera')
  await hydrated(page)
  expect(await findings()).toEqual([])
})

test('no query is shown as anything but words', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)> camera')}`)
  await expect(page.getByRole('status').first()).toContainText('<img src=x onerror=alert(1)> camera')
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

test('the missing page searches too', async ({ page }) => {
  await page.goto('/nowhere')
  await page.getByRole('searchbox', { name: 'Search for it' }).fill('bearing')
  await page.getByRole('searchbox', { name: 'Search for it' }).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=bearing$/)
  await expect(page.locator('[data-result]').first()).toBeVisible()
})
