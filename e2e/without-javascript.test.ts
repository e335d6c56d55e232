import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a visitor sends an enquiry and reads the thanks', async ({ page }) => {
  await page.goto('/contact')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Submit Request' }) })
  await form.getByLabel(/^(?:full |your )?name/i).fill('Maeve Example')
  await form.getByRole('textbox', { name: /^email/i }).fill('no.script@plant.example')
  await form.getByLabel(/company/i).fill('Plant Example Ltd')
  await form.getByLabel(/message|project/i).fill('Sent by a plain form.')
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await form.getByRole('button', { name: 'Submit Request' }).click()
  expect((await posted).status()).toBe(303)
  await expect(page).toHaveURL(/\/contact\/thanks$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without JavaScript the whole home page is there: words, pictures, menus, and the way to every section', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Explore Use Cases' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ready to Transform Your Business?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Get in Touch/i })).toBeVisible()
  expect(await page.getByRole('link', { name: /Learn More/ }).count()).toBeGreaterThan(4)
})

test('without JavaScript a name that is too short is refused in words', async ({ page }) => {
  await page.goto('/contact')
  const answer = await page.request.post('/api/contact', {
    form: { name: 'M', email: 'm@plant.example', company: 'P' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(422)
  expect(await answer.text()).toContain('Name must be at least 2 characters')
})

test('without JavaScript a team is asked for, and what is missing comes back with what was typed', async ({
  page,
}) => {
  await page.goto('/team-augmentation')
  const form = page.getByRole('form', { name: 'Ask for a team' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Maeve Example')
  await form.getByRole('textbox', { name: 'Email' }).fill('no.script.team@plant.example')
  await form.getByRole('textbox', { name: 'Company' }).fill('Plant Example Ltd')
  await form.getByLabel('Town or site').fill('Cork')
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expect(form.getByRole('alert')).toContainText('Please choose at least one role')
  await expect(form.getByLabel('Town or site')).toHaveValue('Cork')
  await form.getByLabel('ML engineer').selectOption('2')
  const posted = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await form.getByRole('button', { name: 'Submit Request' }).click()
  expect((await posted).status()).toBe(303)
  await expect(page).toHaveURL(/\/team-augmentation\/thanks(?:#|$)/)
})

test('without JavaScript the search answers, with its kinds as links', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('searchbox').fill('predctive')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/search\?q=predctive$/)
  await expect(page.locator('[data-result]').first()).toHaveText(/Predictive maintenance/)
  await page
    .getByRole('link', { name: /^Questions and answers/ })
    .first()
    .click()
  await expect(page).toHaveURL(/kind=faq/)
  await expect(page.locator('[data-result]').first()).toBeVisible()
})

test('without JavaScript the chat’s button leads to the contact page', async ({ page }) => {
  await page.goto('/solutions')
  await page.getByRole('button', { name: 'Chat with our assistant' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})
