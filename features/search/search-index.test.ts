import { expect, test } from 'vitest'
import type { Concept } from './query.ts'
import type { SearchDocument } from './search-document.ts'
import { buildIndex } from './search-index.server.ts'

const page = (path: string, facts: Partial<SearchDocument>): SearchDocument => ({
  path,
  kind: 'page',
  title: '',
  summary: '',
  sections: [],
  also: '',
  ...facts,
})
const text = (...sections: string[]) => ({ sections: sections.map((one) => ({ text: one })) })
const concept = (term: string, weight = 1, share = 1): Concept => ({
  plain: term,
  terms: new Map([[term, share]]),
  weight,
})

async function finderOf(documents: SearchDocument[]) {
  const index = await buildIndex(documents)
  const paths = (hits: { at: number }[]) => hits.map(({ at }) => index.documents[at]?.path)
  return {
    index,
    any: (...concepts: Concept[]) => paths(index.findDocuments(concepts, false)),
    all: (...concepts: Concept[]) => paths(index.findDocuments(concepts, true)),
  }
}

test('a word in the title counts most, then in a heading or summary, then in other words for it, then in the text', async () => {
  const { any } = await finderOf([
    page('/text', text('pump')),
    page('/also', { also: 'pump' }),
    page('/heading', { sections: [{ heading: 'pump', text: '' }] }),
    page('/title', { title: 'pump' }),
    page('/none', text('valve')),
  ])
  expect(any(concept('pump'))).toEqual(['/title', '/heading', '/also', '/text'])
})

test('the summary of a page and each heading are searched', async () => {
  const { any } = await finderOf([
    page('/summary', { summary: 'valve' }),
    page('/headings', { sections: ['gear', 'belt'].map((heading) => ({ heading, text: '' })) }),
    page('/texts', text('rotor', 'motor')),
  ])
  expect(any(concept('valv'))).toEqual(['/summary'])
  expect(any(concept('gear'))).toEqual(['/headings'])
  expect(any(concept('belt'))).toEqual(['/headings'])
  expect(any(concept('rotor'))).toEqual(['/texts'])
  expect(any(concept('motor'))).toEqual(['/texts'])
})

test('any of several words, or all of them; a word that is nowhere leaves none that have all', async () => {
  const { any, all } = await finderOf([
    page('/both', text('pump gear')),
    page('/pump', text('pump belt')),
    page('/gear', text('gear belt')),
  ])
  expect(any(concept('pump'), concept('gear')).toSorted()).toEqual(['/both', '/gear', '/pump'])
  expect(any(concept('pump'), concept('gear'))[0]).toBe('/both')
  expect(all(concept('pump'), concept('gear'))).toEqual(['/both'])
  const strange: Concept = { plain: 'zzz', terms: new Map(), weight: 1 }
  expect(any(concept('pump'), strange).toSorted()).toEqual(['/both', '/pump'])
  expect(all(concept('pump'), strange)).toEqual([])
  expect(any(strange)).toEqual([])
  expect(any()).toEqual([])
})

test('a word that tells more, or is meant more surely, ranks its page higher', async () => {
  const { any } = await finderOf([page('/pump', text('pump')), page('/gear', text('gear'))])
  expect(any(concept('pump', 0.33), concept('gear', 1))).toEqual(['/gear', '/pump'])
  expect(any(concept('pump', 1), concept('gear', 0.33))).toEqual(['/pump', '/gear'])
  expect(any(concept('pump', 1, 0.5), concept('gear'))).toEqual(['/gear', '/pump'])
  expect(any(concept('pump'), concept('gear', 1, 0.5))).toEqual(['/pump', '/gear'])
})

test('words without a subject are not indexed', async () => {
  const { index, any } = await finderOf([page('/page', text('what is the pump'))])
  expect(any(concept('what'))).toEqual([])
  expect(index.vocabulary.startingWith('wh')).toEqual([])
})

test('a word tells the more the fewer pages have it, and most when none has', async () => {
  const { index } = await finderOf([
    page('/a', text('pump gear')),
    page('/b', text('pump')),
    page('/c', text('pump pump')),
  ])
  expect(index.rarity('pump')).toBeCloseTo(Math.log(2), 9)
  expect(index.rarity('gear')).toBeCloseTo(Math.log(4), 9)
  expect(index.rarity('zzz')).toBeCloseTo(Math.log(7), 9)
})

test('words that start so or are spelt nearly so come the most frequent first', async () => {
  const { index } = await finderOf([
    page('/a', { title: 'pumpen', also: 'pumper pumper', ...text('pumps pumps pumps', 'gear') }),
    page('/b', { sections: [{ heading: 'pumps', text: 'pumper' }] }),
  ])
  const { has, near, startingWith } = index.vocabulary
  expect(startingWith('pump')).toEqual(['pumps', 'pumper', 'pumpen'])
  expect(startingWith('x')).toEqual([])
  expect(near('pumpe', 1).toSorted()).toEqual(['pumpen', 'pumper', 'pumps'])
  expect(near('pumpe', 1)[0]).toBe('pumps')
  expect(near('pumpe', 1).at(-1)).toBe('pumpen')
  expect([has('pump'), has('pumpen'), has('zzz')]).toEqual([true, true, false])
})
