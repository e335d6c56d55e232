import type { Page } from '@playwright/test'
import { aHumanMoment, contactForm, fillIn, uniqueEmail } from './contact-visit.ts'
import { expect, hydrated, test } from './journey.ts'

/** A file of the site that goes missing, as without a connection or once a newer version is out. */
const withoutFile = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.abort())

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
  await expect(told.first()).toContainText('There is no connection to the site')
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(told.filter({ has: page.getByRole('button') })).toBeHidden()
  await expect(form.getByRole('textbox', { name: /^email/i })).toHaveValue(email)
})

test('an enquiry whose code is gone, since a newer version is out, goes without it', async ({ page }) => {
  await withoutFile(page, 'send-enquiry')
  await page.goto('/contact')
  const form = contactForm(page)
  await fillIn(form, uniqueEmail())
  await hydrated(page)
  await page.waitForTimeout(aHumanMoment)
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page).toHaveURL(/\/contact\/thank/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const broken = 'export default function Broken() { throw new Error("Broken on purpose") }'

for (const { title, missing, heading } of [
  { title: 'is told inside the frame', missing: [], heading: 'Something broke on our side' },
  {
    title: 'is told even when no more can be fetched',
    missing: ['failure'],
    heading: 'This page could not be shown',
  },
]) {
  test(`a page that breaks in the browser ${title}`, async ({ page }) => {
    await page.route('**/assets/about-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    )
    for (const name of missing) await withoutFile(page, name)
    await page.goto('/contact')
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}

test('figures of a demo that can’t be written are told, and the demo stays', async ({ page }) => {
  await withoutFile(page, 'report-csv')
  await page.goto('/demo/instant-anomaly-detection')
  await page.getByRole('button', { name: 'Figures as CSV' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Figures as CSV' })).toBeEnabled()
})
