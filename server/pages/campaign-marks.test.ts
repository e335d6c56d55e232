import { expect, test } from 'vitest'
import { pathBeforeMarks } from './campaign-marks.ts'

test.each([
  ['/', '/'],
  ['/usecases?utm_source=news&utm_medium=email', '/usecases'],
  ['/?gclid=x', '/'],
  ['?fbclid=x', ''],
  ['', ''],
  ['/contact?', '/contact'],
  ['/usecases?category=retail', undefined],
  ['/search?q=vision&utm_source=news', undefined],
  ['/?__proto__=1', undefined],
])('%s is the page %s', (url, path) => {
  expect(pathBeforeMarks(url)).toBe(path)
})
