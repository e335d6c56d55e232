import type { Page } from '@playwright/test'
import { owner } from '../tests/site.ts'
import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test(
  'K8: a call and a task that someone began to write outlive a reload, are said to, and are gone once they are sent',
  { tag: '@phone' },
  async ({ page, asOwner }) => {
    const { id } = await enteredLead({ name: 'Orla Draft', company: oneWord() })
    await asOwner()
    await page.goto(`/lead-form/${id}`)
    const log = page.getByRole('form', { name: 'Log an activity' })
    await log.getByRole('radio', { name: 'Call' }).click()
    await log.getByRole('textbox', { name: 'Call' }).fill('Wants a visit on Monday')
    await expect(log.getByText('Kept on this device.')).toBeVisible()
    await page.reload()
    await expect(log.getByText('Your unsaved text has been restored.')).toBeVisible()
    await expect(log.getByRole('textbox', { name: 'Call' })).toHaveValue('Wants a visit on Monday')
    await log.getByRole('button', { name: 'Log call' }).click()
    await expect(page.getByText('Call logged')).toBeVisible()
    await page.getByRole('button', { name: 'New task' }).click()
    await page.getByRole('textbox', { name: 'New task' }).fill('Send the offer')
    await page.reload()
    await expect(log.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    await page.getByRole('button', { name: 'New task' }).click()
    await expect(page.getByRole('textbox', { name: 'New task' })).toHaveValue('Send the offer')
  },
)

/** The session ends under somebody's hands; they sign in again and come back. */
async function loseSession(page: Page, asOwner: () => Promise<unknown>, path: string) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  await asOwner()
  await page.goto(path)
}

test('K8: why a lead was lost, whom to invite and which day is closed are found again after the session has ended', async ({
  page,
  asOwner,
}) => {
  const { id } = await enteredLead({ name: 'Orla Lost', company: oneWord() })
  await asOwner()
  await page.goto('/user-form')
  await page.getByRole('textbox', { name: 'Email address' }).fill('new@colleague.example')
  await page.getByRole('combobox', { name: 'Role' }).selectOption('editor')
  await page.goto('/settings?tab=hours')
  const day = page.getByRole('group', { name: 'Another closed day' })
  await day.getByRole('textbox', { name: 'Name' }).fill('Stocktaking')
  await page.goto(`/lead-form/${id}`)
  const stages = page.getByRole('group', { name: 'Stage' })
  await stages.getByRole('button', { name: 'Lost' }).click()
  await page.getByRole('textbox', { name: 'Details' }).fill('Chose to wait for spring')
  await loseSession(page, asOwner, `/lead-form/${id}`)
  await stages.getByRole('button', { name: 'Lost' }).click()
  const why = page.getByRole('dialog', { name: 'Why was this lead lost?' })
  await expect(why.getByText('Your unsaved text has been restored.')).toBeVisible()
  await expect(why.getByRole('textbox', { name: 'Details' })).toHaveValue('Chose to wait for spring')
  await why.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(page.getByText('Moved to Lost')).toBeVisible()
  await page.goto('/user-form')
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('new@colleague.example')
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('editor')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('')
  await page.goto('/settings?tab=hours')
  await expect(day.getByRole('textbox', { name: 'Name' })).toHaveValue('Stocktaking')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([expect.stringContaining(':closed-day')])
})

test('K8: who is signed out while they write is told so at the sign-in, and goes on with what they typed', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/users')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const email = page.getByRole('dialog').getByRole('textbox', { name: 'Email address' })
  const send = page.getByRole('button', { name: 'Send the invitation' })
  await email.fill('una@colleague.example')

  // The server can’t say for a moment who somebody is: their screen stays.
  await page.route(/\/api\/user$/, (route) => route.abort())
  const wantsMore = { status: 403, json: { message: 'Not now', data: { mfaRequired: true } } }
  // The list behind the dialog may be read at any time.
  await page.route(/\/invitations$/, (route) =>
    route.request().method() === 'POST' ? route.fulfill(wantsMore) : route.fallback(),
  )
  await send.click()
  await expect(page.getByText('Not now')).toBeVisible()
  await expect(email).toHaveValue('una@colleague.example')
  await page.unrouteAll()

  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await send.click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByText('The invitation was not sent')).toHaveCount(0)
  await page.getByRole('textbox', { name: /^email/i }).fill(owner.email)
  await page.locator('input[type=password]').fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users$/)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  await expect(email).toHaveValue('una@colleague.example')
})
