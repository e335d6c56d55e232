import { readFile } from 'node:fs/promises'
import { aHumanMoment, contactForm, fillIn, uniqueEmail } from './contact-visit.ts'
import { expect, hydrated, test } from './journey.ts'

const calculators = ['oee-calculator', 'downtime-cost-calculator', 'roi-calculator'] as const

test('a visitor works out an OEE, sees what changes as it is typed, and passes the link on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/resources')
  await page.getByRole('link', { name: 'OEE calculator' }).click()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result).toContainText('74.79%')
  await hydrated(page)
  await page.getByLabel('Rejected or reworked').fill('4,230')
  await expect(result).toContainText('59.69%')
  await expect(page.getByText('(19,271 − 4,230) ÷ 19,271')).toBeVisible()
  await expect(page).toHaveURL(/rejects=4%2C230/)
  await page.getByRole('button', { name: /Copy a link/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('59.69%')
  await expect(page.getByLabel('Rejected or reworked')).toHaveValue('4,230')
})

test('a result is discussed in the contact form, and staff see which calculator it came from', async ({
  page,
  asOwner,
  openLead,
}) => {
  const email = uniqueEmail()
  await page.goto('/resources/roi-calculator?investment=40000')
  await page.getByRole('link', { name: 'Discuss this result' }).click()
  const form = contactForm(page)
  await expect(form.getByLabel('Message')).toHaveValue(/Payback: [\d.]+ months[\s\S]+Investment: 40000 £/)
  await expect(form.getByRole('link', { name: 'ROI calculator for an AI project' })).toBeVisible()
  await hydrated(page)
  const message = await form.getByLabel('Message').inputValue()
  await fillIn(form, email)
  // The same words from two people within a day are held for screening.
  await form.getByLabel('Message').fill(`${message}\n${email}`)
  await page.waitForTimeout(aHumanMoment)
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Your message has arrived')).toBeVisible()
  await asOwner()
  await openLead(email, 'Maeve Example')
  await expect(page.getByText('Enquiry by calculator').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '/resources/roi-calculator', exact: true })).toBeVisible()
})

test('a figure that makes no sense is named at its field, and the others stay', async ({ page }) => {
  await page.goto('/resources/roi-calculator?investment=lots&benefit=58000&start=99&ramp=5&running=1&rate=8')
  await expect(page.getByText('No result yet: 2 figures need correcting')).toBeVisible()
  await expect(page.getByLabel('Investment')).toHaveValue('lots')
  await expect(page.getByLabel('Benefit in full use')).toHaveValue('58000')
  await hydrated(page)
  await page.getByRole('link', { name: /Investment: “lots” is not a number/ }).click()
  await expect(page.getByLabel('Investment')).toBeFocused()
  await page.getByLabel('Investment').fill('20000')
  await page.getByLabel('Until first use').fill('2')
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('months')
})

test('every guide can be read, and every file that is offered arrives with its type and size', async ({
  page,
}) => {
  await page.goto('/resources')
  const links = page.locator('a[download]')
  expect(await links.count()).toBeGreaterThanOrEqual(8)
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? ''
    const answer = await page.request.get(href)
    expect(answer.status(), href).toBe(200)
    expect(answer.headers()['content-type'], href).toContain(
      href.includes('.pdf') ? 'application/pdf' : 'text/csv',
    )
    const kilobytes = Math.max(1, Math.round((await answer.body()).length / 1000))
    await expect(link).toContainText(`${kilobytes} kB`)
  }
  await page.getByRole('link', { name: 'Buying AI: 25 questions for a supplier', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buying AI: 25 questions for a supplier')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /The guide as a tagged PDF/ }).click()
  const file = await (await download).path()
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
})

for (const path of ['', ...calculators.map((slug) => `/${slug}`), '/dpia-starter-cameras-sensors']) {
  test(`/resources${path} has no serious accessibility finding in either theme`, async ({
    page,
    findings,
  }) => {
    await page.goto(`/resources${path}`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await findings()).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
}

test('without JavaScript the server works out what the form asks for', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/resources/downtime-cost-calculator')
  await page.getByLabel('Made up later').fill('100')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page).toHaveURL(/madeup=100/)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('£135')
  await context.close()
})
