import { expect, test } from 'vitest'
import { faqEntries } from '#content/faq/index.ts'
import { pageAt } from '#content/pages.ts'
import { testCtx } from '#tests/context.ts'
import { findPassages } from './find-passages.server.ts'
import { firstHalf } from './golden/first-half.ts'
import { fresh } from './golden/fresh.ts'
import { namesPage } from './golden/names-page.ts'
import { secondHalf } from './golden/second-half.ts'
import { unseen } from './golden/unseen.ts'

const wanted = 0.9
const wantedOfUnseen = 0.8

async function missedOf(questions: typeof firstHalf) {
  const ctx = await testCtx()
  const missed = []
  for (const question of questions)
    if (!namesPage(await findPassages(ctx, question.asks), question)) missed.push(question.asks)
  return missed
}

test('for nine in ten questions of each half a right page is among the first three passages', async () => {
  for (const half of [firstHalf, secondHalf]) {
    expect(half).toHaveLength(50)
    const missed = await missedOf(half)
    expect(half.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(half.length * wanted)
  }
})

test('for four in five questions in words that it was not built on too', async () => {
  for (const set of [fresh, unseen]) {
    const missed = await missedOf(set)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(set.length * (1 - wantedOfUnseen))
  }
})

test('the pages that the golden set names exist', () => {
  const pages = [...firstHalf, ...secondHalf, ...fresh, ...unseen].flatMap((question) => question.pages)
  const missing = pages.filter((url) => {
    const [path = '', anchor] = url.split('#')
    return !pageAt(path) || (anchor !== undefined && !faqEntries.some(({ id }) => id === anchor))
  })
  expect(missing).toEqual([])
})
