import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

const uniqueEmail = () => `visitor.${crypto.randomUUID().slice(0, 8)}@plant.example`
const requestForm = (page: Page) => page.getByRole('form', { name: 'Privacy request' })

async function fillIn(page: Page, kind: string, email: string) {
  await requestForm(page).getByRole('radio', { name: kind }).check()
  await requestForm(page).getByRole('textbox', { name: 'Name' }).fill('Maeve Example')
  await requestForm(page).getByRole('textbox', { name: 'Email' }).fill(email)
}

test('a request sent without script is carried out on the desk, and nothing is left for staff to find', async ({
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
  await page.getByRole('button', { name: 'Known otherwise' }).click()
  await page.getByLabel('How you know').fill('Called back on the number of the enquiry')
  await page.getByRole('button', { name: 'It is the person' }).click()
  await expect(page.getByText('Confirmed by staff')).toBeVisible()

  await page.getByRole('button', { name: 'Erase this person' }).click()
  const last = page.getByRole('button', { name: 'Erase for good' })
  await expect(last).toBeDisabled()
  await page.getByLabel('Type the email address').fill(email)
  await last.click()
  await expect(page.getByText('Nothing any more: the person is erased.')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)

  await page.goto(`/leads?q=${encodeURIComponent(email)}`)
  await expect(page.getByText('No lead fits').or(page.getByRole('heading', { name: /^No / }))).toBeVisible()
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

test('form, desk and request have no serious accessibility finding in either theme', async ({
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
