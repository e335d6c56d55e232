import { authTokenKey } from '../config/constants.ts'
import { invited, tokenOf } from './colleague.ts'
import { expect, test } from './journey.ts'

test('K12: the dashboard begins with who waits, figures in one line below, and one key acts on the oldest', async ({
  page,
  asOwner,
  sentEnquiry,
  findings,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asOwner()
  await sentEnquiry({ name: 'Wanda Waiting' })
  await page.goto('/dashboard')
  const work = page.getByRole('main').getByRole('list', { name: 'Waiting for you' })
  const first = work.getByRole('listitem').first()
  await expect(first).toContainText(/Due|Overdue/)
  const figures = page.getByRole('list', { name: 'Figures' })
  await expect(figures.getByRole('link', { name: /^New today/ })).toBeVisible()
  const tops = await figures
    .getByRole('listitem')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const [workBox, figuresBox] = [await work.boundingBox(), await figures.boundingBox()]
  expect(workBox?.y ?? Infinity).toBeLessThan(figuresBox?.y ?? 0)
  expect(await findings()).toEqual([])

  const to = await first.getByRole('link').getAttribute('href')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(new RegExp(`${to}$`))
})

test('K12: on a phone and a tablet the worklist fits, and j and k walk along it', async ({
  page,
  asOwner,
  sentEnquiry,
}) => {
  await asOwner()
  await sentEnquiry({ message: 'The kiln drifts by eight degrees over a shift. What would you measure?' })
  for (const width of [390, 834]) {
    await page.setViewportSize({ width, height: 1112 })
    await page.goto('/dashboard')
    const links = page.getByRole('list', { name: 'Waiting for you' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.keyboard.press('j')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('j')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('k')
    await expect(links.first()).toBeFocused()
  }
})

test('K12: an editor sees what there is to write, and no figures of leads', async ({ page, baseURL }) => {
  const site = baseURL ?? ''
  const token = await tokenOf(site, await invited(site, 'editor'))
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [authTokenKey, token] as const)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Figures' })).toHaveCount(0)
  await expect(page.getByText(/Overdue|New today|On time, 30 days/)).toHaveCount(0)
})
