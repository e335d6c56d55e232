import { enteredLead, meanwhile, oneWord } from './lead-visit.ts'
import { expect, test } from './journey.ts'

test('new enquiries are triaged by keyboard alone: opened, answered, moved on, tagged, and the next one comes up', async ({
  page,
  asOwner,
  sentEnquiry,
}) => {
  test.slow()
  const company = oneWord()
  await sentEnquiry({ name: 'Orla First', company })
  await sentEnquiry({ name: 'Peter Second', company })
  await asOwner()
  await page.goto(`/leads?q=${company}&reply=waiting&sort=created`)
  await expect(page.getByRole('link', { name: 'Peter Second' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name: 'Orla First' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Orla First' })).toBeVisible()

  await page.keyboard.press('c')
  await expect(page.getByRole('textbox', { name: 'Call' })).toBeFocused()
  await page.keyboard.type('Spoke about the filling line.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Replied in time').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Move Orla First' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^New/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: 'Contacted' }),
  ).toHaveAttribute('aria-pressed', 'true')
  // Keys are those of the screen again once the focus is back on it.
  await expect(page.locator('#main')).toBeFocused()

  for (const tag of ['filling', 'urgent']) {
    await page.keyboard.press('t')
    await expect(
      page.getByRole('dialog', { name: 'Tag Orla First' }).getByRole('textbox', { name: 'Tags' }),
    ).toBeFocused()
    await page.keyboard.type(tag)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('definition').filter({ hasText: tag })).toBeVisible()
  }
  await expect(page.getByRole('definition').filter({ hasText: 'filling, urgent' })).toBeVisible()

  const before = page.url()
  await page.keyboard.press('w')
  await expect(page).not.toHaveURL(before)
  await expect(page).toHaveURL(/\/lead-form\//)
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/q=.*reply=waiting/)
  await expect(page.getByRole('link', { name: 'Orla First' })).toHaveCount(0)
})

test('an enquiry that only looked like spam is released by a key, and its lead opens', async ({
  page,
  asOwner,
  sentEnquiry,
}) => {
  const name = `Saoirse ${oneWord()}`
  await sentEnquiry({ name, company: 'www.quay.example' })
  await asOwner()
  await page.goto('/leads?tab=spam')
  const suspect = page.getByRole('listitem').filter({ hasText: name })
  await expect(suspect).toBeVisible()
  for (let i = 0; i < 10 && (await suspect.getAttribute('aria-current')) === null; i++)
    await page.keyboard.press('j')
  await page.keyboard.press('r')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a card moves by keyboard and by dragging, and the focus goes along', async ({ page, asOwner }) => {
  const company = oneWord()
  await enteredLead({ name: 'Ailbhe Keys', company })
  await asOwner()
  await page.goto(`/leads?view=board&q=${company}`)
  const link = page.getByRole('link', { name: 'Ailbhe Keys' })
  await expect(link).toBeVisible()
  await page.keyboard.press('j')
  await expect(link).toBeFocused()
  await page.keyboard.press('>')
  const column = (name: string) => page.getByRole('region', { name })
  await expect(column('Contacted').getByRole('link', { name: 'Ailbhe Keys' })).toBeFocused()
  await expect(page.getByText('Ailbhe Keys moved from New to Contacted')).toBeAttached()
  await link.dragTo(column('Proposal'))
  await expect(column('Proposal').getByRole('link', { name: 'Ailbhe Keys' })).toBeVisible()
  await page.reload()
  await expect(column('Proposal').getByRole('link', { name: 'Ailbhe Keys' })).toBeVisible()
})

test('a card under way keeps its place and the focus while the board is read again before the server has the move', async ({
  page,
  asOwner,
}) => {
  const company = oneWord()
  await enteredLead({ name: 'Ailbhe Underway', company })
  await asOwner()
  await page.goto(`/leads?view=board&q=${company}`)
  const link = page.getByRole('link', { name: 'Ailbhe Underway' })
  await expect(link).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/\/api\/leads\/[\w-]+\/stage$/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('j')
  await page.keyboard.press('>')
  const column = (name: string) => page.getByRole('region', { name })
  await expect(column('Contacted').getByRole('link', { name: 'Ailbhe Underway' })).toBeFocused()
  // A colleague's lead: the board is read again, and the server doesn't have the move yet.
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/api/leads?stage=contacted'))
  await enteredLead({ name: 'Brona Meanwhile', company })
  await readAgain
  await expect(column('New').getByRole('button', { name: '1 change, show' })).toBeVisible()
  await expect(column('New').getByRole('link', { name: 'Ailbhe Underway' })).toHaveCount(0)
  await expect(column('Contacted').getByRole('link', { name: 'Ailbhe Underway' })).toBeFocused()
  await page.keyboard.press('>')
  await expect(column('Qualified').getByRole('link', { name: 'Ailbhe Underway' })).toBeFocused()
  release()
  await expect(page.getByText('Ailbhe Underway moved to Qualified')).toBeVisible()
  await expect(column('Qualified').getByRole('link', { name: 'Ailbhe Underway' })).toBeFocused()
  await expect(link).toHaveCount(1)
  await page.reload()
  await expect(column('Qualified').getByRole('link', { name: 'Ailbhe Underway' })).toBeVisible()
})

test('ticked leads move together and back again, and their filters become a view', async ({
  page,
  asOwner,
}) => {
  test.slow()
  const tag = oneWord()
  for (const name of ['Ann Many', 'Bob Many', 'Cat Many'])
    await enteredLead({ name, company: 'Many Ltd', tags: [tag] })
  await asOwner()
  await page.goto(`/leads?tag=${tag}&sort=name`)
  await page.getByRole('checkbox', { name: 'Tick Ann Many' }).check()
  await page.getByRole('checkbox', { name: 'Tick Cat Many' }).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('region', { name: 'Ticked leads' })).toContainText('3 leads ticked')
  await page.getByRole('region', { name: 'Ticked leads' }).getByRole('button', { name: 'Stage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 3 leads' })
  await dialog.getByRole('radio', { name: 'Qualified' }).check()
  await dialog.getByRole('button', { name: 'Move 3 leads' }).click()
  const rows = page.getByRole('row').filter({ hasText: 'Many Ltd' })
  await expect(rows.filter({ hasText: 'Qualified' })).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 leads restored')).toBeVisible()
  await expect(rows.filter({ hasText: 'Qualified' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`View ${tag}`)
  await page.keyboard.press('Enter')
  const views = page.getByRole('navigation', { name: 'Views' })
  await expect(views.getByRole('link', { name: `View ${tag}` })).toHaveAttribute('aria-current', 'true')
  await page.goto('/leads')
  await views.getByRole('link', { name: `View ${tag}` }).click()
  await expect(page).toHaveURL(new RegExp(`tag=${tag}.*sort=name`))
  await expect(rows).toHaveCount(3)
})

test('two people change the same lead: the draft outlives a reload, and the second chooses field by field', async ({
  page,
  asOwner,
}) => {
  test.slow()
  const { id, version } = await enteredLead({ name: 'Eimear Twice', company: 'Before Ltd' })
  await asOwner()
  await page.goto(`/lead-form/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const fields = page.getByRole('form', { name: 'Fields of the lead' })
  await fields.getByLabel('Company', { exact: true }).fill('Mine Ltd')
  await fields.getByLabel('Sector').selectOption('retail')
  await meanwhile(page, 'PATCH', `/api/leads/${id}`, { version, company: 'Theirs Ltd', sector: 'healthcare' })
  await page.reload()
  await expect(fields.getByText('They were kept for you.')).toBeVisible()
  await expect(fields.getByText('Someone changed this lead while you were writing')).toBeVisible()
  await fields.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this lead' })
  await dialog
    .getByRole('group', { name: 'Company' })
    .getByRole('radio', { name: /Theirs Ltd/ })
    .check()
  await dialog
    .getByRole('group', { name: 'Sector' })
    .getByRole('radio', { name: /Retail/ })
    .check()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Retail' })).toBeVisible()
  await expect(page.getByText('Theirs Ltd').first()).toBeVisible()
})

test('the screens of leads have no serious accessibility finding in either theme', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  const company = oneWord()
  const { id } = await enteredLead({ name: 'Axe Example', company, tags: ['expo'] })
  await asOwner()
  await page.goto(`/leads?q=${company}`)
  await page.getByRole('checkbox', { name: 'Tick Axe Example' }).check()
  await expect(page.getByRole('region', { name: 'Ticked leads' })).toBeVisible()
  expect(await findings()).toEqual([])
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings()).toEqual([])
  await page.goto(`/leads?view=board&q=${company}`)
  await expect(page.getByRole('link', { name: 'Axe Example' })).toBeVisible()
  expect(await findings()).toEqual([])
  await page.goto(`/lead-form/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('form', { name: 'Fields of the lead' })).toBeVisible()
  expect(await findings()).toEqual([])
})
