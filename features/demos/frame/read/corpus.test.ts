import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { FileCase } from '#tests/files/expected/file-case.ts'
import { brokenFiles } from '#tests/files/expected/broken-files.ts'
import { textFiles } from '#tests/files/expected/every-file.ts'
import { workbooks } from '#tests/files/expected/workbooks.ts'
import type { Column, TableInput } from '#features/demos/frame/demo.ts'
import { openFile } from './open-file.ts'
import { readTable } from './read-table.ts'

const fileOf = (path: string) => new File([readFileSync(`tests/files/${path}`)], basename(path))
const idle = () => undefined

const kindOf = (format: string): Column['kind'] => {
  if (format.startsWith('number')) return 'number'
  return format === 'text' || format === 'duration' ? format : 'time'
}

/** Wants just the columns that the case looks into. */
function inputOf({ columns, cells }: FileCase) {
  const names = [...new Set(cells.map(([, heading]) => heading))]
  const wanted = names.map((name): [string, Column] => [
    name,
    { kind: kindOf(columns[name] ?? ''), label: name, names: [], required: false },
  ])
  const input: TableInput = { kind: 'table', columns: Object.fromEntries(wanted), minRows: 0 }
  return { input, roles: Object.fromEntries(names.map((name) => [name, name])) }
}

const asWritten = (value: string | number | undefined, format: string) => {
  if (typeof value !== 'number' || format.startsWith('number') || format === 'duration') return value
  return new Date(value)
    .toISOString()
    .replace(/(?:\.000)?Z$/, '')
    .replace(/(T00:00)?:00$/, '')
}

async function check(one: FileCase) {
  const { input, roles } = inputOf(one)
  const opened = await openFile(fileOf(one.file), {}, idle)
  const { reading, table } = readTable(opened, input, { roles })
  expect(opened.delimiter).toBe(one.delimiter)
  expect(opened.encoding).toBe(one.delimiter && (one.encoding ?? 'utf-8'))
  expect(reading.hasHeading ? reading.skip + 1 : 0).toBe(one.heading)
  const asked = new Set(readTable(opened, input, { roles: allRoles(reading.columns) }).reading.notes)
  const isAsked = (heading: string) =>
    [...asked].some((note) => note.startsWith(`${heading}: `) && note.endsWith('?'))
  expect(
    Object.fromEntries(
      reading.columns.map(({ heading, format, unit }) => {
        const own = heading.split(' + ')
        const shown = own.some(isAsked) ? `${format.split(' ')[0]} ?` : format
        return [heading, unit ? `${shown} ${unit}` : shown]
      }),
    ),
  ).toEqual(one.columns)
  expect(reading.rows).toBe(one.rows)
  for (const [line, heading, value] of one.cells) {
    const row = table?.lines.indexOf(line) ?? -1
    const found = asWritten(table?.columns[heading]?.[row], one.columns[heading] ?? '')
    expect([line, heading, found]).toEqual([
      line,
      heading,
      typeof value === 'number' ? closeTo(value, found) : value,
    ])
  }
  for (const piece of one.says ?? [])
    expect(reading.notes.join(' ').toLowerCase()).toContain(piece.toLowerCase())
  return opened
}

/** The same up to rounding in the last places. */
const closeTo = (value: number, found: unknown) =>
  typeof found === 'number' && Math.abs(found - value) < 1e-9 * Math.max(1, Math.abs(value)) ? found : value

const allRoles = (columns: { heading: string }[]) =>
  Object.fromEntries(columns.map(({ heading }) => [heading, heading]))

test.for(textFiles)('$file is read as a person reads it', async (one) => {
  await check(one)
})

test.for(workbooks)('$file is read as a person reads it, and its sheets are named', async (one) => {
  const { sheets, sheet } = await check(one)
  expect({ sheets, sheet }).toEqual({ sheets: one.sheets, sheet: one.sheet })
})

test.for(brokenFiles)('$file is refused with the way on', async ({ file, error }) => {
  const reading = openFile(fileOf(file), {}, idle).then((opened) =>
    readTable(opened, { kind: 'table', columns: {}, minRows: 0 }, {}),
  )
  for (const piece of error) await expect(reading).rejects.toThrow(piece)
})
