import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test('the owner adds a stage, drags a lead there, and archives it again, and the lead goes on', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  const company = oneWord()
  const name = `Trial ${company.slice(1, 5)}`
  await enteredLead({ name: 'Ailbhe Keys', company })
  await asOwner()
  await page.goto('/settings')
  const board = page.getByRole('list', { name: 'Stages of the board' })
  await expect(board.getByRole('listitem').first()).toContainText('New')

  await page.getByRole('button', { name: 'New stage' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('proposal')
  await page.getByRole('button', { name: 'Add stage' }).click()
  await expect(page.getByRole('dialog').getByText('A stage called').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Add stage' }).click()
  await expect(board.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: `Move ${name} up` }).click()
  await expect(page.getByText(`${name} is now 4 of 7`)).toBeAttached()
  await expect(board.getByRole('listitem').nth(3)).toContainText(name)
  expect(await findings()).toEqual([])

  await page.goto(`/leads?view=board&q=${company}`)
  const column = page.getByRole('region', { name })
  const card = page.getByRole('link', { name: 'Ailbhe Keys' })
  await card.dragTo(column)
  await expect(column.getByRole('link', { name: 'Ailbhe Keys' })).toBeVisible()
  await page.reload()
  await expect(column.getByRole('link', { name: 'Ailbhe Keys' })).toBeVisible()

  await page.goto('/settings')
  await page.getByRole('button', { name: `Archive ${name}` }).click()
  await page.getByRole('combobox', { name: 'go to' }).selectOption('Contacted')
  await page.getByRole('button', { name: 'Archive stage' }).click()
  await expect(page.getByText('1 lead moved to Contacted.')).toBeVisible()
  await expect(board.getByText(name)).toHaveCount(0)
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(
    page.getByRole('region', { name: 'Contacted' }).getByRole('link', { name: 'Ailbhe Keys' }),
  ).toBeVisible()
  await card.click()
  await expect(page.getByText(`${name} → Contacted`)).toBeVisible()
})
