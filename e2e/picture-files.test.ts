import { trays } from '../tests/picture-files/trays.ts'
import { expect, hydrated, test } from './journey.ts'

/** What a browser decodes in its own way; `features/demos/pictures.test.ts` has all of them. */
const decodedHere = [
  'a phone held upright, 12 megapixels, turned by its mark',
  'cut out on a transparent ground',
  'twelve bits in sixteen, so that all of it is nearly black',
  'an animated GIF: one of its pictures is read, and the page says so',
  'a JPEG whose copying broke off',
  'four colours of print, progressive',
  'AVIF, as newer phones write it',
  'a PDF under another name',
]

test('pictures as phones and plants give them are counted, or refused with the reason', async ({ page }) => {
  await page.goto('/demo/visual-intelligence#your-file')
  await hydrated(page)
  const field = page.locator('#your-file input[type=file]').first()
  for (const { name, files, verdict, says, alsoSays = [] } of trays.filter((one) =>
    decodedHere.includes(one.name),
  )) {
    const [chosen = []] = await files()
    await field.setInputFiles(chosen)
    const scale = page.locator('#setting-scale')
    if ((await scale.inputValue()) !== '0.1') await scale.fill('0.1')
    const said =
      verdict === 'refused' ? page.locator('#bench [role=alert]') : page.locator('#bench [aria-live=polite]')
    await expect(said.first(), name).toHaveText(says)
    for (const piece of alsoSays) await expect(page.locator('#bench'), name).toHaveText(piece)
  }
})
