import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

interface Form {
  path: string
  /** What is pressed before the form is there. */
  open?: string
  field: string
}

/** Forms that are longer than a window. */
const forms: Record<string, Form> = {
  'a new lead': { path: '/lead-form', field: 'Name' },
  'who the firm is': { path: '/firm', field: 'Legal name' },
  'a person of the firm': { path: '/firm?tab=person', open: 'New person', field: 'Name' },
  'a mail to visitors': { path: '/settings?tab=texts', field: 'Subject' },
}
const windows = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

const note = (page: Page): Locator => page.getByText('Your unsaved text has been restored.')

for (const [name, size] of Object.entries(windows))
  for (const [what, { path, open, field }] of Object.entries(forms))
    test(`K8: whoever comes back to ${what} at the ${name} sees without scrolling that their text is there`, async ({
      page,
      asOwner,
    }) => {
      await page.setViewportSize(size)
      await asOwner()
      const begin = async () => {
        await page.goto(path)
        if (open) await page.getByRole('button', { name: open }).first().click()
      }
      await begin()
      await page.getByRole('textbox', { name: field, exact: true }).first().fill('Half a word')
      await begin()
      await expect(note(page)).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(note(page)).toHaveCount(0)
    })
