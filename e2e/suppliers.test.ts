import { expect, fetched, test } from './journey.ts'
import { approvedSupplier } from './supplier-visit.ts'

test('a supplier is entered, lacks its checks, gets them, and is approved', async ({ page, asOwner }) => {
  test.slow()
  await asOwner()
  await page.goto('/suppliers')
  await page.getByRole('link', { name: 'New supplier' }).first().click()
  await page.getByRole('button', { name: 'Save supplier' }).click()
  await expect(page.getByText('Please choose at least one role')).toBeVisible()
  const name = `Slipway ${crypto.randomUUID().slice(0, 8)} Ltd`
  await page.getByLabel('Legal name').fill(name)
  await page.getByRole('textbox', { name: 'Contact' }).fill('Niamh Example')
  await page.getByRole('textbox', { name: 'Email' }).fill('niamh@slipway.example')
  await page.getByRole('checkbox', { name: 'Machine vision engineer' }).check()
  await page.getByLabel('Day rate, £').fill('1,700')
  await expect(page.getByText('is above our range')).toBeVisible()
  await page.getByRole('button', { name: 'Save supplier' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const status = page.getByRole('group', { name: 'Status' })
  await status.getByRole('button', { name: 'Approved' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Not approved yet' })).toContainText(
    'identity is missing',
  )
  for (const check of ['Identity', 'Insurance', 'References', 'Data processing agreement']) {
    await page.getByRole('button', { name: `Record: ${check}` }).click()
    const dialog = page.getByRole('dialog', { name: check })
    await dialog.getByRole('button', { name: 'Save check' }).click()
    if (check === 'Insurance') {
      await expect(dialog.getByText('Please enter the last day of the insurance')).toBeVisible()
      await dialog.getByLabel('Valid until').fill('2099-01-31')
      await dialog.getByRole('button', { name: 'Save check' }).click()
    }
    await expect(dialog).toHaveCount(0)
  }
  await status.getByRole('button', { name: 'Approved' }).click()
  await expect(status.getByRole('button', { name: 'Approved' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/suppliers?q=${encodeURIComponent(name)}&status=approved`)
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('two people change the same supplier: the second chooses field by field', async ({ page, asOwner }) => {
  test.slow()
  const { id } = await approvedSupplier({ roles: ['ai-engineer'] })
  await asOwner()
  await page.goto(`/supplier-form/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const read = await page.request.get(`/api/suppliers/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { version } = await read.json()
  await page.request.patch(`/api/suppliers/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { version, dayRate: 1000 },
  })
  await page.getByLabel('Day rate, £').fill('1100')
  await page.getByLabel('Location').fill('Cork')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this supplier' })
  await dialog.getByRole('radio', { name: /Theirs/ }).check()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect(page.getByText('£1,000')).toBeVisible()
  await expect(page.getByText('Cork, partly on site')).toBeVisible()
})

test('the screens of suppliers have no serious accessibility finding in either theme', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  const { id, legalName } = await approvedSupplier({ roles: ['ai-engineer'], dayRate: 2000 })
  await asOwner()
  for (const [path, heading] of [
    ['/suppliers', 'Suppliers'],
    ['/supplier-form', 'New supplier'],
    [`/supplier-form/${id}`, legalName],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await fetched(page)
    expect([path, await findings()]).toEqual([path, []])
  }
})

test('two filters changed in the same moment are both kept', async ({ page, asOwner }) => {
  await asOwner()
  await page.goto('/suppliers')
  const filters = page.getByRole('search', { name: 'Suppliers' })
  await expect(filters.locator('select[name=status]')).toBeVisible()
  await filters.evaluate((form) => {
    for (const name of ['status', 'role']) {
      const select = form.querySelector<HTMLSelectElement>(`select[name=${name}]`)
      if (!select) throw new Error(`There is no filter ${name}`)
      select.selectedIndex = 1
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(page).toHaveURL(/status=\w+&role=\w+/)
})
