import { Secret, TOTP } from 'otpauth'
import { owner } from '../tests/site.ts'
import { expect } from './journey.ts'
import { test } from './own-site.ts'

test('a second step is set up and asked for without a reproach, and a recovery code stands in for a lost phone, once', async ({
  page,
}) => {
  test.slow()
  const signIn = async () => {
    await page.goto('/login')
    await page.getByLabel('Email address').fill(owner.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
    await page.keyboard.press('Enter')
  }
  const signOut = async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).not.toHaveURL(/dashboard|user-form/)
  }
  await signIn()
  await expect(page).toHaveURL(/dashboard/)
  await page.goto('/user-form/me')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const key = (await page.locator('main code').textContent()) ?? ''
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  await page.getByLabel('Six-digit code').fill(app.generate())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
  const [recovery = ''] = await page
    .getByRole('listitem')
    .filter({ hasText: /^(\w{4}-){6}\w{4}$/ })
    .allTextContents()
  await page.getByLabel('I have saved them somewhere safe').check()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await signOut()

  await signIn()
  const code = page.getByLabel('Six-digit code')
  await expect(code).toBeFocused()
  await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('This code is wrong or was used before')
  // The next one of the app: the present one was used to set it up.
  await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)
  await signOut()

  await signIn()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  const instead = page.getByLabel('Recovery code')
  await expect(instead).toBeFocused()
  await expect(instead).not.toHaveAttribute('aria-invalid', 'true')
  await instead.fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/dashboard/)
  await signOut()

  await signIn()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await instead.fill(recovery)
  await page.keyboard.press('Enter')
  await expect(instead).toHaveAccessibleDescription('This code is wrong or was used before')
})
