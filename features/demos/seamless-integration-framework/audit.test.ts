import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Sheet } from '#features/demos/frame/demo.ts'
import { integrate } from './integrate.ts'
import { linkQuality } from './integration-report.ts'

/** Two lists of people from a generator that shares nothing with the room: capitals, typing errors, swapped names, moved, left blank. */
function sheetOf(file: string, left: readonly string[]): { sheet: Sheet; truth: number[] } {
  const [headings = [], ...rows] = readFileSync(`tests/files/audit/${file}`, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const truth = rows.map((row) => {
    const cell = row[headings.indexOf('TARGET_ROW')]
    return cell ? Number(cell) : -1
  })
  const kept = headings.flatMap((name, i) => (left.includes(name) ? [] : [i]))
  const pick = (row: string[]) => kept.map((i) => row[i] ?? '')
  const lines = rows.map((_, i) => i + 2)
  return { sheet: { name: file, headings: pick(headings), rows: rows.map(pick), lines }, truth }
}

test.for([
  { left: ['TARGET_ROW'], least: 0.95 },
  { left: ['TARGET_ROW', 'postcode', 'phone', 'POST_CODE', 'TEL'], least: 0.9 },
])('people of another generator without $left: F1 of at least $least, no update wrong', ({ left, least }) => {
  const source = sheetOf('people-source.csv', left)
  const target = sheetOf('people-target.csv', left)
  const settings = { nameWeight: 0.4, least: 0.35, linkFrom: 0.95, reviewFrom: 0.02 }
  const { linkage, fates } = integrate(source.sheet, target.sheet, settings, new Map(), {
    progress: () => undefined,
  })
  expect(linkQuality(linkage, source.truth).f1).toBeGreaterThanOrEqual(least)
  const updates = fates.filter(({ kind }) => kind === 'update')
  expect(updates.length).toBeGreaterThan(100)
  expect(updates.filter(({ row, target: t }) => source.truth[row] !== t)).toEqual([])
})

test('figures are taken as the whole file was read: 1.317 in a list with decimal commas is one thousand', () => {
  const numbers = Array.from({ length: 40 }, (_, i) => i)
  const stock = (i: number) => 1000 + i * 37
  const own = numbers.map((i) => [`A${i}`, `Valve ${i}`, stock(i).toLocaleString('de-DE')])
  const theirs = numbers.map((i) => [`A${i}`, `Valve ${i}`, String(stock(i))])
  const lines = numbers.map((i) => i + 2)
  const source = {
    name: 'a',
    headings: ['Nr', 'Name', 'Bestand'],
    rows: own,
    lines,
    formats: ['text', 'text', 'number ,'] as const,
  }
  const target = { name: 'b', headings: ['no', 'name', 'stock'], rows: theirs, lines }
  const settings = { nameWeight: 0.4, least: 0.35, linkFrom: 0.95, reviewFrom: 0.02 }
  const { fates } = integrate(
    { ...source, formats: [...source.formats] },
    target,
    settings,
    new Map([[2, 2]]),
    {
      progress: () => undefined,
    },
  )
  expect(fates.map(({ record }) => record['stock'])).toEqual(numbers.map(stock))
})
