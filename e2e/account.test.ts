import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { authTokenKey } from '../config/constants.ts'
import { postJson, signIn } from '../tests/visits.ts'
import { invited } from './colleague.ts'
import { expect, test } from './journey.ts'

test('who ends another session proves it with password and code, and stays signed in in every tab under a new token', async ({
  page,
  baseURL,
  findings,
}) => {
  const site = baseURL ?? ''
  const colleague = await invited(site)
  await postJson(`${site}/api/auth/login`, colleague)
  await page.goto('/login')
  await page.getByRole('textbox', { name: /^email/i }).fill(colleague.email)
  await page
    .getByLabel(/password/i)
    .first()
    .fill(colleague.password)
  await page.getByRole('button', { name: /sign in|log in/i }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/user-form/me')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const secret = await page.getByRole('listitem').locator('code').innerText()
  const codeAt = (timestamp: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), timestamp })
  await page.getByLabel('Six-digit code').fill(codeAt(Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const recoveryCode = await page
    .getByText(/^(?:[a-z2-7]{4}-){6}[a-z2-7]{4}$/)
    .first()
    .innerText()
  await page.getByLabel('I have saved them somewhere safe').check()
  await page.getByRole('button', { name: 'Done' }).click()

  const other = await page.context().newPage()
  await other.goto('/leads')
  await expect(other.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()

  // What the server says ten minutes after the last proof.
  await page.route(
    '**/api/user/sessions/*',
    (route) =>
      route.fulfill({ status: 403, json: { message: 'Confirm', data: { confirmationRequired: true } } }),
    { times: 1 },
  )
  const token = () => page.evaluate((key) => localStorage.getItem(key), authTokenKey)
  const before = await token()
  await page.getByRole('button', { name: 'End this session' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(colleague.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('Please enter a code')).toBeVisible()
  const code = dialog.getByLabel('Code of your authenticator app, or a recovery code')
  await code.fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(code).toHaveAccessibleDescription(/This code is wrong or was used before/)
  expect(await findings()).toEqual([])
  await code.fill(recoveryCode)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'End this session' })).toBeHidden()

  expect(await token()).not.toBe(before)
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
})

test('whose account is being guessed at signs in on a new device after the browser has shown that it is no robot', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const colleague = await invited(baseURL ?? '')
  const sent: { device?: string; proof?: string }[] = []
  await page.route('**/api/auth/login', async (route) => {
    sent.push(route.request().postDataJSON())
    if (sent.length > 1) return route.fallback()
    const body = {
      code: 'proof_required',
      message: 'Many attempts',
      data: { challengeUrl: '/api/contact/challenge' },
    }
    return route.fulfill({ status: 428, json: body })
  })
  await page.goto('/login')
  await page.getByRole('textbox', { name: /^email/i }).fill(colleague.email)
  await page
    .getByLabel(/password/i)
    .first()
    .fill(colleague.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 60_000 })
  expect(sent).toHaveLength(2)
  expect(sent[0]?.proof).toBeUndefined()
  expect(sent[1]?.proof).toMatch(/^[A-Za-z0-9+/=]{100,}$/)
  // The browser is the same one at the next sign-in.
  expect(sent[1]?.device).toMatch(/^[\w-]{43}$/)
  expect(sent[0]?.device).toBe(sent[1]?.device)
})

test('what a colleague has in hand stands with their account, and is handed over from there before they leave', async ({
  page,
  baseURL,
  asOwner,
}) => {
  const site = baseURL ?? ''
  const signedIn = await postJson(`${site}/api/auth/login`, await invited(site))
  const { user } = z.object({ user: z.object({ id: z.string() }) }).parse(await signedIn.json())
  const headers = { authorization: `Bearer ${await signIn(site)}` }
  const lead = { name: 'Held Example', company: 'Held Ltd', ownerId: user.id }
  expect((await postJson(`${site}/api/leads`, lead, headers)).status).toBe(201)
  const task = { title: 'Ring the works manager', assigneeId: user.id, dueAt: new Date().toISOString() }
  expect((await postJson(`${site}/api/tasks`, task, headers)).status).toBe(201)

  await asOwner()
  await page.goto(`/user-form/${user.id}`)
  const work = page.getByRole('region', { name: 'Work in hand' })
  await work.getByRole('button', { name: 'Change: Ring the works manager' }).click()
  await work.getByLabel('Assigned to').selectOption('owner (me)')
  await work.getByRole('button', { name: 'Save' }).click()
  await expect(work.getByText('Ring the works manager')).toHaveCount(0)
  await work.getByRole('link', { name: '1 open lead' }).click()
  await page.getByRole('checkbox', { name: 'Tick Held Example' }).check()
  await page.getByRole('region', { name: 'Ticked leads' }).getByRole('button', { name: 'Owner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Owner').selectOption('owner (me)')
  await dialog.getByRole('button', { name: /^Hand over/ }).click()
  await expect(page.getByText('No leads found')).toBeVisible()
  await page.goto(`/user-form/${user.id}`)
  await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible()
  await expect(work).toHaveCount(0)
})
