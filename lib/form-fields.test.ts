import { expect, test } from 'vitest'
import { nestFields } from './form-fields.ts'

test('a name with a dot is a field of a field, others stay as they are', () => {
  const fields = nestFields(
    new URLSearchParams('name=Ann&roles.ml-engineer=2&roles.data-engineer=1&name=Bob'),
  )
  expect(fields).toEqual({ name: 'Bob', roles: { 'ml-engineer': '2', 'data-engineer': '1' } })
})

test('odd names are names, and nothing but own fields comes of them', () => {
  const fields = nestFields(new URLSearchParams('__proto__.isAdmin=1&.=x&a.=y&.b=z&a.b.c=w'))
  expect(Object.keys(fields).sort()).toEqual(['.', '.b', '__proto__', 'a', 'a.'])
  expect(fields['a']).toEqual({ 'b.c': 'w' })
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  expect({}).not.toHaveProperty('isAdmin')
})
