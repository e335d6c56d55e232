import { authTokenKey } from '../config/constants.ts'
import { signIn } from '../tests/visits.ts'
import { expect } from './journey.ts'
import { test } from './own-site.ts'

test('K2: the owner closes early on Fridays, keeps what was typed through a reload, and visitors read it', async ({
  page,
  ownSite,
  findings,
}) => {
  test.slow()
  const token = await signIn(ownSite.url)
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [authTokenKey, token] as const)
  await page.goto('/settings?tab=hours')
  const form = page.getByRole('form', { name: 'Hours' })
  await form.getByLabel('Friday closes at').fill('08:00')
  await form.getByRole('button', { name: 'Save hours' }).click()
  await expect(form.getByText('It has to close after it opens')).toBeVisible()
  await form.getByLabel('Friday closes at').fill('13:00')
  await form.getByLabel('Day', { exact: true }).fill('2027-12-24')
  await form.getByLabel('Name', { exact: true }).fill('Christmas Eve')
  await form.getByRole('button', { name: 'Add day' }).click()
  await form.getByRole('button', { name: 'Add bank holidays…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add bank holidays' })
  await dialog.getByLabel('Place').selectOption('Ireland')
  await dialog.getByLabel(/^June bank holiday/).uncheck()
  expect(await findings()).toEqual([])
  await dialog.getByRole('button', { name: /^Add \d+ days$/ }).click()
  await expect(form.getByText('October bank holiday')).toBeVisible()
  await expect(form.getByText('June bank holiday')).toHaveCount(0)
  await page.reload()
  await expect(form.getByText('Your unsaved text has been restored.')).toBeVisible()
  expect(await findings()).toEqual([])
  await form.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText('Pages and mails show it within a second.').first()).toBeVisible()

  const label = 'Monday to Thursday 09:00 to 18:00 and Friday 09:00 to 13:00'
  await expect
    .poll(async () => (await page.request.get('/contact')).text(), { timeout: 20_000 })
    .toContain(label)
})
