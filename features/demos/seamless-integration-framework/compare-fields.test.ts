import { expect, test } from 'vitest'
import { comparableWords } from './comparable.ts'
import { comparison } from './compare-fields.ts'
import type { CellKind } from './profile.ts'

const levelOf = (source: string, target: string, kind: CellKind = 'text') =>
  comparison([{ name: 'x', source: [source], target: [target], kind }]).levelsOf(0, 0)[0]

test.for([
  ['12 Mill St', '12 Mill Street', 2],
  ['Bahnhofstr. 4', 'Bahnhofstraße 4', 2],
  ['Harbour Foods Ltd.', 'Harbour Foods Limited', 2],
  ['O’Brien', 'OBRIEN', 2],
  ['Wójcik', 'wojcik', 2],
  ['Bob', 'Robert', 1],
  ['Kasia', 'Katarzyna', 1],
  ['J', 'Joanna', 1],
  ['Smiht', 'Smith', 1],
  ['Smith John', 'John Smith', 1],
  ['Peter', 'Sandra', 0],
  ['', 'Sandra', 3],
] as const)('%s and %s agree at level %i', ([one, other, level]) => {
  expect(levelOf(one, other)).toBe(level)
  expect(levelOf(other, one)).toBe(level)
})

test('dates with day and month turned, or one part wrong, nearly agree; numbers with one digit wrong too', () => {
  expect(levelOf('1980-05-04', '1980-04-05', 'date')).toBe(1)
  expect(levelOf('1980-05-04', '1980-05-27', 'date')).toBe(1)
  expect(levelOf('1980-05-04', '1991-11-27', 'date')).toBe(0)
  expect(levelOf('02071234567', '02071243567', 'phone')).toBe(1)
  expect(levelOf('12', '13', 'number')).toBe(0)
})

test('a telephone number is one with its country’s code and as it is dialled at home', () => {
  expect(levelOf('+353 1 632 96003', '(01) 6329-6003', 'phone')).toBe(2)
  expect(levelOf('+44 (0)1632 960123', '01632 960123', 'phone')).toBe(2)
  expect(levelOf('0044 1632 960123', '01632 960987', 'phone')).toBe(0)
})

test('a first name and a surname that have changed places nearly agree', () => {
  const { levelsOf } = comparison([
    { name: 'first', source: ['Nolan'], target: ['Carla'], kind: 'text' },
    { name: 'last', source: ['Carla'], target: ['Nolan'], kind: 'text' },
  ])
  expect(levelsOf(0, 0)).toEqual([1, 1])
})

test('titles and accents are no words', () => {
  expect(comparableWords('Herr Jürgen Groß')).toEqual(['jurgen', 'gross'])
})
