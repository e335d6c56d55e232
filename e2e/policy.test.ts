import { test as unwatched, type Page } from '@playwright/test'
import { pageTypes, otherPageTypes } from '../bench/page-types.ts'
import { expect, hydrated, test } from './journey.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Notes what the browser reports as broken policy, from before the first script of each page. */
function note(page: Page) {
  return page.addInitScript(() => {
    window.violations = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
    })
  })
}

const noted = (page: Page) => page.evaluate(() => window.violations)

/** What is loaded only when somebody wants it: the chat, what lies below, what a pointer brings. */
async function use(page: Page) {
  const launcher = page.getByRole('button', { name: 'Chat with our assistant' })
  if (await launcher.isVisible()) {
    await launcher.click()
    await expect(page.getByRole('dialog', { name: 'Ask us' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.mouse.wheel(0, 20_000)
  await page.waitForLoadState('networkidle')
}

const further = {
  'terms of service': '/terms-of-service',
  'cookie policy': '/cookie-policy',
  'the film': '/how-it-works',
  'video block': '/video-test',
  'demo in a worker': '/demo/real-time-analytics-gateway',
  'demo of pictures': '/demo/machine-vision',
  'privacy request': '/privacy-request',
  thanks: '/contact/thanks',
  offline: '/offline',
  'missing page': '/no-such-page',
  'sign in': '/login',
  'one-time link': '/create-user?invite=nothing',
}

for (const [name, path] of Object.entries({ ...pageTypes, ...otherPageTypes, ...further })) {
  test(`${name}: nothing on the page breaks its policy`, async ({ page }) => {
    await note(page)
    await page.goto(path)
    if (path !== '/offline') await hydrated(page)
    await use(page)
    expect(await noted(page)).toEqual([])
  })
}

const staffPages = [
  '/dashboard',
  '/leads',
  '/leads?view=table',
  '/leads/import',
  '/lead-form',
  '/conversations',
  '/suppliers',
  '/supplier-form',
  '/job-scanner-admin',
  '/assessments',
  '/analytics',
  '/content',
  '/content/posts/new',
  '/mails',
  '/privacy-desk',
  '/admin/backup',
  '/users',
  '/user-form',
]

for (const path of staffPages) {
  test(`${path}: nothing on the staff page breaks its policy`, async ({ page, asOwner }) => {
    await note(page)
    await asOwner()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await noted(page)).toEqual([])
  })
}

test('a lead, and one’s own account with the picture of a new second step, break no policy', async ({
  page,
  asOwner,
  sentEnquiry,
}) => {
  const email = await sentEnquiry()
  await note(page)
  await asOwner()
  await page.goto(`/leads?q=${encodeURIComponent(email)}`)
  await page
    .getByRole('link', { name: /Maeve Example/ })
    .first()
    .click()
  await expect(page.getByText(`Written by ${email}`).first()).toBeVisible()
  expect(await noted(page)).toEqual([])
  await page.goto('/user-form/me')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(page.locator('img[src^="data:image/svg+xml"]')).toBeVisible()
  expect(await noted(page)).toEqual([])
})

/** Each does what an attacker would, answers whether it ran, and names the directive that is to stop it. */
const attacks: [what: string, directive: string, attack: () => unknown][] = [
  [
    'an inline script',
    'script-src-elem',
    () => {
      const script = document.createElement('script')
      script.append('window.ran = true')
      document.head.append(script)
    },
  ],
  [
    'a handler in markup',
    'script-src-attr',
    () => document.body.setAttribute('onclick', 'window.ran = true'),
  ],
  [
    'markup from a string',
    'require-trusted-types-for',
    () => (document.body.innerHTML = '<img src=x onerror="window.ran=true">'),
  ],
  ['a string that is run', 'require-trusted-types-for', () => setTimeout('window.ran = true' as never)],
  ['a request to another site', 'connect-src', () => fetch('https://evil.example/').catch(() => undefined)],
  [
    'a picture of another site',
    'img-src',
    () => {
      new Image().src = 'https://evil.example/x.png'
    },
  ],
  [
    'a frame of another site',
    'frame-src',
    () => {
      const frame = document.createElement('iframe')
      frame.src = 'https://evil.example/'
      document.body.append(frame)
    },
  ],
  [
    'another base address',
    'base-uri',
    () => {
      const base = document.createElement('base')
      base.href = 'https://evil.example/'
      document.head.append(base)
    },
  ],
]

for (const [what, directive, attack] of attacks) {
  unwatched(`${what} is stopped and reported: ${directive}`, async ({ page }) => {
    await note(page)
    await page.goto(`${process.env['E2E_URL']}/privacy-policy`)
    // Some throw, some are dropped in silence: what counts is that nothing ran.
    await page.evaluate(attack).catch(() => undefined)
    await page.mouse.click(5, 5)
    await expect.poll(() => noted(page)).toEqual([expect.stringMatching(new RegExp(`^${directive} `))])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })
}
