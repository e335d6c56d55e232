import { expect, test } from 'vitest'
import { firmFacts, firmTopics } from '#content/firm.ts'
import { shippedTopic, topicInSource } from '#content/answer-topic.ts'
import { pageTopics } from '#content/known-questions/index.ts'
import { answerMessage } from '#features/chat/answering/answer.server.ts'
import { dropAnswers } from '#features/answers/current-answers.server.ts'
import { asShipped, setLiveEdition } from '#lib/editions.ts'
import { testCtx } from '#tests/context.ts'
import { loadLivePages } from './live-pages.server.ts'
import { outlineOf, withField } from './editor/page-fields.ts'
import { listPageChoices } from './page-choices.server.ts'
import { previewPage } from './page-previews.server.ts'
import { sourceOf } from './shipped-text.server.ts'
import { checkPage } from './staff-pages.server/check-page.ts'
import { getPage } from './staff-pages.server/list-pages.ts'
import { publishPage } from './staff-pages.server/publish-page.ts'
import { savePage } from './staff-pages.server/save-page.ts'

const money = { folder: 'answers', name: 'firm-money' }

test('an editor’s answer is what the chat says at once, its figures filled in (W7)', async () => {
  setLiveEdition(asShipped)
  const ctx = (await testCtx()).as('editor')
  const ask = async () =>
    (await answerMessage(ctx, 'Do you charge in pounds or euros?', { subject: null, page: null })).text
  expect(await ask()).toMatch(/^Every price we publish is in pounds sterling/)
  const { version, text } = await getPage(ctx, money)
  const next = withField(
    text,
    ['firm-currency', 'answer'],
    'In pounds: {{claims.dayRate.value}} a day. Ask us about euro.',
  )
  const draft = await savePage(ctx, { ...money, version, text: next })
  const preview = await (await previewPage(ctx, draft.previewKey ?? '')).text()
  expect(preview).toMatch(/In pounds: £800–£1,500 a day/)
  expect(await ask()).toMatch(/^Every price/)
  await publishPage(ctx, { ...money, version: draft.version })
  await loadLivePages(ctx)
  dropAnswers()
  expect(await ask()).toMatch(/^In pounds: £800–£1,500 a day\. Ask us about euro\./)
  setLiveEdition(asShipped)
  dropAnswers()
})

test('every topic comes from its file and goes back into it, an answer given and one left out', async () => {
  for (const topic of [...firmTopics, ...pageTopics]) {
    const source = await sourceOf(`content/${topic.file}.ts`)
    const text = shippedTopic(topic)
    expect(topicInSource(topic, source, text)).toBe(source)
    const [first] = topic.questions
    if (!first) continue
    const exported = topicInSource(
      topic,
      source,
      withField(text, [first.id, 'question'], 'What’s "said" on the operator\'s page?'),
    )
    expect(exported).toContain(String.raw`question: 'What’s "said" on the operator\'s page?',`)
    expect(exported.split('\n').length, topic.name).toBe(source.split('\n').length)
  }
})

test('an answer may be given where none was published, and taken away; a question is neither added nor left out, and a fact must exist', async () => {
  const ctx = (await testCtx()).as('editor')
  const where = { folder: 'answers', name: 'rules' }
  const { text } = await getPage(ctx, where)
  const choices = listPageChoices(ctx, where)
  const open = outlineOf(text, choices)?.find(({ name }) => name === 'nis2-and-cyber-resilience')
  expect(open?.fields.map(({ path, value }) => [path[1], value])).toContainEqual(['answer', ''])
  const given = withField(text, ['nis2-and-cyber-resilience', 'answer'], 'Ask for our statement.', choices)
  const fault = async (changed: string) => (await checkPage(ctx, { ...where, text: changed })).fault?.message
  expect(await fault(given)).toBeUndefined()
  expect(await fault(withField(given, ['validated-processes', 'answer'], '', choices))).toBeUndefined()
  expect(await fault(`${text.slice(0, -4)}another:\n  question: Is it?\n---\n`)).toMatch(/another/)
  expect(await fault(text.replace(/nis2-and-cyber-resilience:\n.*\n/, ''))).toMatch(/nis2/)
  expect(await fault(withField(text, ['validated-processes', 'answer'], 'It is {{prices.none}}.'))).toMatch(
    /no fact/,
  )
  const rules = pageTopics.find(({ name }) => name === 'rules')
  const source = await sourceOf('content/known-questions/rules.ts')
  expect(rules && topicInSource(rules, source, given)).toContain(
    "    answer: 'Ask for our statement.',\n    page: '/contact',",
  )
})

test('no answer shows a place that nothing is put into', () => {
  expect(firmFacts.filter(({ question, answer = '' }) => /[{}]/.test(question + answer))).toEqual([])
})
