import type { Column, Columns } from '#features/demos/frame/demo.ts'
import { isMissing, readNumber } from './read-number.ts'
import { readTime } from './read-time.ts'

/** For each of our columns the index of theirs; null for none. */
export type Mapping = Record<string, number | null>

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[([].*$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** By heading first (whole, then as a part of it), then the first column left whose cells can be read as this kind. */
export function guessColumns(
  columns: Columns,
  headings: readonly string[],
  sample: readonly string[][],
): Mapping {
  const mapping: Mapping = Object.fromEntries(Object.keys(columns).map((name) => [name, null]))
  const isFree = (index: number) => !Object.values(mapping).includes(index)
  const take = (fits: (column: Column, heading: string, index: number) => boolean, isAll = true) => {
    for (const [name, column] of Object.entries(columns)) {
      if (mapping[name] !== null || (!isAll && !column.required)) continue
      const index = headings.findIndex((heading, i) => isFree(i) && fits(column, heading, i))
      if (index >= 0) mapping[name] = index
    }
  }
  const namesOf = (column: Column) => [column.label, ...column.names].map(plain)
  take((column, heading) => namesOf(column).includes(plain(heading)))
  take((column, heading) => namesOf(column).some((name) => name.length > 2 && plain(heading).includes(name)))
  take(
    (column, _, index) =>
      readsAs(
        column.kind,
        sample.map((row) => row[index] ?? ''),
      ),
    false,
  )
  return mapping
}

function readsAs(kind: Column['kind'], cells: readonly string[]): boolean {
  const full = cells.filter((cell) => !isMissing(cell))
  if (full.length === 0) return false
  const isNumber = (cell: string) =>
    !Number.isNaN(readNumber(cell, '.')) || !Number.isNaN(readNumber(cell, ','))
  const isTime = (cell: string) => !Number.isNaN(readTime(cell))
  const fits = {
    number: isNumber,
    time: isTime,
    text: (cell: string) => !isNumber(cell) && !isTime(cell),
  }[kind]
  return full.filter(fits).length >= full.length / 2
}
