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
