import { expect, test } from 'vitest'
import { openFile } from './open-file.ts'
import { readTable } from './read-table.ts'

const input = {
  kind: 'table',
  columns: { value: { kind: 'number', label: 'Value', names: ['value'], required: true } },
  minRows: 2,
} as const

const formatOf = async (heading: string, cells: readonly string[], days = true) => {
  const rows = cells.map((cell, i) => `${days ? `2026-04-06 09:00:0${i},` : ''}${i}.5,${cell}`)
  const text = [`${days ? 'when,' : ''}value,${heading}`, ...rows].join('\n')
  const { reading } = readTable(await openFile(new Blob([text]), {}, () => undefined), input, {})
  return reading.columns.at(-1)?.format
}

const seconds = [1_775_466_001, 1_775_466_002, 1_775_466_003]
const units = [
  ['unix s', ''],
  ['unix ms', '123'],
  ['unix us', '123456'],
  ['unix ns', '123456789'],
] as const

test.for(units)('%s under any heading, where the file is about these days', async ([format, rest]) => {
  const cells = seconds.map((own) => `${own}${rest}`)
  expect(await formatOf('x7', cells)).toBe(format)
  expect(await formatOf('received_at', cells, false)).toBe(format)
  expect(await formatOf('receivedAt', cells, false)).toBe(format)
  expect(await formatOf('x7', cells, false)).toBe('number .')
})

test('a counter of bytes that isn’t of these days stays a number', async () => {
  expect(await formatOf('bytes', ['1200000001', '1300000002', '1400000003'])).toBe('number .')
})
