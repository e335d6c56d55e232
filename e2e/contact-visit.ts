import type { Locator, Page } from '@playwright/test'

export const contactForm = (page: Page): Locator =>
  page.locator('form').filter({ has: page.getByRole('button', { name: 'Submit Request' }) })

export async function fillIn(form: Locator, email: string) {
  await form.getByLabel(/^(?:full |your )?name/i).fill('Maeve Example')
  await form.getByRole('textbox', { name: /^email/i }).fill(email)
  await form.getByLabel(/company/i).fill('Plant Example Ltd')
  await form.getByLabel(/message|project/i).fill(`Our filling line stops twice a shift. ${email}`)
}

export const uniqueEmail = () => `visitor.${crypto.randomUUID().slice(0, 8)}@plant.example`

/** Longer than the three seconds under which the form takes a visitor for a robot. */
export const aHumanMoment = 3200
