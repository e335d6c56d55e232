import { expect, test } from 'vitest'
import { faqEntries } from '#content/faq/index.ts'
import { pageAt } from '#content/pages.ts'
import { testCtx } from '#tests/context.ts'
import { answerQuestion } from './answer.server.ts'
import { firstHalf } from './golden/first-half.ts'
import { fresh, freshOffTopic } from './golden/fresh.ts'
import { isDeclined, namesPage } from './golden/judge.ts'
import { offTopicFirst, offTopicSecond } from './golden/off-topic.ts'
import { secondHalf } from './golden/second-half.ts'
import { unseen } from './golden/unseen.ts'

const wanted = 0.9
const wantedOfUnseen = 0.8

test('of each half of the golden set nine in ten answers name the right page', async () => {
  const ctx = await testCtx()
  for (const half of [firstHalf, secondHalf]) {
    expect(half).toHaveLength(50)
    const missed = []
    for (const question of half)
      if (!namesPage(await answerQuestion(ctx, question.asks), question)) missed.push(question.asks)
    expect(half.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(half.length * wanted)
  }
})

test('of questions in words that the engine was not built on, four in five name the right page', async () => {
  const ctx = await testCtx()
  for (const set of [fresh, unseen]) {
    const missed = []
    for (const question of set)
      if (!namesPage(await answerQuestion(ctx, question.asks), question)) missed.push(question.asks)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(set.length * (1 - wantedOfUnseen))
  }
})

test('every question that is off the subject or hostile is declined', async () => {
  const ctx = await testCtx()
  const questions = [...offTopicFirst, ...offTopicSecond, ...freshOffTopic]
  expect(offTopicFirst.length + offTopicSecond.length).toBe(30)
  const answered = []
  for (const text of questions) if (!isDeclined(await answerQuestion(ctx, text))) answered.push(text)
  expect(answered).toEqual([])
})

test('the pages that the golden set names exist', () => {
  const pages = [...firstHalf, ...secondHalf, ...fresh, ...unseen].flatMap((question) => question.pages)
  const missing = pages.filter((url) => {
    const [path = '', anchor] = url.split('#')
    return !pageAt(path) || (anchor !== undefined && !faqEntries.some(({ id }) => id === anchor))
  })
  expect(missing).toEqual([])
})
