import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('at 320 pixels, which is 400% of a desktop, no page scrolls sideways and no control leaves the screen', async ({
  context,
  request,
}) => {
  test.setTimeout(180_000)
  const xml = await (await request.get('/sitemap.xml')).text()
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(100)
  const wide: string[] = []
  const look = async (page: Page, path: string) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const found = await page.evaluate(() => {
      const width = document.documentElement.scrollWidth
      const outside = [...document.querySelectorAll('main a, main button, main input, main select, h1, h2')]
        .filter((element) => !element.closest('[data-scrolls], .overflow-x-auto, [role="region"]'))
        .filter((element) => element.getBoundingClientRect().right > 321 && element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 80))
      return { width, outside }
    })
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    if (header > 80) wide.push(`${path}: a header of ${header} pixels is more than a row`)
    if (found.width > 320) wide.push(`${path}: ${found.width} pixels`)
    wide.push(...found.outside.map((element) => `${path}: ${element}`))
  }
  const left = paths.values()
  const lookOn = async () => {
    const page = await context.newPage()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of left) await look(page, path)
  }
  await Promise.all([lookOn(), lookOn(), lookOn(), lookOn()])
  expect(wide).toEqual([])
})
