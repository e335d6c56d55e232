import { postJson } from '../tests/visits.ts'
import { openChat, panelOf, say, turnsOf } from './chat-visit.ts'
import { expect, test } from './journey.ts'

test('a question that was missed becomes a draft, then an entry of the FAQ, and the chat answers it from then on', async ({
  page,
  browser,
  baseURL,
  asOwner,
}) => {
  test.slow()
  const word = crypto.randomUUID().slice(0, 8).replace(/\d/g, 'x')
  const asked = `Do you repair ${word} gliders?`
  const answer = `No: we look after machines that stay on the ground, and no ${word} gliders.`
  // The first question of all waits until the index of answers stands.
  await postJson(`${baseURL}/api/chatbot`, { message: 'Do you sign an NDA?', sessionId: null })
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' })
  await openChat(visitor)
  await expect(turnsOf(visitor)).toHaveCount(1)
  await say(visitor, asked)
  await expect(turnsOf(visitor).last()).toContainText('I don’t know: our pages don’t answer that.')

  await asOwner()
  await page.goto('/conversations?filter=questions')
  const row = page.getByRole('listitem').filter({ hasText: asked })
  await row.getByRole('button', { name: 'Turn into FAQ' }).click()
  const draft = page.getByRole('form', { name: 'Draft for the FAQ' })
  await expect(draft.getByRole('textbox', { name: 'Question' })).toHaveValue(asked)
  await draft.getByRole('textbox', { name: 'Answer' }).fill(answer)
  await draft.getByRole('button', { name: 'Keep draft' }).click()
  await expect(page.getByText('Draft kept', { exact: true })).toBeVisible()
  await page.goto('/content?tab=faq')
  await page
    .getByRole('listitem')
    .filter({ hasText: asked })
    .getByRole('button', { name: 'Write the answer' })
    .click()
  await page.getByRole('button', { name: 'Put it on the page' }).click()
  await expect(page.getByText('On the page now')).toBeVisible()
  await page.goto('/conversations?filter=questions&state=used')
  await expect(page.getByRole('listitem').filter({ hasText: asked })).toBeVisible()

  // The index of answers is built anew in the background.
  const again = `do ye repair ${word} gliders`
  const ask = async () =>
    (await (await postJson(`${baseURL}/api/chatbot`, { message: again, sessionId: null })).json()).reply
  await expect.poll(ask, { timeout: 30_000 }).toContain(answer)
  await say(visitor, again)
  await expect(turnsOf(visitor).last()).toContainText(answer)
  await expect(panelOf(visitor).getByRole('list', { name: 'Sources' }).last()).toContainText(asked)
  await visitor.close()
})
