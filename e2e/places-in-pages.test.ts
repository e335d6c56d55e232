import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('a place that the address names, or that someone comes back to, is where it was', async ({ page }) => {
  await page.goto('/solutions/machine-vision#risks')
  await expect(page.locator('#risks')).toBeInViewport()
  const top = await topOf(page, '#risks')
  await page.reload()
  await expect.poll(() => topOf(page, '#risks')).toBe(top)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/solutions\/machine-vision#risks$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About us' })).toBeInViewport()
})

test('a link to a place far below leads there at once', async ({ page }) => {
  await page.goto('/qa')
  const link = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link').last()
  const place = `[id="${(await link.getAttribute('href'))?.split('#')[1]}"]`
  // As assistive technology presses it: without a pointer.
  await link.evaluate((one: HTMLAnchorElement) => one.click())
  await expect(page.locator(place)).toBeInViewport()
  await expect.poll(() => topOf(page, place)).toBeLessThan(200)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the signpost of the home page leads to the form, and the keyboard goes along, with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    const signpost = page.getByRole('main').locator('a[href="#contact"]').first()
    await signpost.focus()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
      reducedMotion === 'reduce' ? 'auto' : 'smooth',
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#contact$/)
    await expect(page.locator('#contact')).toBeFocused()
    await expect.poll(() => topOf(page, '#contact')).toBeLessThan(200)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#contact') !== null)).toBe(true)
  })
}

test('another page begins at its top, and its first Tab leads to the skip link', async ({ page }) => {
  await page.goto('/usecases')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.locator('main section h3 a').nth(8).click()
  await expect(page).toHaveURL(/\/usecases\/[\w-]+$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // The address is there before the first link is.
  await page.waitForLoadState()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
})
