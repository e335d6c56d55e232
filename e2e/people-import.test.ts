import { expect, test } from './journey.ts'

test('a HubSpot export of contacts becomes people, is told apart row by row, taken back, and fits a phone', async ({
  page,
  asOwner,
  findings,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  await asOwner()
  await page.goto('/people')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import people' })).toBeVisible()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `"Record ID","First Name","Last Name","Email","Phone Number","Job Title"\n"501","Siobhán","${word}","siobhan.${word}@quill.example","01632 960101","Head of Quality"\n"502","Ned","${word}","","call reception and ask for Ned in the foundry",""\n"503","","","nobody.${word}@quill.example","",""\n`,
    ),
  })
  await expect(page.getByLabel('Field for Job Title')).toHaveValue('jobTitle')
  await expect(page.getByLabel('Field for Record ID')).toHaveValue('')
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Try 3 rows' }).click()
  await expect(page.getByText('Dry run: 2 new, 1 skipped.')).toBeVisible()
  await expect(page.getByText('Phone in the file: call reception and ask for Ned')).toBeVisible()
  await page.getByRole('button', { name: 'Create 2' }).click()
  await expect(page.getByText('Imported: 2 created, 1 skipped.')).toBeVisible()
  const importUrl = page.url()
  await page.getByRole('link', { name: `Siobhán ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Siobhán ${word}` })).toBeVisible()
  await expect(page.getByText('Head of Quality').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(importUrl)
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Undo the import…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone: 2 removed again.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
