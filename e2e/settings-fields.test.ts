import { readFile } from 'node:fs/promises'
import { enteredLead, meanwhile, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test(
  'K2: the owner adds a choice to leads, fills it on one while a colleague writes elsewhere, and finds it in the export',
  { tag: '@phone' },
  async ({ page, asOwner, findings, isMobile }) => {
    test.slow()
    const company = oneWord()
    const name = `Contract ${company}`
    const { id } = await enteredLead({ name: 'Orla Field', company })
    await asOwner()
    await page.goto('/settings?tab=fields')
    await page.getByRole('button', { name: 'New field for leads' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Expected close')
    await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('Choice')
    await dialog.getByRole('textbox', { name: 'Option 1' }).fill('Fixed price')
    await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Time spent')
    await dialog.getByRole('button', { name: 'Add field' }).click()
    await expect(dialog.getByText('A field called Expected close already exists there')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'New field for leads' }).click()
    await expect(dialog.getByText('Your unsaved text has been restored.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Time spent')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    await dialog.getByRole('button', { name: 'Add field' }).click()
    await expect(
      page.getByRole('list', { name: 'Fields of leads' }).getByRole('listitem').filter({ hasText: name }),
    ).toContainText('Fixed price, Time spent')
    expect(await findings()).toEqual([])

    await page.goto(`/lead-form/${id}`)
    await page.getByRole('button', { name: 'Edit custom fields' }).click()
    await page.getByRole('combobox', { name }).selectOption('Time spent')
    await page.reload()
    await expect(page.getByRole('combobox', { name }), 'kept through a reload').toHaveValue(/.+/)
    await meanwhile(page, 'PATCH', `/api/leads/${id}`, { version: 1, country: 'IE' })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('definition').filter({ hasText: 'Time spent' })).toBeVisible()
    await expect(page.getByText('Ireland', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Edit custom fields' }).click()
    await expect(page.getByText('Kept on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await findings()).toEqual([])

    if (isMobile) return
    await page.goto(`/leads?q=${company}`)
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name }).click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Orla Field' })).toContainText('Time spent')
    await page.getByRole('button', { name: 'Fields', exact: true }).click()
    await page.getByRole('combobox', { name }).selectOption('Fixed price')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('heading', { name: 'No leads found' })).toBeVisible()
    await page.getByRole('button', { name: `${name}: Fixed price: remove filter` }).click()
    await page.getByRole('button', { name: 'Fields', exact: true }).click()
    await page.getByRole('combobox', { name }).selectOption('Time spent')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: 'Orla Field' })).toBeVisible()
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More about this list' }).click()
    await page.getByRole('menuitem', { name: 'Export all that match' }).click()
    const [header = '', row = ''] = (await readFile(await (await saving).path(), 'utf8')).split('\r\n')
    expect(header).toContain(name)
    expect(row).toContain('Time spent')
  },
)
