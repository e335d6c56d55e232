import { postJson, signIn } from '../tests/visits.ts'
import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test('K7: a template that was deleted in a dialog is taken back there, by keys alone', async ({
  page,
  asOwner,
  baseURL,
}) => {
  const site = String(baseURL)
  const headers = { authorization: `Bearer ${await signIn(site)}` }
  const name = oneWord()
  await postJson(`${site}/api/mail-templates`, { name, subject: 'Yours', text: 'Hello' }, headers)
  const { id } = await enteredLead({ name: 'Orla Template', company: oneWord() })
  await asOwner()
  await page.goto(`/lead-form/${id}`)
  await page.getByRole('button', { name: 'Write a mail' }).click()
  await page.getByRole('button', { name: 'Change templates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Templates' })
  const row = dialog.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByText('Template deleted')).toBeVisible()
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    if (await page.getByRole('button', { name: 'Undo' }).evaluate((one) => one === document.activeElement))
      break
  }
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
  await expect(dialog).toBeVisible()
})
