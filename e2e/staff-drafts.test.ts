import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test(
  'K8: a call and a task that someone began to write outlive a reload, are said to, and are gone once they are sent',
  { tag: '@phone' },
  async ({ page, asOwner }) => {
    const { id } = await enteredLead({ name: 'Orla Draft', company: oneWord() })
    await asOwner()
    await page.goto(`/lead-form/${id}`)
    const log = page.getByRole('form', { name: 'Log an activity' })
    await log.getByRole('radio', { name: 'Call' }).click()
    await log.getByRole('textbox', { name: 'Call' }).fill('Wants a visit on Monday')
    await expect(log.getByText('Kept on this device until you send it.')).toBeVisible()
    await page.reload()
    await expect(log.getByText('Your unsaved text has been restored.')).toBeVisible()
    await expect(log.getByRole('textbox', { name: 'Call' })).toHaveValue('Wants a visit on Monday')
    await log.getByRole('button', { name: 'Log call' }).click()
    await expect(page.getByText('Call logged')).toBeVisible()
    await page.getByRole('button', { name: 'New task' }).click()
    await page.getByRole('textbox', { name: 'New task' }).fill('Send the offer')
    await page.reload()
    await expect(log.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await page.getByRole('button', { name: 'New task' }).click()
    await expect(page.getByRole('textbox', { name: 'New task' })).toHaveValue('Send the offer')
  },
)
