import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRowCount } from './csv-row-count.ts'
import { toCsv } from './csv.ts'

test('rows are counted as they end, whatever their cells hold and wherever the bytes are cut', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('"', '\n', '\r\n', 'a "quoted" word\nand a line', '…'))
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (rows, size) => {
        const bytes = new TextEncoder().encode(toCsv(rows))
        const count = csvRowCount()
        let counted = 0
        for (let at = 0; at < bytes.length; at += size) counted = count(bytes.subarray(at, at + size))
        expect(counted).toBe(rows.length)
      },
    ),
  )
})
