import { contactForm, fillIn, uniqueEmail } from './contact-visit.ts'
import { expect, hydrated, test } from './journey.ts'

test('what was typed before the form’s code outlives its arrival, a reload, and the way to another page and back', async ({
  page,
}) => {
  await page.route(/\/assets\/contact-form-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  const email = uniqueEmail()
  const typed = () => contactForm(page).getByRole('textbox', { name: /^email/i })
  await page.goto('/contact')
  await fillIn(contactForm(page), email)
  await hydrated(page)
  await expect(typed()).toHaveValue(email)
  await page.reload()
  await hydrated(page)
  await expect(typed()).toHaveValue(email)
  await page.goto('/about-us')
  await page.goto('/contact')
  await expect(typed()).toHaveValue(email)
  await page.goto('/about-us')
  await page.goBack()
  await expect(typed()).toHaveValue(email)
})

test('a form works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Closed', 'SecurityError')
        },
      })
  })
  await page.goto('/contact')
  await hydrated(page)
  await fillIn(contactForm(page), uniqueEmail())
  await contactForm(page)
    .getByRole('textbox', { name: /^email/i })
    .fill('nobody')
  await contactForm(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Email Required' }).first()).toBeVisible()
  await contactForm(page)
    .getByRole('textbox', { name: /^email/i })
    .fill(uniqueEmail())
  await page.waitForTimeout(3200)
  await contactForm(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Your message has arrived')).toBeVisible()
})

test('what only the server refuses is told at its field', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(contactForm(page), uniqueEmail())
  const email = contactForm(page).getByRole('textbox', { name: /^email/i })
  await email.fill('maeve@plant')
  await hydrated(page)
  await contactForm(page).getByRole('button', { name: 'Submit Request' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').getByText('Please enter a valid email address').first()).toBeVisible()
  await email.fill(uniqueEmail())
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})
