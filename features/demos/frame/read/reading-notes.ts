import type { TableInput } from '#features/demos/frame/demo.ts'
import type { Roles } from './assign-roles.ts'
import { textOf, type Row } from './cell.ts'
import type { Kept } from './drop-rows.ts'
import type { FoundTable } from './find-table.ts'
import type { FormedColumn } from './made-columns.ts'
import type { Reading } from './reading.ts'
import { twoWords } from './two-words.ts'

/** Which of two words is the lower setting. */
export function wordNotes({ columns }: TableInput, roles: Roles, formed: readonly FormedColumn[]): string[] {
  return formed.flatMap(({ heading, format, cells }) => {
    const role = Object.keys(roles).find((name) => roles[name] === heading)
    const words = format === 'text' && role && columns[role]?.guess === 'levels' ? twoWords(cells) : undefined
    return words
      ? [`${heading}: ${[...words].map(([word, code]) => `“${word}” counts as ${code}`).join(', ')}.`]
      : []
  })
}

export const count = (number: number, noun: string) =>
  `${number.toLocaleString('en-GB')} ${noun}${number === 1 ? '' : 's'}`

export function notesOfPlace({ skip, heading, units, body }: FoundTable): string[] {
  const first = heading ?? body[0]
  return [
    skip > 0 && first
      ? `The ${skip === 1 ? 'first row' : `${skip} rows`} above the ${heading ? 'headings' : 'data'} ${skip === 1 ? 'is' : 'are'} left out.`
      : '',
    heading ? '' : 'The file has no headings; its columns are numbered.',
    units ? `Row ${units.line} holds units.` : '',
  ]
}

export function notesOfRows({ repeated, totals, loose }: Kept, keepsTotals: boolean): string[] {
  const named = (rows: Row[]) => {
    const lines = rows.slice(0, 4).map(({ line }) => line.toLocaleString('en-GB'))
    return `row${rows.length === 1 ? '' : 's'} ${lines.join(', ')}${rows.length > 4 ? ' …' : ''}`
  }
  const quote = ([row]: Row[]) => textOf(row?.cells.find((cell) => textOf(cell) !== '')).slice(0, 40)
  return [
    repeated.length > 0
      ? `${count(repeated.length, 'row')} that repeat${repeated.length === 1 ? 's' : ''} the headings, ${named(repeated)}, left out (they repeat the headings).`
      : '',
    totals.length > 0 && !keepsTotals
      ? `Left out as a total or summary: ${named(totals)} (“${quote(totals)}”).`
      : '',
    loose.length > 0 ? `Left out as no row of data: ${named(loose)} (“${quote(loose)}”).` : '',
  ]
}

export function seriesNote({ wide }: Reading, input: TableInput, isWide: boolean): string {
  if (!wide) return ''
  const span = `${wide.from} to ${wide.to}`
  const label = input.wide && input.columns[input.wide.value]?.label.toLowerCase()
  return isWide
    ? `Each row holds ${wide.count} of the same: ${span} are read as one column${label ? ` (${label})` : ''}.`
    : `${span} look like ${wide.count} of the same in each row; they are read as columns of their own.`
}
