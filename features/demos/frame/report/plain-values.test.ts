import { expect, test } from 'vitest'
import { plainCell, plainFigure } from './plain-values.ts'

test.for([
  ['74.79%', '74.79', '%'],
  ['1,234', '1234', ''],
  ['1,234,567.50 mm', '1234567.50', 'mm'],
  ['£2,600.00', '2600.00', '£'],
  ['−£12', '-12', '£'],
  ['−3.2 N/mm²', '-3.2', 'N/mm²'],
  ['47.412–52.588', '47.412–52.588', ''],
  ['8 of 10', '8 of 10', ''],
  ['none', 'none', ''],
  ['12 Mar 2026', '2026-03-12', ''],
] as const)('the figure %s is %s in a spreadsheet, unit %s', ([value, number, unit]) => {
  expect(plainFigure(value)).toEqual([number, unit])
})

test.for([
  ['5 Jan 2026', '2026-01-05'],
  ['Sept 2025', '2025-09'],
  ['31 Dec 2025, 23:30', '2025-12-31T23:30'],
  ['2026-01-05 06:00', '2026-01-05T06:00'],
  ['2026-01-05 06:00:30', '2026-01-05T06:00:30'],
  ['2026-01-05', '2026-01-05'],
  ['May be late', 'May be late'],
  ['1,234', '1,234'],
] as const)('the cell %s is written %s', ([cell, plain]) => {
  expect(plainCell(cell)).toBe(plain)
})

test('numbers and empty cells stay as they are', () => {
  expect([plainCell(1234.5), plainCell(null)]).toEqual([1234.5, null])
})
