import { expect, test } from 'vitest'
import { useCaseCategories } from './use-case.ts'
import { filterUseCases, useCaseFilterOf } from './use-case-filter.ts'
import { useCases } from './use-cases/index.ts'

const filter = (search: string) => filterUseCases(useCaseFilterOf(new URLSearchParams(search)))
const idsOf = (search: string) => filter(search).entries.map(({ id }) => id)

test('without a filter the whole catalogue is there, in its own order, with a count for each category', () => {
  const { entries, counts } = filter('')
  expect(entries).toEqual(useCases)
  expect(counts[0]).toEqual({ id: 'all', label: 'All Use Cases', count: useCases.length })
  expect(counts.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(useCases.length)
})

test('a category shows its own entries, and an unknown one shows all', () => {
  for (const { id } of useCaseCategories) {
    const { entries, counts } = filter(`category=${id}`)
    expect(entries.every(({ category }) => category === id)).toBe(true)
    expect(entries).toHaveLength(counts.find((one) => one.id === id)?.count ?? -1)
  }
  expect(idsOf('category=space')).toHaveLength(useCases.length)
})

test('a search finds the starts of words, in any case, with or without accents, and every word must be there', () => {
  expect(idsOf('q=PNEUMOTH')).toEqual(['medical-diagnostics-imaging'])
  expect(idsOf('q=gdansk')).toEqual(['supply-chain-risk-predictor'])
  expect(idsOf('q=lame+cow')).toEqual(['livestock-monitoring'])
  expect(idsOf('q=lame+pneumothorax')).toEqual([])
  expect(idsOf('q=neumothorax')).toEqual([])
})

test('counts follow the search, so that another category can be seen to have a match', () => {
  const { entries, counts } = filter('category=retail&q=pneumothorax')
  expect(entries).toEqual([])
  expect(counts.filter(({ count }) => count > 0).map(({ id }) => id)).toEqual(['all', 'healthcare'])
})

test('blanks mean no search, a query of marks alone finds nothing, and a very long one is cut', () => {
  expect(idsOf('q=+++')).toHaveLength(useCases.length)
  expect(idsOf('q=%3F%21')).toEqual([])
  expect(useCaseFilterOf(new URLSearchParams({ q: 'x'.repeat(5000) })).q).toHaveLength(80)
})
