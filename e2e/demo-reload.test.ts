import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

const charts = '/demo/quality-insight-automation'
const weights = `Weight\n${Array.from({ length: 60 }, (_, i) => (50 + Math.sin(i * 1.7)).toFixed(2)).join('\n')}`

/** Types and reloads within one task of the page, before anything that waits can be done. */
const typeAndReload = async (page: Page, label: string, value: string) => {
  const reloaded = page.waitForEvent('load')
  await page.getByLabel(label).evaluate((field, typed) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('No field')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    location.reload()
  }, value)
  await reloaded
}

test('a setting that was typed in the moment of a reload is there after it', async ({ page }) => {
  await page.goto(charts)
  await hydrated(page)
  await typeAndReload(page, 'Upper tolerance limit', '28.4')
  await expect(page.getByLabel('Upper tolerance limit')).toHaveValue('28.4')
  await expect(page).toHaveURL(/#upper=28\.4$/)
  // Opened anew, the page begins as ever.
  await page.goto('/solutions')
  await page.goto(charts)
  await hydrated(page)
  await expect(page.getByLabel('Upper tolerance limit')).toHaveValue('28.15')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'weights.csv', mimeType: 'text/csv', buffer: Buffer.from(weights) })
  await expect(page.getByText('Kept on this device as “weights.csv”')).toBeVisible()
  await typeAndReload(page, 'Upper tolerance limit', '52')
  await expect(page.getByLabel('Upper tolerance limit')).toHaveValue('52')
  await expect(page.getByText('Your data.', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/upper=52$/)
})

test('so is a figure of a calculator', async ({ page }) => {
  const calculator = '/resources/oee-calculator'
  await page.goto(calculator)
  await hydrated(page)
  await typeAndReload(page, 'Stopped', '61')
  await expect(page.getByLabel('Stopped')).toHaveValue('61')
  await expect(page).toHaveURL(/down=61/)
  await expect(page.getByText('(420 − 61) ÷ 420')).toBeVisible()
  // Opened anew, the page begins as ever.
  await page.goto(calculator)
  await expect(page.getByLabel('Stopped')).toHaveValue('47')
})
