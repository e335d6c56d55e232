import type { Page } from '@playwright/test'
import { postJson } from '../tests/visits.ts'
import { openChat, panelOf, say, turnsOf } from './chat-visit.ts'
import { expect, test } from './journey.ts'

/** The first question of all waits until the index of answers stands. */
const indexed = (baseURL = '') =>
  postJson(`${baseURL}/api/chatbot`, { message: 'Do you sign an NDA?', sessionId: null })

/** A conversation of its own: what is asked, and what is shown. */
async function talk(page: Page, path: string, turns: readonly (readonly [asks: string, shown: RegExp])[]) {
  await page.goto(path)
  await page.evaluate(() => sessionStorage.clear())
  await openChat(page, path)
  await expect(turnsOf(page)).toHaveCount(1)
  for (const [asks, shown] of turns) {
    await say(page, asks)
    await expect(turnsOf(page).last(), asks).toContainText(shown)
  }
}

test(
  'three conversations with follow-ups are answered in the words that a visitor reads',
  { tag: '@phone' },
  async ({ page, baseURL }) => {
    test.slow()
    await indexed(baseURL)
    await talk(page, '/solutions', [
      ['what does predictive maintenance cost', /£800–£1500 a day/],
      ['how long does it take?', /26 to 52 weeks/],
      ['what data do you need for that?', /[Tt]wo years of work orders/],
    ])
    await talk(page, '/', [
      ['can you come to Cork?', /We come by flight, or by ferry/],
      ['is it in euros', /in pounds sterling/],
    ])
    await talk(page, '/qa', [
      ['how long do you keep this chat', /90 days after the last word/],
      ['can you delete it then', /Send a data request/],
    ])
    // Nothing is cut off at the side.
    const box = await panelOf(page).boundingBox()
    const wide = await panelOf(page).evaluate((panel) => panel.scrollWidth > panel.clientWidth)
    expect([wide, (box?.x ?? -1) >= 0]).toEqual([false, true])
  },
)

test(
  'one message with name, mailbox, company and number is a lead, shown back and put right by “no its …”',
  { tag: '@phone' },
  async ({ page, baseURL, asOwner, openLead }) => {
    test.slow()
    await indexed(baseURL)
    const email = `pat.${crypto.randomUUID().slice(0, 8)}@corkfoods.example`
    await talk(page, '/solutions', [
      [
        `my name is Pat Murphy, ${email}, Cork Foods, can someone ring me on 020 7946 0123`,
        /Thank you, Pat Murphy\. It is with our team/,
      ],
    ])
    const shown = turnsOf(page).last()
    for (const line of ['Name: Pat Murphy', `Email: ${email}`, 'Company: Cork Foods', 'Phone: 020 7946 0123'])
      await expect(shown).toContainText(line)
    await expect(shown).not.toContainText(/What is your name|Which email/)
    await say(page, 'no its Pat Murfy')
    await expect(turnsOf(page).last()).toContainText('Corrected. This is what our team has now:')
    await expect(turnsOf(page).last()).toContainText('Name: Pat Murfy')
    await asOwner()
    await openLead(email, 'Pat Murfy')
    await expect(page).toHaveTitle(/^Pat Murfy · Lead/)
  },
)
