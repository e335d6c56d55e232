import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasPhrase, lineOf, rangesOf } from './word-match.ts'

const has = (text: string, phrase: string) => hasPhrase(lineOf(text), lineOf(phrase))

test.each([
  ['Senior Machine-Learning Engineers (m/f/d)', 'machine learning engineer'],
  ['Node.js and C++ developer', 'c++'],
  ['LLMs in production', 'LLM'],
  ['Strategies for AI', 'strategy'],
  ['Caches, boxes and processes', 'cache'],
  ['Caches, boxes and processes', 'box'],
  ['Caches, boxes and processes', 'process'],
  ['Apache Kafka', 'apache'],
  ['Cookies', 'cookie'],
  ['Ingénieur données', 'ingenieur'],
  ['ＡＩ engineer', 'AI'],
  ['GEN AI', 'gen-ai'],
])('%s has the words %s', (text, phrase) => {
  expect(has(text, phrase)).toBe(true)
})

test.each([
  ['Captain of a ship', 'AI'],
  ['C# developer', 'C'],
  ['Email marketing', 'ML'],
  ['machine and learning', 'machine learning'],
  ['GenAI', 'gen ai'],
  ['', 'AI'],
  ['anything', '…'],
])('%s does not have the words %s', (text, phrase) => {
  expect(has(text, phrase)).toBe(false)
})

test('a word and the same word with an s are one, whatever its last letters', () => {
  const letter = fc.constantFrom(...'abcdehiotxyz')
  const word = fc.array(letter, { minLength: 3, maxLength: 8 }).map((letters) => letters.join(''))
  const plural = word.filter((one) => !/[ui]$/.test(one))
  fc.assert(fc.property(plural, (one) => has(`${one}s`, one) && has(one, `${one}s`)))
})

test('what is marked in a text is what was found, as it is written there', () => {
  const text = 'We hire data engineers; Data-Engineering is hard. AI!'
  const marked = rangesOf(text, ['data engineer', 'AI', 'engineers']).map(([from, to]) =>
    text.slice(from, to),
  )
  expect(marked).toEqual(['data engineers', 'AI'])
})

test('a text is marked if and only if it has the phrase, and only inside the text', () => {
  const word = fc.constantFrom(
    'data',
    'Data',
    'engineer',
    'engineers',
    'AI',
    'c++',
    '-',
    '<b>',
    'é',
    ' ',
    '. ',
  )
  const words = fc.array(word, { maxLength: 30 }).map((list) => list.join(' '))
  fc.assert(
    fc.property(words, words, (text, phrase) => {
      const ranges = rangesOf(text, [phrase])
      expect(ranges.length > 0).toBe(has(text, phrase))
      for (const [from, to] of ranges) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(text.length)
        expect(to).toBeGreaterThan(from)
      }
    }),
  )
})
