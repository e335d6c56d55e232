import { expect, test } from 'vitest'
import { firstNameOf } from './template-fields.ts'

test.each([
  ['Joanne Pickersgill', 'Joanne'],
  ['  Ann ', 'Ann'],
  ['Pickersgill, Joanne', 'Joanne'],
  ['J. Pickersgill', 'J. Pickersgill'],
  ['J Pickersgill', 'J Pickersgill'],
  ['J.P. Ward', 'J.P. Ward'],
  ['Pickersgill, J.', 'J. Pickersgill'],
  ['Dr Anna Schmidt', 'Dr Anna Schmidt'],
  ['Mr. Oates', 'Mr. Oates'],
  ['Jo Ward', 'Jo'],
  ['Élodie Marchand', 'Élodie'],
  ['李 明', '李 明'],
  ['info@castings.example', ''],
  ['', ''],
])('“%s” is greeted as “%s”', (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted)
})

test('a lead that is called like its company names nobody to greet', () => {
  expect(firstNameOf('Northgate Grocers', 'Northgate grocers')).toBe('')
  expect(firstNameOf('Ann Northgate', 'Northgate Grocers')).toBe('Ann')
})
