import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { expect, fetched, hydrated, test } from './journey.ts'

/** The test browser’s own name would be counted among the robots. */
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Someone comes by a campaign, reads on, and leaves. */
async function visit(browser: Browser, baseURL: string | undefined, source: string) {
  const context = await browser.newContext({ baseURL, userAgent: person })
  const page = await context.newPage()
  const counted = page.waitForResponse('**/api/events')
  await page.goto(`/usecases?utm_source=${source}&utm_medium=email&utm_campaign=spring`)
  await hydrated(page)
  // A beacon's answer has no body that a browser would read.
  expect((await counted).ok()).toBe(true)
  const measured = page.waitForResponse('**/api/seo/vitals')
  await measured
  await context.close()
}

test('a visit is in the figures at once, by its source, and the table can be saved', async ({
  page,
  asOwner,
  browser,
  baseURL,
}) => {
  test.slow()
  const source = `letter-${crypto.randomUUID().slice(0, 8)}`
  await visit(browser, baseURL, source)
  await visit(browser, baseURL, source)
  await asOwner()
  await page.goto('/analytics?tab=sources&range=7')
  const row = page.getByRole('table', { name: 'Sources' }).getByRole('row').filter({ hasText: source })
  await expect(row.getByRole('cell').nth(1)).toHaveText('2')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV of Campaigns' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^analytics-campaigns-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toContain('Campaign,Source and medium,Visits')
  expect(lines.filter((line) => line.startsWith(`spring,${source} / email,2,`))).toHaveLength(1)

  await row.getByRole('button', { name: source }).click()
  await expect(page).toHaveURL(new RegExp(`source=${source}`))
  await page.getByRole('tab', { name: 'Pages' }).click()
  const pages = page.getByRole('table', { name: 'Pages' })
  await expect(pages.getByRole('row').filter({ hasText: '/usecases' })).toHaveCount(1)
  await page.getByRole('tab', { name: 'Vitals' }).click()
  await expect(page.getByRole('button', { name: /^LCP/, pressed: true })).toBeVisible()
  await expect(page.getByRole('table', { name: 'By kind of page' })).toContainText('/usecases')
})

test('days, comparison and filters live in the address and survive a reload', async ({ page, asOwner }) => {
  await asOwner()
  await page.goto('/analytics')
  await page.getByLabel('Days', { exact: true }).selectOption('7')
  await page.getByLabel('Comparison').selectOption('year')
  await page.getByLabel('Device').selectOption('phone')
  await expect(page).toHaveURL(/\?range=7&compare=year&device=phone$/)
  await page.reload()
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('7')
  await expect(page.getByLabel('Comparison')).toHaveValue('year')
  await expect(
    page.getByText('Leads are not linked to a device').or(page.getByText('No visits yet')),
  ).toBeVisible()
  await page.getByLabel('Days', { exact: true }).selectOption('own')
  await page.getByLabel('First day').fill('2026-01-05')
  await page.getByLabel('Last day').fill('2026-01-04')
  await page.getByLabel('Last day').blur()
  await expect(page.getByRole('alert').filter({ hasText: 'The first day is after the last' })).toBeVisible()
  await page.getByLabel('Last day').fill('2026-01-06')
  await page.getByLabel('Last day').blur()
  await expect(page).toHaveURL(/from=2026-01-05&to=2026-01-06/)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('the audit log leads from an entry to its record and to the record’s history', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/users?tab=log')
  await page.getByLabel('Who').selectOption({ label: 'The system' })
  await page.getByLabel('Record').selectOption({ label: 'User' })
  // Until the answer is there, rows of other people stand too, colleagues of another journey among them.
  const ofSystem = page.getByRole('row').filter({ has: page.getByText('server', { exact: true }) })
  const row = ofSystem.filter({ hasText: 'User created' }).first()
  await row.getByRole('button', { name: /History/ }).click()
  await expect(page).toHaveURL(/entity=user&entityId=/)
  await expect(page.getByText('Only this user:')).toBeVisible()
  await row.getByRole('link', { name: 'owner' }).click()
  await expect(page).toHaveURL(/\/user-form\//)
})

test('rows of other filters stay, paler, until those that were asked for are there', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/users?tab=log')
  const table = page.getByRole('table', { name: 'Audit log' })
  const body = page.locator('[aria-busy]').filter({ has: table })
  await expect(body).toHaveAttribute('aria-busy', 'false')
  const answer = Promise.withResolvers<void>()
  await page.route(/\/api\/audit\?.*actor=system/, async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByLabel('Who').selectOption({ label: 'The system' })
  await expect(body).toHaveAttribute('aria-busy', 'true')
  await expect(body).toHaveCSS('opacity', '0.6')
  answer.resolve()
  await expect(body).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('cell', { name: /\d owner$/ })).toHaveCount(0)
})

test('the analytics screens have no serious accessibility finding', async ({ page, asOwner, findings }) => {
  test.slow()
  await asOwner()
  for (const tab of ['overview', 'sources', 'goals', 'vitals', 'seo', 'filtered']) {
    await page.goto(`/analytics?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
    await fetched(page)
    expect([tab, await findings()]).toEqual([tab, []])
  }
  await page.goto('/users?tab=log')
  await expect(page.getByRole('table', { name: /Audit log/ })).toBeVisible()
  expect(await findings()).toEqual([])
})
