import { expect, test } from 'vitest'
import { conversionTo, inWordsOf } from './convert.ts'

const from = { decimal: '.', order: 'dmy' } as const

test('a telephone number is spaced as those of the target with as many digits', () => {
  const { convert } = conversionTo('phone', ['01632 960123', '01632 960456', '0163 2960'], from)
  expect(convert('01632960999')).toBe('01632 960999')
  expect(convert('(01632) 960-999')).toBe('01632 960999')
  expect(convert('0163-2961')).toBe('0163 2961')
})

test('what is no plain number, or of another length, stays as it is', () => {
  const { convert } = conversionTo('phone', ['01632 960123'], from)
  for (const cell of ['+44 1632 960123', '01632 960123 ext 4', '960123']) expect(convert(cell)).toBe(cell)
})

test('words of a list are taken in the capitals of the target, others are left for the contract', () => {
  const { convert } = inWordsOf(['Leeds', 'Norwich'], conversionTo('text', ['Leeds', 'Norwich'], from))
  expect([convert('LEEDS'), convert(' norwich '), convert('YORK')]).toEqual(['Leeds', 'Norwich', 'YORK'])
})
