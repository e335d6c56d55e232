import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('commas, quotes and line ends are quoted, nothing is written for nothing', () => {
  expect(toCsv([['a,b', 'say "so"', 'two\nlines', null, undefined, 1.5]])).toBe(
    '"a,b","say ""so""","two\nlines",,,1.5\r\n',
  )
})

test.for(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  'the text %j does not run as a formula in a spreadsheet',
  (text) => {
    const csv = toCsv([[text]])
    expect(csv.replace(/^"/, '').startsWith("'")).toBe(true)
  },
)

test('negative numbers stay numbers, what is no number stays empty', () => {
  expect(toCsv([[-3.2, '-3.2', Number.NaN, Infinity]])).toBe('-3.2,-3.2,,\r\n')
})
