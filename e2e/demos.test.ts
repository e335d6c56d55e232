import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './journey.ts'

const anomalies = '/demo/instant-anomaly-detection'
const oee = '/demo/dynamic-operational-dashboards'
const demos = [
  anomalies,
  oee,
  '/demo/predictive-maintenance-intelligence',
  '/demo/quality-insight-automation',
  '/demo/continuous-process-optimization',
  '/demo/real-time-analytics-gateway',
  '/demo/visual-intelligence',
  '/demo/machine-vision',
  '/demo/smart-safety-surveillance',
]

/** Touches the bench, so that its code comes, and waits until the worker has answered. */
async function atWork(page: Page) {
  await hydrated(page)
  await page.getByRole('form', { name: 'Settings' }).getByRole('heading').hover()
  await page.mouse.move(40, 300)
  await page.getByRole('form', { name: 'Settings' }).getByRole('heading').click()
  await expect(page.getByText(/Computed on this device in/)).toBeVisible()
}

const side = (page: Page, name: 'Sample' | 'Your file') =>
  page.getByRole('navigation', { name: 'What is computed' }).getByRole('link', { name })

async function choose(page: Page, text: string, name = 'own.csv') {
  await side(page, 'Your file').click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

const csvOf = (count: number, at = (i: number) => 50 + Math.sin(i * 1.7) * 2) =>
  `Zeit;Messwert\r\n${Array.from({ length: count }, (_, i) => `${String((i % 28) + 1).padStart(2, '0')}.01.2026;${at(i).toFixed(3).replace('.', ',')}`).join('\r\n')}`

test('without script the sample’s result is in the page: figures, charts, tables, meaning, method', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto(oee)
  await expect(page.getByText('Wed early: OEE 74.79%.')).toBeVisible()
  for (const figure of ['88.81%', '86.11%', '97.80%'])
    await expect(page.getByText(figure).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it means' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect(page.getByText('With JavaScript on')).toBeVisible()
  await page.goto(anomalies)
  await expect(page.getByText(/^8 of 10 known anomalies/)).toBeVisible()
  await expect(page.getByText('47.412–52.588')).toBeVisible()
  await page.close()
})

test('a demo that isn’t there is a missing page', async ({ page }) => {
  const answer = await page.goto('/demo/crystal-ball')
  expect(answer?.status()).toBe(404)
  expect((await page.request.get('/demo/crystal-ball/sample.csv')).status()).toBe(404)
})

for (const path of demos) {
  test(`${path} has no serious accessibility finding in either theme, and fits the screen`, async ({
    page,
    findings,
  }) => {
    await page.goto(path)
    await atWork(page)
    await page.getByText('Figures as a table').first().click()
    expect(await findings()).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('a setting is computed by itself, and one out of its limits says so and keeps the result', async ({
  page,
}) => {
  await page.goto(oee)
  await atWork(page)
  await page.getByLabel('Figures for').selectOption('all')
  await expect(page.getByText(/^The whole log: OEE/)).toBeVisible()
  await page.getByLabel('Ideal cycle').fill('0')
  await expect(page.getByText('A number from 0.01 to 3,600')).toBeVisible()
  await expect(page.getByText(/^The whole log: OEE/)).toBeVisible()
})

test(
  'an own file is computed, and no request carries it or anything of it away',
  { tag: '@phone' },
  async ({ page, context }) => {
    const secret = 'K7-Q-4711'
    await page.goto(anomalies)
    await atWork(page)
    const sent: string[] = []
    context.on('request', (request) => {
      const body = request.postData() ?? ''
      sent.push(`${request.method()} ${request.url()} ${body}`)
    })
    await choose(
      page,
      csvOf(400, (i) => (i === 300 ? 90 : 50 + Math.sin(i * 1.7) * 2)).replace(
        'Messwert',
        `Reading ${secret}`,
      ),
      `${secret}.csv`,
    )
    await expect(page.getByText('Fields are separated by semicolons.')).toBeVisible()
    await page.getByLabel('Readings known as normal').fill('100')
    await expect(page.getByText(/^\d+ alarms? by 2 methods or more in 400 readings/).first()).toBeVisible()
    await page.waitForTimeout(6000)
    const uploads = sent.filter(
      (line) => line.includes(secret) || line.includes('90.000') || line.includes('90,000'),
    )
    expect(uploads).toEqual([])
    expect(
      sent.filter(
        (line) => !/^(?:GET|POST) http:\/\/127\.0\.0\.1/.test(line) && !line.startsWith('GET blob:'),
      ),
    ).toEqual([])
  },
)

test('the worker lives under a policy that forbids it every connection', async ({ page, request }) => {
  const worker = page.waitForEvent('worker')
  await page.goto(oee)
  await atWork(page)
  const live = await worker
  const policy = (await request.get(live.url())).headers()['content-security-policy']
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; (?!.*-src)/)
  const reached = await live.evaluate(() =>
    fetch('/healthz').then(
      () => true,
      () => false,
    ),
  )
  expect(reached).toBe(false)
})

test('bad files are answered in words, the former result stays, and rows left out are listed', async ({
  page,
}) => {
  await page.goto(anomalies)
  await atWork(page)
  await choose(page, 'PK\u0003\u0004 workbook', 'book.xlsx')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('save it again')
  await expect(page.getByText(/^8 of 10 known anomalies/)).toBeVisible()
  await choose(page, csvOf(200).replace(/;[\d,]+\r\n/, ';broken\r\n'))
  await expect(page.getByText('1 row was left out')).toBeVisible()
  await expect(page.getByText(/Row 2, Messwert: not a number/)).toBeVisible()
  await choose(page, 'name,other\nA,B\nC,D\n')
  await expect(page.getByLabel('Which column is Reading?')).toBeVisible()
  await side(page, 'Sample').click()
  await expect(page.getByText('Sample.', { exact: true })).toBeVisible()
})

test('a long run shows its progress, is cancelled at once, and the next one works', async ({ page }) => {
  await page.goto(anomalies)
  await atWork(page)
  await choose(page, csvOf(190_000))
  await expect(page.getByRole('progressbar', { name: 'Computing' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar', { name: 'Computing' })).toHaveCount(0)
  await expect(page.getByText(/^8 of 10 known anomalies/)).toBeVisible()
  await choose(page, csvOf(300))
  await page.getByLabel('Readings known as normal').fill('100')
  await expect(page.getByText('Your data.')).toBeVisible()
})

test('what can’t be told is asked, each column’s role and type can be changed, and figures of the sample don’t stay', async ({
  page,
  findings,
}) => {
  await page.goto('/demo/quality-insight-automation')
  await atWork(page)
  await choose(
    page,
    `Batch;Weight\n${Array.from({ length: 30 }, (_, i) => `${i};1.${200 + ((i * 7) % 30)}`).join('\n')}`,
  )
  await expect(page.getByLabel('Lower tolerance limit')).toHaveValue('')
  await expect(page.getByText('Weight: is “1.200” 1.2 or 1,200?').first()).toBeVisible()
  await page.getByRole('button', { name: '1.2 (a point for decimals)' }).click()
  await expect(page.getByText('Your data.')).toBeVisible()
  await expect(page.getByLabel('Type of Weight')).toHaveValue('number .')
  await page.getByLabel('Role of Weight').selectOption('')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('a chart needs at least 8')
  await page.getByLabel('Role of Weight').selectOption({ label: 'Reading' })
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.getByLabel('Skip rows at the top').fill('3')
  await page.getByLabel('Skip rows at the top').press('Enter')
  await expect(page.getByText('The 3 rows above the data are left out.').first()).toBeVisible()
  expect(await findings()).toEqual([])
  await side(page, 'Sample').click()
  await expect(page.getByLabel('Lower tolerance limit')).toHaveValue('27.85')
})

test('a setting that was filled in isn’t asked for again when the data fails', async ({ page }) => {
  await page.goto(oee)
  await atWork(page)
  const shifts = ['early,Running,400,900,4', 'early,Breakdown,20,0,2', 'late,Running,420,950,3']
  await choose(page, ['shift,state,minutes,parts,rejects', ...shifts].join('\n'))
  await expect(page.getByText('Under Settings, fill in: Ideal cycle.')).toBeVisible()
  await page.getByLabel('Ideal cycle').fill('20')
  await expect(page.getByText('Row 3 has 2 rejects of 0 parts')).toBeVisible()
  await expect(page.getByText('Under Settings, fill in')).toHaveCount(0)
})

test('a workbook is read, and another of its sheets can be chosen', async ({ page }) => {
  await page.goto('/demo/ai-enhanced-reporting')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles('tests/files/tuning/several-sheets.xlsx')
  await expect(page.getByText('The sheet “Sales” of 3 is read.')).toBeVisible()
  await expect(
    page.getByText('The rows cover 2 months; a trend and a tested forecast need at least 8.'),
  ).toBeVisible()
  await page.getByLabel('Sheet', { exact: true }).selectOption('Targets')
  await expect(page.getByText('The sheet “Targets” of 3 is read.')).toBeVisible()
  await expect(page.getByLabel('Which column is Date?')).toBeVisible()
})

test('figures are saved as CSV with every row, and the result goes into the contact form unsent', async ({
  page,
}) => {
  await page.goto(oee)
  await atWork(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Figures as CSV' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain('OEE,74.79,%')
  expect(text).toContain('Label web torn')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByRole('link', { name: 'Discuss this result' }).click()
  await expect(page).toHaveURL(/\/contact(?:\?|$)/)
  await expect(page.getByLabel('Message')).toHaveValue(/OEE 74\.79%/)
  expect(sent.filter((url) => url.includes('/api/contact'))).toEqual([])
})

test('a chart is read by keyboard', async ({ page }) => {
  await page.goto(anomalies)
  await atWork(page)
  const chart = page.getByRole('slider', { name: 'Readings and agreed alarms' })
  await chart.focus()
  const last = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  expect(await chart.getAttribute('aria-valuetext')).not.toBe(last)
  await page.keyboard.press('Home')
  await expect(chart).toHaveAttribute('aria-valuenow', '0')
})

test('two tables are matched once both are there, and a wrong pair of columns is mended by hand', async ({
  page,
}) => {
  const path = '/demo/seamless-integration-framework'
  await page.goto(path)
  await atWork(page)
  await side(page, 'Your file').click()
  const tables = page.locator('input[type=file]')
  for (const [i, name] of ['source', 'target'].entries()) {
    const text = await (await page.request.get(`${path}/sample/${name}`)).text()
    const buffer = Buffer.from(text)
    await tables.nth(i).setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer })
    if (i === 0) await expect(page.getByText('Still to come: target table.')).toBeVisible()
  }
  await expect(page.getByText(/^12 of 12 columns matched/)).toBeVisible()
  await page.getByText('How columns were paired').click()
  await page.getByLabel('city', { exact: true }).selectOption('')
  await expect(page.getByText(/^11 of 12 columns matched/)).toBeVisible()
  expect((await page.request.get(`${path}/sample/nothing`)).status()).toBe(404)
})

test('each sentence of the written summary leads to its figure', async ({ page }) => {
  await page.goto('/demo/ai-enhanced-reporting')
  const links = page.getByRole('region', { name: 'What it means' }).getByRole('link', { name: 'Show it' })
  expect(await links.count()).toBeGreaterThanOrEqual(6)
  for (const link of await links.all())
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
})
