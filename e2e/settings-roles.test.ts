import { expect, test } from './journey.ts'

test('K9: the owner limits sales to their own leads, and lifts the limit again', async ({
  page,
  asOwner,
  findings,
}) => {
  await asOwner()
  await page.goto('/settings?tab=roles')
  const own = page.getByRole('radio', { name: /^Their own leads, and those without an owner/ })
  const all = page.getByRole('radio', { name: /^All leads/ })
  await expect(all).toBeChecked()
  await own.check()
  await expect(page.getByText('It holds from now on.').first()).toBeVisible()
  expect(await findings()).toEqual([])
  await page.reload()
  await expect(own).toBeChecked()
  await all.check()
  await page.reload()
  await expect(all).toBeChecked()
})
