import { spawn } from 'node:child_process'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { dayMs } from '#lib/durations.ts'
import { startFakeBoards } from '../tests/fake-boards/fake-boards.ts'
import { dropDataDir, newDataDir } from '../tests/data-dir.ts'
import { owner, startSite, type Site } from '../tests/site.ts'
import { enquiry, postJson } from '../tests/visits.ts'
import { expect, hydrated, test as base } from './journey.ts'
import { approvedSupplier } from './supplier-visit.ts'
import { thirtyEnquiries } from './thirty-enquiries.ts'

interface Day {
  /** A site of its own, since its database is lost on the way, with job boards. */
  office: {
    site: Site
    boards: Awaited<ReturnType<typeof startFakeBoards>>
    restart(dataDir: string): Promise<void>
  }
}

const test = base.extend<Day>({
  office: async ({}, use) => {
    const boards = await startFakeBoards()
    const env = Object.fromEntries(
      Object.entries(boards.bases).map(([name, url]) => [`JOBS_${name.toUpperCase()}_BASE`, url]),
    )
    const folders = [await newDataDir()]
    const office = {
      boards,
      site: await startSite({ dataDir: folders[0] ?? '', env }),
      async restart(dataDir: string) {
        folders.push(dataDir)
        office.site = await startSite({ dataDir, env, port: Number(new URL(office.site.url).port) })
      },
    }
    await use(office)
    await office.site.stop()
    await boards.stop()
    for (const folder of folders) await dropDataDir(folder)
  },
})

const foundLeads = z.object({ items: z.array(z.object({ id: z.string(), version: z.number() })) })

async function signIn(page: Page, { url }: Site) {
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: /^email/i }).fill(owner.email)
  await page.locator('input[type=password]').fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

test('a day of work: triage, board, import and its undo, a merge, a match, a scan, an article, a backup, a disaster and the way back', async ({
  page,
  office,
}) => {
  test.setTimeout(400_000)
  const at = (path: string) => `${office.site.url}${path}`
  await thirtyEnquiries(office.site)
  await signIn(page, office.site)
  const newToday = page.getByRole('main').getByRole('link', { name: /^New today/ })
  await expect(newToday).toContainText('27')

  await test.step('spam is told from enquiries by keyboard', async () => {
    await page.goto(at('/leads?tab=spam'))
    await expect(page.getByRole('listitem').filter({ hasText: 'Rank First' })).toHaveCount(3)
    await page.keyboard.press('j')
    await page.keyboard.press('d')
    await page.keyboard.press('d')
    await expect(page.getByRole('listitem').filter({ hasText: 'Rank First' })).toHaveCount(2)
    await page.keyboard.press('r')
    await expect(page.getByRole('heading', { level: 1, name: 'Rank First' })).toBeVisible()
  })

  await test.step('the first enquiries are answered one after the other', async () => {
    await page.goto(at('/leads?q=Works&reply=waiting&sort=reply'))
    await expect(page.getByRole('link', { name: /^Person / }).first()).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    const call = page.getByRole('textbox', { name: 'Call' })
    for (const body of ['Spoke for ten minutes.', 'They send photographs.', 'A visit on Tuesday.']) {
      await expect(heading).toHaveText(/^P/)
      const name = (await heading.textContent()) ?? ''
      // The keys of a lead work once it is there.
      await expect(async () => {
        await page.keyboard.press('c')
        await expect(call).toBeFocused({ timeout: 1000 })
      }).toPass()
      await call.fill(body)
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Replied in time').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.keyboard.press('w')
      await expect(heading).not.toHaveText(name)
    }
  })

  await test.step('the others are given to someone and moved on together', async () => {
    await page.goto(at('/leads?q=Works&sort=name'))
    await expect(page.getByRole('link', { name: /^Person A / })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Tick this page' }).check()
    await page.getByRole('region', { name: 'Ticked leads' }).getByRole('button', { name: 'Stage' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Contacted' }).check()
    await dialog.getByRole('button', { name: /^Move \d+ leads$/ }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Contacted' }).first()).toBeVisible()
  })

  await test.step('one wins on the board', async () => {
    await page.goto(at('/leads?view=board&q=Person+F'))
    await page.getByRole('button', { name: /^Move Person F / }).click()
    await page.getByRole('menuitem', { name: 'Won' }).click()
    await expect(page.getByRole('region', { name: 'Won' }).getByText(/Person F /)).toBeVisible()
  })

  await test.step('five thousand contacts of a fair come in, and go again', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => `Guest ${i},guest${i}@fair.example,Stand ${i % 90}`)
    await page.goto(at('/leads/import'))
    await page.getByLabel('CSV file').setInputFiles({
      name: 'fair.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Name,Email,Company\n${rows.join('\n')}\n`),
    })
    await page.getByRole('button', { name: 'Try 5,000 rows' }).click()
    await expect(page.getByText('Dry run: 5,000 new.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Create 5,000' }).click()
    await expect(page.getByText('Imported: 5,000 created.')).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Undo the import…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
    await expect(page.getByText('Undone: 5,000 removed again.')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('five boards are read, and a company that hires becomes a lead', async () => {
    const posted = new Date(Date.now() - 3 * dayMs).toISOString()
    const job = (title: string) => ({
      id: title,
      title,
      place: 'London, United Kingdom',
      text: 'PyTorch',
      postedAt: posted,
      company: 'Quay Robotics',
    })
    for (const provider of ['greenhouse', 'lever', 'ashby', 'workable', 'recruitee'] as const)
      office.boards.set(`${provider}/quay`, { jobs: [job(`Machine Learning Engineer ${provider}`)] })
    const addresses = [
      'https://boards.greenhouse.io/quay',
      'https://jobs.lever.co/quay',
      'https://jobs.ashbyhq.com/quay',
      'https://apply.workable.com/quay',
      'https://quay.recruitee.com',
    ]
    for (const address of addresses) {
      const token = await page.evaluate(() => localStorage.getItem('authToken'))
      const answer = await page.request.post(at('/api/scanner/sources'), {
        headers: { authorization: `Bearer ${token}` },
        data: { address, company: 'Quay Robotics', schedule: 'manual' },
      })
      expect(answer.ok(), address).toBe(true)
    }
    await page.goto(at('/job-scanner-admin?tab=sources'))
    await expect(page.getByRole('row').filter({ hasText: 'Healthy' })).toHaveCount(5, { timeout: 40_000 })
    await page.goto(at('/job-scanner-admin'))
    const signal = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Quay Robotics' }) })
    // The fifth board tells a company of its own.
    await expect(signal).toContainText('4 jobs in 30 days')
    await page.keyboard.press('j')
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { level: 1, name: 'Quay Robotics' })).toBeVisible()
  })

  await test.step('a team is asked for, and a supplier fits', async () => {
    const { legalName } = await approvedSupplier(
      { roles: ['nlp-engineer'], skills: ['PyTorch'] },
      office.site.url,
    )
    const asked = await postJson(
      at('/api/team-request'),
      enquiry({
        name: 'Orla Team',
        email: 'orla@team.example',
        message: undefined,
        roles: { 'nlp-engineer': 2 },
        skills: 'PyTorch',
      }),
    )
    expect(asked.status).toBe(201)
    await page.goto(at('/leads?q=Orla+Team'))
    await page.getByRole('link', { name: 'Orla Team' }).click()
    const match = page.getByRole('listitem').filter({ hasText: legalName })
    await match.getByText('Why').click()
    await expect(match.getByText('Has PyTorch')).toBeVisible()
  })

  await test.step('two who are one become one', async () => {
    // Who is changed is compared at once; all others once a minute.
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const headers = { authorization: `Bearer ${token}` }
    const list = await page.request.get(at('/api/leads?q=person0@private.example'), { headers })
    const [lead] = foundLeads.parse(await list.json()).items
    const data = { version: lead?.version, phone: '+44 20 7946 0100' }
    const changed = await page.request.patch(at(`/api/leads/${lead?.id}`), { headers, data })
    expect(changed.ok(), await changed.text()).toBe(true)
    await page.goto(at('/leads?tab=duplicates'))
    await page.getByRole('button', { name: 'Merge…' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Merge two leads' })
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('an article is written and published', async () => {
    await page.goto(at('/content'))
    await page.getByRole('button', { name: 'New article' }).click()
    await expect(page).toHaveURL(/\/content\/posts\//)
    await page.getByLabel('Title').fill('What a quernstone teaches')
    await page.getByLabel('Description').fill('How a stone is dressed, and what that has to do with cameras.')
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('A stone wears.\n\n## Where\n\nAt the rim first.')
    await page.getByRole('tab', { name: 'Details' }).click()
    await page.getByLabel('Address').fill('what-a-quernstone-teaches')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish this article' })
    await dialog.getByLabel('Now').check()
    await dialog.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('link', { name: 'Public page' })).toBeVisible()
    await expect
      .poll(async () => (await page.request.get(at('/blog'))).text())
      .toContain('What a quernstone teaches')
  })

  await test.step('a backup is made, the machine is lost, and a new one has everything', async () => {
    await page.goto(at('/admin/backup'))
    await page.getByRole('button', { name: 'Make a backup' }).first().click()
    const folder = join(office.site.dataDir, 'backups')
    const made = async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('backup-'))
    await expect.poll(made, { timeout: 30_000 }).not.toEqual([])
    const [name = ''] = await made()
    const fresh = await newDataDir({ isEmpty: true })
    const file = join(fresh, 'from-elsewhere', name)
    await mkdir(join(fresh, 'from-elsewhere'))
    await copyFile(join(folder, name), file)
    await office.site.kill('server and database')

    expect(await restore(fresh, file)).toBe(0)
    await office.restart(fresh)
    await page.goto(at('/offline'))
    await page.evaluate(() => localStorage.clear())
    await signIn(page, office.site)
    await page.goto(at('/leads?q=Person+F&stage=won'))
    await expect(page.getByRole('link', { name: /^Person F / })).toBeVisible()
    await page.goto(at('/blog/what-a-quernstone-teaches'))
    await expect(page.getByRole('heading', { level: 1, name: 'What a quernstone teaches' })).toBeVisible()
    // The machine is stopped behind it, and a page that still asks for scripts says that it lacks them.
    await hydrated(page)
  })
})

/** `npm run restore -- FILE` on a data folder. Returns the exit code. */
function restore(dataDir: string, file: string): Promise<number> {
  return new Promise((done, broken) => {
    const child = spawn(process.execPath, ['build/server/main.js', 'restore', file, '--new', '--yes'], {
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', broken)
    child.on('exit', (code) => done(code ?? 1))
  })
}
