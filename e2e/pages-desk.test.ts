import { expect, test } from './journey.ts'

test('an editor rewrites a page, sees it as it will be, publishes it, and takes it back', async ({
  page,
  asOwner,
}) => {
  test.slow()
  const word = `Kilnwatch ${crypto.randomUUID().slice(0, 8)}`
  const textOf = async (path: string) => (await page.request.get(path)).text()
  await asOwner()
  await page.goto('/content?tab=pages')
  await page.getByRole('searchbox', { name: 'Search for title or address' }).fill('smart-safety')
  await page.getByRole('link', { name: 'Smart safety surveillance' }).click()
  await expect(page.getByText('Never changed here')).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(word)
  await expect(page.getByText(/^Saved .* by /)).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1, name: word })).toBeVisible()
  expect(await textOf('/solutions/smart-safety-surveillance')).not.toContain(word)

  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(page.getByText('It says none with another number')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the changes' })
  await expect(dialog.getByText(`title: ${word}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Edited', { exact: true })).toBeVisible()
  await expect.poll(() => textOf('/solutions/smart-safety-surveillance')).toContain(word)
  await expect.poll(() => textOf('/solutions')).toContain(word)

  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Differences' }).first().click()
  await expect(page.getByText(`title: ${word}`)).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Take back to the site’s words' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('As shipped', { exact: true })).toBeVisible()
  await expect.poll(() => textOf('/solutions/smart-safety-surveillance')).not.toContain(word)
})
