import { expect, test } from 'vitest'
import { extractSentences } from './extract.ts'

const text = 'One two three. Four five.\n\nSix seven eight. Nine ten.'

test('sentences are kept whole and in order, as many as there is room for', () => {
  expect(extractSentences(text, 5)).toBe('One two three. Four five.')
  expect(extractSentences(text, 4)).toBe('One two three.')
  expect(extractSentences(text, 2)).toBe('')
})

test('beside the first those are kept that tell most, and what is left out is marked', () => {
  const tells = (sentence: string) => (sentence.includes('Nine') ? 1 : 0)
  expect(extractSentences(text, 5, tells)).toBe('One two three. … Nine ten.')
  expect(extractSentences(text, 10, tells)).toBe('One two three. Four five. Six seven eight. Nine ten.')
})
