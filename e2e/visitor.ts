import { test as base } from '@playwright/test'
import { openPlainBrowser, type PlainBrowser, type Tab } from '../tests/plain-browser.ts'
import { openFront } from './front.ts'

interface Between {
  front: Awaited<ReturnType<typeof openFront>>
  tab: Tab
  /** How often the server was asked for a document. */
  asked(path: string): number
  /** The names of the events that were sent, with their pages. */
  counted(): string[]
}

export { expect } from '@playwright/test'

/** A visitor in Chromium as it is, who comes by a front that sees what the browser asks for. */
export const test = base.extend<Between, { visitors: PlainBrowser }>({
  visitors: [
    async ({}, use) => {
      const browser = await openPlainBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  front: async ({}, use) => {
    const front = await openFront(process.env['E2E_URL'] ?? '')
    await use(front)
    await front.close()
  },
  tab: async ({ visitors }, use) => {
    const tab = await visitors.openTab()
    await use(tab)
    await tab.close()
  },
  asked: async ({ front }, use) => use((path) => front.seen.filter((one) => one.path === path).length),
  counted: async ({ front }, use) =>
    use(() =>
      front.seen
        .filter(({ path }) => path === '/api/events')
        .flatMap(({ body }) => JSON.parse(body).events)
        .map(({ name, path }: { name: string; path: string }) => `${name} ${path}`),
    ),
})

export const solution = '/solutions/machine-vision'
export const toSolution = `main a[href="${solution}"]`

export const isShown = (path: string) => location.pathname === path && document.readyState === 'complete'
