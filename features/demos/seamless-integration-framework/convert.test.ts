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

test('a country’s code is added or left off as the target does, without the nought in brackets', () => {
  const abroad = conversionTo('phone', ['+44 1632 960123', '+44 1632 960456', '01632 960457'], from)
  expect(abroad.convert('01632960999')).toBe('+44 1632 960999')
  expect(abroad.convert('+44 (0)1632 960999')).toBe('+44 1632 960999')
  expect(abroad.convert('0044-1632-960999')).toBe('+44 1632 960999')
  const home = conversionTo('phone', ['01632 960123', '01632 960456', '+44 1632 960457'], from)
  expect(home.convert('+441632960999')).toBe('01632 960999')
  const bare = conversionTo('phone', ['+441632960123', '+441632960456'], from)
  expect(bare.convert('+44 (0)1632 960999')).toBe('+441632960999')
})

test('American numbers are spaced as in the target, with their code where it has one', () => {
  const home = conversionTo('phone', ['(212) 555-0142', '(212) 555-0143'], from)
  expect([home.convert('212.555.0199'), home.convert('2125550199')]).toEqual([
    '(212) 555-0199',
    '(212) 555-0199',
  ])
  const bare = conversionTo('phone', ['+12125550142', '+12125550143'], from)
  expect([bare.convert('(212) 555-0199'), bare.convert('1-212-555-0199')]).toEqual([
    '+12125550199',
    '+12125550199',
  ])
})

test('codes are parted as in the target where it parts them at one place, and only there', () => {
  const eircodes = conversionTo('code', ['V92 D1A6', 'A91 H6H5', 'A91 N3A1'], from)
  expect(['T12F1X0', 't12 f1x0', 'T12  F1X0'].map(eircodes.convert)).toEqual(Array(3).fill('T12 F1X0'))
  const postcodes = conversionTo('code', ['M1 1AE', 'SW1A 1AA', 'B33 8TH'], from)
  expect(['M11AE', 'SW1A1AA', 'B338TH'].map(postcodes.convert)).toEqual(['M1 1AE', 'SW1A 1AA', 'B33 8TH'])
  const bare = conversionTo('code', ['V92D1A6', 'A91H6H5'], from)
  expect(bare.convert('T12 F1X0')).toBe('T12F1X0')
  const mixed = conversionTo('code', ['AB 1234', 'ABC 123'], from)
  expect(mixed.convert('ab1234')).toBe('AB1234')
})
