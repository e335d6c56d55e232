import type { Page } from '@playwright/test'
import { postJson, signIn } from '../tests/visits.ts'
import { expect, fetched, test } from './journey.ts'

const siteUrl = () => process.env['E2E_URL'] ?? ''
const unique = () => crypto.randomUUID().slice(0, 8)
/** Eight digits of its own: who has the same telephone is compared whatever the names are like. */
const phoneOf = (word: string) => `020 ${String(parseInt(word, 16)).slice(-8).padStart(8, '3')}`

async function lead(fields: Record<string, unknown>) {
  const authorization = `Bearer ${await signIn(siteUrl())}`
  const made = await postJson(`${siteUrl()}/api/leads`, { source: 'manual', ...fields }, { authorization })
  const answer: { id: string; version: number } = await made.json()
  return answer
}

/** A lead that is compared with the others at once, as after any change; without one it takes a minute. */
async function comparedLead(fields: Record<string, unknown>) {
  const { id, version } = await lead(fields)
  const answer = await fetch(`${siteUrl()}/api/leads/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${await signIn(siteUrl())}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ version, company: 'Byrne Castings' }),
  })
  if (!answer.ok) throw new Error(`The change was answered with ${answer.status}`)
  return { id }
}

async function upload(page: Page, content: string) {
  await page.goto('/leads/import')
  await page.getByLabel('CSV file').setInputFiles({
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
  await expect(page.getByRole('heading', { name: 'Columns' })).toBeVisible()
}

test('a file is named column by column, tried, imported, and taken back but for what someone worked on', async ({
  page,
  asOwner,
}) => {
  test.slow()
  const word = unique()
  const { id: known } = await lead({ name: `Known ${word}`, email: `known.${word}@import.example` })
  await asOwner()
  await page.goto('/leads')
  await page.getByRole('link', { name: 'Import' }).click()
  await upload(
    page,
    `Who;E-mail;Firm\nAnn ${word};ann.${word}@import.example;=1+1\nBen ${word};ben.${word}@import.example;Acme\nX;known.${word}@import.example;Acme\nNobody ${word};nonsense;\n`,
  )
  await expect(page.getByLabel('Cells are separated by')).toHaveValue(';')
  await page.getByLabel('Field for Who').selectOption('Name')
  await page.getByLabel('Field for Firm').selectOption('Email')
  await expect(page.getByText('Two columns map to “Email”')).toBeVisible()
  await page.getByLabel('Field for Firm').selectOption('Company')
  await page.getByRole('button', { name: 'Try 4 rows' }).click()
  await expect(page.getByText('Dry run: 2 new, 2 skipped.')).toBeVisible()
  await page.getByRole('tab', { name: 'Skipped' }).click()
  await expect(page.getByText('Email: please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Name: name must be at least 2 characters')).toBeVisible()

  // Without the column of names the known lead can be filled.
  await page.getByRole('button', { name: 'Change the columns' }).click()
  await page.getByLabel('Field for Who').selectOption('Leave out')
  await page.getByRole('button', { name: 'Try 4 rows' }).click()
  await expect(page.getByText('Dry run: 1 update, 3 skipped.')).toBeVisible()
  await page.getByRole('button', { name: 'Change the columns' }).click()
  await page.getByLabel('Field for Who').selectOption('Name')
  await page.getByRole('button', { name: 'Try 4 rows' }).click()
  await page.getByRole('button', { name: 'Create 2' }).click()
  await expect(page.getByText('Imported: 2 created, 2 skipped.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Result as CSV' }).click()
  expect((await saving).suggestedFilename()).toBe('result of contacts.csv')

  const importUrl = page.url()
  await page.getByRole('link', { name: `Ann ${word}` }).click()
  await expect(page.getByText('Imported from contacts.csv')).toBeVisible()
  await page.getByPlaceholder('What should colleagues know?').fill('Met her at the fair')
  const noted = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await page.getByRole('button', { name: 'Add note' }).click()
  await noted
  await expect(page.getByText('Met her at the fair').first()).toBeVisible()
  await page.goto(importUrl)
  await page.getByRole('button', { name: 'Undo the import…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone: 1 removed again, 1 left as it is.')).toBeVisible()
  await page.getByRole('tab', { name: 'Left as it is' }).click()
  await expect(page.getByText('It was worked on since')).toBeVisible()
  await page.goto(`/lead-form/${known}`)
  await expect(page.getByRole('heading', { level: 1, name: `Known ${word}` })).toBeVisible()
})

test('a HubSpot export of deals becomes leads with stage, owner, value and what has no place as a note', async ({
  page,
  asOwner,
}) => {
  const word = unique()
  await asOwner()
  await upload(
    page,
    `"Record ID","Deal Name","Deal Stage","Deal owner","Amount","Deal Currency Code","Associated Contact","Create Date"
"1","Vision ${word}","Contract Sent (Sales Pipeline)","owner","24000","GBP","Ann ${word} (ann.${word}@hub.example)","2026-06-03 10:12"
"2","Chat ${word}","Pilot agreed","Someone Gone","9000","USD","Ben ${word} (ben.${word}@hub.example)","2026-06-04 10:12"
`,
  )
  await expect(page.getByLabel('Field for Record ID')).toHaveValue('')
  await expect(page.getByLabel('Field for Deal Stage')).toHaveValue('stage')
  await page.getByRole('button', { name: 'Try 2 rows' }).click()
  await expect(page.getByText('Dry run: 2 new.')).toBeVisible()
  await expect(page.getByText('Stage in the file: Pilot agreed')).toBeVisible()
  await page.getByRole('button', { name: 'Create 2' }).click()
  await expect(page.getByText('Imported: 2 created.')).toBeVisible()
  const importUrl = page.url()
  await page.getByRole('link', { name: `Ann ${word}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ann ${word}` })).toBeVisible()
  await expect(page.getByText('£24,000').first()).toBeVisible()
  await expect(page.getByText(`Vision ${word}`).first()).toBeVisible()
  await page.goto(importUrl)
  await page.getByRole('link', { name: `Ben ${word}` }).click()
  await expect(page.getByText('Value in the file: 9000 USD').first()).toBeVisible()
  await page.goto(importUrl)
  await page.getByRole('button', { name: 'Undo the import…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone: 2 removed again.')).toBeVisible()
})

test('a Pipedrive export of organisations becomes companies, is taken back, and fits a phone', async ({
  page,
  asOwner,
}) => {
  const word = unique()
  await asOwner()
  await page.goto('/companies')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import companies' })).toBeVisible()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'organizations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Organization - ID,Organization - Name,Organization - Website,Organization - Number of employees,Organization - Industry\n1,Quill ${word} Ltd,https://www.${word}.example/,120,Think Tanks\n2,QUILL ${word},,,\n`,
    ),
  })
  await expect(page.getByLabel('Field for Organization - Website')).toHaveValue('domains')
  await expect(page.getByLabel('Field for Organization - ID')).toHaveValue('')
  await page.getByRole('button', { name: 'Try 2 rows' }).click()
  await expect(page.getByText('Dry run: 1 new, 1 skipped.')).toBeVisible()
  await expect(page.getByText('Sector in the file: Think Tanks')).toBeVisible()
  await page.getByRole('button', { name: 'Create 1' }).click()
  await expect(page.getByText('Imported: 1 created, 1 skipped.')).toBeVisible()
  const importUrl = page.url()
  await page.getByRole('link', { name: `Quill ${word} Ltd` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Quill ${word} Ltd` })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(importUrl)
  await page.getByRole('button', { name: 'Undo the import…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByText('Undone: 1 removed again.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('two leads are merged with a choice, the old address leads to the one that stays, and they are taken apart', async ({
  page,
  asOwner,
}) => {
  const word = unique()
  const phone = phoneOf(word)
  const { id: first } = await lead({ name: `Ann ${word}`, email: `ann.${word}@merge.example`, phone })
  const { id: second } = await comparedLead({ name: `A. ${word}`, email: `a.${word}@merge.example`, phone })
  await asOwner()
  await page.goto(`/lead-form/${first}`)
  await page.getByRole('button', { name: 'Merge…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge two leads' })
  await dialog.getByRole('group', { name: 'Email' }).getByLabel(`a.${word}@merge.example`).check()
  // K8: a choice outlives a reload.
  await expect(dialog.getByText('Kept on this device.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Merge…', exact: true }).click()
  await expect(dialog.getByText('Your unsaved text has been restored.')).toBeVisible()
  await expect(
    dialog.getByRole('group', { name: 'Email' }).getByLabel(`a.${word}@merge.example`),
  ).toBeChecked()
  await expect(dialog.getByText('Decided by rule').or(dialog.getByText('Moves over'))).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/lead-form/${second}`)
  await expect(page).toHaveURL(new RegExp(`/lead-form/${first}$`))
  await expect(page.getByRole('link', { name: `a.${word}@merge.example` }).first()).toBeVisible()
  await page.getByRole('heading', { name: 'Duplicates' }).click()
  await page.getByRole('button', { name: 'Separate…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Separate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `A. ${word}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `a.${word}@merge.example` }).first()).toBeVisible()
  await page.getByRole('heading', { name: 'Duplicates' }).click()
  await expect(page.getByText('No other lead has this email address')).toBeVisible()
})

test('the screens of imports and merging have no serious accessibility finding in either theme', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  const word = unique()
  const phone = phoneOf(word)
  const { id: first } = await lead({ name: `Ann ${word}`, email: `ann.${word}@axe.example`, phone })
  await comparedLead({ name: `A. ${word}`, email: `a.${word}@axe.example`, phone })
  await asOwner()
  await page.goto(`/lead-form/${first}`)
  await page.getByRole('button', { name: 'Merge…', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Email' })).toBeVisible()
  expect(['merge', await findings()]).toEqual(['merge', []])
  await page.goto('/leads?tab=duplicates')
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await fetched(page)
  expect(['duplicates', await findings()]).toEqual(['duplicates', []])
  await upload(page, `Name,Email\nAnn,ann.new.${word}@axe.example\nBen,nonsense\n`)
  expect(['columns', await findings()]).toEqual(['columns', []])
  await page.getByRole('button', { name: 'Try 2 rows' }).click()
  await expect(page.getByText('Dry run:')).toBeVisible()
  await page.getByRole('tab', { name: 'Skipped' }).click()
  await expect(page.getByText('Email: please enter')).toBeVisible()
  expect(['dry run', await findings()]).toEqual(['dry run', []])
  await page.goto('/leads/import')
  await expect(page.getByRole('link', { name: 'contacts.csv' }).first()).toBeVisible()
  expect(['imports', await findings()]).toEqual(['imports', []])
})
