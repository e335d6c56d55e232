import type { Page, Route } from '@playwright/test'
import { contactForm, fillIn, uniqueEmail } from './contact-visit.ts'
import { expect, test } from './journey.ts'

// Where the last click's document arrives while the tab closes, Chromium forgets to close it. A context takes its tabs along.
test.use({ reuseContext: false })

/** A visitor waits a second at most; the rest is for a busy machine. */
const withinMs = 1000 + 2000

const everything = /\/assets\/[^/]*\.js$/

/** What the start module fetches when it is needed; what it can't run without comes. */
async function partsOf(page: Page): Promise<(url: URL) => boolean> {
  const html = await (await page.request.get('/contact')).text()
  const [start = ''] = /\/assets\/start-\w+\.js/.exec(html) ?? []
  const own = new Set([start])
  for (const path of own) {
    const code = await (await page.request.get(path)).text()
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
      own.add(`/assets/${name}`)
  }
  return ({ pathname }) => everything.test(pathname) && !own.has(pathname)
}

const refuse = (route: Route) => route.abort()
const keepWaiting = () => undefined

async function timed(what: Promise<unknown>, act: () => Promise<void>) {
  const start = Date.now()
  await act()
  await what
  expect(Date.now() - start).toBeLessThan(withinMs)
}

const posted = (page: Page) =>
  page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
const press = (page: Page, name: string | RegExp) => () =>
  page.getByRole('button', { name }).click({ noWaitAfter: true })

/** The unfinished assessment that the page shows. */
const runOf = (page: Page): Promise<{ id: string; key: string; questions: { id: string }[] }> =>
  page
    .locator('[data-island=assessment-questions]')
    .evaluate((island: HTMLElement) => JSON.parse(island.dataset['props'] ?? '').run)

for (const { title, files, withhold } of [
  { title: 'the code of its parts is gone', files: partsOf, withhold: refuse },
  { title: 'the code of its parts never arrives', files: partsOf, withhold: keepWaiting },
  { title: 'no script can be fetched', files: async () => everything, withhold: refuse },
  { title: 'no script ever arrives', files: async () => everything, withhold: keepWaiting },
]) {
  const cut = async (page: Page) => page.route(await files(page), withhold)

  test(`an enquiry goes as a plain form, where ${title}`, async ({ page }) => {
    await cut(page)
    await page.goto('/contact')
    await fillIn(contactForm(page), uniqueEmail())
    await timed(posted(page), press(page, 'Submit Request'))
    await expect(page).toHaveURL(/\/contact\/thanks$/)
  })

  test(`a team is asked for by a plain form, where ${title}`, async ({ page }) => {
    await cut(page)
    await page.goto('/team-augmentation')
    const form = page.getByRole('form', { name: 'Ask for a team' })
    await form.getByLabel('NLP engineer').selectOption('2')
    await form.getByRole('textbox', { name: 'Name' }).fill('Orla Example')
    await form.getByRole('textbox', { name: 'Email' }).fill(uniqueEmail())
    await form.getByRole('textbox', { name: 'Company' }).fill('Plant Example Ltd')
    await timed(posted(page), press(page, 'Submit Request'))
    await expect(page).toHaveURL(/\/team-augmentation\/thanks/)
  })

  test(`the assessment begins, takes an answer, ends and sends its report by plain forms, where ${title}`, async ({
    page,
  }) => {
    test.slow()
    await cut(page)
    await page.goto('/ai-readiness-assessment')
    await timed(posted(page), press(page, 'Start the assessment'))
    await expect(page.getByText('Question 1 of 24')).toBeVisible()
    await page.locator('label:has(#answer-3)').click()
    await timed(posted(page), press(page, 'Continue'))
    await expect(page.getByText('Question 2 of 24')).toBeVisible()
    const { id, key, questions } = await runOf(page)
    const answers = questions.map((question) => ({ question: question.id, value: 2 }))
    await page.request.patch(`/api/assessments/${id}?key=${key}`, { data: { answers } })
    await page.goto(`/ai-readiness-assessment/questions?key=${key}&step=check`)
    await timed(posted(page), press(page, 'See my result'))
    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
    const form = page.getByRole('form', { name: 'Email it to me' })
    await form.getByLabel('Name').fill('Maeve Example')
    await form.getByRole('textbox', { name: /^email/i }).fill(uniqueEmail())
    await form.getByLabel('Company').fill('Plant Example Ltd')
    await timed(posted(page), press(page, 'Send me the report'))
    await expect(page.getByText('The report is on its way to you')).toBeVisible()
  })

  test(`the matcher asks the server, where ${title}`, async ({ page }) => {
    await cut(page)
    await page.goto('/solutions/ai-solution-recommender')
    await page.locator('input[name="goal"][value="stops"]').check()
    const asked = page.waitForRequest((request) => request.url().includes('?goal=stops'))
    await timed(asked, press(page, 'Show what fits'))
    await expect(page.locator('main').getByRole('alert')).toContainText('Sector')
  })

  test(`a request about privacy goes as a plain form, where ${title}`, async ({ page }) => {
    await cut(page)
    await page.goto('/privacy-request')
    const form = page.getByRole('form', { name: 'Privacy request' })
    await form.getByRole('radio', { name: 'A copy of my data' }).check()
    await form.getByRole('textbox', { name: 'Name' }).fill('Maeve Example')
    await form.getByRole('textbox', { name: 'Email' }).fill(uniqueEmail())
    await timed(posted(page), press(page, 'Send the request'))
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible()
  })

  test(`the chat’s button leads to the contact page, where ${title}`, async ({ page }) => {
    await cut(page)
    await page.goto('/solutions')
    await timed(
      page.waitForURL(/\/contact$/, { waitUntil: 'commit' }),
      press(page, 'Chat with our assistant'),
    )
  })

  test(`a film is opened as the file that it is, where ${title}`, async ({ page }) => {
    await cut(page)
    await page.goto('/how-it-works')
    const play = page.getByRole('link', { name: /^Play: / }).first()
    const asked = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('/videos/'),
    )
    await timed(asked, () => play.click({ noWaitAfter: true }))
  })

  test(`a demo’s result stays readable, where ${title}`, async ({ page }) => {
    await cut(page)
    await page.goto('/demo/dynamic-operational-dashboards')
    await page.getByText('Wed early: OEE 74.79%.').hover()
    await expect(page.getByRole('heading', { name: 'What it means' })).toBeVisible()
    if (withhold === refuse && files === partsOf)
      await expect(page.getByRole('button', { name: 'Figures as CSV' })).toBeHidden()
  })
}

test('code that comes after the form was sent sends it no second time', async ({ page }) => {
  await page.route(await partsOf(page), async (route) => {
    await new Promise((done) => setTimeout(done, 1400))
    await route.continue().catch(() => undefined)
  })
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  // A server that takes its time.
  await page.route(/\/contact$/, async (route) => {
    if (route.request().method() === 'POST') await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  await page.goto('/contact')
  await fillIn(contactForm(page), uniqueEmail())
  await press(page, 'Submit Request')()
  await press(page, 'Submit Request')()
  await expect(page).toHaveURL(/\/contact\/thanks$/)
  expect(posts.filter((url) => url.endsWith('/contact'))).toHaveLength(1)
})

test('a click while the code is on its way is done once, when it is there', async ({ page }) => {
  await page.route(await partsOf(page), async (route) => {
    await new Promise((done) => setTimeout(done, 250))
    await route.continue().catch(() => undefined)
  })
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
  await page.goto('/contact')
  const button = contactForm(page).getByRole('button', { name: 'Submit Request' })
  await contactForm(page).evaluate((form: HTMLFormElement) => {
    for (const [name, value] of [
      ['name', 'Maeve Example'],
      ['email', `early.${crypto.randomUUID().slice(0, 8)}@plant.example`],
      ['company', 'Plant Example Ltd'],
    ] as const) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = value
    }
  })
  await button.dispatchEvent('click')
  await button.dispatchEvent('click')
  await expect(page.getByText('Your message has arrived')).toBeVisible()
  expect(posts.filter((path) => path === '/api/contact')).toHaveLength(1)
})
