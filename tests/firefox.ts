import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import puppeteer, { type Page } from 'puppeteer-core'
import type { TestContext } from 'vitest'
import { eventually } from './visits.ts'

const program = (process.env['PATH'] ?? '')
  .split(delimiter)
  .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
  .find((path) => existsSync(path))
if (!program) process.stdout.write('Not run here: journeys in Firefox, which is not installed\n')

/** Whether journeys can run in Firefox on this machine. */
export const hasFirefox = program !== undefined

/** Opens a tab in a Firefox of its own, which ends with the test. `complaints` are errors of its pages. */
export async function openFirefox(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  { hasScripts = true } = {},
): Promise<{ tab: Page; complaints: string[] }> {
  if (!program) throw new Error('Firefox is not installed')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: { 'javascript.enabled': hasScripts },
    timeout: 120_000,
  })
  onTestFinished(() => browser.close())
  const tab = await browser.newPage()
  // Drawn without a graphics card, which beside other tests takes its time.
  tab.setDefaultTimeout(60_000)
  await tab.setViewport({ width: 1440, height: 900 })
  const complaints: string[] = []
  tab.on('pageerror', (error) => complaints.push(String(error)))
  tab.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { tab, complaints }
}

/**
 * Clicks the middle of the first visible element once the page is loaded and the element stands still, which works in pages without scripts as well. Throws when there is
 * none within 30 s.
 */
export async function clickOn(tab: Page, selector: string): Promise<void> {
  let last = ''
  const point = await eventually(
    async () => {
      const found = await tab.evaluate((wanted) => {
        const element = [...document.querySelectorAll(wanted)].find((one) => one.getClientRects().length > 0)
        // A late font moves what is below by a line.
        if (!element || document.readyState !== 'complete' || document.fonts.status !== 'loaded')
          return undefined
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element.getBoundingClientRect()
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }, selector)
      const before = last
      last = JSON.stringify(found)
      return found && last === before ? found : undefined
    },
    { withinMs: 30_000, what: `${selector} of ${tab.url()}` },
  )
  await tab.mouse.click(point.x, point.y)
}
