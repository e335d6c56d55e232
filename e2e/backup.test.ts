import { join } from 'node:path'
import { Client } from 'pg'
import { authTokenKey } from '../config/constants.ts'
import { brand } from '../config/brand.ts'
import { owner } from '../tests/site.ts'
import { enquiry, postJson, signIn } from '../tests/visits.ts'
import { expect } from './journey.ts'
import { test } from './own-site.ts'

const people = [
  { name: 'Orla Kept', email: 'orla.kept@plant.example' },
  { name: 'Maeve Erased', email: 'maeve.erased@plant.example' },
] as const
const [kept, gone] = people

async function staffApi(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return {
    post: async (path: string, body: object) => (await postJson(`${url}${path}`, body, headers)).json(),
    get: async (path: string) => (await fetch(`${url}${path}`, { headers })).json(),
  }
}

/** As someone who asks for it by the form, known by a call. */
async function erase(url: string, token: string, email: string) {
  const { post, get } = await staffApi(url, token)
  const formStartTime = String(Date.now() - 10_000)
  const asked = { kind: 'erasure', name: 'Maeve Example', email, website: '', formStartTime }
  await postJson(`${url}/api/privacy-request`, asked)
  const { items } = await get('/api/privacy-requests?state=all')
  const { id } = items[0]
  await post(`/api/privacy-requests/${id}/identity`, { version: 1, how: 'A call to the number on file' })
  await expect
    .poll(async () => (await get(`/api/privacy-requests/${id}/mentions`)).search?.state, { timeout: 30_000 })
    .toBe('done')
  // Others of this name are other people.
  await post(`/api/privacy-requests/${id}/mentions/not-theirs`, {})
  const erased = await post(`/api/privacy-requests/${id}/erase`, { version: 2, email })
  expect(erased).toMatchObject({ erased: expect.any(Number) })
}

test('leads that were lost come back from a backup, and anyone who was erased since does not', async ({
  page,
  ownSite,
  findings,
}) => {
  test.setTimeout(180_000)
  const { url, dataDir } = ownSite
  for (const person of people) await postJson(`${url}/api/contact`, enquiry(person))
  const token = await signIn(url)
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [authTokenKey, token] as const)
  await page.goto('/admin/backup')
  await expect(page.getByText('No backups yet')).toBeVisible()
  await page.keyboard.press('n')
  const actions = page.getByRole('button', { name: /^Actions for backup-/ })
  await expect(actions).toHaveCount(1, { timeout: 30_000 })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Check it' }).click()
  await expect(page.getByText('was loaded, read back and compared')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('cell', { name: 'Checked' })).toBeVisible()

  await erase(url, token, gone.email)
  const database = new Client({ host: join(dataDir, 'postgres/cluster'), user: 'site', database: 'site' })
  await database.connect()
  await database.query('delete from leads')
  await database.end()

  await actions.first().click()
  await page.getByRole('menuitem', { name: 'Restore …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  const replace = dialog.getByRole('button', { name: 'Replace all data with this backup' })
  await expect(replace).toBeDisabled()
  await dialog.getByLabel(/^Type the name of this site/).fill(brand.name)
  await dialog.getByLabel(/^Your password/).fill('not the password')
  await replace.click()
  await expect(dialog.getByText('This password is wrong')).toBeVisible()
  await dialog.getByLabel(/^Your password/).fill(owner.password)
  await replace.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Restore done')).toBeVisible({ timeout: 90_000 })
  await expect(page.getByText('Erased again: 1 person who was erased since the backup')).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Before a restore/ })).toBeVisible()
  expect(await findings()).toEqual([])

  // Connections that knew the tables from before know the new ones.
  for (let i = 0; i < 20; i++) {
    const answer = await postJson(
      `${url}/api/contact`,
      enquiry({ email: `after.${i}@plant.example`, name: `After ${i}` }),
    )
    expect(answer.status).toBe(201)
  }
  await page.goto('/leads')
  await expect(page.getByText(kept.name).first()).toBeVisible()
  await expect(page.getByText(gone.name)).toHaveCount(0)

  await page.goto('/admin/backup')
  await actions.last().click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const path = await (await download).path()
  await page.getByRole('button', { name: 'Upload a backup' }).click()
  await page.getByLabel(/^File, ending/).setInputFiles(path)
  await page.getByRole('button', { name: 'Upload it' }).click()
  await expect(page.getByRole('cell', { name: /^Uploaded/ })).toBeVisible()
  await page.getByRole('button', { name: /^Actions for uploaded-/ }).click()
  await page.getByRole('menuitem', { name: 'Delete …' }).click()
  await page.getByRole('button', { name: 'Delete the backup' }).click()
  await expect(page.getByRole('cell', { name: /^Uploaded/ })).toHaveCount(0)
})
