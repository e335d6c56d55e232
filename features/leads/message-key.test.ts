import { expect, test } from 'vitest'
import { messageKeyOf, repeatKeyOf } from './message-key.server.ts'

const message = 'Our inspection misses porosity in castings.'

test('a message is the same whatever its case, white space and width', () => {
  const key = messageKeyOf(message)
  expect(key).toMatch(/^[\w-]{22}$/)
  for (const same of [
    message.toUpperCase(),
    `  ${message}\n`,
    message.replaceAll(' ', ' \t\n'),
    message.replace('O', 'Ｏ'),
  ])
    expect(messageKeyOf(same), same).toBe(key)
  expect(messageKeyOf(`${message}!`)).not.toBe(key)
  expect(messageKeyOf(message.replaceAll(' ', ''))).not.toBe(key)
})

test('under twenty characters a message tells nothing', () => {
  expect(messageKeyOf(undefined)).toBeNull()
  expect(messageKeyOf('Please call me soon')).toBeNull()
  expect(messageKeyOf(`   Please call me soon   `)).toBeNull()
  expect(messageKeyOf('Please call me soon!')).not.toBeNull()
})

test('an enquiry is the same by its tool, company and words, each of them', () => {
  const sent = { source: 'contact', company: 'Byrne Castings', message }
  const key = repeatKeyOf(sent)
  expect(repeatKeyOf({ ...sent, company: ' byrne  CASTINGS ', message: ` ${message} ` })).toBe(key)
  expect(repeatKeyOf({ ...sent, source: 'chat' })).not.toBe(key)
  expect(repeatKeyOf({ ...sent, company: 'Byrne Casting' })).not.toBe(key)
  expect(repeatKeyOf({ ...sent, message: 'Another question' })).not.toBe(key)
  expect(repeatKeyOf({ source: 'contact' })).toBe(
    repeatKeyOf({ source: 'contact', company: '', message: ' ' }),
  )
  expect(repeatKeyOf({ source: 'contact', company: 'ab', message: 'c' })).not.toBe(
    repeatKeyOf({ source: 'contact', company: 'a', message: 'bc' }),
  )
})
