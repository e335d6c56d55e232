import { oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test('the owner sets who new leads go to, sees where the last ones would have gone, and the next one goes there', async ({
  page,
  asOwner,
  sentEnquiry,
  openLead,
  findings,
}) => {
  test.slow()
  await sentEnquiry({ name: 'Una Before', company: oneWord() })
  await asOwner()
  await page.goto('/settings?tab=assignment')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page
    .getByRole('group', { name: 'Goes to' })
    .getByRole('checkbox', { name: 'owner', exact: true })
    .check()
  const preview = page.getByRole('region', { name: 'The last 20 enquiries would have gone to' })
  await expect(preview.getByRole('row').filter({ hasText: 'Una Before' })).toContainText('owner')
  expect(await findings()).toEqual([])
  await page.reload()
  await expect(page.getByRole('group', { name: 'Rule 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('New leads go by these rules.')).toBeVisible()

  const email = await sentEnquiry({ name: 'Vic After', company: oneWord() })
  await openLead(email, 'Vic After')
  await expect(page.getByRole('combobox', { name: 'Owner' })).not.toHaveValue('', { timeout: 20_000 })

  await page.goto('/settings?tab=assignment')
  await page.getByRole('button', { name: 'Remove rule 1' }).click()
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('New leads go by these rules.')).toBeVisible()
})
