import { expect, test } from 'vitest'
import { businessDomainOf, emailKeyOf, phoneKeyOf } from './email-key.ts'

test('one number in all its British spellings has one key', () => {
  for (const phone of [
    '+44 20 7946 0011',
    '+44 (0)20 7946 0011',
    '+44(0)2079460011',
    ' +44-20-7946-0011 ',
    '0044 20 7946 0011',
    '0044 (0)20 7946 0011',
    '00442079460011',
    '020 7946 0011',
    '(020) 7946 0011',
    '020.7946.0011',
    '020 7946 0011 ext 214',
    '020 7946 0011 x3',
    '44 20 7946 0011',
  ])
    expect(phoneKeyOf(phone), phone).toBe('442079460011')
})

test('numbers of other countries keep their own code', () => {
  for (const phone of ['+353 1 555 0100', '00353 1 555 0100', '00353 (0)1 555 0100'])
    expect(phoneKeyOf(phone), phone).toBe('35315550100')
  expect(phoneKeyOf('+1 (555) 010-0000')).toBe('15550100000')
})

test('a number that begins with zeros behind its plus is taken as it is', () => {
  for (const phone of ['+0123 4567', ' +0123 4567']) expect(phoneKeyOf(phone)).toBe('01234567')
})

test('too few digits tell nobody apart', () => {
  for (const phone of [null, '', '  ', 'ask for Ann', '123456', 'ext. 12-34-56'])
    expect(phoneKeyOf(phone)).toBeNull()
  expect(phoneKeyOf('1234567')).toBe('1234567')
})

test('an address is one person’s whatever its case, white space and width', () => {
  for (const email of ['ann@castings.example', ' Ann@Castings.Example\n', 'ａｎｎ@castings.example'])
    expect(emailKeyOf(email)).toBe('ann@castings.example')
  expect(emailKeyOf('ann+news@castings.example')).toBe('ann+news@castings.example')
})

test('a business address tells the company, a free mailbox or none does not', () => {
  expect(businessDomainOf(' Ann@Castings.Example ')).toBe('castings.example')
  expect(businessDomainOf('"a@b"@castings.example')).toBe('castings.example')
  expect(businessDomainOf('ann@notgmail.com')).toBe('notgmail.com')
  for (const email of [
    null,
    '',
    'ann@gmail.com',
    'ann@GMAIL.com',
    'ann@hotmail.co.uk',
    'ann@yahoo.ie',
    'ann@proton.me',
  ])
    expect(businessDomainOf(email), String(email)).toBeNull()
})
