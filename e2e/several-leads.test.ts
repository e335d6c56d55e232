import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test('K1: the refusal of a known address leads to a further lead of that person, with what was typed, and people are added to it', async ({
  page,
  asOwner,
  findings,
}) => {
  await asOwner()
  const [word, buyer] = [oneWord(), oneWord()]
  const email = `ann@${word}.example`
  await enteredLead({ name: `Ann ${word}`, email, company: `Castings ${word}` })
  await enteredLead({ name: `Bob ${buyer}`, email: `bob@${buyer}.example` })

  await page.goto('/lead-form')
  await page.getByLabel('Name').fill(`Ann ${word}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Value').fill('18.000,00')
  await page.getByLabel('Problem to solve').fill('The second plant now')
  await page.getByRole('button', { name: 'Save lead' }).click()
  await page.getByRole('button', { name: 'Enter a further lead of this person' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New lead of Ann ${word}`)
  await expect(page.getByLabel('Problem to solve')).toHaveValue('The second plant now')
  await page.getByRole('button', { name: 'Save lead' }).click()

  await expect(page.getByText('£18,000').first()).toBeVisible()
  await expect(page.getByRole('link', { name: email })).toBeVisible()
  await page.getByRole('button', { name: 'Write a mail' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(email)

  const people = page.getByRole('list', { name: 'People' })
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByRole('searchbox').fill(buyer)
  await page.getByRole('button', { name: `Bob ${buyer}` }).click()
  await expect(people.getByRole('link')).toHaveText([`Ann ${word}`, `Bob ${buyer}`])
  expect(await findings()).toEqual([])
  await people.getByRole('button', { name: `Remove Bob ${buyer} from this lead` }).click()
  await expect(people.getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(people.getByRole('link')).toHaveCount(2)

  await people.getByRole('link', { name: `Ann ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ann ${word}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Ann ${word}`, exact: true })).toHaveCount(2)
  await expect(page.getByRole('listitem').filter({ hasText: '£18,000' })).toContainText(
    'The second plant now',
  )
})

test('K7, K17: companies that were merged by mistake are separated again on the page, after the message is gone', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  const [one, two] = [oneWord(), oneWord()]
  await enteredLead({ name: 'Ann Byrne', email: `ann@${one}.example`, company: `Castings ${one}` })
  await enteredLead({ name: 'Bob Carr', email: `bob@${two}.example`, company: `Pumps ${two}` })
  await page.goto(`/companies?q=${one}`)
  await page.getByRole('link', { name: `Castings ${one}` }).click()
  await page.getByRole('button', { name: 'Merge with another company…' }).click()
  await page.getByRole('searchbox').fill(two)
  await page.getByRole('button', { name: `Pumps ${two}` }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Bob Carr' }).first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `Separate Pumps ${two} again` }).click()
  await expect(page.getByRole('link', { name: 'Bob Carr' })).toHaveCount(0)
  await page.goto(`/companies?q=${two}`)
  await expect(page.getByRole('link', { name: `Pumps ${two}` })).toBeVisible()
})
