import { expect, test } from 'vitest'
import { termOf } from './english.ts'

test.each([
  ['optimisation', 'optimization'],
  ['optimise', 'optimizes'],
  ['realise', 'realizing'],
  ['organisers', 'organizer'],
  ['specialising', 'specialized'],
  ['rise', 'rises'],
  ['premise', 'premises'],
  ['raised', 'raising'],
  ['defects', 'defect'],
  ['inspected', 'inspection'],
  ['technology', 'technological'],
  ['kept', 'keeping'],
  ['broken', 'breaks'],
])('“%s” and “%s” are one term, whatever their spelling, number and form', (one, other) => {
  expect(termOf(one)).toBe(termOf(other))
})

test.each([
  ['rise', 'rice'],
  ['policy', 'police'],
  ['noise', 'noisy'],
])('“%s” and “%s” are two', (one, other) => {
  expect(termOf(one)).not.toBe(termOf(other))
})

test('codes, numbers and words of other scripts are their own term', () => {
  for (const word of ['ir35', '27001', 'ai', '3ds', 'машина', '機械']) expect(termOf(word)).toBe(word)
})
