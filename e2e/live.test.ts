import { enteredLead, meanwhile, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'
import { postJson, enquiry, signIn } from '../tests/visits.ts'

const withinMs = { timeout: 2000 }

test('what a colleague does is on the list, the board, the dashboard and the open lead within two seconds', async ({
  page,
  context,
  asOwner,
}) => {
  test.slow()
  const company = oneWord()
  const { id } = await enteredLead({ name: 'Niamh Live', company })
  await asOwner()
  await page.goto(`/leads?q=${company}`)
  const row = page.getByRole('row', { name: /Niamh Live/ })
  await expect(row).toContainText('New')
  const open = await context.newPage()
  await open.goto(`/lead-form/${id}`)
  await expect(open.getByRole('heading', { name: 'Niamh Live' })).toBeVisible()
  const board = await context.newPage()
  await board.goto(`/leads?view=board&q=${company}`)
  const card = (stage: string) =>
    board.getByRole('region', { name: stage }).getByRole('listitem').filter({ hasText: 'Niamh Live' })
  await expect(card('New')).toBeVisible()

  await meanwhile(page, 'POST', `/api/leads/${id}/stage`, { stage: 'qualified' })
  await expect(row).toContainText('Qualified', withinMs)
  await expect(card('Qualified')).toBeVisible(withinMs)
  await expect(open.getByText('New → Qualified')).toBeVisible(withinMs)

  await meanwhile(page, 'POST', `/api/leads/${id}/activities`, {
    kind: 'note',
    body: 'They will decide on Friday',
  })
  await expect(open.getByText('They will decide on Friday')).toBeVisible(withinMs)
})

test('a list holds still under the hand of who works in it, and says how much has changed', async ({
  page,
  asOwner,
}) => {
  const company = oneWord()
  await enteredLead({ name: 'Ann First', company })
  await asOwner()
  await page.goto(`/leads?q=${company}`)
  const first = page.getByRole('link', { name: 'Ann First' })
  await expect(first).toBeVisible()
  await first.focus()
  const place = await first.boundingBox()

  await enteredLead({ name: 'Ben Second', company })
  const notice = page.getByRole('button', { name: '1 change, show' })
  await expect(notice).toBeVisible(withinMs)
  await enteredLead({ name: 'Cem Third', company })
  await expect(page.getByRole('button', { name: '2 changes, show' })).toBeVisible(withinMs)
  await expect(page.getByRole('link', { name: 'Ben Second' })).toBeHidden()
  expect(await first.boundingBox()).toEqual(place)
  await expect(first).toBeFocused()

  await page.getByRole('button', { name: '2 changes, show' }).click()
  await expect(page.getByRole('link', { name: 'Ben Second' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cem Third' })).toBeVisible()
})

test('a visitor’s enquiry is on the dashboard and in the inbox while they are looked at', async ({
  page,
  context,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const inbox = await context.newPage()
  await inbox.goto('/inbox')
  await expect(inbox.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  const name = `Maeve ${oneWord()}`
  const url = new URL('/api/contact', page.url()).href
  const answer = await postJson(url, enquiry({ name, email: `${oneWord()}@plant.example` }))
  expect(answer.status).toBeLessThan(300)
  await expect(inbox.getByRole('link', { name })).toBeVisible(withinMs)
})

test('who signs out elsewhere is led to the sign-in without touching the page', async ({ page, asOwner }) => {
  await asOwner()
  await page.goto('/leads')
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible()
  await meanwhile(page, 'POST', '/api/auth/logout', {})
  await expect(page).toHaveURL(/\/login/, { timeout: 10_000 })
  expect(await signIn(new URL(page.url()).origin)).toBeTruthy()
})
