import { aHumanMoment, contactForm, fillIn, uniqueEmail } from './contact-visit.ts'
import { expect, hydrated, test } from './journey.ts'

test(
  'a visitor reads the home page, sends an enquiry, and is told when we reply',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Get Started' }).and(page.locator('[href="#contact"]')).click()
    const form = contactForm(page)
    await expect(form).toBeInViewport()
    const email = uniqueEmail()
    await fillIn(form, email)
    await page.waitForTimeout(aHumanMoment)
    await form.getByRole('button', { name: 'Submit Request' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Form submitted' })
    await expect(toast).toContainText('Thanks for your message! We will get back to you soon.')
    await expect(
      page
        .getByText(/repl(?:y|ied)|hear from|answer/i)
        .filter({ hasText: /Monday|Tuesday|Wednesday|Thursday|Friday/ })
        .first(),
    ).toBeVisible()
    // The confirmation stands once, in place of the form.
    await expect(page.getByText('Your message has arrived')).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeHidden()
    await page.getByRole('button', { name: 'Send another' }).click()
    await expect(form.getByRole('textbox', { name: /^email/i })).toHaveValue('')
    await expect(form.getByRole('textbox', { name: /^(?:full |your )?name/i })).toBeFocused()
  },
)

test('while an enquiry is on its way the button says so and a second press does nothing', async ({
  page,
}) => {
  let posts = 0
  await page.route('**/api/contact', async (route) => {
    posts += 1
    await new Promise((done) => setTimeout(done, 800))
    await route.continue()
  })
  await page.goto('/contact')
  const form = contactForm(page)
  await fillIn(form, uniqueEmail())
  await hydrated(page)
  await form.getByRole('button', { name: 'Submit Request' }).click()
  const pending = page.getByRole('button', { name: 'Submitting...' })
  await expect(pending).toBeVisible()
  await pending.click({ force: true, timeout: 500 }).catch(() => undefined)
  await expect(page.getByRole('status').filter({ hasText: 'Form submitted' })).toBeVisible()
  expect(posts).toBe(1)
})

const toasts: { leftOut: RegExp; title: string; text: string }[] = [
  {
    leftOut: /^(?:full |your )?name/i,
    title: 'Name Required',
    text: 'Please enter your full name (at least 2 characters)',
  },
  { leftOut: /^email/i, title: 'Email Required', text: 'Please enter a valid email address' },
  { leftOut: /company/i, title: 'Company Required', text: 'Please enter your company name' },
]

for (const { leftOut, title, text } of toasts) {
  test(`an enquiry that lacks something is held back: ${title}`, async ({ page }) => {
    await page.goto('/contact')
    const form = contactForm(page)
    await fillIn(form, uniqueEmail())
    await form.getByRole('textbox', { name: leftOut }).fill('')
    await hydrated(page)
    await form.getByRole('button', { name: 'Submit Request' }).click()
    const toast = page.getByRole('alert').filter({ hasText: title })
    await expect(toast.first()).toContainText(text)
    await expect(form.getByRole('textbox', { name: leftOut })).toHaveAttribute('aria-invalid', 'true')
  })
}

test('an empty field is asked for below the message; one that is wrong isn’t', async ({ page }) => {
  await page.goto('/contact')
  const form = contactForm(page)
  await hydrated(page)
  await expect(form.getByText('Enter your name')).toBeHidden()
  await form.getByRole('button', { name: 'Submit Request' }).click()
  for (const [asked, below] of [
    ['Enter your name', 'Name must be at least 2 characters'],
    ['Enter your email address', 'Please enter a valid email address'],
    ['Enter your company’s name', 'Company name is required'],
  ] as const) {
    await expect(form.getByText(asked)).toBeVisible()
    await expect(form.locator('p').filter({ hasText: below }).first()).toBeVisible()
  }
  await form.getByRole('textbox', { name: /^(?:full |your )?name/i }).fill('J')
  await form.getByRole('textbox', { name: /^email/i }).focus()
  await expect(form.locator('p').filter({ hasText: 'Name must be at least 2 characters' })).toBeVisible()
  await expect(form.getByText('Enter your name')).toBeHidden()
})

test('without a connection the form says what is prescribed, and keeps what was written', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = contactForm(page)
  const email = uniqueEmail()
  await fillIn(form, email)
  await hydrated(page)
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'))
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' }).first()).toContainText(
    'Something went wrong. Please try again.',
  )
  await expect(form.getByRole('textbox', { name: /^email/i })).toHaveValue(email)
})

test(
  'an empty form lists what is missing, each line leads to its field, and the form stands still',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/contact')
    const form = contactForm(page)
    await hydrated(page)
    const button = form.getByRole('button', { name: 'Submit Request' })
    await button.click()
    const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
    await expect(summary.getByRole('link')).toHaveCount(3)
    await summary.getByRole('link').nth(1).click()
    await expect(form.getByRole('textbox', { name: /^email/i })).toBeFocused()
  },
)

test('a failure of the server is told in a toast, and what was written is kept', async ({ page }) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 503,
      json: { message: 'We can’t store this at the moment.', code: 'unavailable' },
    }),
  )
  await page.goto('/contact')
  const form = contactForm(page)
  const email = uniqueEmail()
  await fillIn(form, email)
  await hydrated(page)
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' }).first()).toContainText(
    'We can’t store this at the moment.',
  )
  await expect(form.getByRole('textbox', { name: /^email/i })).toHaveValue(email)
})

test('everything can be done with the keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  const form = contactForm(page)
  await form.getByLabel(/^(?:full |your )?name/i).focus()
  const email = uniqueEmail()
  for (let step = 0; step < 20; step++) {
    const field = await page.evaluate(() => {
      const active = document.activeElement
      return active instanceof HTMLElement
        ? { name: active.getAttribute('name') ?? '', type: active.getAttribute('type') ?? '' }
        : null
    })
    const words: Record<string, string> = {
      name: 'Keyboard Example',
      email,
      company: 'Keys Ltd',
      message: 'Typed, not clicked.',
    }
    if (field && words[field.name]) await page.keyboard.type(words[field.name] ?? '')
    if (field?.type === 'submit') break
    await page.keyboard.press('Tab')
  }
  await page.waitForTimeout(aHumanMoment)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Form submitted' })).toBeVisible()
})

test('nobody who reads or tabs meets the trap for robots', async ({ page }) => {
  await page.goto('/contact')
  const trap = contactForm(page).locator('[name="website"]')
  await expect(trap).toHaveCount(1)
  await expect(trap).not.toBeInViewport()
  await expect(trap).toHaveAttribute('tabindex', '-1')
})
