import { expect, test } from './journey.ts'

test('a spreadsheet of freelancers becomes suppliers, is told apart row by row, taken back, and fits a phone', async ({
  page,
  asOwner,
  findings,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  await asOwner()
  await page.goto('/suppliers')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import suppliers' })).toBeVisible()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'freelancers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Name,Type,Role,Skills,Day rate,Availability,Country,Mailbox\nDana ${word},Freelancer,Senior ML engineer,"PyTorch, Rust",£450/day,01/03/2027,Ireland,dana.${word}@list.example\nKim ${word},Agency,Wizard,,€500,soon,,kim.${word}@list.example\nNo ${word},,,,,,,\n`,
    ),
  })
  await expect(page.getByLabel('Field for Mailbox')).toHaveValue('contactEmail')
  await expect(page.getByLabel('Field for Availability')).toHaveValue('availableFrom')
  await page.getByRole('button', { name: 'Try 3 rows' }).click()
  await expect(page.getByText('Dry run: 2 new, 1 skipped.')).toBeVisible()
  await expect(page.getByText('Day rate in the file: €500')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'Create 2' }).click()
  await expect(page.getByText('Imported: 2 created, 1 skipped.')).toBeVisible()
  const importUrl = page.url()
  await page.getByRole('link', { name: `Dana ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Dana ${word}` })).toBeVisible()
  await expect(page.getByText('From 1 Mar 2027')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'ML engineer' }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/suppliers?q=${word}`)
  await expect(page.getByText('No role yet')).toBeVisible()
  await page.goto(importUrl)
  await page.getByRole('button', { name: 'Undo the import…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone: 2 removed again.')).toBeVisible()
  expect(await findings()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
