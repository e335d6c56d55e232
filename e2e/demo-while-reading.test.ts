import type { BrowserContext, Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

const anomalies = '/demo/instant-anomaly-detection'
const readings = `Time,Level\n${Array.from({ length: 300 }, (_, i) => `2026-01-${String((i % 28) + 1).padStart(2, '0')},${(50 + Math.sin(i * 1.7)).toFixed(3)}`).join('\n')}`
const asked = (page: Page) => page.getByText(/^Under Settings, fill in/)
const normal = (page: Page) => page.getByLabel('Readings known as normal')

/** A reader as slow as one likes: what is asked of the worker reaches it once it is let go. */
async function slowReader(context: BrowserContext) {
  await context.addInitScript(() => {
    const waiting: (() => void)[] = []
    globalThis.Worker = class extends Worker {
      override postMessage(message: unknown) {
        if (document.documentElement.dataset['held']) waiting.push(() => super.postMessage(message, []))
        else super.postMessage(message, [])
      }
    }
    addEventListener('let-go', () => {
      delete document.documentElement.dataset['held']
      for (const go of waiting.splice(0)) go()
    })
  })
  return {
    hold: (page: Page) => page.evaluate(() => void (document.documentElement.dataset['held'] = 'yes')),
    letGo: (page: Page) => page.evaluate(() => void dispatchEvent(new Event('let-go'))),
  }
}

async function chooseReadings(page: Page) {
  await page.goto(anomalies)
  await hydrated(page)
  await page.getByRole('link', { name: 'Your file' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tank 4.csv', mimeType: 'text/csv', buffer: Buffer.from(readings) })
}

test('D2: a setting is asked for no more once it is typed, and is kept before the result is there', async ({
  page,
  context,
}) => {
  const reader = await slowReader(context)
  await chooseReadings(page)
  await expect(asked(page)).toBeVisible()
  await expect(page.getByText('Kept on this device as “tank 4.csv”')).toBeVisible()
  await reader.hold(page)
  await normal(page).fill('120')
  await expect(asked(page)).toHaveCount(0)
  await expect(page.getByRole('progressbar', { name: 'Computing' })).toBeVisible()
  // What another tab finds meanwhile has it already.
  const next = await context.newPage()
  await next.goto(anomalies)
  await next.getByRole('button', { name: 'Go on with it' }).click()
  await expect(normal(next)).toHaveValue('120')
  await reader.letGo(page)
  await expect(page.getByText('Your data.', { exact: true })).toBeVisible()
  await expect(normal(page)).toHaveValue('120')
})

test('D2: what is typed beside the visitor’s file stays, be it the sample’s figure or a project still on its way', async ({
  page,
}) => {
  await page.goto(anomalies)
  await hydrated(page)
  const ofSample = await normal(page).inputValue()
  await page.getByRole('link', { name: 'Your file' }).click()
  await normal(page).fill(ofSample)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tank 4.csv', mimeType: 'text/csv', buffer: Buffer.from(readings) })
  await expect(page.getByText('Your data.', { exact: true })).toBeVisible()
  await expect(normal(page)).toHaveValue(ofSample)
  await expect(page.getByText('Kept on this device as “tank 4.csv”')).toBeVisible()
  let open = () => {}
  const opened = new Promise<void>((done) => (open = done))
  await page.route(/keeper/, async (route) => {
    await opened
    await route.continue()
  })
  await page.reload()
  await hydrated(page)
  await page.getByLabel('Methods that must agree').fill('3')
  // Longer than a change waits for the next one.
  await page.waitForTimeout(600)
  open()
  await expect(page.getByText('Your data.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Methods that must agree')).toHaveValue('3')
  await expect(normal(page)).toHaveValue(ofSample)
  await expect(page.getByText(/by 3 methods or more in 300 readings/).first()).toBeVisible()
})

test('D2: a zone that was drawn for own pictures comes back with the project', async ({ page }) => {
  await page.goto('/demo/smart-safety-surveillance')
  await hydrated(page)
  await page.getByRole('link', { name: 'Your file' }).click()
  const frames = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
    const picture = canvas.getContext('2d')
    return Array.from({ length: 12 }, (_, i) => {
      if (!picture) return ''
      picture.fillStyle = '#889'
      picture.fillRect(0, 0, 160, 120)
      picture.fillStyle = '#222'
      if (i > 2) picture.fillRect(60 + i, 60, 12, 30)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
  })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      frames.map((frame, i) => ({
        name: `frame ${String(i).padStart(2, '0')}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(frame, 'base64'),
      })),
    )
  await expect(asked(page)).toContainText('Zone')
  await page.getByRole('button', { name: 'Draw anew' }).click()
  await page.getByRole('button', { name: 'Add a corner' }).click()
  const corners = page.getByRole('button', { name: /^Corner \d/ })
  await corners.first().press('ArrowLeft')
  await page.getByLabel('Alarm after').fill('1')
  await page.getByLabel('Between frames').fill('1')
  await expect(page.getByText('Your data.', { exact: true })).toBeVisible()
  const drawn = await corners.first().getAttribute('aria-label')
  await page.reload()
  await expect(page.getByText('Your data.', { exact: true })).toBeVisible()
  await expect(asked(page)).toHaveCount(0)
  expect(await corners.first().getAttribute('aria-label')).toBe(drawn)
})
