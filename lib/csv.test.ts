import { expect, test } from 'vitest'
import { fromCsvCell, toCsv } from './csv.ts'

test('commas, quotes and line ends are quoted, nothing is written for nothing', () => {
  expect(toCsv([['a,b', 'say "so"', 'two\nlines', null, undefined, 1.5]])).toBe(
    '"a,b","say ""so""","two\nlines",,,1.5\r\n',
  )
})

test.for([
  '=1+1',
  '+cmd',
  '-2+3',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '\tcmd',
  '\r=1',
  '\rcmd',
  '\ncmd',
  '＝1+1',
  '＋cmd',
  '－2+3',
  '＠SUM(A1)',
  ' ＝1',
  "'＝1",
])('the text %j does not run as a formula in a spreadsheet, and is read back as it was', (text) => {
  const cell = toCsv([[text]]).replace(/^"|"?\r\n$/g, '')
  expect(cell).toBe(`'${text}`)
  expect(fromCsvCell(cell)).toBe(text)
})

test.for(['Ann', '5 = 5', "O'Neill", 'a＝b', ' Ann', "'tis"])('the text %j is written as it is', (text) => {
  expect(toCsv([[text]])).toBe(`${text}\r\n`)
})

test('negative numbers stay numbers, what is no number stays empty', () => {
  expect(toCsv([[-3.2, '-3.2', Number.NaN, Infinity]])).toBe('-3.2,-3.2,,\r\n')
})
