import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from '#lib/csv.ts'
import { DemoError } from '#features/demos/frame/demo.ts'
import { openFile } from './open-file.ts'
import { fittingSize } from './picture-size.ts'
import { checkPicture } from './read-picture.ts'
import { readTable } from './read-table.ts'
import type { Choices } from './reading.ts'

const input = {
  kind: 'table',
  columns: {
    at: { kind: 'time', label: 'Time', names: ['date'], required: false },
    reading: { kind: 'number', label: 'Reading', names: ['value'], required: true },
    line: { kind: 'text', label: 'Line', names: ['machine'], required: false },
  },
  minRows: 2,
} as const

const problem = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    expect(error).toBeInstanceOf(DemoError)
    return error instanceof Error ? error.message : ''
  }
  throw new Error('It was taken')
}

const read = async (text: string | Blob, choices: Choices = {}) =>
  readTable(await openFile(new Blob([text]), choices, () => undefined), input, choices)

test.for(['', '\n\n\r\n', '   \n', '\uFEFF'])('nothing in it (%j) is said to be nothing', async (text) => {
  await expect(read(text)).rejects.toThrow('There is nothing in it')
})

test('one row is too few, and the message says how many it needs', async () => {
  expect((await read('value\n5\n')).problem).toBe('One row can be read; the method needs at least 2.')
  await expect(read('value\n')).rejects.toThrow('no row of data')
})

test.for([
  ['commas', 'date,value,machine\n2026-01-02,1.5,A\n2026-01-03,2.5,B\n'],
  ['semicolons and decimal commas', 'Date;Value;Machine\n02.01.2026;1,5;A\n03.01.2026;2,5;B\n'],
  ['tabs', 'date\tvalue\tmachine\n2026-01-02\t1.5\tA\n2026-01-03\t2.5\tB\n'],
  [
    'quotes, spaces and no last line end',
    '"date","value","machine"\n2026-01-02,"1.5",A\n2026-01-03, 2.5 ,"B"',
  ],
  ['headings with units', 'Date (UTC);Value [mm];Machine no.\n02.01.2026;1,5;A\n03.01.2026;2,5;B\n'],
])('%s are read alike', async ([, text]) => {
  const { table, reading } = await read(text ?? '')
  expect(reading.faultCount).toBe(0)
  expect(table?.columns['reading']).toEqual([1.5, 2.5])
  expect(table?.columns['line']).toEqual(['A', 'B'])
  expect(table?.columns['at']).toEqual([Date.UTC(2026, 0, 2), Date.UTC(2026, 0, 3)])
})

test('the engine gets the visitor’s own headings and units', async () => {
  const { table } = await read('Datum;Druck [bar]\n13.01.2026;1,5\n14.01.2026;2,5\n')
  expect(table?.headings).toEqual({ at: 'Datum', reading: 'Druck [bar]' })
  expect(table?.units).toEqual({ at: '', reading: 'bar' })
})

test('rows whose needed cell can’t be read are left out, each with its number, its column and the reason', async () => {
  const { table, reading } = await read(
    'date,value\n2026-01-01,1\n2026-01-02,NaN\n2026-01-04,abc\n\n2026-01-06,6\n2026-01-07\n2026-01-08,8\n2026-01-09,9\n',
  )
  expect(table?.columns['reading']).toEqual([1, 6, 8, 9])
  expect(table?.lines).toEqual([2, 6, 8, 9])
  expect(reading.faults).toEqual([
    { line: 3, column: 'value', value: 'NaN', problem: 'empty' },
    { line: 4, column: 'value', value: 'abc', problem: 'not a number' },
    { line: 7, column: 'value', value: '', problem: 'empty' },
  ])
})

test('a cell of an optional column that can’t be read is empty and said, and its row stays', async () => {
  const { table, reading } = await read('date,value\n2026-01-01,1\n2026-02-30,2\n2026-01-03,3\n')
  expect(table?.columns['at']).toEqual([Date.UTC(2026, 0, 1), Number.NaN, Date.UTC(2026, 0, 3)])
  expect(reading.faultCount).toBe(0)
  expect(reading.notes.join(' ')).toContain(
    '1 cell of date can’t be read and count as empty: row 3, date: “2026-02-30”',
  )
})

test('an optional column that is mostly no date is ignored with a note, and every row is used', async () => {
  const { table, reading } = await read('when,value\nearly,1\nlate,2\nearly,3\n', {
    formats: { when: 'date dmy' },
    roles: { at: 'when' },
  })
  expect(table?.columns['at']).toBeUndefined()
  expect(table?.columns['reading']).toEqual([1, 2, 3])
  expect(reading.notes.join(' ')).toContain('when can’t be read as dates and is ignored')
})

test('what can’t be told is asked, and the word of the visitor is followed', async () => {
  const text = 'batch;value\nA;1.234\nB;2.567\n'
  const asked = await read(text)
  expect(asked.table).toBeUndefined()
  expect(asked.reading.questions).toEqual([
    {
      heading: 'value',
      text: 'value: is “1.234” 1.234 or 1,234?',
      options: [
        { format: 'number .', label: '1.234 (a point for decimals)' },
        { format: 'number ,', label: '1,234 (a comma for decimals)' },
      ],
    },
  ])
  // One answer holds for all columns that can't be told.
  const wide = 'batch;value;width;height\nA;1.234;5.678;2.345\nB;2.567;3.210;4.321\n'
  const roles = { reading: 'value', second: 'width' }
  expect((await read(wide, { roles })).reading.questions.length).toBe(1)
  const all = await read(wide, { roles, formats: { value: 'number ,' } })
  expect(all.reading.columns.map(({ format }) => format)).toEqual([
    'text',
    'number ,',
    'number ,',
    'number ,',
  ])
  const told = await read(text, { formats: { value: 'number ,' } })
  expect(told.table?.columns['reading']).toEqual([1234, 2567])
  const months = await read('date,value\n01/02/2026,1\n02/02/2026,2\n')
  expect(months.reading.questions[0]?.options.map(({ label }) => label)).toEqual([
    '1 February 2026 (day first)',
    '2 January 2026 (month first)',
  ])
})

test('a lacking column is asked for, and any column can be given the role', async () => {
  const { table, reading } = await read('name,other\nA,B\nC,D\n')
  expect(table).toBeUndefined()
  expect(reading.lacking).toEqual(['reading'])
  const chosen = await read('a,b\n1,5\n2,6\n', { roles: { reading: 'b' } })
  expect(chosen.table?.columns['reading']).toEqual([5, 6])
})

test('rows at the top, the heading and the delimiter are what the visitor says', async () => {
  const text = 'x;y\n1;2\n3;4\n5;6\n'
  const skipped = await read(text, { skip: 2, hasHeading: false })
  expect(skipped.reading.columns.map(({ heading }) => heading)).toEqual(['Column 1', 'Column 2'])
  expect(skipped.table?.lines).toEqual([3, 4])
  expect((await read(text, { delimiter: ',' })).reading.columns).toHaveLength(1)
})

test('several columns of figures fit, so the choice among them is said', async () => {
  const { reading } = await read('No,Temp,Flow\n1,20.5,3.1\n2,20.7,3.4\n3,20.1,3.3\n')
  expect(reading.notes).toContain(
    'Reading is taken from “Temp” by what it holds; change it if another column is meant.',
  )
})

test('200,000 rows are taken, many more are not, and a file over 10 MB is refused', async () => {
  const rows = (count: number) => `value\n${'1\n'.repeat(count)}`
  expect((await read(rows(200_000))).table?.length).toBe(200_000)
  await expect(read(rows(200_100))).rejects.toThrow('more than 200,000 rows')
  await expect(read('1\n'.repeat(5_000_001))).rejects.toThrow('up to 10 MB')
})

test('any text gives a table, a question or a clear refusal, never another error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
      try {
        const { table, problem, reading } = await read(text)
        expect(Boolean(table ?? problem) || reading.lacking.length + reading.questions.length > 0).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(DemoError)
      }
    }),
  )
})

test('numbers survive the way out and in again', async () => {
  const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), {
    minLength: 2,
    maxLength: 30,
  })
  await fc.assert(
    fc.asyncProperty(numbers, async (values) => {
      const csv = toCsv([['value', 'machine'], ...values.map((value) => [value, 'A'])])
      expect(
        (await read(csv, { roles: { reading: 'value' }, hasHeading: true, skip: 0 })).table?.columns[
          'reading'
        ],
      ).toEqual(values.map((value) => value + 0))
    }),
  )
})

/** The first bytes of a PNG of this size and its end: what a bomb shows before it is decoded. */
function pngHead(width: number, height: number) {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  bytes.set(new TextEncoder().encode('IEND'), 37)
  return bytes
}

test('pictures of 50 megapixels are taken, larger ones and what is none are refused before they are decoded', () => {
  expect(checkPicture('part.png', 1000, pngHead(8192, 6144))).toEqual({ width: 8192, height: 6144 })
  expect(problem(() => checkPicture('wall.png', 1000, pngHead(60_000, 60_000)))).toContain(
    '3600.0 megapixels',
  )
  expect(problem(() => checkPicture('part.png', 40_000_001, pngHead(10, 10)))).toContain('up to 40 MB')
  expect(problem(() => checkPicture('notes.txt', 4, new TextEncoder().encode('text')))).toContain(
    'no picture',
  )
  // Whether a browser reads a HEIC photo is seen when it is decoded.
  const heic = new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'), 0, 0, 0, 0])
  expect(checkPicture('photo.heic', 1000, heic)).toBeUndefined()
  expect(problem(() => checkPicture('empty.png', 0, new Uint8Array()))).toContain('is empty')
})

test('a photo of 50 megapixels is scaled to 12, and tells by how much; a small one stays as it is', () => {
  const large = fittingSize(8160, 6120, { longest: Infinity, pixels: 12_000_000 })
  expect(large.width * large.height).toBeLessThanOrEqual(12_010_000)
  expect(large.width / large.height).toBeCloseTo(8160 / 6120, 3)
  expect(large.width * large.shrink).toBeCloseTo(8160, -1)
  expect(fittingSize(640, 480, { longest: Infinity, pixels: 12_000_000 })).toEqual({
    width: 640,
    height: 480,
    shrink: 1,
  })
  expect(fittingSize(3000, 4000, { longest: 320, pixels: 12_000_000 })).toEqual({
    width: 240,
    height: 320,
    shrink: 12.5,
  })
})
