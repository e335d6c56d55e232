import { fieldOf, isChat, launcherOf, openChat, panelOf, say, turnsOf } from './chat-visit.ts'
import { expect, hydrated, test } from './journey.ts'

test(
  'the conversation outlives a reload and a click to another page, without a second greeting',
  { tag: '@phone' },
  async ({ page }) => {
    let posts = 0
    page.on('request', (request) => (posts += isChat(request) ? 1 : 0))
    await openChat(page)
    await expect(turnsOf(page)).toHaveCount(1)
    await say(page, 'How does machine vision find defects?')
    await expect(turnsOf(page)).toHaveCount(3)
    await fieldOf(page).pressSequentially('And how long')
    await page.reload()
    // It was open, and is.
    await expect(turnsOf(page)).toHaveCount(3)
    await expect(fieldOf(page)).toHaveValue('And how long')
    await expect(fieldOf(page)).not.toBeFocused()
    await page.waitForTimeout(600)
    expect(posts).toBe(2)
    const source = panelOf(page).getByRole('list', { name: 'Sources' }).getByRole('link').first()
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    await source.click()
    await expect(page).toHaveURL(/machine-vision/)
    // Over the page on a phone: there the page was asked for.
    if (isPhone) await expect(panelOf(page)).toBeHidden()
    if (isPhone) await launcherOf(page).click()
    await expect(turnsOf(page)).toHaveCount(3)
    await expect(fieldOf(page)).toHaveValue('And how long')
    await say(page, 'How long does a project take?')
    await expect(turnsOf(page)).toHaveCount(5)
    await panelOf(page).getByRole('button', { name: 'Close the chat' }).click()
    await page.goBack()
    await expect(page).toHaveURL(/\/solutions$/)
    await expect(launcherOf(page)).toBeVisible()
    await expect(panelOf(page)).toBeHidden()
    await launcherOf(page).click()
    await expect(turnsOf(page)).toHaveCount(5)
  },
)

test('a reply that the page was left for can be asked for again', async ({ page }) => {
  await openChat(page)
  await expect(turnsOf(page)).toHaveCount(1)
  await page.route('**/api/chatbot', () => undefined)
  await fieldOf(page).fill('How does machine vision find defects?')
  await fieldOf(page).press('Enter')
  await expect(panelOf(page).getByText('Looking it up')).toBeVisible()
  await page.goto('/about-us')
  await page.unroute('**/api/chatbot')
  await panelOf(page).getByRole('button', { name: 'How does machine vision find defects?' }).click()
  await expect(panelOf(page).getByRole('list', { name: 'Sources' })).toBeVisible()
})

test(
  'the style that the open chat brings changes nothing on the page beneath it',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of [
      '/demo/quality-insight-automation',
      '/demo/seamless-integration-framework',
      '/demo',
    ]) {
      await page.goto(path)
      await hydrated(page)
      const places = () =>
        page.locator('main *').evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && !one.closest('[role=status]'))
            .map((one) => {
              const { x, y, width, height } = one.getBoundingClientRect()
              const { color, fontSize } = getComputedStyle(one)
              return `${one.tagName} ${[x, y + scrollY, width, height].map(Math.round).join()} ${color} ${fontSize}`
            }),
        )
      const before = await places()
      await launcherOf(page).click()
      await expect(turnsOf(page).first()).toBeVisible()
      expect(await places(), path).toEqual(before)
      expect(before.length).toBeGreaterThan(50)
      await panelOf(page).getByRole('button', { name: 'Close the chat' }).click()
    }
  },
)
