import { oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test('the mails of the site are in a lead’s timeline, and the way back leads to the list as it was left', async ({
  page,
  asOwner,
  sentEnquiry,
}) => {
  const company = oneWord()
  await sentEnquiry({ name: 'Orla Quay', company })
  await asOwner()
  await page.goto(`/leads?q=${company}&reply=waiting`)
  await page.getByRole('link', { name: 'Orla Quay' }).click()
  const timeline = page.getByRole('list', { name: 'Timeline, newest first' })
  await timeline.getByRole('link', { name: /^Enquiry from Orla Quay/ }).click()
  await expect(page).toHaveURL(/\/mails\?leadId=/)
  await expect(page.getByRole('dialog').getByText('Message-ID')).toBeVisible()
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Leads' }).click()
  await expect(page).toHaveURL(`/leads?q=${company}&reply=waiting`)
})

test('all leads that a filter finds are saved as a file, which says how many they are', async ({
  page,
  asOwner,
  sentEnquiry,
}) => {
  const company = oneWord()
  await sentEnquiry({ company, message: 'Two lines\nand "quotes".' })
  await sentEnquiry({ company })
  await asOwner()
  await page.goto(`/leads?q=${company}`)
  await page.getByRole('button', { name: 'More about this list' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export all that match' }).click()
  expect((await download).suggestedFilename()).toMatch(/^leads-20\d\d-\d\d-\d\d\.csv$/)
  await expect(page.getByText('2 leads saved')).toBeVisible()
})

test('an export that takes its time tells how far it is and can be stopped', async ({
  page,
  asOwner,
  sentEnquiry,
}) => {
  const company = oneWord()
  await sentEnquiry({ company })
  await asOwner()
  await page.route('**/api/leads/export?*', async () => {
    // Never answered: the browser waits for the first row.
  })
  await page.goto(`/leads?q=${company}`)
  await page.getByRole('button', { name: 'More about this list' }).click()
  await page.getByRole('menuitem', { name: 'Export all that match' }).click()
  const progress = page.getByRole('region', { name: 'Export' })
  await expect(progress.getByRole('progressbar', { name: 'Leads written' })).toBeVisible()
  await progress.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Export stopped')).toBeVisible()
  await expect(progress).toHaveCount(0)
})

test('a rule that is not saved is still there after another screen and a reload', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/job-scanner-admin?tab=rules&role=nlp-engineer')
  const points = page.getByRole('textbox', { name: 'Points for a match' })
  await points.fill('9')
  await page.getByRole('tab', { name: 'Jobs' }).click()
  await page.goto('/job-scanner-admin?tab=rules&role=nlp-engineer')
  await expect(points).toHaveValue('9')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.reload()
  await expect(points).not.toHaveValue('9')
})
