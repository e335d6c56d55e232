import { expect, test } from 'vitest'
import { faqEntries } from '#content/faq/index.ts'
import { pages } from '#content/pages.ts'
import { testCtx } from '#tests/context.ts'
import { listDocuments } from './documents.server.ts'
import { searchKinds } from './search-document.ts'
import { visitorWordsOfFaq } from './visitor-words-faq.ts'
import { visitorWords } from '#content/visitor-words.ts'

const leastWords = 40
const farAhead = '2036-01-01T10:00:00Z'

test('every page that may be kept by search engines is found, with words of its own beside its description', async () => {
  const ctx = await testCtx({ now: farAhead })
  const documents = await listDocuments(ctx)
  const wordsOf = (path: string) =>
    documents
      .filter((one) => one.path === path)
      .flatMap(({ sections }) => sections.slice(1).map(({ text }) => text))
      .join(' ')
      .split(/\s+/).length
  const thin = pages.filter(({ path, noindex }) => !noindex && wordsOf(path) < leastWords)
  expect(thin.map(({ path }) => path)).toEqual([])
  const known = new Set(pages.filter(({ noindex }) => !noindex).map(({ path }) => path))
  expect(documents.filter(({ path }) => !known.has(path)).map(({ path }) => path)).toEqual([])
})

test('each answered question is found by itself, at its anchor', async () => {
  const documents = await listDocuments(await testCtx())
  const anchors = documents.filter(({ kind }) => kind === 'faq').map(({ anchor }) => anchor)
  expect(anchors).toEqual(faqEntries.map(({ id }) => id))
})

test('an article stays unfound until its day', async () => {
  const before = await listDocuments(await testCtx({ now: '2000-01-01T00:00:00Z' }))
  const after = await listDocuments(await testCtx({ now: farAhead }))
  const posts = (list: typeof after) => list.filter(({ path }) => path.startsWith('/blog/'))
  expect(posts(before)).toEqual([])
  expect(posts(after).length).toBeGreaterThan(0)
  expect(posts(after).every(({ kind }) => kind === 'post')).toBe(true)
})

test('titles and addresses are unique, every kind is one of the list, and no text holds marks of links', async () => {
  const documents = await listDocuments(await testCtx({ now: farAhead }))
  const urls = documents.map(({ path, anchor = '' }) => `${path}#${anchor}`)
  expect(new Set(urls).size).toBe(urls.length)
  const kinds = searchKinds.map(({ id }) => id)
  expect(documents.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
  const texts = documents.flatMap(({ sections }) => sections.map(({ text }) => text))
  expect(texts.filter((text) => /\]\(|\*\*|undefined|\[object/.test(text))).toEqual([])
})

test('words of visitors belong to pages and questions that exist', async () => {
  const documents = await listDocuments(await testCtx({ now: farAhead }))
  const paths = documents.map(({ path }) => path)
  expect(Object.keys(visitorWords).filter((path) => !paths.includes(path))).toEqual([])
  const anchors = faqEntries.map(({ id }) => id)
  expect(Object.keys(visitorWordsOfFaq).filter((id) => !anchors.includes(id))).toEqual([])
})
