import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Edited', { exact: true })).toBeVisible()
}

async function takeBack(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Restore the original text' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('As shipped', { exact: true })).toBeVisible()
}

test('an editor changes the headline of home and the day rate, and sees both on the public pages', async ({
  page,
  asOwner,
}) => {
  test.slow()
  // Without its tags: a range is held together by one.
  const textOf = async (path: string) =>
    (await (await page.request.get(path)).text()).replaceAll(/<[^>]*>/g, '')
  await asOwner()
  await page.goto('/content/pages/site/home')
  await page.locator('summary').filter({ hasText: 'Hero' }).click()
  await page.getByRole('textbox', { name: 'Hero, title' }).fill('AI for the quernstone')
  await expect(page.getByText(/^Saved .* by /)).toBeVisible()
  await publish(page)
  await expect.poll(() => textOf('/')).toContain('AI for the quernstone')
  await takeBack(page)
  await expect.poll(() => textOf('/')).not.toContain('AI for the quernstone')

  await page.goto('/content/pages/figures/prices')
  await page.getByRole('textbox', { name: 'Day rate, from' }).fill('870')
  await expect(page.getByText(/^Saved .* by /)).toBeVisible()
  await publish(page)
  for (const path of ['/', '/team-augmentation', '/ai-roles/data-engineer'])
    await expect.poll(() => textOf(path)).toContain('£870–£1,500')
  await takeBack(page)
  await expect.poll(() => textOf('/')).toContain('£800–£1,500')
})

test('an editor rewrites a page, sees it as it will be, publishes it, and takes it back', async ({
  page,
  asOwner,
}) => {
  test.slow()
  const word = `Kilnwatch ${crypto.randomUUID().slice(0, 8)}`
  const textOf = async (path: string) => (await page.request.get(path)).text()
  await asOwner()
  await page.goto('/content?tab=pages')
  await page.getByRole('searchbox', { name: 'Search for title or address' }).fill('smart-safety')
  await page.getByRole('link', { name: 'Smart safety surveillance', exact: true }).click()
  // Again on the same site, it was taken back before.
  await expect(page.getByText(/^(?:Never changed here|As shipped)$/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(word)
  await expect(page.getByText(/^Saved .* by /)).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1, name: word })).toBeVisible()
  expect(await textOf('/solutions/smart-safety-surveillance')).not.toContain(word)

  await page.getByRole('tab', { name: 'Checks' }).click()
  await expect(page.getByText('No figure differs from the rest of the site')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the changes' })
  await expect(dialog.getByText(`title: ${word}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Edited', { exact: true })).toBeVisible()
  await expect.poll(() => textOf('/solutions/smart-safety-surveillance')).toContain(word)
  await expect.poll(() => textOf('/solutions')).toContain(word)

  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Differences' }).first().click()
  await expect(page.getByText(`title: ${word}`)).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Restore the original text' }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('As shipped', { exact: true })).toBeVisible()
  await expect.poll(() => textOf('/solutions/smart-safety-surveillance')).not.toContain(word)
})

test('an editor puts a picture in the place of a solution’s drawing, cropped and described', async ({
  page,
  asOwner,
}) => {
  test.slow()
  const path = '/solutions/visual-intelligence'
  const textOf = async () => (await page.request.get(path)).text()
  const { default: sharp } = await import('sharp')
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer()
  await asOwner()
  await page.goto('/content/pages/solutions/visual-intelligence')
  await page.getByLabel('Picture file').setInputFiles({ name: 'kiln.jpg', mimeType: 'image/jpeg', buffer })
  const dialog = page.getByRole('dialog', { name: 'Crop and describe the picture' })
  await dialog.getByRole('combobox', { name: 'Shape' }).selectOption('Wide, 16 to 9')
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeDisabled()
  await dialog.getByRole('textbox', { name: /What it shows/ }).fill('A kiln with its door open')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('img', { name: 'A kiln with its door open' })).toBeVisible()
  await expect(page.getByText(/^Saved .* by /)).toBeVisible()
  await publish(page)
  await expect.poll(textOf).toContain('alt="A kiln with its door open"')
  const [, src = ''] = /<img[^>]* src="(\/media\/[^"]+\.webp)"/.exec(await textOf()) ?? []
  const shown = await page.request.get(src)
  expect(shown.headers()['content-type']).toBe('image/webp')
  expect(/srcset="[^"]+ \d+w/i.test(await textOf())).toBe(true)
  await takeBack(page)
  await expect.poll(textOf).not.toContain('A kiln with its door open')
})

test('an editor adds a menu link with the keyboard, moves it up, removes it and puts it back, and rewrites a sample contract', async ({
  page,
  asOwner,
  findings,
}) => {
  test.slow()
  const textOf = async (path: string) => (await page.request.get(path)).text()
  const saved = () => expect(page.getByText(/^Saved .* by /)).toBeVisible()
  await asOwner()
  await page.goto('/content/pages/site/navigation')
  await page.locator('summary').filter({ hasText: 'Footer' }).click()
  const policies = page.getByRole('region', { name: 'Footer 3, links' })
  await policies.getByRole('button', { name: 'Add to footer 3, links' }).press('Enter')
  await expect(policies.getByRole('textbox', { name: 'Footer 3, links 5, label' })).toBeFocused()
  await page.keyboard.type('Kiln notes')
  await policies.getByRole('textbox', { name: 'Footer 3, links 5, address' }).fill('/blog')
  await policies.getByRole('button', { name: 'Move up: Footer 3, links 5' }).press('Enter')
  await expect(policies.getByRole('textbox', { name: 'Footer 3, links 4, label' })).toHaveValue('Kiln notes')
  await expect(policies.getByRole('button', { name: 'Move up: Footer 3, links 4' })).toBeFocused()
  await policies.getByRole('button', { name: 'Remove: Footer 3, links 4' }).click()
  await expect(policies.getByRole('textbox', { name: 'Footer 3, links 5, label' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(policies.getByRole('textbox', { name: 'Footer 3, links 4, label' })).toHaveValue('Kiln notes')
  expect(await findings()).toEqual([])
  await saved()
  await publish(page)
  await expect.poll(() => textOf('/about-us')).toContain('Kiln notes')
  await takeBack(page)
  await expect.poll(() => textOf('/about-us')).not.toContain('Kiln notes')

  await page.goto('/content/pages/contracts/sample-order')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sample order for one kiln')
  await saved()
  const preview = page.frameLocator('iframe[title="Preview"]')
  await expect(preview.getByRole('heading', { level: 1, name: 'Sample order for one kiln' })).toBeVisible()
  await publish(page)
  await expect.poll(() => textOf('/how-we-contract')).toContain('Sample order for one kiln')
  const pdfOf = async () => (await page.request.get('/how-we-contract/sample-order/download.pdf')).body()
  await expect.poll(async () => (await pdfOf()).toString('latin1')).toMatch(/^%PDF[^]*one kiln/)
  await takeBack(page)
})
