import type { Page } from '@playwright/test'
import { authTokenKey } from '../config/constants.ts'
import { owner } from '../tests/site.ts'
import { expect, test } from './journey.ts'

async function fillInSignIn(page: Page) {
  await page.getByRole('textbox', { name: /^email/i }).fill(owner.email)
  await page
    .getByLabel(/password/i)
    .first()
    .fill(owner.password)
  await page.getByRole('button', { name: /sign in|log in/i }).click()
}

test(
  'the owner signs in, finds the new enquiry with its clock, logs a call, moves the lead on, and logs out',
  { tag: '@phone' },
  async ({ page, sentEnquiry }) => {
    test.slow()
    const email = await sentEnquiry({ name: 'Orla Example', company: 'Journey Works' })
    await page.goto('/login')
    await fillInSignIn(page)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: /new/i }).filter({ visible: true }).first(),
    ).toBeVisible()

    await page.goto(`/leads?q=${encodeURIComponent(email)}`)
    const row = page.getByRole('row').filter({ hasText: 'Orla Example' })
    await expect(row.getByText(/^Due |left$|over$/).filter({ visible: true })).toBeVisible()
    await row.getByRole('link', { name: 'Orla Example' }).click()
    await expect(page).toHaveURL(/\/lead-form\/[0-9a-f-]{36}$/)
    await expect(page.getByText(`Written by ${email}`).first()).toBeVisible()
    await expect(page).toHaveTitle(/^Orla Example · Lead \|/)
    await page.goBack()
    await expect(page).toHaveTitle(/^Leads \|/)
    await page.goForward()
    await expect(page).toHaveTitle(/^Orla Example · Lead \|/)

    const composer = page.getByRole('form', { name: 'Log an activity' })
    await composer.getByRole('radio', { name: 'Call' }).check()
    await expect(composer.getByRole('status')).toHaveText('This stops the reply clock.')
    await composer
      .getByRole('textbox', { name: 'Call' })
      .fill('Spoke about the filling line; a visit on Tuesday.')
    await composer.getByRole('button', { name: 'Log call' }).click()
    await expect(page.getByText('Spoke about the filling line; a visit on Tuesday.').first()).toBeVisible()
    await expect(page.getByText('Replied in time').first()).toBeVisible()

    const stage = page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'Contacted' })
    if ((await stage.getAttribute('aria-pressed')) === 'false') await stage.click()
    await expect(stage).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(stage).toHaveAttribute('aria-pressed', 'true')

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate((key) => localStorage.getItem(key), authTokenKey)).toBeNull()
    await page.goto('/leads')
    await expect(page).toHaveURL(/\/login\?next=/)
  },
)

test('a wrong password is answered in words and nothing is stored', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: /^email/i }).fill(owner.email)
  await page
    .getByLabel(/password/i)
    .first()
    .fill('certainly not this one')
  await page.getByRole('button', { name: /sign in|log in/i }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), authTokenKey)).toBeNull()
})

test('after signing in a person lands where they wanted to go, and never on another site', async ({
  page,
}) => {
  const signIn = async (next: string) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await fillInSignIn(page)
  }
  await signIn('/leads')
  await expect(page).toHaveURL(/\/leads$/)
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    await page.evaluate((key) => localStorage.removeItem(key), authTokenKey)
    await signIn(next)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})

test('text that looks like markup is shown to staff as text', async ({
  page,
  asOwner,
  openLead,
  sentEnquiry,
}) => {
  // The same words from two addresses would be set aside as spam.
  const email = await sentEnquiry({
    message: `<img src=x onerror="window.ran=true"><script>window.ran=true</script> & "quotes" ${crypto.randomUUID()}`,
  })
  await asOwner()
  await openLead(email)
  await expect(page.getByText('<img src=x onerror=').first()).toBeVisible()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test('without a connection the staff area stays, says so, keeps what was typed, and goes on when it is back', async ({
  page,
  sentEnquiry,
}) => {
  const email = await sentEnquiry({ name: 'Nuala Example', company: 'Tunnel Works' })
  await page.goto('/login')
  await fillInSignIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`/leads?q=${encodeURIComponent(email)}`)
  await page.getByRole('row').getByRole('link', { name: 'Nuala Example' }).click()
  const composer = page.getByRole('form', { name: 'Log an activity' })
  await composer.getByRole('textbox').fill('Spoke on the train')
  // The code of the other screens is fetched once this one is at rest, and not while there is no connection.
  await page.context().setOffline(true)
  await page.waitForTimeout(4000)
  await expect(composer.getByRole('textbox')).toHaveValue('Spoke on the train')
  const codeOfLast = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/assets/user-form-'),
  )
  await page.context().setOffline(false)
  await codeOfLast

  await page.context().setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await composer.getByRole('button', { name: /^Log|^Add/ }).click()
  await expect(page.getByText('There is no connection to the site').first()).toBeVisible()
  await expect(composer.getByRole('textbox')).toHaveValue('Spoke on the train')
  const places = page.getByRole('navigation', { name: 'Staff area' }).filter({ visible: true })
  await places.getByRole('link', { name: 'Suppliers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('No connection.')).toBeHidden()
  await expect(page.getByText('No suppliers yet').or(page.getByRole('table')).first()).toBeVisible()
})
