import { expect, test } from 'vitest'
import { conceptsOf, longestQuery, tidyQuery, type Vocabulary } from './query.ts'

/** An index of a few plain words, the most frequent first; words within a distance are given by hand. */
function vocabularyOf(words: string[], near: Record<number, string[]> = {}): Vocabulary {
  return {
    has: (term) => words.includes(term),
    startingWith: (plain) => words.filter((word) => word.startsWith(plain)),
    near: (_, distance) => near[distance] ?? [],
  }
}

const plainOf = (query: string, vocabulary = vocabularyOf([]), options = {}) =>
  conceptsOf(query, vocabulary, options).map(({ plain }) => plain)

test('a query is one line of 200 characters at most', () => {
  expect(tidyQuery('  pump \n\t bearing\u0000 ')).toBe('pump bearing')
  expect(tidyQuery('a'.repeat(500))).toHaveLength(longestQuery)
  expect(longestQuery).toBe(200)
  expect(tidyQuery(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199))
  expect(tidyQuery(`${' '.repeat(790)}pump bearing`)).toBe('pump beari')
  expect(tidyQuery(`${' '.repeat(800)}pump`)).toBe('')
})

test('words that carry no subject count only when there are no others', () => {
  expect(plainOf('what is the pump')).toEqual(['pump'])
  expect(plainOf('x pump')).toEqual(['pump'])
  expect(plainOf('what is')).toEqual([])
  expect(plainOf('what is', undefined, { isTyping: true })).toEqual(['what', 'is'])
})

test('a query has twelve words at most, each once', () => {
  expect(plainOf('pump pumps pumping')).toHaveLength(1)
  const words = [
    'pump',
    'weld',
    'gear',
    'belt',
    'shaft',
    'rotor',
    'valve',
    'motor',
    'crane',
    'drill',
    'lathe',
    'press',
    'robot',
  ]
  expect(plainOf(words.join(' '))).toEqual(words.slice(0, 12))
})

test('the word itself counts 1, one that means the same 0.7', () => {
  const [concept] = conceptsOf('human', vocabularyOf(['human', 'person', 'pump']))
  expect([...(concept?.terms ?? [])]).toEqual([
    ['human', 1],
    ['person', 0.7],
  ])
})

test('a word that is being typed matches twelve that start so at 0.6, and itself at 1', () => {
  const many = ['pump', ...Array.from({ length: 15 }, (_, i) => `pump${i}`)]
  const terms = (query: string, isTyping: boolean) =>
    conceptsOf(query, vocabularyOf(many), { isTyping })[0]?.terms
  expect([...(terms('pump', false) ?? [])]).toEqual([['pump', 1]])
  expect([...(terms('pump', true) ?? [])]).toEqual([
    ['pump', 1],
    ...many.slice(1, 12).map((word) => [word, 0.6]),
  ])
  expect(terms('pu', true)?.size).toBe(12)
  expect(terms('p', true)?.size).toBe(0)
})

const misspelt: [query: string, near: Record<number, string[]>, meant: string[]][] = [
  ['pum', { 1: ['pump'] }, []],
  ['pumb', { 1: ['pump'] }, ['pump']],
  ['dump', { 1: ['pump'] }, []],
  ['pumpk', { 2: ['pump'] }, []],
  ['pumpff', { 2: ['pump'] }, ['pump']],
  ['pumpff', { 1: ['pumpf'], 2: ['pump'] }, ['pumpf']],
  ['pumpff', { 1: ['dumpf'], 2: ['pump'] }, ['pump']],
  ['pumpff', { 3: ['pump'] }, []],
  ['pump1', { 1: ['pump'] }, []],
]
test.for(misspelt)('“%s” with words nearby %o is perhaps %o', ([query, near, meant]) => {
  const [concept] = conceptsOf(query, vocabularyOf(['pump', 'pumpf', 'dumpf'], near))
  expect([...(concept?.terms ?? [])]).toEqual(meant.map((word) => [word, 0.5]))
})

test('a word that is indexed is never corrected', () => {
  const [concept] = conceptsOf('pump', vocabularyOf(['pump', 'pumpf'], { 1: ['pumpf'] }))
  expect([...(concept?.terms.keys() ?? [])]).toEqual(['pump'])
})

test.for([
  ['porosity', 1],
  ['afternoon', 0.33],
  ['30', 0.25],
  ['24x', 0.25],
  ['2nd', 0.25],
  ['9am', 0.25],
  ['ir35', 1],
  ['30mm', 1],
] as const)('“%s” tells %f of a subject', ([query, weight]) => {
  expect(conceptsOf(query, vocabularyOf([])).map((one) => one.weight)).toEqual([weight])
})
