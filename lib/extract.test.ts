import { expect, test } from 'vitest'
import { extractSentences } from './extract.ts'

test('sentences are kept whole, and a later paragraph is taken only where it tells clearly more', () => {
  const text = 'One two three. Four five.\n\nSix seven eight. Nine.'
  expect(extractSentences(text, 4, () => 0)).toBe('One two three.')
  expect(extractSentences(text, 4, (part) => (part.includes('Nine') ? 2 : 1))).toBe('Six seven eight. Nine.')
  expect(extractSentences(text, 2, () => 0)).toBe('')
})
