import { contactForm, fillIn, uniqueEmail } from './contact-visit.ts'
import { expect, hydrated, test } from './journey.ts'

test('an enquiry sent without a connection is told so, though nothing can be fetched, and its words stay', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = contactForm(page)
  const email = uniqueEmail()
  await fillIn(form, email)
  await hydrated(page)
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Submit Request' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Error' })
  await expect(told.first()).toContainText('Something went wrong. Please try again.')
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told.filter({ has: page.getByRole('button') })).toBeHidden()
  await expect(form.getByRole('textbox', { name: /^email/i })).toHaveValue(email)
})

const broken = 'export default function Broken() { throw new Error("Broken on purpose") }'

test('a staff screen that breaks in the browser says so inside its frame', async ({ page, asOwner }) => {
  await page.route('**/assets/mails-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  )
  await asOwner()
  await page.goto('/mails')
  await expect(page.getByText('This screen could not be shown')).toBeVisible()
})

test('a demo whose computing part can’t be fetched says so, and its result stays', async ({ page }) => {
  await page.route('**/assets/demo-worker-*.js', (route) => route.abort())
  await page.goto('/demo/instant-anomaly-detection')
  await page.getByRole('button', { name: 'Figures as CSV' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded')
  await expect(page.getByText(/^8 of 10 known anomalies/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Figures as CSV' })).toBeEnabled()
})
