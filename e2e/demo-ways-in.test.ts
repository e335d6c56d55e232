import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

const files = 'tests/files/visitors'
const coins = { mimeType: 'image/png', buffer: readFileSync('tests/files/pictures/coins.png') }
const chosen = (page: Page) => page.locator('input[type=file]').first()

async function ownSide(page: Page, slug: string) {
  await page.goto(`/demo/${slug}`)
  await hydrated(page)
  await page.getByRole('link', { name: 'Your file' }).click()
}

test('D1: totals of shifts give OEE without a log, and the file may be said to be one', async ({ page }) => {
  await ownSide(page, 'dynamic-operational-dashboards')
  await chosen(page).setInputFiles(`${files}/oee-worksheet.csv`)
  await expect(page.getByText('Monday night: OEE 79.96%; all 2 shifts together 77.38%.')).toBeVisible()
  await page.getByLabel('Figures for').selectOption('worst')
  await expect(page.getByText('Monday day: OEE 74.79%; all 2 shifts together 77.38%.')).toBeVisible()
  await page.getByText('Preview, columns and rows: change what is wrong').click()
  await page.getByLabel('The file holds').selectOption('log')
  await expect(page.getByLabel('Which column is State?')).toBeVisible()
})

test('D4: the scale of one picture isn’t that of the next, and is used again by one click', async ({
  page,
}) => {
  await ownSide(page, 'visual-intelligence')
  const scale = page.getByLabel('Scale, mm per pixel')
  const picture = (name: string) => chosen(page).setInputFiles({ ...coins, name })
  await picture('coins.png')
  await scale.fill('0.1')
  await expect(page.getByText('Your data.', { exact: true })).toBeVisible()
  await picture('other.png')
  await expect(scale).toHaveValue('')
  await expect(page.getByText('Under Settings, fill in: Scale.')).toBeVisible()
  await expect(page.getByText('scale 0.1 mm per pixel')).toBeVisible()
  await page.getByRole('button', { name: 'Use it again' }).click()
  await expect(scale).toHaveValue('0.1')
  await expect(page.getByText('Under Settings, fill in')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Use it again' })).toHaveCount(0)
})

test('D1: what two rows of headings and a financial year don’t say is asked, and computed once it is answered', async ({
  page,
}) => {
  await ownSide(page, 'quality-insight-automation')
  await chosen(page).setInputFiles('tests/files/headings/incoming-final.csv')
  await page.getByRole('button', { name: 'Final', exact: true }).click()
  await expect(page.getByRole('list', { name: 'How it was read' })).toContainText(
    'only those of “Final” are read',
  )
  await expect(page.getByText('1.17%').first()).toBeVisible()
  await ownSide(page, 'ai-enhanced-reporting')
  await chosen(page).setInputFiles('tests/files/headings/fiscal-quarters.csv')
  await page
    .getByLabel('when does the financial year begin to which “Q1 FY20” belongs?')
    .selectOption('October 2019')
  await expect(page.getByText(/^Orders received, last 4 quarters: £1,/)).toBeVisible()
})

test('L17: the figures of an OEE open its calculator, which says where they come from', async ({ page }) => {
  await page.goto('/demo/dynamic-operational-dashboards')
  await page.getByRole('link', { name: 'Try other figures in the OEE calculator' }).click()
  await expect(page.getByRole('note')).toContainText('are from the result of the demo')
  await expect(page.locator('#result')).toContainText('74.79%')
  await page.getByLabel('Planned production time').fill('500')
  await expect(page.locator('#result')).not.toContainText('74.79%')
})
