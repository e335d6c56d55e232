import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './journey.ts'

test.describe.configure({ mode: 'serial' })

/** As on a site where nobody has filled it in yet. */
const noNumber = (page: Page) =>
  page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'content-type': 'application/json',
    }
    const { fields, version } = await (await fetch('/api/firm/identity', { headers })).json()
    const body = JSON.stringify({ ...fields, companyNumber: '', version })
    const answer = await fetch('/api/firm/identity', { method: 'PUT', headers, body })
    if (!answer.ok) throw new Error(`The number was kept: ${answer.status}`)
  })

test('the owner says who the firm is: a wrong number is refused in words, a right one stands at the foot of every page', async ({
  page,
  asOwner,
  findings,
}) => {
  await asOwner()
  await page.goto('/firm')
  await noNumber(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Company number' }).click()
  await expect(page).toHaveURL(/\/firm#companyNumber$/)
  await page.getByLabel('Legal name').fill('Exampletown Works Ltd')
  await page.getByLabel('Registered in').selectOption('England and Wales')
  await page.getByLabel('Company number').fill('1234567')
  await page.getByLabel('VAT number').fill('GB 123 4567 83')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('A number of England and Wales has eight digits')).toBeVisible()
  await expect(page.getByText('The check digits of this VAT number don’t fit')).toBeVisible()
  await expect(page.getByLabel('Company number')).toBeFocused()
  expect(await findings()).toEqual([])

  await page.getByLabel('Company number').fill('0123 4567')
  await page.getByLabel('VAT number').fill('GB 123 4567 82')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const line = 'Exampletown Works Ltd. Registered in England and Wales, number 01234567. VAT GB123456782'
  await expect(page.getByText(line)).toBeVisible()
  await expect.poll(async () => (await page.request.get('/')).text(), { timeout: 2000 }).toContain(line)
  await page.goto('/terms-of-service')
  await expect(page.getByRole('table', { name: 'Who we are' })).toContainText('01234567')
})

test('two owners at once: what both changed is chosen field by field, and nothing typed is lost', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  await page.goto('/firm')
  await page.getByLabel('Insurance', { exact: false }).last().fill('Example Insurers, United Kingdom')
  await page.getByLabel('Legal name').fill('Mine Example Ltd')
  await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('authToken')}`,
      'content-type': 'application/json',
    }
    const { fields, version } = await (await fetch('/api/firm/identity', { headers })).json()
    const body = JSON.stringify({ ...fields, legalName: 'Theirs Example Ltd', version })
    await fetch('/api/firm/identity', { method: 'PUT', headers, body })
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the firm' })
  await dialog.getByText('Theirs Example Ltd').click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Legal name')).toHaveValue('Theirs Example Ltd')
  await expect(page.getByText(/^Theirs Example Ltd\./)).toBeVisible()
})

test('a person with a photo, a case and what a claim rests on stand on the pages where they belong', async ({
  page,
  asOwner,
}) => {
  test.slow()
  await asOwner()
  await page.goto('/firm?tab=person')
  await page.getByRole('button', { name: 'New person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  // Once, beside the field, where whoever sent it stands.
  await expect(dialog.getByText('Please enter a name')).toHaveCount(1)
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toBeFocused()
  await dialog.getByLabel('Name', { exact: false }).first().fill('Example Person')
  await dialog.getByLabel('Role').fill('Machine vision engineer')
  await dialog.getByLabel('What they did').fill('Measured twelve lines.')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  const photo = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const send = (buffer: Buffer) =>
    page
      .getByLabel('Photo of Example Person', { exact: true })
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  await send(Buffer.from('no picture at all'))
  await expect(page.getByText('This is no picture that can be read')).toBeVisible()
  await send(photo)
  await expect(page.getByRole('img', { name: 'Example Person' })).toBeVisible()

  await page.goto('/firm?tab=case')
  await page.getByRole('button', { name: 'New case' }).click()
  await dialog.getByLabel('Title').fill('Scrap at a press')
  await dialog.getByLabel('Whose it is').fill('A foundry')
  await dialog.getByLabel('Solution').selectOption('machine-vision')
  await dialog.getByLabel('Measured on').fill('2026-03-31')
  await dialog.getByLabel('Before').fill('27 of 1,000')
  await dialog.getByLabel('What was done').fill('A camera over the belt')
  await dialog.getByLabel('Measured result').fill('15 of 1,000 over eight weeks')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Scrap at a press')).toBeVisible()

  await page.goto('/firm?tab=claims')
  await page.getByRole('button', { name: 'Edit: 40% efficiency gains' }).click()
  await dialog.getByLabel('It rests on').fill('Twelve projects of 2025')
  await dialog.getByLabel('Checked on').fill('2026-01-15')
  await dialog.getByLabel('Where the documents are kept').fill('Folder 12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Checked on 15 January 2026')).toBeVisible()

  await page.goto('/about-us')
  await expect(page.getByRole('region', { name: 'The people' }).getByRole('img')).toHaveAttribute(
    'alt',
    'Example Person',
  )
  await expect(page.getByRole('region', { name: 'Cases, measured before and after' })).toContainText(
    '15 of 1,000',
  )
  await expect(page.getByText('Twelve projects of 2025. Checked on 15 January 2026.')).toBeVisible()
  await expect(page.getByText('Folder 12')).toHaveCount(0)
  await page.goto('/solutions/machine-vision')
  await expect(page.getByText('Scrap at a press')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Who stands behind it' })).toContainText(
    '15 of 1,000 over eight weeks',
  )

  for (const tab of ['person', 'case']) {
    await page.goto(`/firm?tab=${tab}`)
    await page.getByRole('button', { name: /^Remove (?!the photo)/ }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText(/^No (?:people|cases) yet$/)).toBeVisible()
  }
  // A browser may show for half a minute what it has just read.
  await page.goto('/')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Who stands behind it' })).toHaveCount(0)
})
