import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

const sums = '[data-part=works-week] dl'

test(
  'the hero’s week is moved through by keys: tide, OEE and ledger follow, and the sums beneath add up',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await page.goto('/')
    await hydrated(page)
    const slider = page.getByRole('slider', { name: 'Hour of the week' })
    await expect(slider).toBeVisible()
    const ledger = page.locator(`svg[data-sheet=${isMobile ? 'narrow' : 'wide'}] text`)
    const atNow = await ledger.allTextContents()
    expect(atNow.join(' ')).toContain('2.8 mm/s')
    expect(atNow.join(' ')).toContain('74.8 %')

    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /^1 hour before, Tide 2\.70 \+ 1\.36 \+ 0\.48 = 4\.53 m/,
    )
    // Half a day back the sea is high again, and nearly as high as at springs.
    for (let hour = 2; hour <= 12; hour++) await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuetext', /= 4\.7\d m/)
    await page.keyboard.press('Home')
    const atStart = await ledger.allTextContents()
    expect(atStart).not.toEqual(atNow)
    expect(atStart.join(' ')).toContain(isMobile ? '1.5 mm/s' : '1.2 mm/s')
  },
)

test('a mouse that passes over the tide moves the week, and leaves it as it was set', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const slider = page.getByRole('slider', { name: 'Hour of the week' })
  const bearing = page.locator(sums).getByText('mm/s')
  await expect(bearing).toHaveText('2.8 mm/s')
  await slider.hover({ position: { x: 9, y: 20 } })
  await expect(bearing).toHaveText('1.2 mm/s')
  await page.mouse.move(5, 5)
  await expect(bearing).toHaveText('2.8 mm/s')
})

test('without script the hero stands still with the sums of its moment, and offers no slider', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.locator(sums)).toContainText('2.70 + 1.55 + 0.55 = 4.80 m')
  await expect(page.locator(sums)).toContainText('86.0 × 87.1 × 99.9 % = 74.8 %')
  await expect(page.getByText('Move along the tide')).toBeHidden()
  await context.close()
})

test('what the script adds to the hero moves nothing below it', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const still = await context.newPage()
  const heightIn = async (one: Page) => (await one.locator('[data-part=works-week]').boundingBox())?.height
  for (const width of [768, 834, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await still.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await still.goto('/')
    await expect(page.getByText('Move along the tide')).toBeVisible()
    expect(await heightIn(page), `${width} px`).toBe(await heightIn(still))
  }
  await context.close()
})

test('nothing in the hero moves by itself', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('slider', { name: 'Hour of the week' })).toBeVisible()
  const changes = await page.locator('[data-part=works-week]').evaluate(
    (hero) =>
      new Promise<number>((done) => {
        let count = 0
        new MutationObserver((list) => (count += list.length)).observe(hero, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
        setTimeout(() => done(count), 2500)
      }),
  )
  expect(changes).toBe(0)
})
