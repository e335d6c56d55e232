import { expect, test } from 'vitest'
import { faqEntries } from './faq/index.ts'
import { firmFacts } from './firm.ts'
import { knownQuestions } from './known-questions/index.ts'
import { offSubjects } from './off-subject.ts'
import { pageAt } from './pages.ts'

const all = [...firmFacts, ...knownQuestions]

test('each known question has an id of its own, beside those of the FAQ', () => {
  const ids = [...all, ...faqEntries, ...offSubjects].map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('each has a page that exists, a question that fits on a button, and wordings that belong to it alone', () => {
  const missing = all
    .filter(({ page }) => !pageAt(page.replace(/#.*$/, '')))
    .map(({ id, page }) => `${id}: ${page}`)
  expect(missing).toEqual([])
  expect(all.filter(({ question }) => question.length > 70).map(({ id }) => id)).toEqual([])
  const bare = [...all, ...faqEntries].filter(
    ({ asked = [] }) => asked.length < 10 || new Set(asked).size < asked.length,
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

/** What is asked there may leave its subject out, so pages of one kind share wordings. */
const ofOnePage = /^\/(?:solutions|usecases|ai-roles|blog|team-augmentation)\b/

test('no wording stands under two entries that are asked apart from a page', () => {
  const apart = [...all.filter(({ page }) => !ofOnePage.test(page)), ...faqEntries, ...offSubjects].flatMap(
    ({ id, asked }) =>
      asked.map((wording) => ({
        id,
        words: wording
          .toLowerCase()
          .replace(/['’]/g, '')
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      })),
  )
  const idsOf = Map.groupBy(apart, ({ words }) => words)
  const twice = [...idsOf].filter(([words, entries]) => words === '' || entries.length > 1)
  expect(twice.map(([words, entries]) => [words, ...entries.map(({ id }) => id)])).toEqual([])
})

test('an answer is short enough to be read in the chat', () => {
  const long = all.filter(({ answer = '' }) => answer.split(/\s+/).length > 80).map(({ id }) => id)
  expect(long).toEqual([])
})

test('an anchor is one that the page has: of a solution, a demo, London or a question', () => {
  const anchors = {
    '/solutions/': 'what steps inputs price integration benefits risks not-for faq'.split(' '),
    '/demo/': 'method limits not-for'.split(' '),
    '/locations/london': 'sectors visit travel local address action'.split(' '),
  }
  const questions = faqEntries.map(({ path }) => path)
  const wrong = all.filter(({ page }) => {
    const [path = '', anchor] = page.split('#')
    if (!anchor) return false
    if (path.startsWith('/qa/')) return !questions.includes(page)
    const known = Object.entries(anchors).find(([start]) => path.startsWith(start))
    return known && !known[1].includes(anchor)
  })
  expect(wrong.map(({ id, page }) => `${id}: ${page}`)).toEqual([])
})
