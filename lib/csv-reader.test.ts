import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { fromCsvCell, toCsv } from './csv.ts'
import { createCsvReader, CsvError, readCsv, type CsvOptions } from './csv-reader.ts'

const options: CsvOptions = { separator: ',', maxCellChars: 100, maxQuotedChars: 500, maxColumns: 20 }
const cellsOf = (text: string, more: Partial<CsvOptions> = {}) =>
  readCsv(text, { ...options, ...more }).map(({ cells }) => cells)

test('rows of every kind of line end, quotes, empty lines, and a last row without an end', () => {
  expect(cellsOf('a,b\r\n"c,""d""",\r\r\n\n"e\r\nf",g\nh')).toEqual([
    ['a', 'b'],
    ['c,"d"', ''],
    ['e\r\nf', 'g'],
    ['h'],
  ])
  expect(cellsOf('')).toEqual([])
  expect(cellsOf('\n\n')).toEqual([])
  expect(cellsOf('""\n')).toEqual([['']])
  expect(cellsOf('a;b\tc', { separator: ';' })).toEqual([['a', 'b\tc']])
})

test('a quotation mark within a cell stands for itself, and text after a closing one is kept', () => {
  expect(cellsOf('5" disc,"a"b\n')).toEqual([['5" disc', 'ab']])
})

test('each row tells the line on which it begins', () => {
  const rows = readCsv('a\r\n"b\r\nb"\r\n\r\nc\n', options)
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5])
})

test('a cell that is too long is cut and says so; a quote that never closes and too many columns are told with the line', () => {
  expect(readCsv(`a,${'x'.repeat(200)}`, options)).toEqual([
    { line: 1, cells: ['a', 'x'.repeat(100)], isCut: true },
  ])
  expect(() => readCsv('a\nb,"c\nd', options)).toThrow(new CsvError('unclosed quote', 2))
  expect(() => readCsv(`a\n"${'x,\n'.repeat(1000)}`, options)).toThrow(CsvError)
  expect(() => readCsv(`a\n${','.repeat(20)}`, options)).toThrow(new CsvError('too many columns', 2))
})

test('a quote that never closes costs no memory, however long the rest is', () => {
  const reader = createCsvReader({ ...options, maxQuotedChars: 1_000_000 })
  reader.push('"')
  expect(() => {
    for (let i = 0; i < 1000; i++) reader.push('x'.repeat(10_000))
  }).toThrow(CsvError)
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('=1+1', "'=1", "''@x", '+44 20', '-3.2', '\t=1', 'a\r\nb', '"', '""', ' "x" ', "'", ''),
)

test('what was written is read again, in whatever pieces it arrives', () => {
  const table = fc.array(
    fc.array(cell, { minLength: 2, maxLength: 5 }).filter((row) => row.some((one) => one !== '')),
  )
  fc.assert(
    fc.property(table, fc.array(fc.nat(30)), (rows, cuts) => {
      const text = toCsv(rows)
      const reader = createCsvReader({ ...options, maxCellChars: 1000, maxQuotedChars: 2000 })
      const found = []
      let at = 0
      for (const cut of cuts) {
        found.push(...reader.push(text.slice(at, at + cut)))
        at += cut
      }
      found.push(...reader.push(text.slice(at)), ...reader.end())
      expect(found.map(({ cells }) => cells.map(fromCsvCell))).toEqual(rows)
    }),
  )
})

test('it reads what another reader reads', () => {
  const written = fc.constantFrom('a', 'b c', ' ', '', '"x"', '"y,z"', '"q""q"', '"two\nlines"', '""', "'=1")
  const text = fc
    .array(fc.array(written, { minLength: 2, maxLength: 4 }).map((cells) => cells.join(',')))
    .map((rows) => rows.join('\n'))
  fc.assert(
    fc.property(text, (text) => {
      const theirs = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n', skipEmptyLines: true }).data
      expect(cellsOf(text)).toEqual(theirs)
    }),
  )
})
