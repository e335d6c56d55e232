import { expect, test } from 'vitest'
import { testCtx } from '#tests/context.ts'
import { answerMessage } from './answer.server.ts'

async function after(first: string, ...said: string[]) {
  const ctx = await testCtx()
  let { subject } = await answerMessage(ctx, first, { subject: null, page: null })
  const answers = []
  for (const text of said) {
    const answer = await answerMessage(ctx, text, { subject: subject ?? null, page: null })
    subject = answer.subject ?? subject
    answers.push(answer)
  }
  return answers
}

test('“tell me more” goes on where the answer stopped, names its page and what else is asked there', async () => {
  const [more] = await after('What do I get in the free consultation?', 'tell me more')
  expect(more?.text).toContain('nobody will ring you every Thursday')
  expect(more?.sources[0]?.url).toBe('/qa/cost#free-consultation')
  const [onStation] = await after('How much is a machine vision station?', 'more info please')
  expect(onStation?.text).toContain('(/solutions/machine-vision#price)')
  expect(onStation?.quickReplies?.length).toBeGreaterThan(2)
})

test.for(['source?', 'are you sure', 'where does it say that'])(
  '“%s” names the page that the answer stands on, and the subject stays',
  async (asked) => {
    const [source, price] = await after(
      'How much is a machine vision station?',
      asked,
      'and how long does that take',
    )
    expect(source?.sources.map(({ url }) => url)).toEqual(['/solutions/machine-vision#price'])
    expect(price?.sources[0]?.url).toMatch(/^\/solutions\/machine-vision/)
  },
)

test('a bare yes asks the one question that was offered beside the answer', async () => {
  const [yes] = await after(
    'Can you fill in our supplier questionnaire and sign our NDA first?',
    'yes please',
  )
  expect(yes?.text).toMatch(/NDA|non-disclosure|confidential/i)
})

test.for(['yes', 'no', 'none of these', 'tell me more', 'source?'])(
  'a bare “%s” is no question of ours: no page is named for it',
  async (text) => {
    const { kind, sources } = await answerMessage(await testCtx(), text, { subject: null, page: null })
    expect([kind, sources]).toEqual(['intent', []])
  },
)
