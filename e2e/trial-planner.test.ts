import { readFileSync } from 'node:fs'
import { expect, hydrated, test } from './journey.ts'

test('a trial is planned, saved as a run sheet, filled in and read again', async ({ page, findings }) => {
  await page.goto('/demo/continuous-process-optimization')
  await hydrated(page)
  const planner = page.getByRole('region', { name: 'Plan your trial' })
  await planner.getByLabel('Setting A').fill('Temp')
  await planner.getByLabel('Low').first().fill('230')
  await planner.getByLabel('High').first().fill('200')
  await expect(planner.getByText('Two numbers, the lower one first')).toBeVisible()
  await planner.getByLabel('Low').first().fill('200')
  await planner.getByLabel('High').first().fill('230')
  await planner.getByRole('button', { name: 'Another setting' }).click()
  await planner.getByLabel('Plan').selectOption({ label: 'Screening, 8 corners, resolution IV' })
  await expect(planner.getByText('I = Temp × B × C × D')).toBeVisible()
  expect(await findings()).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    planner.getByRole('button', { name: 'Run sheet as CSV' }).click(),
  ])
  const rows = readFileSync(await download.path(), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
  expect(rows[0]).toBe('Run order,Standard order,Point,Temp,B,C,D,Result')
  expect(rows).toHaveLength(12)
  const filled = rows.map((row, i) => {
    if (i === 0) return row
    const [, standard, , temp, b] = row.split(',').map(Number)
    return `${row}${(50 + 0.4 * ((temp ?? 0) - 215) + 2 * (b ?? 0) + (((standard ?? 0) * 7) % 5) * 0.05).toFixed(2)}`
  })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'run-sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(filled.join('\n')) })
  await expect(page.getByText(/Temp and B move Result/)).toBeVisible()
})
