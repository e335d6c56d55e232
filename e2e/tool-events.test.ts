import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

/** Everything that the page says to the statistics, in order. */
function eventsOf(page: Page): { name: string; props?: object }[] {
  const told: { name: string; props?: object }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) told.push(...request.postDataJSON().events)
  })
  return told
}

const ofTools = (told: { name: string; props?: object }[]) =>
  told.filter(({ name }) => name !== 'page_view').map(({ name, props }) => ({ name, ...props }))

async function useCalculator(page: Page) {
  await page.goto('/resources/oee-calculator')
  await hydrated(page)
  await page.getByRole('form', { name: 'Your figures' }).getByRole('textbox').first().fill('400')
}

async function useMatcher(page: Page) {
  await page.goto('/solutions/ai-solution-recommender')
  await hydrated(page)
  await page.getByText('Manufacturing', { exact: true }).click()
  await expect(page).toHaveURL(/sector=manufacturing/)
  await page.getByText('Fewer unplanned stops').click()
  await expect(page).toHaveURL(/goal=stops/)
}

test('a calculator and the matcher tell when they are begun and how far they got, and nothing that was chosen', async ({
  page,
}) => {
  const told = eventsOf(page)
  const calculated = [
    { name: 'tool_start', tool: 'calculator' },
    { name: 'tool_finish', tool: 'calculator' },
  ]
  await useCalculator(page)
  await expect.poll(() => ofTools(told)).toEqual(calculated)
  await useMatcher(page)
  await expect
    .poll(() => ofTools(told))
    .toEqual([
      ...calculated,
      { name: 'tool_start', tool: 'matcher' },
      { name: 'tool_step', tool: 'matcher', step: 1 },
      { name: 'tool_step', tool: 'matcher', step: 2 },
    ])
  expect(JSON.stringify(told)).not.toMatch(/manufacturing|stops|400/)
})

test('a search tells how much it found, and the chat that it was opened', async ({ page }) => {
  const told = eventsOf(page)
  await page.goto('/search?q=bearing')
  await hydrated(page)
  await page.getByRole('button', { name: 'Chat with our assistant' }).click()
  await expect(page.getByRole('dialog', { name: 'Ask us' })).toBeVisible()
  await expect
    .poll(() => ofTools(told))
    .toEqual([{ name: 'search', results: expect.any(Number) }, { name: 'chat_open' }])
})

test('a query is told once, whatever kind of pages is then chosen, and a file by its name; the words stay here', async ({
  page,
}) => {
  const told = eventsOf(page)
  await page.goto('/search')
  await page.getByRole('searchbox').fill('camera')
  await expect(page).toHaveURL(/q=camera$/)
  await page
    .getByRole('navigation', { name: 'Kinds of pages' })
    .getByRole('link', { name: /^Roles/ })
    .click()
  await expect(page).toHaveURL(/kind=role/)
  const search = { name: 'search', results: expect.any(Number) }
  await expect.poll(() => ofTools(told)).toEqual([search])
  await page.goto('/resources')
  await hydrated(page)
  const file = page.locator('main a[download]').first()
  const name = await file.getAttribute('download')
  const download = page.waitForEvent('download')
  await file.click()
  await download
  await expect.poll(() => ofTools(told)).toEqual([search, { name: 'download', file: name }])
  expect(JSON.stringify(told)).not.toContain('camera')
})

test('with Global Privacy Control the tools tell nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const told = eventsOf(page)
  await useCalculator(page)
  await page.waitForTimeout(3000)
  await useMatcher(page)
  await page.waitForTimeout(3000)
  expect(told).toEqual([])
})
