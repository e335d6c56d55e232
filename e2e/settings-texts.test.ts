import { expect, test } from './journey.ts'

test('K2: the owner rewrites a mail, sees it filled in, and goes back to the default text', async ({
  page,
  asOwner,
  findings,
}) => {
  await asOwner()
  await page.goto('/settings?tab=texts&mail=newsletter.already')
  const form = page.getByRole('form', { name: 'Newsletter: you already get it' })
  await form.getByLabel('Text').fill('You are on our list.')
  await form.getByRole('button', { name: 'Save text' }).click()
  await expect(form.getByText('The text needs {{link}}: the mail is sent for it.')).toBeVisible()
  await form.getByLabel('Text').fill('You are on the list of {{our name}}.\n\n{{link}}')
  const preview = page.getByRole('region', { name: 'Preview with made-up values' })
  await expect(preview.getByText(/^You are on the list of [^{}]+\.$/)).toBeVisible()
  expect(await findings()).toEqual([])
  await form.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('It holds for the next mail that is written.').first()).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Text')).toHaveValue(/^You are on the list/)
  await form.getByRole('button', { name: 'Back to the default text' }).click()
  await form.getByRole('button', { name: 'Save text' }).click()
  await expect(form.getByRole('button', { name: 'Back to the default text' })).toBeHidden()
})
