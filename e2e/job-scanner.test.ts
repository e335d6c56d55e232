import { dayMs } from '#lib/durations.ts'
import { expect, fetched, test } from './journey.ts'

/** A fake board for this test alone, with what it answers. */
async function setBoard(board: string, behaviour: object) {
  const answer = await fetch(`${process.env['E2E_BOARDS']}/-/${board}`, {
    method: 'PUT',
    body: JSON.stringify(behaviour),
  })
  if (answer.status !== 204) throw new Error(`The fake boards answered ${answer.status}`)
}

const posted = () => new Date(Date.now() - 3 * dayMs).toISOString()
const london = 'London, United Kingdom'

test('five boards are added by their addresses and read; a company that hires becomes a lead', async ({
  page,
  asOwner,
}) => {
  test.slow()
  const own = crypto.randomUUID().slice(0, 8)
  const name = `Harbour ${own}`
  const machine = {
    title: '<b>Machine Learning Engineer</b>',
    place: london,
    text: 'PyTorch',
    postedAt: posted(),
  }
  const cook = { title: 'Crane Driver', place: london, text: 'Cranes', postedAt: posted() }
  const list = {
    jobs: [
      { ...machine, id: '1', company: name },
      { ...cook, id: '2', company: name },
    ],
  }
  await setBoard(`greenhouse/${own}`, list)
  await setBoard(`lever/${own}`, { jobs: [{ ...cook, id: 'a' }] })
  await setBoard(`ashby/${own}`, { jobs: [{ ...cook, id: 'b' }] })
  await setBoard(`workable/${own}`, { jobs: [{ ...cook, id: 'c' }] })
  await setBoard(`personio/${own}`, { fault: 'wrong-shape' })
  await asOwner()
  await page.goto('/job-scanner-admin?tab=sources')
  const boards = [
    [`https://boards.greenhouse.io/${own}`, name, '2 jobs'],
    [`https://jobs.lever.co/${own}`, `Lever ${own}`, '1 job'],
    [`https://jobs.ashbyhq.com/${own}`, `Ashby ${own}`, '1 job'],
    [`https://apply.workable.com/${own}`, `Workable ${own}`, '1 job'],
    [`https://${own}.jobs.personio.de`, `Personio ${own}`, 'not read'],
  ] as const
  for (const [address, company, found] of boards) {
    await page.getByRole('button', { name: 'Add a source' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add a source' })
    await dialog.getByLabel('Address of the job board').fill(address)
    await dialog.getByLabel('Address of the job board').press('Enter')
    await expect(dialog.getByRole('status').filter({ hasText: found })).toBeVisible()
    await dialog.getByLabel('Company').fill(company)
    await dialog.getByRole('button', { name: /^Add (?:this source|it anyway)$/ }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.goto(`/job-scanner-admin?tab=sources&q=${own}`)
  const broken = page.getByRole('row').filter({ hasText: `Personio ${own}` })
  await expect(broken.getByText('Failing')).toBeVisible({ timeout: 60_000 })
  await expect(broken).toContainText('The XML isn’t a list of Personio positions')
  await expect(page.getByRole('row').filter({ hasText: 'Healthy' })).toHaveCount(4, { timeout: 60_000 })

  await page.goto(`/job-scanner-admin?q=${own}`)
  const signal = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(signal).toContainText('1 job in 30 days in the United Kingdom')
  await signal.getByRole('link', { name: 'Machine Learning Engineer' }).click()
  await expect(page.getByRole('dialog').locator('mark').first()).toHaveText('Machine Learning Engineer')
  await page.keyboard.press('Escape')

  await page.goto(`/job-scanner-admin?q=${own}`)
  await expect(signal).toBeVisible()
  await page.keyboard.press('j')
  await expect(signal).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Found by the job scanner: 1 job opened in the last 30 days')).toBeVisible()
  await page.goto(`/job-scanner-admin?q=${own}&state=lead`)
  await expect(page.getByRole('link', { name: 'Open the lead' })).toBeVisible()
})

test('a rule is edited beside what it would do, and saved', async ({ page, asOwner }) => {
  test.slow()
  const own = crypto.randomUUID().slice(0, 8)
  const word = `keelwright${own.replace(/\d/g, 'x')}`
  await setBoard(`greenhouse/${own}`, {
    jobs: [
      {
        id: '1',
        title: `Senior ${word}`,
        place: london,
        text: 'Wood',
        postedAt: posted(),
        company: `Slip ${own}`,
      },
    ],
  })
  await asOwner()
  await page.goto('/job-scanner-admin?tab=sources')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  await page.request.post('/api/scanner/sources', {
    headers: { authorization: `Bearer ${token}` },
    data: { address: `https://boards.greenhouse.io/${own}`, company: `Slip ${own}`, schedule: 'manual' },
  })
  await page.goto(`/job-scanner-admin?tab=jobs&role=any&q=${word}`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: `Senior ${word}` })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })

  await page.goto('/job-scanner-admin?tab=rules&role=ai-consultant')
  await page.getByRole('button', { name: 'Add a word' }).click()
  await page
    .getByRole('textbox', { name: /^Word or phrase/ })
    .last()
    .fill(`${word}s`)
  await page.getByRole('textbox', { name: `Points for ${word}s in the title` }).fill('5')
  await expect(page.getByRole('heading', { name: 'Newly matching 1' })).toBeVisible()
  await expect(page.getByText(`${word}s (title +5)`)).toBeVisible()
  await page.getByRole('button', { name: 'Save the rule' }).click()
  await expect(page.getByText('Changed by staff')).toBeVisible()
  await expect(async () => {
    await page.goto(`/job-scanner-admin?q=${own}&role=ai-consultant`)
    await expect(page.getByRole('heading', { name: `Slip ${own}` })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
})

test('the tabs of the job scanner have no serious accessibility finding', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  await asOwner()
  for (const tab of ['Signals', 'Jobs', 'Sources', 'Runs', 'Rules']) {
    await page.goto(`/job-scanner-admin?tab=${tab.toLowerCase()}`)
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
    await fetched(page)
    expect([tab, await findings()]).toEqual([tab, []])
  }
})
