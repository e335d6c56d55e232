import type { Page } from '@playwright/test'
import { enteredLead, meanwhile, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name })
const menuOf = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name: `Move ${name}` })
const cardLink = (page: Page, stage: string, name: string) => column(page, stage).getByRole('link', { name })

/** Keeps what the page asks for waiting until it is let go. */
async function held(page: Page, address: RegExp, method: string) {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(address, async (route) => {
    if (route.request().method() === method) await released
    await route.continue()
  })
  return release
}

test('a card that goes into a stage that is still being read stands there at once, and the focus with it', async ({
  page,
  asOwner,
}) => {
  const company = oneWord()
  await enteredLead({ name: 'Orla Early', company })
  await asOwner()
  const release = await held(page, /\/api\/leads\?stage=(?:contacted|qualified)/, 'GET')
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(cardLink(page, 'New', 'Orla Early')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('>')
  await expect(cardLink(page, 'Contacted', 'Orla Early')).toBeFocused()
  await page.keyboard.press('>')
  await expect(cardLink(page, 'Qualified', 'Orla Early')).toBeFocused()
  release()
  await expect(page.getByText('Orla Early moved to Qualified')).toBeVisible()
  await expect(cardLink(page, 'Qualified', 'Orla Early')).toBeFocused()
})

test('two keys in one moment move a card two stages on, and a refusal brings it and the focus to where it stands', async ({
  page,
  asOwner,
}) => {
  const company = oneWord()
  const { id } = await enteredLead({ name: 'Orla Quick', company })
  await asOwner()
  await page.route('**/api/live', (route) => route.abort())
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(cardLink(page, 'New', 'Orla Quick')).toBeVisible()
  await page.keyboard.press('j')
  await page.evaluate(() => {
    for (let times = 0; times < 2; times++)
      setTimeout(() =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '>', bubbles: true })),
      )
  })
  await expect(cardLink(page, 'Qualified', 'Orla Quick')).toBeFocused()
  await expect(page.getByText('Orla Quick moved to Qualified')).toBeVisible()

  await meanwhile(page, 'POST', `/api/leads/${id}/stage`, { stage: 'won' })
  await page.keyboard.press('>')
  await expect(
    page.getByText('Someone else moved Orla Quick to Won in the meantime.', { exact: true }),
  ).toBeVisible()
  await expect(cardLink(page, 'Won', 'Orla Quick')).toBeFocused()
})

test('a card that a colleague has moved stays under the keys until it is used', async ({ page, asOwner }) => {
  const company = oneWord()
  const { id } = await enteredLead({ name: 'Orla Held', company })
  await asOwner()
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(cardLink(page, 'New', 'Orla Held')).toBeVisible()
  await page.keyboard.press('j')
  await meanwhile(page, 'POST', `/api/leads/${id}/stage`, { stage: 'proposal' })
  await expect(column(page, 'New').getByRole('button', { name: '1 change, show' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menuOf(page, 'New', 'Orla Held')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Won' }).press('Enter')
  await expect(
    page.getByText('Someone else moved Orla Held to Proposal in the meantime.', { exact: true }),
  ).toBeVisible()
  await expect(menuOf(page, 'Proposal', 'Orla Held')).toBeFocused()
})

test('a second move is on its way before the board was read again after the first, and arrives though the page is left', async ({
  page,
  asOwner,
}) => {
  const company = oneWord()
  await enteredLead({ name: 'Orla Left', company })
  await asOwner()
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(cardLink(page, 'New', 'Orla Left')).toBeVisible()
  await expect(column(page, 'Contacted')).toContainText('No matches')
  await page.keyboard.press('j')
  const release = await held(page, /\/api\/leads\?stage=contacted/, 'GET')
  await page.keyboard.press('>')
  await expect(page.getByText('Orla Left moved to Contacted')).toBeVisible()
  const asked = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/stage'))
  await page.keyboard.press('>')
  await asked
  release()
  await page.reload()
  await expect(cardLink(page, 'Qualified', 'Orla Left')).toBeVisible()
})

test('an open menu stays while another card’s move is refused and the board is read again', async ({
  page,
  asOwner,
}) => {
  const company = oneWord()
  const first = await enteredLead({ name: 'Orla Refused', company })
  const second = await enteredLead({ name: 'Petra Opened', company })
  await asOwner()
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(cardLink(page, 'New', 'Petra Opened')).toBeVisible()
  const release = await held(page, /\/api\/leads\/[\w-]+\/stage$/, 'POST')
  await cardLink(page, 'New', 'Orla Refused').focus()
  await page.keyboard.press('>')
  await expect(cardLink(page, 'Contacted', 'Orla Refused')).toBeFocused()
  await menuOf(page, 'New', 'Petra Opened').click()
  await expect(page.getByRole('menuitem', { name: 'Won' })).toBeVisible()

  await meanwhile(page, 'POST', `/api/leads/${first.id}/stage`, { stage: 'proposal' })
  await meanwhile(page, 'POST', `/api/leads/${second.id}/stage`, { stage: 'qualified' })
  release()
  await expect(page.getByText('Orla Refused was not moved', { exact: true })).toBeVisible()
  await expect(column(page, 'New').getByRole('button', { name: '1 change, show' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Won' }).click()
  await expect(
    page.getByText('Someone else moved Petra Opened to Qualified in the meantime.', { exact: true }),
  ).toBeVisible()
  await expect(cardLink(page, 'Qualified', 'Petra Opened')).toBeVisible()
  await expect(cardLink(page, 'Proposal', 'Orla Refused')).toBeVisible()
})

test('a card moved by its menu with the keyboard has the focus where it went', async ({ page, asOwner }) => {
  const company = oneWord()
  await enteredLead({ name: 'Orla Menu', company })
  await asOwner()
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(cardLink(page, 'New', 'Orla Menu')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Qualified' }).press('Enter')
  await expect(menuOf(page, 'Qualified', 'Orla Menu')).toBeFocused()
  await expect(page.getByText('Orla Menu moved to Qualified')).toBeVisible()
  await page.keyboard.press('>')
  await expect(menuOf(page, 'Proposal', 'Orla Menu')).toBeFocused()
})

test('a card that a colleague moves on while a move is settled stands in one stage, never in none', async ({
  page,
  asOwner,
}) => {
  const company = oneWord()
  const { id } = await enteredLead({ name: 'Orla Nowhere', company })
  await asOwner()
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(cardLink(page, 'New', 'Orla Nowhere')).toBeVisible()
  await expect(column(page, 'Proposal')).toContainText('No matches')
  await page.keyboard.press('j')
  await expect(cardLink(page, 'New', 'Orla Nowhere')).toBeFocused()
  // A colleague is quicker than what is read again after the move, and one stage is read late.
  const moved = page.waitForResponse((one) => one.url().endsWith('/stage'))
  const releaseProposal = await held(page, /\/api\/leads\?stage=proposal/, 'GET')
  const releaseContacted = await held(page, /\/api\/leads\?stage=contacted/, 'GET')
  await page.keyboard.press('>')
  await moved
  await meanwhile(page, 'POST', `/api/leads/${id}/stage`, { stage: 'proposal' })
  const read = page.waitForResponse((one) => one.url().includes('/api/leads?stage=contacted'))
  releaseContacted()
  await read
  await expect(cardLink(page, 'Contacted', 'Orla Nowhere')).toBeFocused()
  releaseProposal()
  const show = column(page, 'Contacted').getByRole('button', { name: '1 change, show' })
  await expect(show).toBeVisible()
  await expect(cardLink(page, 'Contacted', 'Orla Nowhere')).toBeFocused()
  await show.click()
  await expect(cardLink(page, 'Proposal', 'Orla Nowhere')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orla Nowhere' })).toHaveCount(1)
})
