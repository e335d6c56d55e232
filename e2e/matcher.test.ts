import { expect, hydrated, test } from './journey.ts'

const address = '/solutions/ai-solution-recommender'
const complete =
  'sector=manufacturing&goal=defects&history=months&kinds=pictures&speed=instant&systems=plc&limits=on-site&means=medium'

test(
  'eight answers lead to three solutions, an address that keeps them, and a message to discuss',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    for (const [question, option] of new URLSearchParams(complete)) {
      await page.locator(`input[name="${question}"][value="${option}"]`).check()
    }
    const result = page.getByRole('region', { name: 'What fits' })
    await expect(result.getByRole('heading', { level: 3, name: /Machine vision/ })).toBeVisible()
    await expect(page).toHaveURL(`${address}?${complete}`)
    await page.locator('input[name="kinds"][value="pictures"]').uncheck()
    await page.locator('input[name="kinds"][value="checks"]').check()
    await expect(result.getByRole('heading', { level: 3, name: /Quality insight/ })).toBeVisible()
    await expect(result.getByText('neither pictures nor a place for a camera').first()).toBeVisible()
    await result.getByRole('link', { name: 'Discuss this result' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(
      /^I would like to discuss this result[\s\S]+1\. Quality insight automation: \d+ of 100/,
    )
  },
)

test('a result that is discussed becomes a lead of the matcher', async ({ page, asOwner, openLead }) => {
  const email = `matcher.${crypto.randomUUID().slice(0, 8)}@plant.example`
  await page.goto(`/contact?from=matcher&${complete}`)
  await hydrated(page)
  await page.getByLabel(/^(?:full |your )?name/i).fill('Orla Example')
  await page.getByRole('textbox', { name: /^Email/ }).fill(email)
  await page.getByLabel(/^Company/).fill('Plant Example Ltd')
  // The same words from two people within a day are held for screening.
  const message = page.getByLabel('Message')
  await message.fill(`${await message.inputValue()}\n${email}`)
  await page.waitForTimeout(3100)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Your message has arrived')).toBeVisible()
  await asOwner()
  await openLead(email, 'Orla Example')
  await expect(page.getByText(/Machine vision: \d+ of 100/).first()).toBeVisible()
  await expect(page.getByText(/matcher/i).first()).toBeVisible()
})

test('without script the form asks for its page with the answers, and tells which questions are open', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('input[name="goal"][value="stops"]').check()
  await page.getByRole('button', { name: 'Show what fits' }).click()
  await expect(page.locator('main').getByRole('alert')).toContainText('Sector')
  await page.goto(`${address}?${complete}`)
  await expect(page.getByRole('heading', { level: 3, name: /Machine vision/ })).toBeVisible()
  await expect(page.locator('input[name="goal"][value="defects"]')).toBeChecked()
  await context.close()
})
