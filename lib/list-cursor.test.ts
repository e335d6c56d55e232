import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isIsoInstant, isStoredInstant, isText, isUuid, readCursor, writeCursor } from './list-cursor.ts'

const any = () => true

test('whatever the key, a position comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 100 }), (key, id) => {
      expect(readCursor(writeCursor('name', key, id), 'name', any)).toEqual({ key, id })
    }),
  )
})

test('the position of another list or order, a refused key, and what was never a position are refused', () => {
  const position = writeCursor('name', 'Amber', '1')
  expect(() => readCursor(position, '-created', any)).toThrow(/can’t be found/)
  expect(() => readCursor(position, 'name', (key) => key !== 'Amber')).toThrow(/can’t be found/)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => readCursor(text, 'name', any)).toThrow(/can’t be found/)
    }),
  )
})

test('what PostgreSQL could not read is no key', () => {
  expect(['2026-11-22 06:24:30+00', '2026-11-22 06:24:30.123456+05:30'].every(isStoredInstant)).toBe(true)
  expect(['', 'infinity', '2026-13-22 06:24:30+00', '2026-11-22', 'now()'].some(isStoredInstant)).toBe(false)
  expect(['2026-11-22T06:24:30.000Z'].every(isIsoInstant)).toBe(true)
  expect(['2026-11-22 06:24:30+00', '0000-01-01T00:00:00Z', 'now'].some(isIsoInstant)).toBe(false)
  expect(isText('Ünï “code”')).toBe(true)
  expect(isText('a\0b')).toBe(false)
  expect(isUuid('4f3c2b1a-0000-4000-8000-000000000000')).toBe(true)
  expect(isUuid('1 or 1=1')).toBe(false)
})
