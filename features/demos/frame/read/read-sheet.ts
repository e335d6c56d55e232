import { DemoError, type Sheet } from '#features/demos/frame/demo.ts'
import { textOf } from './cell.ts'
import { nameColumns } from './columns-of.ts'
import { dropRows } from './drop-rows.ts'
import { findTable } from './find-table.ts'
import { readGroups } from './read-groups.ts'
import type { OpenFile } from './open-file.ts'
import { readTable } from './read-table.ts'
import type { Choices, Reading } from './reading.ts'

/** A whole table as text, for engines that find out by themselves what its columns are, and what is said of it. */
export function readSheet(
  name: string,
  file: OpenFile,
  choices: Choices,
): { sheet: Sheet; reading: Reading } {
  const input = { kind: 'table', columns: {}, minRows: 0, usesAll: true } as const
  const { reading } = readTable(file, input, choices)
  const found = findTable(file.rows, choices)
  const kept = dropRows(found.body, found.heading, choices.keepsTotals ?? false)
  const { heading, units, rows } = readGroups(found, kept.rows, input, choices.groups)
  const { headings, places } = nameColumns(heading, units, rows, true)
  if (headings.length < 2)
    throw new DemoError(
      `${name} has one column only. Choose what parts its fields below, or save it again as CSV or .xlsx.`,
    )
  reading.used = rows.length
  const sheet = {
    name,
    headings,
    rows: rows.map(({ cells }) => places.map((place) => textOf(cells[place]))),
    lines: rows.map(({ line }) => line),
    formats: headings.map((own) => reading.columns.find(({ heading }) => heading === own)?.format),
  }
  return { sheet, reading }
}
