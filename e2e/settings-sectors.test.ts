import { enteredLead, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test(
  'K2: the owner adds a sector, gives it to a lead, finds the lead by it, renames and archives it, and the lead keeps it',
  { tag: '@phone' },
  async ({ page, asOwner, findings, isMobile }) => {
    test.slow()
    const company = oneWord()
    const [name, renamed] = [`Energy ${company}`, `Power ${company}`]
    const { id } = await enteredLead({ name: 'Orla Grid', company })
    await asOwner()
    await page.goto('/settings?tab=sectors')
    const list = page.getByRole('list', { name: 'Sectors' })
    const row = (text: string) => list.getByRole('listitem').filter({ hasText: text })
    await expect(row('Manufacturing')).toContainText('Target')
    await page.getByRole('button', { name: 'New sector' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('retail')
    await dialog.getByRole('checkbox', { name: /target sector/ }).uncheck()
    await dialog.getByRole('button', { name: 'Add sector' }).click()
    await expect(dialog.getByText('A sector called Retail already exists')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'New sector' }).click()
    await expect(dialog.getByText('Your unsaved text has been restored.')).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /target sector/ })).not.toBeChecked()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    expect(await findings()).toEqual([])
    await dialog.getByRole('button', { name: 'Add sector' }).click()
    await expect(row(name)).toBeVisible()
    await expect(row(name)).not.toContainText('Target')
    await page.getByRole('button', { name: `Move ${name} up` }).click()
    await expect(page.getByText(new RegExp(`${name} is now \\d+ of`))).toBeAttached()
    expect(await findings()).toEqual([])

    await page.goto(`/lead-form/${id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('combobox', { name: 'Sector' }).selectOption(name)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
    await expect(page.getByText('Outside our sectors')).toBeAttached()

    await page.goto('/settings?tab=sectors')
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(renamed)
    await dialog.getByRole('checkbox', { name: /target sector/ }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row(renamed)).toContainText('Target')
    await page.getByRole('button', { name: `Archive ${renamed}` }).click()
    const archived = page.getByRole('region', { name: 'Archived' })
    await expect(archived.getByRole('listitem').filter({ hasText: renamed })).toBeVisible()
    await expect(row(renamed)).toHaveCount(0)

    await page.goto(`/lead-form/${id}`)
    await expect(page.getByRole('definition').filter({ hasText: renamed })).toBeVisible()
    await expect(page.getByText('A sector we work in')).toBeAttached()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const chosen = page.getByRole('combobox', { name: 'Sector' }).getByRole('option', { selected: true })
    await expect(chosen).toHaveText(`${renamed} (archived)`)
    await page.goto('/companies/new')
    await expect(page.getByRole('combobox', { name: 'Sector' })).toContainText('Agriculture')
    await expect(page.getByRole('combobox', { name: 'Sector' })).not.toContainText(renamed)

    if (isMobile) return
    await page.goto(`/leads?q=${company}`)
    await page.getByRole('combobox', { name: 'Sector' }).selectOption(`${renamed} (archived)`)
    await expect(page).toHaveURL(/sector=energy-/)
    await expect(page.getByRole('row').filter({ hasText: 'Orla Grid' })).toBeVisible()
    await page.goto('/settings?tab=sectors')
    await page.getByRole('button', { name: `Offer again ${renamed}` }).click()
    await expect(row(renamed)).toBeVisible()
  },
)
