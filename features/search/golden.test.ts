import { expect, test } from 'vitest'
import { faqEntries } from '#content/faq/index.ts'
import { pageAt } from '#content/pages.ts'
import { testCtx } from '#tests/context.ts'
import { firstHalf } from './golden/first-half.ts'
import { fresh } from './golden/fresh.ts'
import type { GoldenQuestion } from './golden/golden-question.ts'
import { secondHalf } from './golden/second-half.ts'
import { unseen } from './golden/unseen.ts'
import { searchPages } from './search.server.ts'

/** The question whose right page is neither the best hit nor the first of a kind; an answered question is told by its own anchor, on whichever page. */
async function missedOf(questions: GoldenQuestion[]) {
  const ctx = await testCtx()
  const missed = []
  for (const { asks, pages } of questions) {
    const { best, groups } = await searchPages(ctx, asks)
    const firsts = [best, ...groups.map(({ results }) => results[0])]
    if (!firsts.some((one) => one !== undefined && pages.includes(placeOf(one.url)))) missed.push(asks)
  }
  return missed
}

const placeOf = (url: string) => {
  const [path = '', anchor] = url.split('#')
  return path.startsWith('/qa/') ? `/qa#${anchor}` : path
}

test.for([
  ['written before there was an engine', firstHalf, 0.9],
  ['written after it was frozen', secondHalf, 0.8],
  ['in words it was not built on', [...fresh, ...unseen], 0.75],
] as const)(
  'a right page comes first, of all or of its kind: questions %s',
  async ([, questions, wanted]) => {
    const missed = await missedOf([...questions])
    expect(questions.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(
      questions.length * wanted,
    )
  },
)

test('the pages that the golden set names exist', () => {
  const pages = [...firstHalf, ...secondHalf, ...fresh, ...unseen].flatMap((question) => question.pages)
  const missing = pages.filter((url) => {
    const [path = '', anchor] = url.split('#')
    return !pageAt(path) || (anchor !== undefined && !faqEntries.some(({ id }) => id === anchor))
  })
  expect(missing).toEqual([])
})
