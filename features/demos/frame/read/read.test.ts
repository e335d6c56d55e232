import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '#lib/csv.ts'
import { DemoError } from '#features/demos/frame/demo.ts'
import { checkPicture } from './read-picture.ts'
import { detectDecimal, readNumber } from './read-number.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import { readTime } from './read-time.ts'

const input = {
  columns: {
    at: { kind: 'time', label: 'Time', names: ['date'], required: false },
    reading: { kind: 'number', label: 'Reading', names: ['value'], required: true },
    line: { kind: 'text', label: 'Line', names: ['machine'], required: false },
  },
  minRows: 2,
} as const

const read = (text: string) => readTable(text, input)
const problem = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(DemoError)
    return error instanceof Error ? error.message : ''
  }
  throw new Error('It was taken')
}

test.for(['', '\n\n\r\n', '   \n', '\uFEFF'])('nothing in it (%j) is said to be nothing', async (text) => {
  await expect(readText(new Blob([text])).then(read)).rejects.toThrow('There is nothing in it')
})

test('one row is too few, and the message says how many it needs', () => {
  expect(problem(() => read('value\n5\n'))).toBe('One row can be read; the method needs at least 2.')
  expect(problem(() => read('value\n'))).toContain('0 rows can be read')
})

test.for([
  ['commas', 'date,value,machine\n2026-01-02,1.5,A\n2026-01-03,2.5,B\n'],
  ['semicolons and decimal commas', 'Date;Value;Machine\n02.01.2026;1,5;A\n03.01.2026;2,5;B\n'],
  ['tabs', 'date\tvalue\tmachine\n2026-01-02\t1.5\tA\n2026-01-03\t2.5\tB\n'],
  ['bars', 'date|value|machine\n02/01/2026|1.5|A\n03/01/2026|2.5|B\n'],
  [
    'a byte order mark and Windows line ends',
    '\uFEFFdate,value,machine\r\n2026-01-02,1.5,A\r\n2026-01-03,2.5,B\r\n',
  ],
  [
    'quotes, spaces and no last line end',
    '"date" , "value" , "machine"\n2026-01-02,"1.5",A\n2026-01-03, 2.5 ,"B"',
  ],
  ['old line ends', 'date,value,machine\r2026-01-02,1.5,A\r2026-01-03,2.5,B\r'],
  ['headings with units', 'Date (UTC);Value [mm];Machine no.\n02.01.2026;1,5;A\n03.01.2026;2,5;B\n'],
])('%s are read alike', ([, text]) => {
  const { table, reading } = read(text ?? '')
  expect(reading.faultCount).toBe(0)
  expect(table?.columns['reading']).toEqual([1.5, 2.5])
  expect(table?.columns['line']).toEqual(['A', 'B'])
  expect(table?.columns['at']).toEqual([Date.UTC(2026, 0, 2), Date.UTC(2026, 0, 3)])
})

test('one column without a heading is read as what it holds, decimal commas included', () => {
  expect(read('1.5\n2.5\n3.5\n').table?.columns['reading']).toEqual([1.5, 2.5, 3.5])
  expect(read('value\n1,5\n2,5\n').table?.columns['reading']).toEqual([1.5, 2.5])
})

test('a date is no number, so it isn’t taken for the column of an unknown heading', () => {
  for (const text of ['01.01.2026', '1.2.3', '12.34,5', '1,2,3']) {
    expect([readNumber(text, ','), readNumber(text, '.')]).toEqual([Number.NaN, Number.NaN])
  }
  const { table, reading } = read('Zeit;Messwert\n01.01.2026;50,25\n02.01.2026;51,5\n')
  expect(reading.mapping).toEqual({ at: null, reading: 1, line: null })
  expect(table?.columns['reading']).toEqual([50.25, 51.5])
})

test('thousands are told from decimals', () => {
  expect(read('value;machine\n1.234,5;A\n2.234,5;B\n').table?.columns['reading']).toEqual([1234.5, 2234.5])
  expect(read('value,machine\n"1,234.5",A\n"2,234",B\n').table?.columns['reading']).toEqual([1234.5, 2234])
  expect(readNumber('1 234 567', '.')).toBe(1_234_567)
  expect(detectDecimal(['12,5', '3'], ';')).toBe(',')
})

test('rows that can’t be read are left out, each with its number, its column and the reason', () => {
  const { table, reading } = read(
    'date,value\n2026-01-01,1\n2026-01-02,NaN\n2026-02-30,3\n2026-01-04,abc\n\n2026-01-06,6\n2026-01-07\n',
  )
  expect(table?.columns['reading']).toEqual([1, 6])
  expect(table?.lines).toEqual([2, 7])
  expect(reading.faults).toEqual([
    { line: 3, column: 'Reading', value: 'NaN', problem: 'empty' },
    { line: 4, column: 'Time', value: '2026-02-30', problem: 'not a date' },
    { line: 5, column: 'Reading', value: 'abc', problem: 'not a number' },
    { line: 8, column: 'Reading', value: '', problem: 'empty' },
  ])
})

test('200,000 rows are taken, one more is not', () => {
  const rows = (count: number) => `value\n${'1\n'.repeat(count)}`
  expect(read(rows(200_000)).table?.length).toBe(200_000)
  expect(problem(() => read(rows(200_001)))).toContain('more than 200,000 rows')
})

test('a file over 10 MB, a workbook and a picture are refused in words that say what to do', async () => {
  await expect(readText(new Blob(['1\n'.repeat(5_000_001)]))).rejects.toThrow('up to 10 MB')
  await expect(readText(new Blob(['PK\u0003\u0004 sheet']))).rejects.toThrow('save the sheet as CSV')
  await expect(readText(new Blob([new Uint8Array([0x61, 0, 0x62, 4])]))).rejects.toThrow('isn’t text')
})

test('UTF-16 and Windows-1252 are read', async () => {
  const wide = new Uint8Array([0xff, 0xfe, ...[...'1;ü'].flatMap((c) => [c.charCodeAt(0), 0])])
  expect((await readText(new Blob([wide]))).replace('\uFEFF', '')).toBe('1;ü')
  expect(await readText(new Blob([new Uint8Array([0x31, 0x3b, 0xfc])]))).toBe('1;ü')
})

test('a lacking column is asked for, and the choice is followed', () => {
  const text = 'name,other\nA,B\nC,D\n'
  const { table, reading } = read(text)
  expect(table).toBeUndefined()
  expect(reading.lacking).toEqual(['Reading'])
  expect(reading.headings).toEqual(['name', 'other'])
  const chosen = readTable('a,b\n1,5\n2,6\n', input, { at: null, reading: 1, line: null })
  expect(chosen.table?.columns['reading']).toEqual([5, 6])
})

test('dates are read day first, unless the data shows otherwise; impossible ones not at all', () => {
  expect(readTime('03/04/2026')).toBe(Date.UTC(2026, 3, 3))
  expect(readTime('03/04/2026', true)).toBe(Date.UTC(2026, 2, 4))
  expect(readTime('3.4.2026 2:05 pm')).toBe(Date.UTC(2026, 3, 3, 14, 5))
  expect(readTime('2026-03-29T01:30:00+01:00')).toBe(Date.UTC(2026, 2, 29, 0, 30))
  expect(readTime('2026-02-29')).toBeNaN()
  expect(readTime('12345')).toBeNaN()
  expect(read('date,value\n01/13/2026,1\n02/01/2026,2\n').table?.columns['at']?.[1]).toBe(
    Date.UTC(2026, 1, 1),
  )
})

test('any text gives a table, a question for a column or a clear refusal, never another error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      try {
        const { table, reading } = read(text)
        expect(table ? table.length >= 2 : reading.lacking.length > 0).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(DemoError)
      }
    }),
  )
})

test('numbers survive the way out and in again, whatever stands beside them', () => {
  const cells = fc.array(fc.tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string()), {
    minLength: 2,
    maxLength: 30,
  })
  fc.assert(
    fc.property(cells, (rows) => {
      const csv = toCsv([['value', 'machine'], ...rows])
      expect(read(csv).table?.columns['reading']).toEqual(rows.map(([value]) => value + 0))
    }),
  )
})

/** The first bytes of a PNG of this size: what a bomb shows before it is decoded. */
function pngHead(width: number, height: number) {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

test('pictures of 12 megapixels are taken, larger ones and what is none are refused before they are decoded', () => {
  expect(() => checkPicture('part.png', 1000, pngHead(4000, 3000))).not.toThrow()
  expect(problem(() => checkPicture('wall.png', 1000, pngHead(60_000, 60_000)))).toContain(
    '3600.0 megapixels',
  )
  expect(problem(() => checkPicture('part.png', 10_000_001, pngHead(10, 10)))).toContain('up to 10 MB')
  expect(problem(() => checkPicture('notes.txt', 4, new TextEncoder().encode('text')))).toContain(
    'no picture',
  )
  expect(problem(() => checkPicture('empty.png', 0, new Uint8Array()))).toContain('no picture')
})
