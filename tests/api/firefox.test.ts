import { expect } from 'vitest'
import { clickOn, hasFirefox, openFirefox } from '#tests/firefox.ts'
import { test } from '#tests/site-test.ts'
import { eventually } from '#tests/visits.ts'

const patient = { timeout: 180_000 }
const within = { withinMs: 60_000 }

test.runIf(hasFirefox)(
  'in Firefox a visitor goes from the home page to a solution, asks the chat and sends an enquiry',
  patient,
  async ({ site, mailbox, onTestFinished }) => {
    const { tab, complaints } = await openFirefox({ onTestFinished })
    await tab.goto(`${site.url}/`)
    await clickOn(tab, 'footer a[href="/solutions"]')
    await tab.waitForFunction(() => location.pathname === '/solutions')
    await clickOn(tab, 'main a[href="/solutions/machine-vision"]')
    await tab.waitForFunction(() => location.pathname === '/solutions/machine-vision')

    await tab.locator('::-p-aria([name="Chat with our assistant"][role="button"])').click()
    await tab.locator('::-p-aria([name="Your message"][role="textbox"])').fill('What is OEE?')
    await tab.keyboard.press('Enter')
    const panel = '[role="dialog"] ol > li'
    await tab.waitForFunction(
      (turns) =>
        /equipment effectiveness/i.test([...document.querySelectorAll(turns)].at(-1)?.textContent ?? ''),
      { timeout: within.withinMs },
      panel,
    )

    await tab.goto(`${site.url}/contact`)
    const sent = { name: 'Maeve Example', email: 'maeve.firefox@plant.example', company: 'Plant Example Ltd' }
    for (const [field, value] of Object.entries(sent)) await tab.locator(`main [name="${field}"]`).fill(value)
    // Longer than the three seconds under which the form takes a visitor for a robot.
    await new Promise((done) => setTimeout(done, 3200))
    await clickOn(tab, 'main form button[type="submit"]')
    await tab.waitForFunction(() => document.body.textContent?.includes('Form submitted'), {
      timeout: within.withinMs,
    })
    await eventually(() => mailbox.mails.find(({ text = '' }) => text.includes(sent.email)), {
      ...within,
      what: 'the mail to sales',
    })
    expect(complaints).toEqual([])
  },
)

test.runIf(hasFirefox)(
  'in Firefox without JavaScript a visitor sends an enquiry and reads the thanks',
  patient,
  async ({ site, onTestFinished }) => {
    const { tab } = await openFirefox({ onTestFinished }, { hasScripts: false })
    await tab.goto(`${site.url}/contact`)
    expect(await tab.evaluate(() => document.documentElement.classList.contains('js'))).toBe(false)
    for (const [field, value] of [
      ['name', 'Maeve Example'],
      ['email', 'no.script.firefox@plant.example'],
      ['company', 'Plant Example Ltd'],
    ] as const) {
      await clickOn(tab, `main [name="${field}"]`)
      await tab.keyboard.type(value)
    }
    // By the keyboard: a click can miss what moves when the page’s font comes.
    await tab.keyboard.press('Enter')
    await eventually(() => (tab.url().endsWith('/contact/thanks') ? true : undefined), {
      ...within,
      what: 'the page of thanks',
    })
    expect(await tab.evaluate(() => document.querySelector('h1')?.textContent)).toContain('arrived')
  },
)
