import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { postJson, signIn } from '../tests/visits.ts'
import { expect, test } from './journey.ts'
import { approvedSupplier } from './supplier-visit.ts'

const siteUrl = () => process.env['E2E_URL'] ?? ''
const unique = () => crypto.randomUUID().slice(0, 8)

async function made(path: string, fields: Record<string, unknown>): Promise<string> {
  const authorization = `Bearer ${await signIn(siteUrl())}`
  const answer = await postJson(`${siteUrl()}/api/${path}`, fields, { authorization })
  const { id }: { id: string } = await answer.json()
  return id
}

const newLead = () =>
  made('leads', { source: 'manual', name: `Ann ${unique()}`, email: `ann.${unique()}@files.example` })

const pdf = (name: string, bytes = 60) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(bytes, name)]),
})

const files = (page: Page) => page.getByRole('list', { name: 'Files', exact: true })
const choose = (page: Page, ...list: ReturnType<typeof pdf>[]) =>
  page.getByLabel('Choose files').setInputFiles(list)

test('files are added to a lead, saved, described, deleted and taken back', async ({ page, asOwner }) => {
  const id = await newLead()
  await asOwner()
  await page.goto(`/lead-form/${id}`)
  const quote = pdf('quote.pdf', 700_000)
  await choose(page, quote, pdf('drawing.pdf'))
  await expect(files(page).getByRole('listitem')).toHaveCount(2)
  const saving = page.waitForEvent('download')
  await files(page).getByRole('button', { name: 'quote.pdf', exact: true }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('quote.pdf')
  expect((await readFile(await saved.path())).equals(quote.buffer)).toBe(true)

  await page.getByRole('button', { name: 'Edit quote.pdf' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the file' })
  await dialog.getByLabel('Name').fill('Quote of November.pdf')
  await dialog.getByLabel('Description').fill('For the second line')
  await dialog.getByLabel('Kind').selectOption('Contract')
  await dialog.getByLabel('Valid until').fill('2031-03-31')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(files(page).getByText('For the second line')).toBeVisible()
  await expect(files(page).getByText('Valid until 31 Mar 2031')).toBeVisible()
  await expect(files(page).getByText(/^Contract · /)).toBeVisible()

  await page.getByRole('button', { name: 'Delete drawing.pdf' }).click()
  await expect(files(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(files(page).getByRole('listitem')).toHaveCount(2)
  await page.reload()
  await expect(files(page).getByRole('button', { name: 'Quote of November.pdf', exact: true })).toBeVisible()
})

test('a line that breaks, and a file that is too large, keep no other file away and lose nothing', async ({
  page,
  asOwner,
}) => {
  const id = await newLead()
  await asOwner()
  await page.goto(`/lead-form/${id}`)
  let isBroken = true
  await page.route('**/attachments/*/parts/1', (route) =>
    isBroken ? route.fulfill({ status: 409, json: { message: 'The line broke' } }) : route.continue(),
  )
  // From the disk: so many bytes take long to the browser.
  const folder = await mkdtemp(join(tmpdir(), 'files-'))
  const paths = ['long.pdf', 'large.pdf', 'short.pdf'].map((name) => join(folder, name))
  for (const [i, bytes] of [400_000, 21 * 2 ** 20, 60].entries())
    await writeFile(paths[i] ?? '', pdf('x', bytes - 9).buffer)
  await page.getByLabel('Choose files').setInputFiles(paths)
  await expect(files(page).getByRole('button', { name: 'short.pdf', exact: true })).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Files on their way' })
  await expect(waiting.getByText('The line broke')).toBeVisible()
  await expect(waiting.getByText('This file has 21 MB, more than 20 MB')).toBeVisible()

  // Another page and back: what failed is still at hand.
  await page.getByRole('link', { name: 'Companies' }).first().click()
  await expect(page).toHaveURL(/\/companies/)
  await page.goBack()
  isBroken = false
  const parts: string[] = []
  page.on(
    'request',
    (request) => void (request.method() === 'PUT' && parts.push(request.url().split('/').at(-1) ?? '')),
  )
  await page.getByRole('button', { name: 'Send this file again: long.pdf' }).click()
  await expect(files(page).getByRole('button', { name: 'long.pdf', exact: true })).toBeVisible()
  expect(parts, 'only what was missing').toEqual(['1'])
  await page.getByRole('button', { name: 'Don’t add this file: large.pdf' }).click()
  await expect(waiting).toHaveCount(0)
  await rm(folder, { recursive: true })
})

test('a company and a supplier have files too, on a phone and by keyboard, without a serious finding', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  const company = await made('companies', { name: `Castings ${unique()}` })
  const { id: supplier } = await approvedSupplier({
    roles: ['ml-engineer'],
    skills: ['PyTorch'],
    location: 'Cork',
    remote: 'remote',
  })
  await asOwner()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [`/companies/${company}`, `/supplier-form/${supplier}`]) {
    await page.goto(address)
    await choose(page, pdf('certificate.pdf'))
    await expect(files(page).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Edit certificate.pdf' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Edit the file' })
    await dialog.getByLabel('Valid until').fill('2020-01-31')
    expect([address, await findings()]).toEqual([address, []])
    await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
    await expect(files(page).getByText('expired on 31 Jan 2020')).toBeVisible()
    expect([address, await findings()]).toEqual([address, []])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
