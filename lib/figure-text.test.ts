import { expect, test } from 'vitest'
import { figureText, withUnit } from './figure-text.ts'

test('a figure has thousands marks, a real minus sign, and no zero below zero', () => {
  expect(figureText(1234.5, 2, 2)).toBe('1,234.50')
  expect(figureText(-4, 1, 1)).toBe('−4.0')
  expect(figureText(-0.02, 1, 1)).toBe('0.0')
  expect(figureText(0.125, 6)).toBe('0.125')
})

test('a currency stands before its figure, per cent and degrees close behind, other units after a space', () => {
  expect(withUnit('645,067', '£')).toBe('£645,067')
  expect(withUnit('−5', '€')).toBe('−€5')
  expect(withUnit('8.95', '%')).toBe('8.95%')
  expect(withUnit('0.1', '°')).toBe('0.1°')
  expect(withUnit('3.2', 'mm')).toBe('3.2 mm')
  expect(withUnit('3.2', undefined)).toBe('3.2')
})
