import { expect, test } from 'vitest'
import { latestSearch } from './use-search-params.ts'

const at = (pathname: string, search: string) => ({ pathname, search })

test('at rest the address says what is searched for', () => {
  expect(latestSearch({ location: at('/leads', '?q=pump'), navigation: {} })).toBe('?q=pump')
})

test('a change still under way is built upon, so that two filters in quick succession are both kept', () => {
  const state = { location: at('/leads', ''), navigation: { location: at('/leads', '?q=pump') } }
  expect(latestSearch(state)).toBe('?q=pump')
})

test('filters that are being cleared stay cleared', () => {
  const state = { location: at('/leads', '?q=pump&stage=new'), navigation: { location: at('/leads', '') } }
  expect(latestSearch(state)).toBe('')
})

test('the way to another screen says nothing about this one', () => {
  const state = {
    location: at('/leads', '?q=pump'),
    navigation: { location: at('/suppliers', '?status=prospect') },
  }
  expect(latestSearch(state)).toBe('?q=pump')
})
