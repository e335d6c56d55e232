import { expect, test } from 'vitest'
import { companyNumberFault } from './company-number.ts'
import { vatNumberFault } from './vat-number.ts'

test('a VAT number whose check digits fit passes, in each of its forms', () => {
  // Counted by hand from 1234567, whose weighed sum is 112: 112 + 82 = 2 × 97, 112 + 55 + 27 = 2 × 97, 112 = 4 × 23 + 20 (T), with A nine more: 6 (F).
  for (const number of [
    'GB123456782',
    'GB123456782001',
    'GB123456727',
    'XI123456782',
    'IE1234567T',
    'IE1234567FA',
    'IE1A23456W',
  ])
    expect(vatNumberFault(number), number).toBeUndefined()
})

test('a digit that is wrong or two that are exchanged are noticed', () => {
  for (const number of [
    'GB123456783',
    'GB213456782',
    'IE1234568T',
    'IE1234567S',
    'IE1234567FB',
    'IE1A23456V',
  ])
    expect(vatNumberFault(number), number).toMatch(/check digits/)
})

test('what looks like no VAT number is told what one looks like', () => {
  for (const number of ['', '123456782', 'GB12345678', 'DE123456789', 'IE123456', 'GB12345678O'])
    expect(vatNumberFault(number), number).toMatch(/^A VAT number is/)
})

test('a company number fits its register', () => {
  const fitting = [
    ['England and Wales', '01234567'],
    ['England and Wales', 'OC301234'],
    ['Scotland', 'SC123456'],
    ['Northern Ireland', 'NI654321'],
    ['Northern Ireland', 'R0000123'],
    ['Ireland', '123456'],
  ] as const
  for (const [register, number] of fitting)
    expect(companyNumberFault(register, number), number).toBeUndefined()
})

test('a company number of another register, too short or with a letter is refused with what one looks like', () => {
  const wrong = [
    ['England and Wales', '1234567'],
    ['England and Wales', 'SC123456'],
    ['England and Wales', '0123456A'],
    ['Scotland', '01234567'],
    ['Northern Ireland', 'SC123456'],
    ['Ireland', 'IE123456'],
  ] as const
  for (const [register, number] of wrong)
    expect(companyNumberFault(register, number), number).toContain(`A number of ${register} has`)
})
