import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { test as unwatched, type Page } from '@playwright/test'
import { expect, test } from './journey.ts'

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

/** Each once: some are reported again and again. */
const noted = (page: Page) => page.evaluate(() => [...new Set(window.violations)])

// That no page breaks its policy is watched in every journey (`journey.ts`).
test('a lead, and one’s own account with the picture of a new second step, break no policy', async ({
  page,
  asOwner,
  openLead,
  sentEnquiry,
}) => {
  const email = await sentEnquiry()
  await note(page)
  await asOwner()
  await openLead(email)
  await expect(page.getByText(`Written by ${email}`).first()).toBeVisible()
  expect(await noted(page)).toEqual([])
  await page.goto('/user-form/me')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(page.locator('img[src^="data:image/svg+xml"]')).toBeVisible()
  expect(await noted(page)).toEqual([])
})

/** Each does what an attacker would, returns whether it ran, and names the directive that is to stop it. */
const attacks: [what: string, directive: string, attack: () => unknown][] = [
  [
    'an inline script that a script makes',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script')
      script.append('window.ran = true')
      document.head.append(script)
    },
  ],
  [
    'a handler that a script sets',
    'require-trusted-types-for',
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

/** What would be in the page if text of someone else had got into it as markup. */
const injected: [what: string, directive: string, markup: string][] = [
  ['an inline script', 'script-src-elem', '<script>window.ran = true</script>'],
  ['a script of another site', 'script-src-elem', '<script src="https://evil.example/x.js"></script>'],
  ['a handler', 'script-src-attr', '<img src="x" onerror="window.ran = true" alt="">'],
  ['a style', 'style-src-elem', '<style>body { display: none }</style>'],
  ['an object', 'object-src', '<object data="https://evil.example/x"></object>'],
]

for (const [what, directive, markup] of injected) {
  unwatched(`${what} in the markup is stopped and reported: ${directive}`, async ({ page }) => {
    await note(page)
    await page.route('**/privacy-policy', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('<main', `${markup}<main`),
      })
    })
    await page.goto(`${process.env['E2E_URL']}/privacy-policy`)
    await expect.poll(() => noted(page)).toEqual([expect.stringMatching(new RegExp(`^${directive} `))])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('WebRTC reaches nobody outside the page', async ({ page }) => {
  const asked = createSocket('udp4')
  let packets = 0
  asked.on('message', () => (packets += 1))
  asked.bind(0, '127.0.0.1')
  await once(asked, 'listening')
  const askStunServer = () =>
    page.evaluate(async (port) => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] })
      connection.createDataChannel('away')
      await connection.setLocalDescription(await connection.createOffer())
      await new Promise((done) => setTimeout(done, 1500))
      connection.close()
    }, asked.address().port)
  try {
    await page.goto('/')
    await askStunServer()
    expect(packets, 'from our page').toBe(0)
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>unprotected' }))
    await page.goto('/unprotected')
    await askStunServer()
    expect(packets, 'from a page without our headers').toBeGreaterThan(0)
  } finally {
    asked.close()
  }
})
