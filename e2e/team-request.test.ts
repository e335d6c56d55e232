import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'
import { approvedSupplier } from './supplier-visit.ts'

/** Longer than the three seconds under which the form takes a visitor for a robot. */
const aHumanMoment = 3200
const requestForm = (page: Page): Locator => page.getByRole('form', { name: 'Ask for a team' })
const uniqueEmail = () => `visitor.${crypto.randomUUID().slice(0, 8)}@plant.example`

async function fillIn(form: Locator, email: string) {
  await form.getByLabel('NLP engineer').selectOption('2')
  await form.getByLabel('Seniority').selectOption('Senior')
  await form.getByLabel('Start').selectOption('Within a month')
  await form.getByLabel('Town or site').fill('Hull')
  await form.getByLabel('Skills or systems').fill('PyTorch')
  await form.getByRole('textbox', { name: 'Name' }).fill('Orla Example')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('textbox', { name: 'Company' }).fill('Plant Example Ltd')
  await form.getByLabel('What should they do?').fill(`Sort the fault reports. ${email}`)
}

test(
  'a visitor asks for a team, and staff see it with a shortlist and its reasons',
  { tag: '@phone' },
  async ({ page, asOwner }) => {
    test.slow()
    const supplier = await approvedSupplier({ roles: ['nlp-engineer'], skills: ['PyTorch'] })
    await page.goto('/team-augmentation')
    await page.getByRole('link', { name: 'Ask for a team' }).click()
    const form = requestForm(page)
    await expect(form).toBeInViewport()
    const email = uniqueEmail()
    await fillIn(form, email)
    await expect(form.getByText('You ask for 2 × NLP engineer')).toBeVisible()
    await page.waitForTimeout(aHumanMoment)
    // Looked for from the start: it goes by itself.
    const toast = expect(page.getByRole('status').filter({ hasText: 'Form submitted' })).toBeVisible()
    await form.getByRole('button', { name: 'Submit Request' }).click()
    await toast
    await expect(page.getByText('Your request has arrived')).toBeVisible()
    await expect(page.getByText(/We reply by/)).toContainText(/Monday|Tuesday|Wednesday|Thursday|Friday/)
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Send another' }).click()
    await expect(form.getByLabel('NLP engineer')).toHaveValue('')
    await expect(form.getByText('You ask for')).toHaveCount(0)
    await expect(page.getByText(supplier.legalName)).toHaveCount(0)

    await asOwner()
    await page.goto(`/leads?q=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name: 'Orla Example' }).click()
    await expect(page.getByRole('heading', { name: /^Team request of/ })).toBeVisible()
    await expect(page.getByText('2 × NLP engineer').first()).toBeVisible()
    // What was chosen stands once beside what was typed.
    await expect(
      page.getByRole('region', { name: 'In their words' }).getByText('2 × NLP engineer'),
    ).toHaveCount(1)
    const match = page.getByRole('listitem').filter({ hasText: supplier.legalName })
    await match.getByText('Why').click()
    await expect(match.getByText('Has PyTorch')).toBeVisible()
    await match.getByRole('button', { name: 'Add to shortlist' }).click()
    // A prepared mail says what they can do, and waits for a colleague to send it.
    await page.getByRole('button', { name: 'Prepare a mail to the customer' }).click()
    const mail = page.getByRole('form', { name: 'Write a mail' })
    await expect(mail.getByLabel('Message')).toBeFocused()
    await expect(mail.getByLabel('Message')).toHaveValue(
      /^Hello Orla,[^]*NLP engineer\*\*, reference [0-9A-F]{4}[^]*PyTorch/,
    )
    await expect(mail.getByLabel('Message')).not.toHaveValue(new RegExp(supplier.legalName))
    await expect(mail.getByLabel('To', { exact: true })).toHaveValue(email)
    await mail.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: `Outcome: ${supplier.legalName}` }).click()
    const dialog = page.getByRole('dialog', { name: `${supplier.legalName} for Orla Example` })
    await dialog.getByLabel('Outcome').selectOption('Chosen')
    await dialog.getByLabel('Note').fill('Knows the line')
    await dialog.getByRole('button', { name: 'Save outcome' }).click()
    await expect(page.getByText('Knows the line')).toBeVisible()
    await page.getByRole('button', { name: 'Record a placement' }).click()
    const placing = page.getByRole('dialog', { name: 'Record a placement' })
    await expect(placing).toContainText(supplier.legalName)
    await placing.getByRole('button', { name: 'Save placement' }).click()
    await expect(placing.getByLabel('Who or what')).toBeFocused()
    await placing.getByLabel('Who or what').fill('Two NLP engineers')
    await placing.getByLabel('Day rate, £').fill('£1,350')
    await placing.getByLabel('From').fill('2026-12-01')
    await placing.getByRole('button', { name: 'Save placement' }).click()
    await expect(page.getByText('Two NLP engineers')).toBeVisible()
    await expect(page.getByText('£1,350 a day')).toBeVisible()
    await match.getByRole('link', { name: 'Open the supplier' }).click()
    await expect(page.getByRole('heading', { level: 1, name: supplier.legalName })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Placements' })).toContainText('Two NLP engineers')
    await expect(page.getByRole('list', { name: 'Shortlist' })).toContainText('Knows the line')
  },
)

test(
  'an empty request lists what is missing, and the roles are reached from the list',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/team-augmentation')
    const form = requestForm(page)
    await form.scrollIntoViewIfNeeded()
    await hydrated(page)
    await form.getByRole('button', { name: 'Submit Request' }).click()
    const summary = form.getByRole('alert').filter({ has: page.getByRole('link') })
    await expect(summary.getByRole('link')).toHaveText([
      'Please choose at least one role',
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Company name is required',
    ])
    await summary.getByRole('link').first().click()
    await expect(page.locator('fieldset#roles')).toBeFocused()
    await form.getByLabel('Data engineer').selectOption('1')
    await expect(form.getByText('Please choose at least one role')).toHaveCount(0)
  },
)

test('what was chosen and typed outlives a reload and a look at a role’s page', async ({ page }) => {
  await page.goto('/team-augmentation')
  const form = requestForm(page)
  await form.scrollIntoViewIfNeeded()
  await hydrated(page)
  await form.getByLabel('Company').click()
  const email = uniqueEmail()
  await fillIn(form, email)
  await page.reload()
  await requestForm(page).scrollIntoViewIfNeeded()
  await hydrated(page)
  await expect(requestForm(page).getByLabel('NLP engineer')).toHaveValue('2')
  await expect(requestForm(page).getByText('You ask for 2 × NLP engineer')).toBeVisible()
  await requestForm(page).getByRole('link', { name: 'ML engineer', exact: true }).click()
  await expect(page).toHaveURL(/\/ai-roles\/ml-engineer$/)
  await page.goBack()
  await expect(requestForm(page).getByLabel('NLP engineer')).toHaveValue('2')
  await expect(requestForm(page).getByLabel('Town or site')).toHaveValue('Hull')
  await expect(requestForm(page).getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})

test('a role’s page leads to the form with one of that role chosen, also without script', async ({
  page,
  browser,
}) => {
  await page.goto('/ai-roles/data-engineer')
  await page.getByRole('link', { name: 'Ask for this role' }).click()
  const form = requestForm(page)
  await expect(form).toBeInViewport()
  await expect(form.getByLabel('Data engineer')).toHaveValue('1')
  await expect(form.getByLabel('NLP engineer')).toHaveValue('')

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(page.url())
  await expect(requestForm(still).getByLabel('Data engineer')).toHaveValue('1')
  await plain.close()
})

test('no chat stands in the way on this page', async ({ page }) => {
  await page.goto('/team-augmentation')
  await hydrated(page)
  await expect(page.getByRole('button', { name: /chat|ask us/i })).toHaveCount(0)
})

test('the form with its errors has no serious accessibility finding in either theme', async ({
  page,
  findings,
}) => {
  test.slow()
  await page.goto('/team-augmentation')
  await requestForm(page).scrollIntoViewIfNeeded()
  await hydrated(page)
  await requestForm(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Please check these fields')).toBeVisible()
  expect(await findings()).toEqual([])
})
