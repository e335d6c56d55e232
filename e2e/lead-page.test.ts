import type { Locator } from '@playwright/test'
import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

/** Where its lowest part ends, in px from the top of the page. */
async function endOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box.y + box.height
}

const message =
  'We scrap about 4% of castings for porosity and find it only after machining. Can a camera on the fettling line see it earlier?'

test('K13: the page of a lead shows the customer’s words, the composer beside the clock and the essentials without scrolling at 1440 by 900', async ({
  page,
  asOwner,
  sentEnquiry,
  openLead,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await asOwner()
  await openLead(await sentEnquiry({ message, phone: '01632 960123' }))
  const main = page.getByRole('main')
  const words = main.getByRole('region', { name: 'In their words' })
  await expect(words).toContainText(message)
  const reply = main.getByRole('region', { name: 'Reply' })
  const parts = {
    stage: main.getByRole('group', { name: 'Stage' }),
    owner: main.getByRole('combobox', { name: 'Owner' }),
    value: main.getByText('Value', { exact: true }).first(),
    company: main.getByText('Company', { exact: true }).first(),
    contact: main.getByRole('link', { name: '01632 960123' }).first(),
    words: words.getByText(message),
    clock: reply.getByText(/^Due /),
    mail: reply.getByRole('button', { name: 'Write a mail' }),
    composer: reply.getByRole('button', { name: 'Add note' }),
  }
  for (const [name, part] of Object.entries(parts))
    expect.soft(await endOf(part), `${name} ends above the fold`).toBeLessThanOrEqual(900)
  // The words first, what one seldom needs below the answer.
  expect(await endOf(parts.words)).toBeLessThan(await endOf(parts.mail))
  for (const title of [/^Duplicates$|possible duplicate/, 'Matching suppliers', /^Why [ABC][123]$/])
    expect(await endOf(main.getByRole('heading', { name: title }))).toBeGreaterThan(await endOf(parts.clock))
})

test('K13: the page of a lead shows the same on a phone within two screens', async ({
  page,
  asOwner,
  sentEnquiry,
  openLead,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await asOwner()
  const asked =
    'Two filling lines stop for an hour most nights and nobody can say why. What would you look at?'
  await openLead(await sentEnquiry({ message: asked }))
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'In their words' })).toContainText(asked)
  expect(await endOf(main.getByRole('button', { name: 'Add note' }))).toBeLessThanOrEqual(2 * 844)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('K13: a lead is handed over where its owner is read, and back again', async ({ page, asOwner }) => {
  await asOwner()
  const { id } = await enteredLead({ name: 'Ann Example', company: 'Example Castings' })
  await page.goto(`/lead-form/${id}`)
  const owner = page.getByRole('main').getByRole('combobox', { name: 'Owner' })
  // Who enters a lead owns it.
  await expect(owner).not.toHaveValue('')
  await owner.selectOption('No owner')
  await expect(page.getByText('Ann Example now without an owner')).toBeVisible()
  await expect(owner).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(owner).not.toHaveValue('')
})

test('a stage that was pressed stands as pressed while its lead is read again on a slow line', async ({
  page,
  asOwner,
}) => {
  const { id } = await enteredLead({ name: 'Slow Example', company: oneWord() })
  await asOwner()
  await page.goto(`/lead-form/${id}`)
  const stage = page.getByRole('group', { name: 'Stage' })
  await expect(stage.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(new RegExp(`/api/leads/${id}$`), async (route) => {
    await held
    await route.continue()
  })
  await stage.getByRole('button', { name: 'Contacted' }).click()
  await expect(page.getByText('Moved to Contacted')).toBeVisible()
  await expect(stage.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true')
  await expect(stage.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(stage).toHaveAttribute('aria-busy', 'false')
  await expect(stage.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true')
})
