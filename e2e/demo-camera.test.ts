import { chromiumFlags, chromiumPath } from '../tests/chromium.ts'
import { expect, hydrated, test } from './journey.ts'

const executablePath = chromiumPath()
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumFlags(), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a run of the camera becomes frames with their times measured, and what belongs to the sample is asked', async ({
  page,
}) => {
  // A slow device: what it needs for a frame is longer than the half second that is aimed at.
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (done, ...rest) {
      setTimeout(() => toBlob.call(this, done, ...rest), 650)
    }
  })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.postData() ?? ''))
  const answer = await page.goto('/demo/smart-safety-surveillance')
  expect(answer?.headers()['permissions-policy']).toContain('camera=(self)')
  await hydrated(page)
  await page.getByRole('link', { name: 'Your file' }).click()
  await page.getByRole('button', { name: 'Use the camera' }).click()
  await page.getByRole('button', { name: /^Record up to/ }).click()
  await expect(page.getByRole('button', { name: /^Stop and compute \((9|\d\d) of/ })).toBeVisible()
  await page.getByRole('button', { name: /^Stop and compute/ }).click()
  await expect(page.getByText(/Under Settings, fill in: Alarm after/)).toBeVisible()
  expect(Number(await page.locator('#setting-interval').inputValue())).toBeGreaterThanOrEqual(0.65)
  await page.getByLabel('Alarm after').fill('2')
  await page.getByRole('button', { name: 'Add a corner' }).click()
  const corner = page.getByRole('button', { name: /^Corner 1: 25% from the left, 25% from the top/ })
  await corner.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('button', { name: /^Corner 1: 15% from the left/ })).toBeFocused()
  await expect(page.getByText(/stays? of 2 s or longer in the zone, in \d+ frames/)).toBeVisible()
  await expect(page.locator('#checks')).toContainText('by the times in their names')
  await page.getByText('Other pictures, and what they should show').click()
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible()
  expect(Math.max(...sent.map((body) => body.length))).toBeLessThan(5000)
})

test('a page without a demo of pictures may not use the camera', async ({ page }) => {
  const answer = await page.goto('/demo/instant-anomaly-detection')
  expect(answer?.headers()['permissions-policy']).toContain('camera=()')
  const name = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'open',
      (error: unknown) => (error instanceof Error ? error.name : ''),
    ),
  )
  expect(name).toBe('NotAllowedError')
})
