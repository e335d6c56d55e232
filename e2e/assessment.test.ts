import type { Page } from '@playwright/test'
import { readinessModel } from '../content/readiness/model.ts'
import { questionPath } from '../features/assessment/assessment-paths.ts'
import { expect, hydrated, test } from './journey.ts'

const count = 24

async function begin(page: Page) {
  await page.goto('/ai-readiness-assessment')
  await page.getByRole('button', { name: 'Start the assessment' }).click()
  await expect(page.getByText(`Question 1 of ${count}`)).toBeVisible()
}

const option = (page: Page, value: number | 'unknown') => page.locator(`label:has(#answer-${value})`)
const keyOf = (page: Page) => new URL(page.url()).searchParams.get('key') ?? ''

/** By taps, as a visitor does. */
async function answerAll(page: Page, value: (number: number) => number | 'unknown', from = 1) {
  for (let number = from; number <= count; number++) {
    await expect(page.getByText(`Question ${number} of ${count}`)).toBeVisible()
    await option(page, value(number)).click()
  }
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
}

test('an answer that is tapped before the page’s code is there is kept', async ({ page }) => {
  await begin(page)
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await option(page, 2).click()
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
  expect((await kept).request().postDataJSON()).toMatchObject({ answers: [{ value: 2 }] })
})

test(
  'a visitor taps through the questions without one page load, reads the result and has it sent',
  { tag: '@phone' },
  async ({ page, asOwner, openLead }) => {
    test.slow()
    await begin(page)
    await hydrated(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await answerAll(page, (number) => (number <= 4 ? 3 : 2))
    await page.getByRole('button', { name: 'See my result' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Piloting, 54 of 100')
    expect(documents.map((url) => new URL(url).pathname)).toEqual(['/ai-readiness-assessment/result'])
    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
    await expect(page.getByRole('img', { name: /Radar chart.*Data foundations 50/ })).toBeVisible()

    const form = page.getByRole('form', { name: 'Email it to me' })
    await form.scrollIntoViewIfNeeded()
    const email = `reader.${crypto.randomUUID().slice(0, 8)}@plant.example`
    await form.getByLabel('Name').fill('Maeve Example')
    await form.getByRole('textbox', { name: /^email/i }).fill(email)
    await form.getByLabel('Company').fill('Plant Example Ltd')
    await page.waitForTimeout(3200)
    await form.getByRole('button', { name: 'Send me the report' }).click()
    await expect(page.getByText('The report is on its way to you')).toBeVisible()

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.getByRole('link', { name: 'Write to an engineer' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(/54 of 100/)

    await asOwner()
    await openLead(email)
    await expect(page.getByText('Enquiry by assessment')).toBeVisible()
    const timeline = page.getByRole('list', { name: /^Timeline/ })
    await expect(timeline.getByText('54 of 100', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'AI readiness' })).toBeVisible()
    await page.goto('/assessments')
    await expect(page.getByRole('link', { name: 'Open the lead' }).first()).toBeVisible()
    await expect(page.getByText('Question by question').first()).toBeVisible()
  },
)

test('two clicks on Continue are one step, where the next question has an answer too', async ({ page }) => {
  await begin(page)
  await hydrated(page)
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Question ${number} of ${count}`)).toBeVisible()
    await option(page, 2).click()
  }
  await expect(page.getByText(`Question 4 of ${count}`)).toBeVisible()
  for (const number of [3, 2, 1]) {
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page.getByText(`Question ${number} of ${count}`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Keep and continue' }).dblclick()
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
  await page.waitForTimeout(600)
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`Question 1 of ${count}`)).toBeVisible()
})

test('without JavaScript the same is done by forms: Back keeps answers, the check changes them, the result stands', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await begin(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Question 1 of ${count}`)).toBeVisible()
  for (let number = 1; number <= count; number++) {
    await option(page, number === 3 ? 'unknown' : 1).click()
    await page.getByRole('button', { name: /ontinue/ }).click()
    if (number === 2) {
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.locator('#answer-1')).toBeChecked()
      await page.getByRole('button', { name: 'Keep and continue' }).click()
    }
  }
  await page.getByRole('link', { name: /^Change\s+question 3$/ }).click()
  await option(page, 1).click()
  await page.getByRole('button', { name: 'Keep and continue' }).click()
  await page.getByRole('button', { name: 'See my result' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Preparing, 25 of 100')
  await page.getByLabel('Name').fill('Maeve Example')
  await page.getByLabel('Company').fill('Plant Example Ltd')
  await page.getByRole('textbox', { name: /^email/i }).fill('maeve@plant.example')
  await page.getByRole('button', { name: 'Send me the report' }).click()
  await expect(page.getByText('The report is on its way to you')).toBeVisible()
  await context.close()
})

test('keys answer, arrows only choose, and a wrong tap is mended by Back', async ({ page }) => {
  await begin(page)
  await hydrated(page)
  await page.keyboard.press('3')
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByText(`Question 3 of ${count}`)).toBeVisible()
  await page.locator('#answer-0').focus()
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(500)
  await expect(page.getByText(`Question 3 of ${count}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Question 4 of ${count}`)).toBeVisible()
  await page.goBack()
  await expect(page.locator('#answer-1')).toBeChecked()
  await page.goBack()
  await expect(page.locator('#answer-unknown')).toBeChecked()
})

test('the first key and the first tap count, though nothing of the tool was there before', async ({
  page,
}) => {
  await begin(page)
  // Nothing is pointed at.
  await page.mouse.move(0, 0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('[data-island=assessment-questions][data-state=ready]').count()).toBe(0)
  await page.keyboard.press('3')
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#answer-2')?.closest('label')?.scrollIntoView(),
  )
  await option(page, 2).click()
  await expect(page.getByText(`Question 3 of ${count}`)).toBeVisible()
})

test('links between the steps leave no page, and a click for another tab opens one', async ({
  page,
  context,
}) => {
  await begin(page)
  await hydrated(page)
  await page.keyboard.press('3')
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.locator('#answer-3')).toBeChecked()
  await page.goBack()
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
  expect(documents).toEqual([])
  const other = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Back' }).click({ modifiers: ['ControlOrMeta'] })
  await expect((await other).getByText(`Question 1 of ${count}`)).toBeVisible()
  await expect(page.getByText(`Question 2 of ${count}`)).toBeVisible()
})

test('a reload and another device go on where the visitor stopped', async ({ page, browser, baseURL }) => {
  await begin(page)
  await hydrated(page)
  for (const [i, value] of [4, 3, 2].entries()) {
    await option(page, value).click()
    await expect(page.getByText(`Question ${i + 2} of 24`)).toBeVisible()
  }
  await expect(page.getByText('Answers are saved as you go.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question 4 of 24')).toBeVisible()
  await page.goto('/ai-readiness-assessment')
  await page.getByRole('link', { name: 'Continue at question 4' }).click()
  await expect(page.getByText('Question 4 of 24')).toBeVisible()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const phone = await other.newPage()
  await phone.goto(`/ai-readiness-assessment/questions?key=${keyOf(page)}`)
  await expect(phone.getByText('Question 4 of 24')).toBeVisible()
  await phone.getByRole('link', { name: 'Back' }).click()
  await expect(phone.locator('#answer-2')).toBeChecked()
  await other.close()
})

test('without a connection the visitor goes on, and the answers arrive when it is back', async ({ page }) => {
  await begin(page)
  await hydrated(page)
  await option(page, 1).click()
  await expect(page.getByText('Question 2 of 24')).toBeVisible()
  // The first answer may have been sent by the form itself, which brings a new document.
  await hydrated(page)
  await page.context().setOffline(true)
  await option(page, 4).click()
  await expect(page.getByText('Question 3 of 24')).toBeVisible()
  await expect(page.getByText(/We can’t be reached/)).toBeVisible()
  await option(page, 0).click()
  await expect(page.getByText('Question 4 of 24')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Answers are saved as you go.')).toBeVisible()
  await page.goto(`/ai-readiness-assessment/questions?key=${keyOf(page)}&step=2`)
  await expect(page.locator('#answer-4')).toBeChecked()
})

test('a page with a key is kept nowhere, tells no other page its address, and a wrong key opens nothing', async ({
  page,
}) => {
  await begin(page)
  const answer = await page.request.get(page.url())
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex, nofollow',
  })
  await page.getByRole('link', { name: 'What you get' }).click()
  await page.goto('/contact')
  expect(await page.evaluate(() => document.referrer)).not.toContain('key=')
  for (const path of ['questions', 'result']) {
    const wrong = await page.goto(`/ai-readiness-assessment/${path}?key=${'A'.repeat(22)}`)
    expect(wrong?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is no assessment at this link' })).toBeVisible()
  }
})

test('no step of the assessment has a serious accessibility finding in either theme', async ({
  page,
  findings,
}) => {
  test.slow()
  await page.goto('/ai-readiness-assessment')
  await hydrated(page)
  expect(await findings()).toEqual([])
  const { id, key } = await (await page.request.post('/api/assessments', { data: {} })).json()
  await page.goto(questionPath(key, 1))
  await hydrated(page)
  await page.getByText('Stop here, continue later').click()
  expect(await findings()).toEqual([])
  const answers = readinessModel.questions.map((question, i) => ({
    question: question.id,
    value: (i + 1) % 3 ? 1 : null,
  }))
  await page.request.patch(`/api/assessments/${id}`, {
    headers: { authorization: `Bearer ${key}` },
    data: { answers },
  })
  await page.goto(questionPath(key, 'check'))
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible()
  await hydrated(page)
  expect(await findings()).toEqual([])
  await page.getByRole('button', { name: 'See my result' }).click()
  await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible()
  await page.getByText('Show all 24').click()
  expect(await findings()).toEqual([])
})
