import {
  initialValues,
  isPictureDemo,
  isSheetsDemo,
  type Columns,
  type Demo,
  type Pictures,
  type Sheets,
  type Slots,
  type Table,
  type Work,
} from './demo.ts'
import type { Mapping } from './read/guess-columns.ts'
import { readTable, type Reading } from './read/read-table.ts'
import { readText } from './read/read-text.ts'
import { readSheet } from './read/read-sheet.ts'
import type { Pairing, Report } from './report/report.ts'

/** Where the data comes from. Everything a run needs, so that a worker may be ended and another one go on. */
export type Source =
  | { kind: 'sample' }
  | { kind: 'table'; file: Blob; mapping?: Mapping | undefined }
  | { kind: 'pictures'; files: Record<string, File[]> }
  | { kind: 'sheets'; files: Record<string, File[]>; pairs?: Pairing['chosen'] | undefined }

export type SettingValues = Record<string, number | string>

export interface Outcome {
  /** Undefined while a required column is still to be chosen. */
  report: Report | undefined
  reading: Reading | undefined
}

type ReadPicture = (file: File, longest?: number) => Promise<Pictures[string][number]>

/** Runs a demo on a source. Throws `DemoError` for data that can't be used. */
export async function runDemo(
  demo: Demo,
  source: Source,
  settings: SettingValues,
  work: Work,
  readPicture?: ReadPicture,
): Promise<Outcome> {
  const values = { ...initialValues(demo.settings), ...settings }
  const isSample = source.kind === 'sample'
  if (isPictureDemo(demo)) {
    const isOwn = source.kind === 'pictures' && readPicture
    const pictures = isOwn ? await readAll(source.files, demo.input.slots, readPicture, work) : demo.sample()
    return { report: await demo.compute(pictures, values, { ...work, isSample }), reading: undefined }
  }
  if (isSheetsDemo(demo)) {
    const isOwn = source.kind === 'sheets'
    const sheets = isOwn ? await readSheets(source.files, work) : demo.sample()
    const pairs = isOwn ? source.pairs : undefined
    return { report: await demo.compute(sheets, values, { ...work, isSample, pairs }), reading: undefined }
  }
  if (source.kind !== 'table')
    return { report: await demo.compute(demo.sample(), values, { ...work, isSample }), reading: undefined }
  work.progress(0.02, 'Reading the file')
  const { table, reading } = readTable(await readText(source.file), demo.input, source.mapping)
  return { report: table && (await demo.compute(table, values, { ...work, isSample })), reading }
}

async function readAll(
  files: Record<string, File[]>,
  slots: Slots,
  readPicture: ReadPicture,
  work: Work,
): Promise<Pictures> {
  const read: Record<string, Pictures[string]> = {}
  for (const [slot, { longest }] of Object.entries(slots)) {
    const pictures = []
    for (const file of files[slot] ?? []) {
      work.progress(0.02, `Decoding ${file.name}`)
      pictures.push(await readPicture(file, longest))
    }
    read[slot] = pictures
  }
  return read
}

async function readSheets(files: Record<string, File[]>, work: Work): Promise<Sheets> {
  const read: Record<string, Sheets[string]> = {}
  for (const [slot, own] of Object.entries(files)) {
    const sheets = []
    for (const file of own) {
      work.progress(0.02, `Reading ${file.name}`)
      sheets.push(readSheet(file.name, await readText(file)))
    }
    read[slot] = sheets
  }
  return read
}

/** The bundled example as CSV rows, for a visitor who wants a pattern for their own. */
export function sampleRows(table: Table, columns: Columns): (string | number)[][] {
  const used = Object.entries(columns).filter(([name]) => table.columns[name])
  const cellOf = (name: string, kind: string, row: number) => {
    const cell = table.columns[name]?.[row] ?? ''
    const isTime = kind === 'time' && typeof cell === 'number' && Number.isFinite(cell)
    return isTime ? new Date(cell).toISOString().replace(/(?:\.000)?Z$/, '') : cell
  }
  return [
    used.map(([, { label }]) => label),
    ...Array.from({ length: table.length }, (_, row) =>
      used.map(([name, { kind }]) => cellOf(name, kind, row)),
    ),
  ]
}
