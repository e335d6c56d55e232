import { expect, test } from './journey.ts'

test('a field in a dialog over a list has its own label, though the list is filtered by the same', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/users')
  await expect(page.getByRole('search').getByLabel('Role')).toBeVisible()
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const role = page.getByRole('dialog', { name: 'Invite someone' }).getByLabel('Role')
  await role.selectOption('editor')
  await expect(role).toHaveValue('editor')
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  })
  expect(twice).toEqual([])
})
