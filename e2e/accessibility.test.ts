import { expect, hydrated, test } from './journey.ts'

const publicPages = [
  '/',
  '/contact',
  '/contact/thanks',
  '/solutions',
  '/solutions/machine-vision',
  '/ai-roles',
  '/ai-roles/ml-engineer',
  '/no-such-page',
  '/login',
]
const staffPages = ['/dashboard', '/leads']

for (const theme of ['light', 'dark'] as const) {
  for (const path of publicPages) {
    test(`${path} has no serious accessibility finding in the ${theme} theme`, async ({
      page,
      chooseTheme,
      findings,
    }) => {
      await chooseTheme(theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      expect(await findings()).toEqual([])
    })
  }

  for (const path of staffPages) {
    test(`${path} has no serious accessibility finding in the ${theme} theme`, async ({
      page,
      chooseTheme,
      asOwner,
      sentEnquiry,
      findings,
    }) => {
      await sentEnquiry()
      await asOwner()
      await chooseTheme(theme)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await findings()).toEqual([])
    })
  }

  test(`a lead's page has no serious accessibility finding in the ${theme} theme`, async ({
    page,
    chooseTheme,
    asOwner,
    sentEnquiry,
    findings,
  }) => {
    const email = await sentEnquiry()
    await asOwner()
    await chooseTheme(theme)
    await page.goto(`/leads?q=${encodeURIComponent(email)}`)
    await page
      .getByRole('link', { name: /Maeve Example/ })
      .first()
      .click()
    await expect(page.getByText(`Written by ${email}`).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findings()).toEqual([])
  })
}

test('the first Tab leads to a link that skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip/i })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
