import { brand } from '../config/brand.ts'
import { postJson, signIn } from '../tests/visits.ts'
import { fieldOf, isChat, launcherOf, openChat, panelOf, say, turnsOf } from './chat-visit.ts'
import { expect, hydrated, test } from './journey.ts'

const failure = `I'm having trouble connecting right now. Please try again or contact us directly at ${brand.email}`
const reply = (changes: Record<string, unknown> = {}) => ({
  json: { reply: 'Yes.', sessionId: 'A'.repeat(22), sources: [], state: 'bot', turn: 2, ...changes },
})

test(
  'the button stands on public pages, but not where a team or a role is asked for',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/', '/contact', '/ai-roles/ml-engineer', '/no-such-page']) {
      await page.goto(path)
      await expect(launcherOf(page), path).toBeVisible()
    }
    for (const path of ['/team-augmentation', '/ai-role/ml-engineer']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(launcherOf(page), path).toHaveCount(0)
    }
  },
)

test(
  'opened, it greets after 300 ms by itself, and the suggestions send their own word in the same session',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/solutions')
    const greeting = page.waitForRequest(isChat)
    await launcherOf(page).click()
    expect((await greeting).postDataJSON()).toEqual({ message: 'hello', sessionId: null })
    await expect(turnsOf(page)).toHaveCount(1)
    await expect(panelOf(page).getByRole('link', { name: /privacy policy/ })).toBeVisible()
    const session = await page.evaluate(() => JSON.parse(sessionStorage.getItem('chat') ?? '{}').sessionId)
    for (const word of ['Healthcare', 'Retail'])
      await expect(panelOf(page).getByRole('button', { name: word })).toBeVisible()
    const sent = page.waitForRequest(isChat)
    await panelOf(page).getByRole('button', { name: 'Manufacturing' }).click()
    expect((await sent).postDataJSON()).toEqual({ message: 'Manufacturing', sessionId: session })
    await expect(turnsOf(page)).toHaveCount(3)
  },
)

test('while a reply is pending nothing can be sent, and blank text never is', async ({ page }) => {
  let posts = 0
  let answer: () => void = () => undefined
  await page.route('**/api/chatbot', async (route) => {
    posts += 1
    await new Promise<void>((done) => (answer = done))
    await route.fulfill(reply({ reply: `Reply ${posts}` }))
  })
  await openChat(page)
  await expect(fieldOf(page)).toBeDisabled()
  await expect(panelOf(page).getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(panelOf(page).getByText('Looking it up')).toBeVisible()
  answer()
  await expect(turnsOf(page).last()).toContainText('Reply 1')
  await fieldOf(page).fill('   ')
  await fieldOf(page).press('Enter')
  await fieldOf(page).fill('Once')
  await fieldOf(page).press('Enter')
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toBeDisabled()
  answer()
  await expect(turnsOf(page).last()).toContainText('Reply 2')
  expect(posts).toBe(2)
})

test('when the server can’t be reached the panel says so in its own words, keeps what was written, and goes on', async ({
  page,
}) => {
  await openChat(page)
  await expect(turnsOf(page)).toHaveCount(1)
  await page.route('**/api/chatbot', (route) => route.abort())
  await say(page, 'Is anybody there?')
  await expect(turnsOf(page).last()).toContainText(failure)
  await expect(panelOf(page).getByRole('paragraph').filter({ hasText: 'Is anybody there?' })).toBeVisible()
  await page.unroute('**/api/chatbot')
  await say(page, 'How does machine vision find defects?')
  await expect(turnsOf(page)).toHaveCount(5)
  await expect(turnsOf(page).last()).not.toContainText(failure)
})

test('with the keyboard it opens, is written in, closes by Escape and gives the focus back', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  await launcherOf(page).focus()
  await page.keyboard.press('Enter')
  await expect(panelOf(page)).toBeVisible()
  await expect(turnsOf(page)).toHaveCount(1)
  await fieldOf(page).focus()
  await page.keyboard.type('How long does a project take?')
  await page.keyboard.press('Enter')
  await expect(turnsOf(page)).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(panelOf(page)).toBeHidden()
  await expect(launcherOf(page)).toBeFocused()
})

test('no focus ever stands under the button or under the open panel', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await page.goto('/contact')
  await hydrated(page)
  const hidden: string[] = []
  const check = async () => {
    const under = await page.evaluate(() => {
      const focused = document.activeElement
      const chat =
        document.querySelector('[role="dialog"]') ?? document.querySelector('[aria-haspopup="dialog"]')
      if (!focused || !chat || focused === document.body || chat.contains(focused)) return null
      const [a, b] = [focused.getBoundingClientRect(), chat.getBoundingClientRect()]
      const isUnder = a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom
      return isUnder ? focused.outerHTML.slice(0, 120) : null
    })
    if (under) hidden.push(under)
  }
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    await check()
  }
  await launcherOf(page).click()
  await expect(turnsOf(page)).toHaveCount(1)
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Shift+Tab')
    await check()
  }
  expect(hidden).toEqual([])
})

test(
  'a colleague’s answer appears in the open panel, and the assistant answers nothing until released',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    const site = baseURL ?? ''
    await openChat(page)
    await expect(turnsOf(page)).toHaveCount(1)
    await say(page, 'Can I speak to a person?')
    await expect(turnsOf(page).last()).toContainText('I have called a person')
    const words = `I have the drawings of line ${crypto.randomUUID().slice(0, 8)}`
    await say(page, words)
    await expect(turnsOf(page)).toHaveCount(5)
    await expect(turnsOf(page).last()).toContainText('the person I have called will read this too')

    const headers = { authorization: `Bearer ${await signIn(site)}` }
    const list = await (await fetch(`${site}/api/conversations?filter=waiting&limit=100`, { headers })).json()
    const { id } = list.items.find(({ lastWords }: { lastWords: string }) => lastWords === words)
    await postJson(
      `${site}/api/conversations/${id}/answers`,
      { text: 'Good. We **look** at them <b>today</b>.' },
      headers,
    )
    await expect(turnsOf(page).last()).toContainText('Good. We look at them <b>today</b>.')
    await expect(turnsOf(page).last().locator('strong')).toHaveText('look')
    await say(page, 'Thank you')
    await page.waitForTimeout(500)
    await expect(turnsOf(page).last()).toContainText('Thank you')
    await fetch(`${site}/api/conversations/${id}/release`, { method: 'POST', headers })
    await expect(turnsOf(page).last()).toContainText('The assistant answers again.')
    await say(page, 'How does machine vision find defects?')
    await expect(panelOf(page).getByRole('list', { name: 'Sources' }).last()).toBeVisible()
  },
)

test('a hostile reply stays text, and its links lead nowhere else', async ({ page }) => {
  const hostile =
    '<img src=x onerror="document.title=\'taken\'"> **bold** [bad](javascript:alert(1)) [evil](https://evil.example) [ours](/qa) ![p](/x.png)'
  await page.route('**/api/chatbot', (route) => route.fulfill(reply({ reply: hostile })))
  await openChat(page)
  await expect(turnsOf(page)).toHaveCount(1)
  await expect(turnsOf(page).last()).toContainText('<img src=x')
  expect(await turnsOf(page).locator('img').count()).toBe(0)
  const links = await turnsOf(page).getByRole('link').all()
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => !['/qa', '/x.png'].includes(href ?? ''))).toEqual([])
  await expect(turnsOf(page).getByRole('link', { name: /ours/ })).toHaveAttribute('target', '_blank')
  expect(await page.title()).not.toBe('taken')
})

test('each reply is read out once', async ({ page }) => {
  await openChat(page)
  await expect(turnsOf(page)).toHaveCount(1)
  const line = panelOf(page).locator('[aria-live="polite"]')
  await expect(line).toHaveText(/^Assistant: Hello/)
  await expect(line).not.toContainText('[privacy policy]')
  expect(await panelOf(page).locator('[aria-live], [role="log"], [role="status"]').count()).toBe(1)
})

test('the open panel and the staff screens have no serious accessibility finding in either theme', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  await asOwner()
  await openChat(page)
  await expect(turnsOf(page)).toHaveCount(1)
  await say(page, 'How does machine vision find defects?')
  await say(page, 'Can I speak to a person?')
  await expect(turnsOf(page)).toHaveCount(5)
  expect(await findings()).toEqual([])
  await page.goto('/conversations?filter=waiting')
  await page.getByRole('row').getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible()
  expect(await findings()).toEqual([])
  await page.goto('/conversations')
  await expect(page.getByRole('row').first()).toBeVisible()
  expect(await findings()).toEqual([])
})

test('at 320 pixels nothing is cut off and everything can be hit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openChat(page)
  await expect(turnsOf(page)).toHaveCount(1)
  await say(page, 'How does machine vision find defects?')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const box = await panelOf(page).boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 320])
  const sizes = await panelOf(page)
    .locator('button, textarea, ul a')
    .evaluateAll((all) => all.map((one) => Math.min(one.getBoundingClientRect().height, 44)))
  expect(Math.min(...sizes)).toBe(44)
})
