import { expect, test } from 'vitest'
import { nameBegun, withName } from './mention-begun.ts'

const texts: [text: string, begun: string | undefined][] = [
  ['@', ''],
  ['Please look, @Te', 'te'],
  ['(@Ó', 'ó'],
  ['@Tess please', undefined],
  ['ann@castings', undefined],
  ['no name', undefined],
]

test.for(texts)('after %j the name begins with %j', ([text, begun]) => {
  expect(nameBegun(text)).toBe(begun)
})

test('the name that is chosen stands in place of what was begun', () => {
  expect(withName('Please look, @te', 'Tess Roe')).toBe('Please look, @Tess Roe ')
})
