import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, hydrated, test } from './journey.ts'

const anomalies = '/demo/instant-anomaly-detection'
const secret = 'K7-Q-4711'

const readings = `Time;${secret}\r\n${Array.from({ length: 400 }, (_, i) => `${String((i % 28) + 1).padStart(2, '0')}.01.2026;${(i === 300 ? 90 : 50 + Math.sin(i * 1.7) * 2).toFixed(3).replace('.', ',')}`).join('\r\n')}`

const verdict = (page: Page) => page.getByText(/^\d+ alarms? by \d methods? or more in 400 readings/).first()

async function chooseReadings(page: Page) {
  await page.getByRole('link', { name: 'Your file' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pump 3.csv', mimeType: 'text/csv', buffer: Buffer.from(readings) })
  await page.getByLabel('Readings known as normal').fill('100')
  await expect(verdict(page)).toBeVisible()
}

const kept = (page: Page, name = 'pump 3.csv') =>
  expect(page.getByText(`Kept on this device as “${name}”`)).toBeVisible()

async function openProject(page: Page, file: Parameters<Page['setInputFiles']>[1]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a project file' }).click()
  await (await chooser).setFiles(file)
}

/** The sentence of the result, of a page that was opened at this address. */
async function openedAt(context: BrowserContext, address: string) {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByText(/Computed on this device in/)).toBeVisible()
  return page
}

test('the address carries the settings: opened elsewhere it gives the same result, and Back undoes an edit', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(anomalies)
  await hydrated(page)
  await page.getByLabel('Methods that must agree').fill('1')
  await expect(page).toHaveURL(`${baseURL}${anomalies}#votes=1`)
  await page.getByLabel('λ of EWMA').fill('0.55')
  await expect(page).toHaveURL(/#votes=1&lambda=0\.55$/)
  const sentence = page.locator('[aria-live=polite]').first()
  const said = await sentence.innerText()
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await openedAt(elsewhere, page.url())
  await expect(other.locator('[aria-live=polite]').first()).toHaveText(said)
  await expect(other.getByLabel('λ of EWMA')).toHaveValue('0.55')
  await elsewhere.close()
  await page.goBack()
  await expect(page.getByLabel('λ of EWMA')).toHaveValue('0.3')
  await expect(page.getByLabel('Methods that must agree')).toHaveValue('1')
  await page.goBack()
  await expect(page.getByLabel('Methods that must agree')).toHaveValue('2')
  await page.goForward()
  await expect(page.getByLabel('Methods that must agree')).toHaveValue('1')
  await page.reload()
  await expect(page.getByLabel('Methods that must agree')).toHaveValue('1')
})

test('what an address says that the demo doesn’t take is left out and told', async ({ page }) => {
  await page.goto(`${anomalies}#lambda=7&votes=3&colour=red`)
  await expect(
    page.getByText('λ of EWMA: the address holds no number from 0.05 to 1, so the usual one stands.'),
  ).toBeVisible()
  await expect(page.getByText('One setting in the address isn’t one of this demo')).toBeVisible()
  await expect(page.getByLabel('Methods that must agree')).toHaveValue('3')
  await expect(page.getByLabel('λ of EWMA')).toHaveValue('0.3')
})

test(
  'work on an own file is there after a reload, after leaving, and on the next visit',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto(anomalies)
    await hydrated(page)
    await chooseReadings(page)
    await kept(page)
    const said = await verdict(page).innerText()
    expect(page.url()).not.toContain(secret)
    expect(page.url()).not.toContain('pump')
    await page.reload()
    await expect(verdict(page)).toHaveText(said)
    await expect(page.getByLabel('Readings known as normal')).toHaveValue('100')
    await page.goto('/solutions')
    await page.goBack()
    await expect(verdict(page)).toHaveText(said)
    // The next visit, in a tab of its own, begins with the sample and offers the work.
    const next = await openedAt(context, anomalies)
    await expect(next.getByText('Sample.', { exact: true })).toBeVisible()
    await next.getByRole('button', { name: 'Go on with it' }).click()
    await expect(verdict(next)).toHaveText(said)
  },
)

test('projects are renamed and deleted, one or all, and two tabs don’t overwrite each other', async ({
  page,
  context,
}) => {
  await page.goto(anomalies)
  await hydrated(page)
  await chooseReadings(page)
  await kept(page)
  await page.getByRole('button', { name: 'Rename pump 3.csv' }).click()
  await page.getByLabel('New name of pump 3.csv').fill('Pump 3, January')
  await page.keyboard.press('Enter')
  await kept(page, 'Pump 3, January')
  const second = await openedAt(context, anomalies)
  await second.getByRole('button', { name: 'Go on with it' }).click()
  await kept(second, 'Pump 3, January')
  await page.getByLabel('Methods that must agree').fill('3')
  await expect(page.getByText(/by 3 methods or more/).first()).toBeVisible()
  await second.getByLabel('Methods that must agree').fill('1')
  await kept(second, 'Pump 3, January (2)')
  await expect(page.getByText('Pump 3, January (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Pump 3, January (2)' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(second.getByText('Its kept copy is gone')).toBeVisible()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByText('Deleted from this device.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sample.', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on with it' })).toHaveCount(0)
})

test('a project saved as a file opens in another browser, and a hostile one changes nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(anomalies)
  await hydrated(page)
  await chooseReadings(page)
  await kept(page)
  const said = await verdict(page).innerText()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Project as a file' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('pump 3.csv.project.zip')
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await other.goto(anomalies)
  await hydrated(other)
  await other.getByRole('link', { name: 'Your file' }).click()
  await openProject(other, await download.path())
  await expect(verdict(other)).toHaveText(said)
  await kept(other)
  await openProject(other, {
    name: 'bad.project.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004 not an archive'),
  })
  await expect(other.getByText('Nothing was changed.')).toBeVisible()
  await expect(verdict(other)).toHaveText(said)
  await other.goto('/demo/quality-insight-automation')
  await hydrated(other)
  await other.getByRole('link', { name: 'Your file' }).click()
  await openProject(other, await download.path())
  await expect(other.getByText(/This is a project of the demo “.+”\. Open it there\./)).toBeVisible()
  await elsewhere.close()
})

test('where the browser keeps nothing it says so, and the project can be saved as a file', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    }),
  )
  await page.goto(anomalies)
  await hydrated(page)
  await chooseReadings(page)
  await expect(page.getByText('This browser keeps nothing for this site').first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Project as a file' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.project\.zip$/)
})

test('no request carries anything of a file away while it is read, computed, kept, exported, printed and opened again', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  context.on('request', (request) =>
    sent.push(
      `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    ),
  )
  await page.goto(anomalies)
  await hydrated(page)
  await chooseReadings(page)
  await kept(page)
  await page.getByLabel('Limit of MAD').fill('4.7')
  await expect(page).toHaveURL(/madLimit=4\.7/)
  for (const name of ['Figures as CSV', 'Charts as PNG', 'Project as a file']) {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    await (await saving).path()
  }
  await page.pdf()
  await page.reload()
  await expect(verdict(page)).toBeVisible()
  await page.waitForTimeout(6000)
  expect(sent.length).toBeGreaterThan(5)
  const outside = sent.filter((line) => !/^(?:GET|POST) (?:http:\/\/127\.0\.0\.1|blob:)/.test(line))
  expect(outside).toEqual([])
  const traces = [secret, 'pump', '90.000', '90,000', 'madLimit', '4.7']
  expect(sent.filter((line) => traces.some((trace) => line.includes(trace)))).toEqual([])
})

test('a printed report has method, checks, figures, settings, file and date, in light colours', async ({
  page,
}) => {
  await page.goto('/demo/quality-insight-automation')
  await hydrated(page)
  const rows = Array.from({ length: 60 }, (_, i) => `${i},${(28 + Math.sin(i * 2.3) / 20).toFixed(3)}`)
  await page.getByRole('link', { name: 'Your file' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'caps week 12.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`No,Diameter\n${rows.join('\n')}`),
  })
  await page.getByLabel('Upper tolerance limit').fill('28.2')
  await expect(page.getByText('Your data.')).toBeVisible()
  await expect(page).toHaveURL(/upper=28\.2/)
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ printBackground: true })))
  const { text } = await extractText(pdf, { mergePages: true })
  const plain = text.replaceAll(/\s+/g, ' ')
  for (const part of [
    'caps week 12.csv, 60 rows',
    'Upper tolerance limit 28.2',
    'Lower tolerance limit not given',
    String(new Date().getFullYear()),
    'Does the data suit the method?',
    'How it works',
    'X̄',
    'Montgomery',
  ])
    expect(plain).toContain(part)
  for (const part of ['Choose a CSV', 'Figures as CSV', 'Other demos', 'Go on with it'])
    expect(plain).not.toContain(part)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(18, 32, 43)')
})

test('help with the export is opened by keyboard, and every demo has a sample file to download', async ({
  page,
  findings,
}) => {
  await page.goto('/demo/predictive-maintenance-intelligence')
  await hydrated(page)
  await page.getByRole('link', { name: 'Your file' }).click()
  const help = page.getByText('How to get it from SAP PM, Maximo, OPC historian, Minitab or Excel')
  await help.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('IK17 for measurement documents')).toBeVisible()
  expect(await findings()).toEqual([])
  for (const slug of [
    'visual-intelligence',
    'machine-vision',
    'smart-safety-surveillance',
    'quality-insight-automation',
  ]) {
    await page.goto(`/demo/${slug}`)
    const sample = await page.locator('a[download]').first().getAttribute('href')
    expect([slug, (await page.request.get(sample ?? '')).status()]).toEqual([slug, 200])
  }
})

test('CSV has dates as ISO and numbers without marks', async ({ page }) => {
  await page.goto(anomalies)
  await hydrated(page)
  await chooseReadings(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Figures as CSV' }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toMatch(/^2026-01-\d\dT00:00:00,/m)
  expect(text).not.toMatch(/\d,\d{3}"|\d{1,2} Jan 2026/)
})
