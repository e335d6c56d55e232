import { expect, test } from 'vitest'
import { addressKey, plainPath } from './plain-path.ts'

test('every spelling of an address has the same key', () => {
  for (const path of [
    '/login',
    '/Login',
    '/LOGIN/',
    '/%6cogin',
    '/%4Cogin',
    '//login',
    '/login///',
    '/l%6F%67in',
  ])
    expect(addressKey(path), path).toBe('/login')
  for (const path of ['/caf%c3%a9', '/Caf%C3%A9/']) expect(addressKey(path), path).toBe('/caf%C3%A9')
  for (const path of ['/', '//', '///']) expect(addressKey(path), path).toBe('/')
})

test('what needs its code keeps it, and a slash at the end stays in a plain path', () => {
  expect(plainPath('/A%2FB%20c%25/')).toBe('/a%2Fb%20c%25/')
  expect(plainPath('/a/b')).toBe('/a/b')
})
