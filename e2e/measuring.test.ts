import type { Page, Request } from '@playwright/test'
import { statisticsKey } from '../config/constants.ts'
import { expect, hydrated, test } from './journey.ts'

const isMeasuring = (request: Request) => /\/api\/(?:events|seo\/)/.test(request.url())

function sentBy(page: Page): Request[] {
  const sent: Request[] = []
  page.context().on('request', (request) => {
    if (isMeasuring(request)) sent.push(request)
  })
  return sent
}

const bodies = (sent: Request[], path: string): Record<string, unknown>[] =>
  sent.filter((request) => request.url().endsWith(path)).map((request) => request.postDataJSON())

test('five seconds after load a page reports its vitals and its grade, and tells an analytics service that is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[][] = []
    Object.assign(window, { heard, gtag: (...said: unknown[]) => heard.push(said) })
  })
  const sent = sentBy(page)
  await page.goto('/contact', { waitUntil: 'load' })
  const loaded = Date.now()
  const [vitals, report] = await Promise.all([
    page.waitForResponse('**/api/seo/vitals'),
    page.waitForResponse('**/api/seo/performance-report'),
  ])
  expect(Date.now() - loaded).toBeGreaterThan(4500)
  expect([vitals.status(), report.status()]).toEqual([202, 202])
  const [all] = bodies(sent, '/api/seo/vitals')
  expect(all).toMatchObject({
    url: expect.stringMatching(/\/contact$/),
    vitals: {
      lcp: expect.any(Number),
      cls: expect.any(Number),
      ttfb: expect.any(Number),
      fcp: expect.any(Number),
    },
    geo: null,
    timestamp: expect.any(Number),
  })
  expect(bodies(sent, '/api/seo/performance-report')[0]).toMatchObject({
    url: all?.['url'],
    metrics: all?.['vitals'],
    grade: expect.any(Number),
    recommendations: expect.any(Array),
    timestamp: expect.any(Number),
  })
  const heard = await page.evaluate(() => Reflect.get(window, 'heard'))
  expect(heard).toContainEqual(['event', 'web_vitals', expect.objectContaining({ metric_name: 'LCP' })])
})

test('the self-check of a page runs for staff who are signed in, in the console, and for nobody else', async ({
  page,
  asOwner,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/contact', { waitUntil: 'load' })
  await page.waitForTimeout(3500)
  expect(said.filter((text) => text.includes('SEO self-check'))).toEqual([])
  await asOwner()
  await page.goto('/contact', { waitUntil: 'load' })
  await expect
    .poll(() => said.find((text) => text.includes('SEO self-check')), { timeout: 10_000 })
    .toMatch(/SEO self-check: 100 of 100 for \/contact/)
})

test('what changes later is reported by itself when the visitor leaves', async ({ page }) => {
  const sent = sentBy(page)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: /company/i }).click()
  await page.waitForResponse('**/api/seo/vitals')
  expect(bodies(sent, '/api/seo/vitals')[0]).toMatchObject({ vitals: { fid: expect.any(Number) } })
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      for (const until = performance.now() + 1500; performance.now() < until;);
    })
  })
  await page.getByRole('textbox', { name: /company/i }).click()
  await page.waitForTimeout(2000)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect
    .poll(() => bodies(sent, '/api/seo/vitals').find(({ metric }) => metric === 'INP'))
    .toMatchObject({
      value: expect.any(Number),
      url: expect.stringMatching(/\/contact$/),
      timestamp: expect.any(Number),
    })
})

test('a visit is counted with its campaign and without the rest of the address, and each page once', async ({
  page,
}) => {
  const sent = sentBy(page)
  await page.goto('/contact?utm_source=letter&email=maeve@plant.example&ref=p7#form')
  await hydrated(page)
  await page.waitForResponse('**/api/events')
  expect(bodies(sent, '/api/events')).toEqual([
    {
      events: [{ name: 'page_view', path: '/contact', isEntry: true }],
      origin: { utm_source: 'letter', ref: 'p7' },
    },
  ])
  await page.getByRole('banner').getByRole('link', { name: 'Tidewright, home' }).click()
  await page.waitForResponse('**/api/events')
  expect(bodies(sent, '/api/events')[1]).toEqual({
    events: [{ name: 'page_view', path: '/' }],
    origin: { utm_source: 'letter', ref: 'p7' },
    referrer: '127.0.0.1',
  })
})

test('with Global Privacy Control nothing is sent, and the footer says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const sent = sentBy(page)
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByText('Not counted: your browser asks for privacy')).toBeVisible()
  await page.waitForTimeout(6500)
  await page.goto('/about-us')
  expect(sent.map((request) => request.url())).toEqual([])
})

test('a visitor who doesn’t want to be counted says so once, and nothing is sent from then on', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const wish = page.getByRole('contentinfo').getByRole('button', { name: 'Don’t count my visits' })
  await wish.click()
  await expect(wish).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate((key) => localStorage.getItem(key), statisticsKey)).toBe('off')
  await page.waitForLoadState('networkidle')
  const sent = sentBy(page)
  await page.goto('/about-us?utm_source=letter')
  await hydrated(page)
  await expect(wish).toHaveAttribute('aria-pressed', 'true')
  await page.waitForTimeout(6500)
  expect(sent.map((request) => request.url())).toEqual([])
  await wish.click()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), statisticsKey)).toBeNull()
})
