import { expect, test } from 'vitest'
import type { SearchDocument } from './search-document.ts'
import { buildIndex } from './search-index.server.ts'
import { coverageIn, searchIndex } from './search.server.ts'

const page = (path: string, facts: Partial<SearchDocument>): SearchDocument => ({
  path,
  kind: 'page',
  title: '',
  summary: '',
  sections: [],
  also: '',
  ...facts,
})
const plain = (stretches: { text: string; isMatch: boolean }[] = []) =>
  stretches.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('results are grouped by kind in a set order, five of each unless told, and all are counted', async () => {
  const many = (kind: SearchDocument['kind'], count: number) =>
    Array.from({ length: count }, (_, i) => page(`/${kind}/${i}`, { kind, title: `pump ${i}` }))
  const index = await buildIndex([...many('post', 7), ...many('solution', 2), ...many('faq', 1)])
  const shown = (options = {}) => {
    const { total, groups } = searchIndex(index, 'pump', options)
    return [total, ...groups.map(({ kind, label, count, results }) => [kind, label, count, results.length])]
  }
  const [solutions, faq] = [
    ['solution', 'Solutions', 2],
    ['faq', 'Questions and answers', 1],
  ]
  expect(shown()).toEqual([10, [...solutions, 2], [...faq, 1], ['post', 'Articles', 7, 5]])
  expect(shown({ limit: 1 })).toEqual([10, [...solutions, 1], [...faq, 1], ['post', 'Articles', 7, 1]])
  expect(shown({ kind: 'post', limit: 9 })).toEqual([
    10,
    [...solutions, 0],
    [...faq, 0],
    ['post', 'Articles', 7, 7],
  ])
  expect(searchIndex(index, 'gearbox')).toEqual({ query: 'gearbox', total: 0, groups: [] })
})

test('pages with all words are shown alone; without one, those with half of what the words tell', async () => {
  const index = await buildIndex([
    page('/both', { title: 'pump gear' }),
    page('/pump', { title: 'pump' }),
    page('/belt', { title: 'belt rotor' }),
    page('/motor', { title: 'motor' }),
  ])
  const found = (query: string) =>
    searchIndex(index, query)
      .groups.flatMap(({ results }) => results.map(({ url }) => url))
      .toSorted()
  expect(found('pump gear')).toEqual(['/both'])
  expect(found('pump')).toEqual(['/both', '/pump'])
  expect(found('pump gear rotor')).toEqual(['/both'])
  expect(found('pump belt rotor motor')).toEqual(['/belt'])
  expect(found('gearboxes')).toEqual([])
})

test('what some words hold of a question is a share by how much each tells', async () => {
  const index = await buildIndex([page('/a', { title: 'pump gear' }), page('/b', { title: 'pump' })])
  const of = (term: string, weight = 1, share = 1) => ({
    plain: term,
    terms: new Map([[term, share]]),
    weight,
  })
  const [pump, gear] = [Math.log(2), Math.log(3)]
  const coverage = coverageIn(index, [of('pump'), of('gear')])
  expect(coverage(['pump', 'gear'])).toBeCloseTo(1, 9)
  expect(coverage(['pump'])).toBeCloseTo(pump / (pump + gear), 9)
  expect(coverage(['gear', 'belt'])).toBeCloseTo(gear / (pump + gear), 9)
  expect(coverage([])).toBe(0)
  expect(coverageIn(index, [])(['pump'])).toBe(0)
  expect(coverageIn(index, [of('pump', 0.25), of('gear')])(['pump'])).toBeCloseTo(
    (0.25 * pump) / (0.25 * pump + gear),
    9,
  )
  expect(coverageIn(index, [of('pump', 1, 0.7)])(['pump'])).toBeCloseTo(0.7, 9)
  // A word that nobody here uses tells as much as one that is on no page.
  const strange = { plain: 'zzz', terms: new Map<string, number>(), weight: 1 }
  expect(coverageIn(index, [of('pump'), strange])(['pump'])).toBeCloseTo(pump / (pump + Math.log(5)), 9)
  // Of several words for one thing the commonest says how much it tells, the best found how much is held.
  const either = {
    plain: 'pump',
    terms: new Map([
      ['gear', 1],
      ['pump', 0.7],
    ]),
    weight: 1,
  }
  expect(coverageIn(index, [either, strange])(['pump'])).toBeCloseTo((0.7 * pump) / (pump + Math.log(5)), 9)
  expect(coverageIn(index, [either])(['pump', 'gear'])).toBeCloseTo(1, 9)
})

test('a result shows its title, and words from the section that has the most of what was searched for', async () => {
  const sections = [
    { heading: 'Start', anchor: 'start', text: 'A pump stands here.' },
    { heading: 'Gears', anchor: 'gears', text: 'A pump has a gear.' },
  ]
  const index = await buildIndex([
    page('/a', { title: 'Pumps', summary: 'All of it', sections }),
    page('/b', { title: 'Motors', summary: 'Of motors', sections: [{ heading: 'Motor', text: 'Nothing' }] }),
    page('/faq', {
      kind: 'faq',
      anchor: 'belts',
      title: 'Belts?',
      sections: [{ ...sections[0], text: 'A belt.' }],
    }),
  ])
  const first = (query: string) => searchIndex(index, query).groups[0]?.results[0]
  expect(first('pump gear')).toMatchObject({ url: '/a', section: { heading: 'Gears', url: '/a#gears' } })
  expect(plain(first('pump gear')?.title)).toBe('[Pumps]')
  expect(plain(first('pump gear')?.excerpt)).toBe('A [pump] has a [gear].')
  expect(first('pump')).toMatchObject({ section: { heading: 'Start', url: '/a#start' } })
  // Nothing in its text: the line that says what the page is; a heading without a place has no link.
  expect(plain(first('motor')?.excerpt)).toBe('Of [motors]')
  expect(first('motor')).not.toHaveProperty('section')
  // An answer has its own place on the page.
  expect(first('belt')).toMatchObject({ url: '/faq#belts' })
  expect(first('belt')).not.toHaveProperty('section')
})

test('the best hit is the thing that is called so rather than a page that groups questions', async () => {
  const group = page('/qa/pump-care', {
    isGroup: true,
    title: 'Pump care',
    sections: [{ text: 'Pump care, pump care' }],
  })
  const index = await buildIndex([
    group,
    page('/solutions/pump', { kind: 'solution', title: 'Pump care with a watch on every bearing' }),
    page('/qa/pump-care', { kind: 'faq', anchor: 'when', title: 'When is a pump serviced?' }),
  ])
  const best = (query: string) => searchIndex(index, query).best?.url
  expect(best('pump care')).toBe('/solutions/pump')
  expect(best('pump car')).toBe('/solutions/pump')
  expect(searchIndex(await buildIndex([group]), 'pump care').best?.url).toBe('/qa/pump-care')
})
