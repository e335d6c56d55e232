import type { Page } from '@playwright/test'
import { otherPageTypes, pageTypes } from '../bench/page-types.ts'
import { expect, test } from './journey.ts'

const isLate = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('late-layout'))

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** As if the page never came to rest: what is laid out is what is needed. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })

test('what is far below is laid out in a quiet moment', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#site-footer')).toHaveCSS('content-visibility', 'visible')
  // It was left out, and a part at a time was laid out.
  await expect(page.locator('#site-footer')).toHaveAttribute('style', /content-visibility: visible/)
  await expect.poll(() => isLate(page)).toBe(false)
})

test('until then it is left out, can be jumped to, and stays in its place when the rest comes', async ({
  page,
}) => {
  await neverIdle(page)
  await page.goto('/')
  expect(await isLate(page)).toBe(true)
  const isSkipped = () =>
    page
      .locator('#site-footer a')
      .last()
      .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isSkipped()).toBe(true)
  await page.locator('#use-cases').evaluate((part) => part.scrollIntoView())
  await expect(page.locator('#use-cases')).toBeInViewport()
  const top = await topOf(page, '#use-cases')
  await page.evaluate(async () => {
    const parts = document.querySelectorAll<HTMLElement>('[id$="-more"] > *')
    for (const part of parts) {
      part.style.contentVisibility = 'visible'
      await new Promise(requestAnimationFrame)
    }
  })
  expect(await topOf(page, '#use-cases')).toBe(top)
})

test('a place that the address names, or that somebody comes back to, is where it was', async ({ page }) => {
  await page.goto('/solutions/machine-vision#risks')
  expect(await isLate(page)).toBe(false)
  await expect(page.locator('#risks')).toBeInViewport()
  const top = await topOf(page, '#risks')
  await page.reload()
  expect(await isLate(page)).toBe(false)
  await expect.poll(() => topOf(page, '#risks')).toBe(top)
})

test('a link to a place far below leads there at once', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/qa')
  const link = page.getByRole('navigation', { name: 'Subjects' }).getByRole('link').last()
  const place = `[id="${(await link.getAttribute('href'))?.split('#')[1]}"]`
  // As assistive technology presses it: without a pointer.
  await link.evaluate((one: HTMLAnchorElement) => one.click())
  await expect(page.locator(place)).toBeInViewport()
  await expect.poll(() => topOf(page, place)).toBeLessThan(200)
})

test('laid out late, every part stands where it stands at once', async ({ page }) => {
  test.slow()
  for (const path of Object.values({ ...pageTypes, ...otherPageTypes })) {
    await page.goto(path)
    const { count, moved } = await page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (part) => part.style.contentVisibility || getComputedStyle(part).contentVisibility === 'auto',
      )
      document.documentElement.classList.remove('late-layout')
      const places = () =>
        parts.map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return [left, top, width, height].map(Math.round).join(' ')
        })
      const before = places()
      // What `content-visibility: auto` adds to a part that is on the screen.
      for (const part of parts) part.style.contain = 'layout paint style'
      const after = places()
      return { count: parts.length, moved: before.filter((place, i) => place !== after[i]) }
    })
    expect(count, path).toBeGreaterThan(0)
    expect(moved, path).toEqual([])
  }
})
