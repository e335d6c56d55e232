import { expect, hydrated, test } from './journey.ts'

const lists = [
  { path: '/qa', field: 'faq-filter', word: 'price' },
  { path: '/usecases', field: 'use-case-search', word: 'hotel' },
]

for (const { path, field, word } of lists) {
  test(`${path} sends its list once, keeps it while React takes over and filters it`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(String(error)))
    const answer = await page.goto(path)
    const html = (await answer?.text()) ?? ''
    const sentence = (await page.locator('main h3 + *').nth(3).textContent()) ?? ''
    expect(sentence).not.toBe('')
    const data = /streamController\.enqueue\(.*/.exec(html)?.[0] ?? ''
    expect(data).toContain('loaderData')
    expect(data).not.toContain(sentence)

    await hydrated(page)
    const count = await page.locator('main h3').count()
    expect(count).toBeGreaterThan(10)
    await page.locator(`#${field}`).fill(word)
    await expect(page).toHaveURL(new RegExp(`q=${word}`))
    await expect.poll(() => page.locator('main h3').count()).toBeLessThan(count)
    expect(await page.locator('main h3').count()).toBeGreaterThan(0)
    await page.locator(`#${field}`).fill('')
    await expect.poll(() => page.locator('main h3').count()).toBe(count)
    expect(complaints).toEqual([])
  })
}

test('a link in a list that React left as it stands opens its page without a new document', async ({
  page,
}) => {
  await page.goto('/usecases')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const link = page.locator('main section h3 a').first()
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('h1')).toHaveText(/./)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test('the pages that visitors open next, and the rest of this one, are fetched once somebody uses it, not before', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/')
  // Nothing is asked of the page meanwhile: Playwright's questions count as a visitor's use.
  await expect.poll(() => fetched.some((path) => path.includes('/entry.client'))).toBe(true)
  await page.waitForTimeout(4000)
  const ahead = /\.data$|\/tools-[\w-]+\.css$|\/site-footer-/
  expect(fetched.filter((path) => ahead.test(path))).toEqual([])
  await page.mouse.wheel(0, 200)
  for (const path of ['/solutions', '/contact', '/team-augmentation', '/usecases'])
    await expect.poll(() => fetched).toContain(`${path}.data`)
  for (const name of ['/tools-', '/site-footer-'])
    await expect.poll(() => fetched.some((path) => path.includes(name))).toBe(true)
})

test('an address of an answer as it was once goes on to the whole answer', async ({ page }) => {
  await page.goto('/qa#grants-tax')
  await expect(page).toHaveURL(/\/qa\/cost#grants-tax$/)
  await expect(page.locator('#grants-tax')).toBeInViewport()
})
