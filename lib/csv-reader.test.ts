import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCsvCell, toCsv } from './csv.ts'
import { CsvError, csvRows, readCsv, type CsvOptions } from './csv-reader.ts'

const options: CsvOptions = { separator: ',', maxCellChars: 100, maxRowBytes: 5000, maxColumns: 20 }
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

test('quotation marks within a cell are kept as they were written', () => {
  expect(cellsOf('5" disc,"a"b,"5" disc"\n')).toEqual([['5" disc', '"a"b', '"5" disc"']])
})

test('each row tells the line on which it begins', () => {
  const rows = readCsv('a\r\n"b\r\nb"\r\n\r\nc,"d\n"\ne\n', options)
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5, 7])
})

test('a cell that is too long is cut and says so; a quote that never closes and too many columns are told with the line', () => {
  expect(readCsv(`a,${'x'.repeat(200)}`, options)).toEqual([
    { line: 1, cells: ['a', 'x'.repeat(100)], isCut: true },
  ])
  expect(() => readCsv('a\nb,"c\nd', options)).toThrow(new CsvError('unclosed quote', 2))
  expect(() => readCsv(`a\n"${'x,\n'.repeat(1000)}`, options)).toThrow(CsvError)
  expect(() => readCsv(`a\n${','.repeat(20)}`, options)).toThrow(new CsvError('too many columns', 2))
})

async function* piecesOf(text: string, cuts: number[]) {
  const bytes = new TextEncoder().encode(text)
  const decoder = new TextDecoder()
  let at = 0
  for (const cut of cuts) {
    yield decoder.decode(bytes.subarray(at, at + cut), { stream: true })
    at += cut
  }
  yield decoder.decode(bytes.subarray(at))
}

async function rowsOf(pieces: AsyncIterable<string>, more: Partial<CsvOptions> = {}) {
  const rows = []
  for await (const row of csvRows(pieces, { ...options, ...more })) rows.push(row)
  return rows
}

test('of a text whose quotation mark never closes no more is taken than a row may hold', async () => {
  let pieces = 0
  async function* endless() {
    yield 'a\n"'
    for (; ; pieces++) yield 'x'.repeat(10_000)
  }
  await expect(rowsOf(endless(), { maxRowBytes: 1_000_000 })).rejects.toThrow(new CsvError('row too long', 2))
  expect(pieces).toBeLessThan(150)
})

test('what stops the text stops the reading, and a reader who leaves stops the text', async () => {
  async function* broken() {
    yield 'a\nb\n'
    throw new Error('The database went away')
  }
  await expect(rowsOf(broken())).rejects.toThrow('The database went away')
  let isClosed = false
  async function* endless() {
    try {
      for (;;) yield 'a,b\n'
    } finally {
      isClosed = true
    }
  }
  for await (const row of csvRows(endless(), options)) if (row.line > 10) break
  await expect.poll(() => isClosed).toBe(true)
})

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('=1+1', "'=1", "''@x", '+44 20', '-3.2', '\t=1', 'a\r\nb', '"', '""', ' "x" ', "'", ''),
)

test('what was written is read again, in whatever pieces it arrives', async () => {
  const table = fc.array(
    fc.array(cell, { minLength: 2, maxLength: 5 }).filter((row) => row.some((one) => one !== '')),
  )
  await fc.assert(
    fc.asyncProperty(table, fc.array(fc.nat(30)), async (rows, cuts) => {
      const found = await rowsOf(piecesOf(toCsv(rows), cuts), { maxCellChars: 1000 })
      expect(found.map(({ cells }) => cells.map(fromCsvCell))).toEqual(rows)
    }),
  )
})
