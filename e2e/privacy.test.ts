import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

const uniqueEmail = () => `visitor.${crypto.randomUUID().slice(0, 8)}@plant.example`
const requestForm = (page: Page) => page.getByRole('form', { name: 'Privacy request' })

async function fillIn(page: Page, kind: string, email: string) {
  await requestForm(page).getByRole('radio', { name: kind }).check()
  await requestForm(page).getByRole('textbox', { name: 'Name' }).fill('Maeve Example')
  await requestForm(page).getByRole('textbox', { name: 'Email' }).fill(email)
}

/** Other journeys' visitors have the same name. */
async function setOthersAside(page: Page) {
  await expect(page.getByText(/^Searched on/)).toBeVisible({ timeout: 30_000 })
  const together = page.getByRole('button', { name: /^None of the \d+ possible mentions/ })
  const single = page.getByRole('button', { name: 'Another person' })
  if (await together.isVisible()) {
    await together.click()
    await page.getByRole('button', { name: 'They are other people' }).click()
  } else if (await single.isVisible()) await single.click()
  await expect(page.getByText('Nothing to decide')).toBeVisible()
}

test('a request sent without script is carried out by staff, and nothing is left for staff to find', async ({
  page,
  browser,
  asOwner,
  sentEnquiry,
  baseURL,
  contextOptions,
}) => {
  test.slow()
  const email = await sentEnquiry()
  const plain = await browser.newContext({ ...contextOptions, baseURL, javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.goto('/privacy-request')
  await fillIn(visitor, 'Delete my data', email)
  await requestForm(visitor).getByRole('button', { name: 'Send the request' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Your request has arrived' })).toBeVisible()
  const reference =
    /PR(?:-[0-9A-Z]{4}){3}/.exec((await visitor.locator('main').textContent()) ?? '')?.[0] ?? ''
  expect(reference).not.toBe('')
  await expect(visitor.locator('main')).toContainText(/day, \d+ \w+ 20\d\d/)
  await plain.close()

  await asOwner()
  await page.goto(`/leads?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('link', { name: 'Maeve Example' })).toBeVisible()
  await page.goto(`/privacy-desk?q=${reference}`)
  await page.getByRole('link', { name: 'Erasure' }).click()
  await expect(page.getByRole('button', { name: 'Erase this person' })).toBeDisabled()
  await page.getByRole('button', { name: 'Identified another way' }).click()
  await page.getByLabel('How you know').fill('Called back on the number of the enquiry')
  await page.getByRole('button', { name: 'Confirm identity' }).click()
  await expect(page.getByText('Confirmed by staff')).toBeVisible()
  await setOthersAside(page)

  await page.getByRole('button', { name: 'Erase this person' }).click()
  const last = page.getByRole('button', { name: 'Erase for good' })
  await expect(last).toBeDisabled()
  await page.getByLabel('Type the email address').fill(email)
  await last.click()
  await expect(page.getByText('Nothing: the person has been erased.')).toBeVisible()
  // How staff knew them went with them, and nothing is made up in its stead.
  await expect(page.getByText(/^Confirmed, /)).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)

  await page.goto(`/leads?q=${encodeURIComponent(email)}`)
  await expect(page.getByRole('heading', { name: 'No leads found' })).toBeVisible()
  await page.goto(`/privacy-desk?state=all&q=${reference}`)
  await expect(page.getByRole('cell', { name: 'Erased' })).toBeVisible()
})

test('what is missing is told at the fields, and what was typed stays', async ({ page }) => {
  await page.goto('/privacy-request')
  await hydrated(page)
  await fillIn(page, 'Make a complaint', uniqueEmail())
  await requestForm(page).getByRole('button', { name: 'Send the request' }).click()
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
  await expect(summary.getByRole('link')).toHaveText(['Please tell us what the complaint is about'])
  await summary.getByRole('link').click()
  await expect(requestForm(page).getByLabel('What should we know?')).toBeFocused()
  await expect(requestForm(page).getByRole('radio', { name: 'Make a complaint' })).toBeChecked()
  await expect(requestForm(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Maeve Example')
  await page.keyboard.type('You wrote twice.')
  await requestForm(page).getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request has arrived' })).toBeVisible()
})

test('a link that opens nothing says so and leads to the form', async ({ page }) => {
  const answer = await page.goto('/privacy-request/confirm?key=made-up')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Send a new request' }).click()
  await expect(requestForm(page)).toBeVisible()
})

test('form, list and request have no serious accessibility finding in either theme', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  await asOwner()
  const email = uniqueEmail()
  await page.goto('/privacy-request')
  await hydrated(page)
  await fillIn(page, 'Make a complaint', email)
  await requestForm(page).getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Please check these fields')).toBeVisible()
  expect(await findings()).toEqual([])
  await fillIn(page, 'A copy of my data', email)
  await requestForm(page).getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request has arrived' })).toBeVisible()
  expect(await findings()).toEqual([])
  await page.goto(`/privacy-desk?q=${email}`)
  await expect(page.getByRole('link', { name: 'Access' })).toBeVisible()
  expect(await findings()).toEqual([])
  await page.getByRole('link', { name: 'Access' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Access for Maeve Example' })).toBeVisible()
  expect(await findings()).toEqual([])
})

test('what others’ records say of a person is decided one by one before the erasure', async ({
  page,
  asOwner,
  sentEnquiry,
  openLead,
  findings,
}) => {
  test.slow()
  // A name of this run alone, in letters.
  const word = crypto.randomUUID().replace(/[^a-f]/g, '')
  const name = `Petronella Q${word}stone`
  const email = await sentEnquiry({ name, phone: '' })
  const other = await sentEnquiry({ message: `${name} told us of you: ask ${email}.` })
  await page.goto('/privacy-request')
  await hydrated(page)
  await fillIn(page, 'Delete my data', email)
  await requestForm(page).getByRole('textbox', { name: 'Name' }).fill(name)
  await requestForm(page).getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your request has arrived' })).toBeVisible()

  await asOwner()
  await openLead(other)
  const composer = page.getByRole('form', { name: 'Log an activity' })
  await composer.getByRole('radio', { name: 'Note' }).check()
  await composer.getByRole('textbox').fill(`Called ${name.toUpperCase()} about it`)
  await composer.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText(`Called ${name.toUpperCase()} about it`)).toBeVisible()

  await page.goto(`/privacy-desk?q=${email}`)
  await page.getByRole('link', { name: 'Erasure' }).click()
  await expect(page.getByText('are searched for this person once the address is confirmed')).toBeVisible()
  await page.getByRole('button', { name: 'Identified another way' }).click()
  await page.getByLabel('How you know').fill('Called back')
  await page.getByRole('button', { name: 'Confirm identity' }).click()
  await expect(page.getByText(/^Searched on/)).toBeVisible({ timeout: 30_000 })
  const erase = page.getByRole('button', { name: 'Erase this person' })
  await expect(erase).toBeDisabled()
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Keep…' }) })
  const note = rows.filter({ hasText: 'Note on another lead' })
  await expect(note.locator('mark')).toHaveText(name.toUpperCase())
  expect(await findings()).toEqual([])

  await note.getByRole('button', { name: 'Keep…' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Needed for a claim')
  await page.getByRole('button', { name: 'Keep it' }).click()
  // The enquiry, and the lead that it made.
  await expect(rows).toHaveCount(2)
  await expect(note).toHaveCount(0)
  for (const left of [1, 0]) {
    await rows.first().getByRole('button', { name: 'Remove from the text' }).click()
    await expect(rows).toHaveCount(left)
  }
  await expect(page.getByText('Nothing to decide')).toBeVisible()
  await erase.click()
  await page.getByLabel('Type the email address').fill(email)
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('Nothing: the person has been erased.')).toBeVisible()
  await expect(page.getByText('Kept: Needed for a claim')).toBeVisible()

  await openLead(other)
  await expect(page.getByText('[removed] told us of you: ask [removed].').first()).toBeVisible()
})
