import { expect, test } from './journey.ts'

test('on a busy site an article is published as soon as nothing is missing, whatever was missing a moment ago', async ({
  page,
  asOwner,
}) => {
  const word = `tenterhook-${crypto.randomUUID().slice(0, 8)}`
  await asOwner()
  await page.goto('/content')
  await page.getByRole('button', { name: 'New article' }).click()
  await page.waitForURL('**/content/posts/*')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this article' })
  await expect(dialog.getByText('An article needs an address')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  // From now on no check is answered.
  await page.route('**/api/posts/check', () => undefined)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Notes on a ${word}`)
  await page.getByRole('textbox', { name: 'Description' }).fill('What it holds, and for how long.')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('It holds cloth.')
  await page.getByRole('tab', { name: 'Details' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click({ timeout: 5000 })
  await expect(dialog.getByRole('alert').filter({ hasText: 'An article needs an address' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill(word)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click({ timeout: 5000 })
  await expect(page.getByRole('link', { name: 'Public page' })).toBeVisible()
})
