import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jaroWinkler, nameSimilarity, plain, wordsOf } from './similarity.ts'

test('Jaro-Winkler of Winkler’s own examples', () => {
  expect(jaroWinkler('MARTHA', 'MARHTA')).toBeCloseTo(0.9611, 4)
  expect(jaroWinkler('DIXON', 'DICKSONX')).toBeCloseTo(0.8133, 4)
  expect(jaroWinkler('DWAYNE', 'DUANE')).toBeCloseTo(0.84, 4)
  expect(jaroWinkler('', 'A')).toBe(0)
})

test('Jaro-Winkler is the same both ways, lies within 0 and 1, and is 1 for equals only', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '1'), maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const alike = jaroWinkler(a, b)
      expect(jaroWinkler(b, a)).toBe(alike)
      expect(alike).toBeGreaterThanOrEqual(0)
      expect(alike).toBeLessThanOrEqual(1)
      expect(alike === 1).toBe(a === b)
    }),
  )
})

test('headings are split into words, and short forms are seen', () => {
  expect(wordsOf('CustNo')).toEqual(['cust', 'no'])
  expect(wordsOf('last_order-date 2')).toEqual(['last', 'order', 'date', '2'])
  expect(nameSimilarity('Ctry', 'country')).toBeCloseTo(0.9)
  expect(nameSimilarity('LastOrdDt', 'last_order_date')).toBeGreaterThan(0.9)
  expect(nameSimilarity('Town', 'credit_limit')).toBe(0)
})

/** The table of W. E. Winkler, Approximate string comparator search strategies, 2004, and of his earlier papers. */
test.for([
  ['SHACKLEFORD', 'SHACKELFORD', 0.982],
  ['DUNNINGHAM', 'CUNNIGHAM', 0.896],
  ['NICHLESON', 'NICHULSON', 0.956],
  ['JONES', 'JOHNSON', 0.832],
  ['MASSEY', 'MASSIE', 0.933],
  ['ABROMS', 'ABRAMS', 0.922],
  ['HARDIN', 'MARTINEZ', 0.722],
  ['JERALDINE', 'GERALDINE', 0.926],
  ['MICHELLE', 'MICHAEL', 0.921],
  ['JULIES', 'JULIUS', 0.933],
  ['TANYA', 'TONYA', 0.88],
  ['SEAN', 'SUSAN', 0.805],
  ['JON', 'JOHN', 0.933],
  ['JON', 'JAN', 0.8],
] as const)('%s and %s are %d alike', ([one, other, alike]) => {
  expect(jaroWinkler(one, other)).toBeCloseTo(alike, 3)
})

test('a common start counts up to four letters, and long texts as short ones', () => {
  // Jaro of two texts of ten of which nine pair up: (0.9 + 0.9 + 1) / 3.
  const jaro = 2.8 / 3
  expect(jaroWinkler('abcdefghix', 'abcdefghiy')).toBeCloseTo(jaro + 0.4 * (1 - jaro), 12)
  expect(jaroWinkler('abcdefghix', 'abcydefghi'.replace('y', 'z'))).toBeGreaterThan(0.9)
  const long = 'abcdefghij'.repeat(20)
  const share = (2 * (199 / 200) + 1) / 3
  expect(jaroWinkler(`${long.slice(1)}!`, `${long.slice(1)}?`)).toBeCloseTo(share + 0.4 * (1 - share), 12)
  expect(jaroWinkler('ab', 'cd')).toBe(0)
  expect(jaroWinkler('', '')).toBe(1)
})

test('words that mean the same or are short for each other are nine tenths alike', () => {
  for (const [one, other] of [
    ['Tel', 'phone'],
    ['surname', 'last'],
    ['forename', 'first'],
    ['town', 'city'],
    ['firm', 'company'],
    ['zip', 'postcode'],
    ['mail', 'email'],
    ['street', 'address'],
    ['client', 'customer'],
    ['vendor', 'supplier'],
    ['item', 'sku'],
    ['qty', 'amount'],
    ['id', 'code'],
    ['dt', 'date'],
    ['ctry', 'country'],
  ] as const) {
    expect(nameSimilarity(one, other)).toBeCloseTo(0.9, 12)
    expect(nameSimilarity(other, one)).toBeCloseTo(0.9, 12)
  }
  // One letter is short for nothing, nor is what begins otherwise or has a letter of its own.
  for (const [one, other] of [
    ['d', 'date'],
    ['te', 'date'],
    ['dx', 'date'],
  ] as const)
    expect(nameSimilarity(one, other)).toBeLessThan(0.5)
})

test('headings are alike by their words, the better covered one twice, or as one word for four fifths', () => {
  expect(nameSimilarity('Date', 'order_date')).toBeCloseTo((0.5 + 2) / 3, 12)
  expect(nameSimilarity('order_date', 'Date')).toBeCloseTo((0.5 + 2) / 3, 12)
  expect(nameSimilarity('order date', 'DateOrder')).toBe(1)
  expect(nameSimilarity('web site', 'website')).toBeCloseTo(0.8, 12)
  expect(nameSimilarity('order', 'ordre')).toBeCloseTo(jaroWinkler('order', 'ordre'), 12)
  expect(nameSimilarity('', 'date')).toBe(0)
  expect(nameSimilarity('date', '–')).toBe(0)
})

test('of a cell letters and digits are compared, without case and accents', () => {
  expect(plain(' Ó Néill-42, Straße ')).toBe('oneill42straße')
  expect(plain('–/.')).toBe('')
})
