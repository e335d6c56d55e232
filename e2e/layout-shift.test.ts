import type { Page } from '@playwright/test'
import { pageTypes } from '../bench/page-types.ts'
import { expect, test } from './journey.ts'

const most = 0.01
const fontLateMs = 400
/** Beside the project's own width, that of Lighthouse's phone. */
const lighthousePhone = { width: 412, height: 823 }

/** What moved by itself while the page loaded on a line on which the font comes after the words are painted. */
async function shiftsOf(page: Page, path: string): Promise<{ sum: number; moved: string[] }> {
  const font = page.waitForResponse(/\.woff2$/)
  await page.goto(path, { waitUntil: 'load' })
  await font
  // Two frames, so that what the font would move has moved.
  return page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & {
                value: number
                sources: { node: Node | null }[]
              })[]
              const moved = shifts.flatMap(({ sources }) =>
                sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
              )
              done({ sum: shifts.reduce((sum, { value }) => sum + value, 0), moved })
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => done({ sum: 0, moved: [] }), 150)
          }),
        ),
      ),
  )
}

const holdFont = (page: Page) =>
  page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, fontLateMs))
    await route.continue()
  })

test('nothing moves while a page loads and its font is late', async ({ page, isMobile }) => {
  test.slow()
  await holdFont(page)
  for (const size of isMobile ? [page.viewportSize(), lighthousePhone] : [page.viewportSize()]) {
    if (size) await page.setViewportSize(size)
    for (const [name, path] of Object.entries(pageTypes)) {
      const { sum, moved } = await shiftsOf(page, path)
      expect(sum, `${name}, ${size?.width} px wide: ${moved.join(' | ')}`).toBeLessThanOrEqual(most)
    }
  }
})

test('a font that is there in time is used from the first paint', async ({ page }) => {
  const widthIn = (family: string) =>
    page.locator('h1').evaluate((h1, name) => {
      const copy = document.body.appendChild(document.createElement('span'))
      copy.style.cssText = `position:absolute;white-space:nowrap;font:640 40px ${name}`
      copy.textContent = h1.textContent
      const { width } = copy.getBoundingClientRect()
      copy.remove()
      return width
    }, family)
  // In time is a tenth of a second, which a busy machine may miss once.
  await expect(async () => {
    await page.goto('/', { waitUntil: 'load' })
    expect(await widthIn("'Site', monospace")).not.toBe(await widthIn('monospace'))
  }).toPass()
})
