import { postJson } from '../tests/visits.ts'
import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test('K14: the tables of staff fit 768 to 1024 pixels without scrolling sideways', async ({
  page,
  baseURL,
  asOwner,
}) => {
  test.setTimeout(240_000)
  await asOwner()
  await enteredLead({
    name: 'Maximiliane Featherstonehaugh-Cholmondeley',
    company: 'Featherstonehaugh and Cholmondeley Precision Castings (Holdings) Ltd',
    email: `maximiliane.${Date.now()}@featherstonehaugh-castings.example`,
    value: 1_250_000,
    sector: 'transport_logistics',
  })
  const asked = {
    kind: 'erasure',
    name: 'Maximiliane Featherstonehaugh-Cholmondeley',
    email: `maximiliane.${Date.now()}@featherstonehaugh-castings.example`,
    website: '',
    formStartTime: String(Date.now() - 10_000),
  }
  expect((await postJson(`${baseURL}/api/privacy-request`, asked)).ok).toBe(true)
  const wide: string[] = []
  for (const width of [768, 834, 1024])
    for (const path of [
      '/leads',
      '/companies',
      '/people',
      '/suppliers',
      '/mails',
      '/conversations',
      '/users',
      '/privacy-desk',
      '/reports',
      '/admin/backup',
    ]) {
      await page.setViewportSize({ width, height: 1112 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const found = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main, main table, main section')]
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => `${part.tagName} ${part.scrollWidth} in ${part.clientWidth}`),
      )
      if (found.length > 0) wide.push(`${path} at ${width}: ${found.join(', ')}`)
    }
  expect(wide).toEqual([])
})

test('K14: a lead is three lines at most on a tablet, with all that is usually asked of it', async ({
  page,
  asOwner,
}) => {
  await asOwner()
  const company = oneWord()
  await enteredLead({
    name: 'Maximiliane Featherstone',
    company: `${company} Precision Castings (Holdings) Ltd`,
    value: 1_250_000,
    tags: ['castings', 'expo'],
  })
  for (const width of [768, 834, 1024]) {
    await page.setViewportSize({ width, height: 1112 })
    await page.goto(`/leads?q=${company}`)
    const row = page.getByRole('row').filter({ hasText: 'Maximiliane Featherstone' })
    await expect(row).toBeVisible()
    for (const shown of ['£1,250,000', 'New', 'owner', 'By hand'])
      await expect(row.getByText(shown).first()).toBeInViewport()
    const lines = await row.evaluate((element) => {
      const [cell] = element.querySelectorAll('td:nth-child(2)')
      const tall = element.clientHeight - Number.parseFloat(getComputedStyle(cell ?? element).paddingTop) * 2
      return tall / Number.parseFloat(getComputedStyle(element).lineHeight)
    })
    expect(lines, `lines at ${width}`).toBeLessThan(3.2)
  }
})

test('K14: columns, their order and the density are a person’s own and follow them to another browser', async ({
  page,
  asOwner,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await asOwner()
  await enteredLead({ name: 'Ann Columns' })
  await page.goto('/leads')
  const heads = () => page.getByRole('table', { name: 'Leads' }).getByRole('columnheader').allTextContents()
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leads: columns' })
  await dialog.getByRole('checkbox', { name: 'Grade' }).uncheck()
  await dialog.getByRole('button', { name: 'Move Owner up' }).click()
  await dialog.getByRole('radio', { name: 'Compact' }).check()
  // As quick as two clicks can be: the second builds on the first.
  await dialog.getByRole('button', { name: 'Move Value up' }).evaluate(async (button: HTMLElement) => {
    button.click()
    await Promise.resolve()
    button.click()
  })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.poll(async () => (await heads()).join()).toMatch(/Lead,Reply,Value,Owner,Stage/)
  expect(await heads()).not.toContain('Grade')

  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const other = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
  await other.addInitScript((value) => localStorage.setItem('authToken', value), token ?? '')
  await other.goto('/leads')
  const there = other.getByRole('table', { name: 'Leads' }).getByRole('columnheader')
  await expect(there.nth(4)).toHaveText('Owner')
  await other.getByRole('button', { name: 'Columns' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(there.filter({ hasText: 'Grade' })).toHaveCount(1)
  await other.close()
})
