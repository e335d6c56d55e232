import { expect, test } from './journey.ts'
import { owner } from '../tests/site.ts'
import { approvedSupplier } from './supplier-visit.ts'

test('whoever works by keyboard keeps their place: a row goes, a dialog is sent by Enter, a status is pressed, another screen opens', async ({
  page,
  asOwner,
}) => {
  const { id } = await approvedSupplier({ roles: ['ai-engineer'] })
  await asOwner()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  const guide = { id: 'guide', title: 'Setting up', detail: 'Guides', url: '/resources' }
  const found = { groups: [{ kind: 'page', items: [guide] }] }
  await page.route(/\/api\/find\?/, (route) => route.fulfill({ json: found }))
  await page.keyboard.press('Control+k')
  await page.keyboard.type('settings')
  // What else is found by then doesn’t come before the screen of that name.
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()

  await page.goto('/settings?tab=hours')
  const remove = page.getByRole('button', { name: /^Remove / })
  const next = (await remove.nth(1).getAttribute('aria-label')) ?? ''
  await remove.first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: next })).toBeFocused()

  await page.goto(`/supplier-form/${id}`)
  const record = page.getByRole('button', { name: 'Record: Identity' })
  await record.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Identity' })
  await dialog.getByLabel('Note').focus()
  await page.keyboard.type('Passport seen')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Passport seen')).toBeVisible()
  await expect(record).toBeFocused()

  // However quickly Tab is pressed, and however busy the machine: no key leads out of an open dialog.
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Note')).toBeVisible()
  for (const key of ['Tab', 'Shift+Tab']) {
    const places: (string | undefined)[] = []
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press(key)
      places.push(
        await page.evaluate(() =>
          document.activeElement?.closest('[role=dialog]') ? 'inside' : document.activeElement?.tagName,
        ),
      )
    }
    expect(new Set(places), key).toEqual(new Set(['inside']))
  }
  await page.keyboard.press('Escape')
  await expect(record).toBeFocused()

  const paused = page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Paused' })
  await paused.focus()
  await page.keyboard.press('Enter')
  await expect(paused).toHaveAttribute('aria-pressed', 'true')
  await expect(paused).toBeFocused()

  await page.getByRole('button', { name: 'Edit', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Legal name')).toBeFocused()

  await page.goto('/suppliers')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Quay / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Status' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
})

test('after signing in by keyboard the focus is in the screen that opens', async ({ page }) => {
  await page.goto('/login?next=/leads')
  await page.getByRole('textbox', { name: /^email/i }).focus()
  await page.keyboard.type(owner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
})
