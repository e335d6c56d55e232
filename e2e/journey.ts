import { expect, test as base, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { authTokenKey } from '../config/constants.ts'
import { enquiry, postJson, signIn } from '../tests/visits.ts'

export { expect } from '@playwright/test'

interface Journey {
  /** Nothing that this page does may break the content policy or throw; checked when the test ends. */
  watched: string[]
  /** Signs the owner in before the first page is opened. */
  asOwner(): Promise<void>
  /** Finds the lead of this email address as staff do, and opens it. */
  openLead(email: string, name?: string): Promise<void>
  /** Sends an enquiry over the wire and returns its email address. */
  sentEnquiry(changes?: Record<string, unknown>): Promise<string>
  /** Serious and critical findings of axe on the page as it stands, in both themes. Leaves it in the light one. */
  findings(): Promise<string[]>
}

const colourRules = ['color-contrast', 'link-in-text-block']

const siteUrl = () => {
  const url = process.env['E2E_URL']
  if (!url) throw new Error('The global set-up started no site')
  return url
}

/** The built site at `baseURL`, and a page whose errors and policy violations fail the test. */
export const test = base.extend<Journey>({
  baseURL: async ({}, use) => use(siteUrl()),
  // The context is that of the test before, emptied by Playwright (decision 094). What it would leave goes at the end.
  page: async ({ context, reuseContext }, use) => {
    const [page = await context.newPage()] = context.pages()
    await use(page)
    if (!reuseContext) return
    // What a tab keeps goes with it, and a navigation that isn't over would keep Playwright from emptying.
    const used = context.pages()
    await context.newPage()
    for (const one of used) await one.close()
    await context.setOffline(false)
    await context.clearPermissions()
  },
  watched: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        const isPolicy = /content security policy|trusted ?types|trustedhtml|trustedscript/i.test(
          message.text(),
        )
        const isHydration =
          /hydrat(?:ion|ing|ed)|did not match|minified react error|not interactive yet/i.test(message.text())
        if (isPolicy || isHydration) problems.push(`${page.url()}: ${message.text()}`)
      })
      await use(problems)
      if (problems.length > 0) throw new Error(`The page did what it may not:\n${problems.join('\n')}`)
    },
    { auto: true },
  ],
  asOwner: async ({ page }, use) =>
    use(async () => {
      const token = await signIn(siteUrl())
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        authTokenKey,
        token,
      ] as const)
    }),
  openLead: async ({ page }, use) =>
    use(async (email, name = 'Maeve Example') => {
      await page.goto(`/leads?q=${encodeURIComponent(email)}`)
      await page
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click()
    }),
  sentEnquiry: async ({}, use) =>
    use(async (changes) => {
      const email = `visitor.${crypto.randomUUID().slice(0, 8)}@plant.example`
      const answer = await postJson(
        `${siteUrl()}/api/contact`,
        enquiry({ email, message: `Written by ${email}`, ...changes }),
      )
      if (answer.status !== 201) throw new Error(`The enquiry was answered with ${answer.status}`)
      return email
    }),
  findings: async ({ page }, use) =>
    use(async () => {
      // In the page itself, once for both themes: to load it takes as long as its checks.
      await page.evaluate(axe.source)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.evaluate(() => {
        const still = new CSSStyleSheet()
        still.replaceSync('*, ::before, ::after { transition: none !important }')
        document.adoptedStyleSheets.push(still)
      })
      const inTheme = async (theme: 'light' | 'dark', only: string[] = []) => {
        await page.evaluate((isDark) => {
          document.documentElement.classList.toggle('dark', isDark)
          for (const animation of document.getAnimations())
            if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
        }, theme === 'dark')
        const options: RunOptions = {
          // What passed needn't be told of, rule by rule and node by node.
          resultTypes: ['violations'],
          ...(only.length > 0 && { runOnly: { type: 'rule', values: only } }),
        }
        const { violations } = await page.evaluate(
          (options): Promise<AxeResults> => Reflect.get(globalThis, 'axe').run(options),
          options,
        )
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => {
            const places = nodes.map(({ target }) => target.join(' ')).slice(0, 4)
            return `${theme}, ${id}: ${places.join(' | ')}`
          })
      }
      // What isn't about colour is the same in both.
      const dark = await inTheme('dark', colourRules)
      return [...dark, ...(await inTheme('light'))]
    }),
})

/** Nothing more was fetched for half a second. The live stream of a staff page never lets `networkidle` come. */
export async function fetched(page: Page): Promise<void> {
  let before = -1
  const isStill = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length)
    const same = now === before
    before = now
    return same
  }
  await expect.poll(isStill, { intervals: [500] }).toBe(true)
}

/** Uses every island of a document and waits until it works, for steps that are about what comes after. Nothing to wait for elsewhere. */
export async function hydrated(page: Page): Promise<void> {
  const ready = page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-start=asked])')]
    const waiting = islands.filter(({ dataset }) => dataset['state'] !== 'ready')
    // Told again until someone listens.
    for (const island of waiting)
      island.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    return document.readyState === 'complete' && waiting.length === 0
  })
  await ready.catch(async (error: unknown) => {
    throw new Error(`${page.url()} is not interactive: ${await scriptsOf(page)}`, { cause: error })
  })
}

/** How far the page is, and each script with the milliseconds from its request to its end. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map(({ name, startTime, duration }) => `${name} ${Math.round(startTime)}+${Math.round(duration)}`)
    return [document.readyState, ...scripts].join('\n')
  })
