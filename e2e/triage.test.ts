import { enteredLead, meanwhile, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test(
  'a card of the board moves by its menu, a loss says why, and a colleague who was quicker is told of in words',
  { tag: '@phone' },
  async ({ page, asOwner, isMobile }) => {
    test.slow()
    const company = oneWord()
    const { id } = await enteredLead({ name: 'Niamh Board', company, value: 12_000 })
    await asOwner()
    await page.goto(`/leads?view=board&q=${company}`)
    const stage = (name: string) =>
      isMobile ? page.getByRole('button', { name: new RegExp(`^${name}`) }).click() : Promise.resolve()
    const card = (column: string) =>
      page.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: 'Niamh Board' })
    const move = async (to: string) => {
      await page.getByRole('button', { name: 'Move Niamh Board' }).click()
      await page.getByRole('menuitem', { name: to }).click()
    }

    await expect(card('New')).toBeVisible()
    await expect(page.getByRole('region', { name: 'New' })).toContainText('£12,000')
    await move('Qualified')
    await stage('Qualified')
    await expect(card('Qualified')).toBeVisible()

    // The board holds still under the pointer.
    if (!isMobile) await card('Qualified').hover()
    else await card('Qualified').getByRole('link').focus()
    await meanwhile(page, 'POST', `/api/leads/${id}/stage`, { stage: 'proposal' })
    await move('Won')
    await expect(
      page.getByText('Someone else moved Niamh Board to Proposal in the meantime.', { exact: true }),
    ).toBeVisible()
    await stage('Proposal')
    await expect(card('Proposal')).toBeVisible()

    await move('Lost')
    const reason = page.getByRole('dialog', { name: 'Why was this lead lost?' })
    await reason.getByRole('button', { name: 'Mark as lost' }).click()
    await expect(reason.getByText('Please choose a reason, or write a few words')).toBeVisible()
    await reason.getByLabel('Reason').selectOption('Built it themselves')
    await reason.getByLabel('Details').fill('With two students')
    await reason.getByRole('button', { name: 'Mark as lost' }).click()
    await stage('Lost')
    await expect(card('Lost')).toBeVisible()
    await card('Lost').getByRole('link').click()
    await expect(page.getByText('Built it themselves: With two students').first()).toBeVisible()
  },
)
