import { expect, test } from './journey.ts'

test('a text from a document is pasted with headings, lists and pictures’ places, taken back with Ctrl+Z, and put again', async ({
  page,
  asOwner,
}) => {
  const html = `<b style="font-weight:normal"><h2>Why kilns drift</h2><p><span style="font-weight:700">Heat</span> is uneven.</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><p><img src="https://pictures.example/a.png" alt="A kiln"></p></b>`
  await asOwner()
  await page.goto('/content')
  await page.getByRole('button', { name: 'New article' }).click()
  await page.waitForURL('**/content/posts/*')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Opening.')
  await text.press('End')
  await text.evaluate((field, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'Why kilns drift')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
  const pasted =
    'Opening.\n\n## Why kilns drift\n\n**Heat** is uneven.\n\n- One\n- Two\n\n(Picture 1 goes here: A kiln)\n\n'
  await expect(text).toHaveValue(pasted)
  await expect(page.getByText('One picture stayed behind')).toBeVisible()
  await expect(
    page.frameLocator('iframe[title="Preview"]').getByRole('heading', { name: 'Why kilns drift' }),
  ).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue('Opening.')
  await page.keyboard.press('Control+y')
  await expect(text).toHaveValue(pasted)
})
