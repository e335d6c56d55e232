import {
  DemoError,
  initialValues,
  isPictureDemo,
  isSheetsDemo,
  type Columns,
  type Demo,
  type Pictures,
  type Settings,
  type Sheets,
  type Slots,
  type Table,
  type TableInput,
  type Work,
} from './demo.ts'
import { demoLimits } from './limits.ts'
import { openFile } from './read/open-file.ts'
import type { PictureSize } from './read/picture-size.ts'
import { readSheet } from './read/read-sheet.ts'
import { readTable } from './read/read-table.ts'
import type { Choices, Reading } from './read/reading.ts'
import type { Pairing, Report } from './report/report.ts'
import { emptySettings } from './setting-values.ts'

/** Where the data comes from. Everything a run needs, so that a worker may be ended and another one go on. */
export type Source =
  | { kind: 'sample'; meanings?: Meanings | undefined }
  /** `id`: another one for each file that is chosen, so that the same one isn't read twice in a row. */
  | { kind: 'table'; id?: number; file: Blob; choices?: Choices | undefined; meanings?: Meanings | undefined }
  | { kind: 'pictures'; files: Record<string, File[]> }
  | {
      kind: 'sheets'
      files: Record<string, File[]>
      choices?: Record<string, Choices> | undefined
      pairs?: Pairing['chosen'] | undefined
    }

/** What the visitor says of the values of a column. */
type Meanings = Readonly<Record<string, string>>

export type SettingValues = Record<string, number | string>

export interface Outcome {
  /** Undefined while the visitor has something to tell first. */
  report: Report | undefined
  /** What was understood of each of the visitor's tables, by its slot. */
  readings: Readings
  /** Settings that a visitor's file needs, by label. */
  needs: string[]
}

/** By slot; a demo of one table calls it `table`. */
export type Readings = Record<string, Reading>

interface Running extends Work {
  /** Called with what was read before it is computed with. */
  onRead?: (readings: Readings) => void
}

type ReadPicture = (file: File, size: PictureSize) => Promise<Pictures[string][number]>

/** Runs a demo on a source. Throws `DemoError` for data that can't be used. */
export async function runDemo(
  demo: Demo,
  source: Source,
  settings: SettingValues,
  work: Running,
  readPicture?: ReadPicture,
): Promise<Outcome> {
  const values = { ...initialValues(demo.settings), ...settings }
  const isSample = source.kind === 'sample'
  const needs = isSample ? [] : emptySettings(demo.settings, values).map(([, { label }]) => label)
  const outcome = (report: Report | undefined, readings: Readings = {}): Outcome => ({
    report,
    readings,
    needs,
  })
  if (isPictureDemo(demo)) {
    const isOwn = source.kind === 'pictures' && readPicture
    const pictures = isOwn ? await readAll(source.files, demo.input.slots, readPicture, work) : demo.sample()
    if (needs.length > 0) return outcome(undefined)
    const report = await demo.compute(pictures, values, { ...work, isSample })
    return outcome({ ...report, warnings: [...(report.warnings ?? []), ...animations(pictures)] })
  }
  if (isSheetsDemo(demo)) {
    if (source.kind !== 'sheets')
      return outcome(await demo.compute(demo.sample(), values, { ...work, isSample }))
    const { sheets, readings } = await readSheets(source, work)
    work.onRead?.(readings)
    if (Object.values(readings).some(({ questions }) => questions.length > 0))
      return outcome(undefined, readings)
    const { pairs } = source
    return outcome(await demo.compute(sheets, values, { ...work, isSample, pairs }), readings)
  }
  if (source.kind !== 'table') {
    const meanings = source.kind === 'sample' ? source.meanings : undefined
    return outcome(await demo.compute(demo.sample(), values, { ...work, isSample, meanings }))
  }
  const { reading, table, problem } = await readOwn(demo.input, source, work)
  const readings = { table: reading }
  work.onRead?.(readings)
  if (problem !== undefined) throw new DemoError(problem)
  const open = needs.filter((label) => !table || !isInColumns(demo.settings, label, table))
  if (!table || open.length > 0) return { report: undefined, readings, needs: open }
  const { meanings } = source
  const report = await demo.compute(table, values, { ...work, isSample, meanings })
  return { report, readings, needs: open }
}

/** A figure that a column of the file gives for each row. */
const isInColumns = (settings: Settings, label: string, { columns }: Table) =>
  Object.values(settings).some(
    (setting) =>
      setting.label === label &&
      setting.kind === 'number' &&
      setting.orColumns?.some((name) => columns[name] !== undefined),
  )

const animations = (pictures: Pictures): string[] =>
  Object.values(pictures)
    .flat()
    .flatMap(({ name, frames = 1 }) =>
      frames > 1 ? [`${name} is an animation: only the first of its ${frames} pictures is read.`] : [],
    )

/** The last file, so that a changed setting or column doesn't read 10 MB again. */
let opened: { key: string; file: ReturnType<typeof openFile> } | undefined
let lastRead: { key: string; table: ReturnType<typeof readTable> } | undefined

async function readOwn(
  input: TableInput,
  { id, file, choices = {} }: Extract<Source, { kind: 'table' }>,
  work: Work,
) {
  const { sheet, encoding, delimiter } = choices
  const key = JSON.stringify([id, sheet, encoding, delimiter])
  if (id === undefined || opened?.key !== key) {
    work.progress(0.02, 'Reading the file')
    opened = {
      key,
      file: openFile(file, choices, (share) => work.progress(0.02 + share * 0.3, 'Reading the file')),
    }
  }
  const rows = await opened.file
  const whole = JSON.stringify([key, choices])
  if (id === undefined || lastRead?.key !== whole) {
    work.progress(0.35, 'Finding out what the columns hold')
    lastRead = { key: whole, table: readTable(rows, input, choices) }
  }
  return lastRead.table
}

async function readAll(
  files: Record<string, File[]>,
  slots: Slots,
  readPicture: ReadPicture,
  work: Work,
): Promise<Pictures> {
  const read: Record<string, Pictures[string]> = {}
  for (const [slot, { longest = Infinity, capture }] of Object.entries(slots)) {
    const pictures = []
    const own = files[slot] ?? []
    const pixels = Math.min(demoLimits.pixels, demoLimits.allPixels / own.length)
    for (const file of own) {
      work.progress(0.02, `Decoding ${file.name}`)
      const picture = await readPicture(file, { longest, pixels })
      if (capture === 'frames' && picture.frames && picture.frames > 1)
        throw new DemoError(
          `${file.name} is one animation of ${picture.frames} pictures. Choose its frames as single pictures, or the video it was made from.`,
        )
      pictures.push(picture)
    }
    read[slot] = pictures
  }
  return read
}

async function readSheets({ files, choices = {} }: Extract<Source, { kind: 'sheets' }>, work: Work) {
  const sheets: Record<string, Sheets[string]> = {}
  const readings: Readings = {}
  for (const [slot, [file]] of Object.entries(files)) {
    if (!file) continue
    work.progress(0.02, `Reading ${file.name}`)
    const own = choices[slot] ?? {}
    const read = readSheet(file.name, await openFile(file, own, () => undefined), own)
    sheets[slot] = [read.sheet]
    readings[slot] = read.reading
  }
  return { sheets, readings }
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
    used.map(([name, { label }]) => table.headings?.[name] ?? label),
    ...Array.from({ length: table.length }, (_, row) =>
      used.map(([name, { kind }]) => cellOf(name, kind, row)),
    ),
  ]
}
