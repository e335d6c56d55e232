import type { SolutionSlug } from '#config/solutions.ts'
import type { Format } from './read/reading.ts'
import type { Report } from './report/report.ts'

/** A figure that the visitor may set. */
export interface NumberSetting {
  kind: 'number'
  label: string
  /** Settings of one group stand together, folded until somebody opens them. */
  group?: string
  unit?: string
  hint?: string
  min: number
  max: number
  step: number
  /** At the start. */
  value: number
  /** Moved by hand rather than typed: for a threshold whose effect is watched. */
  isSlider?: boolean
  /**
   * `value` belongs to the sample. For a visitor's file the field starts with this figure, or empty: `asked` waits until it is filled
   * in, `empty` gives the engine NaN, `none` does so without showing the field: it is a knob of the sample alone.
   */
  forOwnFile?: 'asked' | 'empty' | 'none' | number
  /** Starts empty and may stay so: the engine gets NaN, as `value` is. */
  isOptional?: boolean
  /** Columns that may hold it row by row: where the file has one of them it isn't asked. */
  orColumns?: readonly string[]
}

export interface ChoiceSetting {
  kind: 'choice'
  label: string
  group?: string
  hint?: string
  options: readonly { value: string; label: string }[]
  value: string
}

/** A figure that may be missing: always, or for a visitor's own data. */
export const canBeEmpty = (setting: Setting, isOwn: boolean): boolean =>
  setting.kind === 'number' &&
  (setting.isOptional === true || (isOwn && typeof setting.forOwnFile === 'string'))

/** A knob of the sample alone, with nothing to set for a visitor's data. */
export const isOfSample = (setting: Setting): boolean =>
  setting.kind === 'number' && setting.forOwnFile === 'none'

/** A zone drawn on the picture: its corners in per cent of its sides, as in "55,38 90,38 90,82". A visitor's own picture starts without one. */
export interface ZoneSetting {
  kind: 'zone'
  label: string
  hint?: string
  group?: string
  value: string
  /** The file of the sample's picture on which it is drawn. */
  picture: string
}

export type Setting = NumberSetting | ChoiceSetting | ZoneSetting
export type Settings = Record<string, Setting>
type ValueOf<S extends Setting> = S extends ZoneSetting
  ? string
  : S extends ChoiceSetting
    ? S['options'][number]['value']
    : number
export type ValuesOf<S extends Settings> = { readonly [K in keyof S]: ValueOf<S[K]> }

/** A column of the visitor's table. */
export interface Column {
  /** `time` gives ms since 1970, as if written in UTC; `duration` minutes, from figures, from "hh:mm" or from a start and an end. */
  kind: 'number' | 'text' | 'time' | 'duration'
  label: string
  hint?: string
  /** Headings that are taken for this column, lower case. */
  names: readonly string[]
  /** A row without it is an error; without it in the whole file nothing runs. */
  required: boolean
  /** An optional column that is guessed from what cells hold when no heading fits, as a required one is. */
  byContents?: boolean
  /** It is not guessed where one of these was found: a file of lots has no readings beside its shares. */
  unless?: readonly string[]
  /** What is guessed for it first: a column that was set to a few values (or two words, then −1 and 1), one that was measured, or the words that part the rows most. */
  guess?: 'levels' | 'measured' | 'groups'
  /** Words, in lower case, that an optional column of text is known by when no heading fits: all its cells are among them. */
  holds?: readonly string[]
  /** It is asked for, not guessed, where several columns of the file could be it. */
  isAskedOfSeveral?: boolean
  /** A number of things: a share in per cent is never taken for it. */
  isCount?: boolean
  /** A text of words: a column of numbers or dates is never taken for it. */
  isWords?: boolean
  /** A text of which most rows have one of their own: an id of messages, not of their few senders. */
  tellsApart?: boolean
  /** A number that may also be the time between two dates of a row, as from installation to removal; it is then in days. */
  canBeSpan?: boolean
  /** A time that can't be earlier than that in this column: where one of the two is guessed, they are told apart by it. */
  notBefore?: string
  /** Of two years side by side, as in "2024 units" and "2025 units" or "PY Qty" and "CY Qty": found by its heading without the year. */
  inYear?: 'before' | 'after'
  /** The optional column whose heading a required one takes when the file has nothing else for it. */
  fallback?: string
}

/** What a table demo asks of a file. */
export interface TableInput<C extends Columns = Columns> {
  kind: 'table'
  columns: C
  /** Fewer rows are refused. */
  minRows: number
  /** Every column of the file is in use, whatever it is: the visitor is asked about each that can't be told. */
  usesAll?: boolean
  /** It also takes a layout with several values in a row: x1, x2, x3 (`numbers`), or years and months as headings (`periods`). */
  wide?: {
    by: 'numbers' | 'periods' | 'either'
    /** The column that gets the values. */
    value: string
    /** The time column that gets the period of a heading. */
    name?: string
    /** The text column that tells rows apart; without one in the file it gets the row's number. */
    row?: string
  }
  /**
   * How columns are read that stand in groups under a row above their headings ("Line 1" over "Good, Scrap"): `beside` as columns of their
   * own, or one below the other, with the group in this column. Without it the visitor is asked; groups of years are always columns of their own
   * where years or periods are wanted.
   */
  groups?: string
  /**
   * Kinds of files that hold the same thing in different ways, each with its own columns. The page says which was read and lets the
   * visitor change it. Columns of the others are absent from the table, required or not: an engine looks at `Table.layout` first.
   */
  layouts?: Readonly<Record<string, Layout>>
}

/** `Name`: of the input's columns. */
export interface Layout<Name extends string = string> {
  /** What a file of it is, as in "One row a shift". */
  label: string
  columns: readonly Name[]
  /** A file has this layout when all columns of one of these lists are found by their headings; layouts are tried in their order. */
  knownBy?: readonly (readonly Name[])[]
  /** The layout of a file that no other layout fits. */
  isUsual?: boolean
  /** Instead of the input's. */
  minRows?: number
}

export type Columns = Record<string, Column>

type CellsOf<C extends Column> = readonly (C['kind'] extends 'text' ? string : number)[]

/** Columns side by side. An empty optional number or time is NaN, an empty text is ''. */
export interface Table<C extends Columns = Columns> {
  length: number
  /** The line in the visitor's file that each row came from, from 1. */
  lines: readonly number[]
  columns: {
    readonly [K in keyof C]: C[K]['required'] extends true ? CellsOf<C[K]> : CellsOf<C[K]> | undefined
  }
  /** The visitor's own headings of the columns in use; a sample may name its own. */
  headings?: { readonly [K in keyof C]?: string }
  /** Units from the visitor's cells or headings, '' where there is none. */
  units?: { readonly [K in keyof C]?: string }
  /** Of a setting of two words, which count as −1 and 1: these, the lower one first. */
  words?: { readonly [K in keyof C]?: readonly [low: string, high: string] }
  /** Which of the input's layouts the file has; a sample has the first unless it names another. */
  layout?: string
}

/** RGBA, four bytes a pixel, row by row. */
export interface Picture {
  name: string
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
  /** Pixels of the visitor's file for each of these, when it was scaled down as it was read. */
  shrink?: number
  /** Of the visitor's file, as it is shown. */
  ofFile?: { width: number; height: number }
  /** Pictures in the file, of which this is the first: more than one in an animation. */
  frames?: number
}

/** What the visitor may give: one picture, or several where `many` says so. */
export interface Slot {
  label: string
  hint?: string
  many?: boolean
  /** It runs without. */
  isOptional?: boolean
  /** The camera of the device may give them: one picture at a time, or a run of frames, as a video file may. */
  capture?: 'picture' | 'frames'
  /** Larger pictures are scaled down to this longest side, in pixels, as they are read. */
  longest?: number
}

export type Slots = Record<string, Slot>
export type Pictures<P extends Slots = Slots> = { readonly [K in keyof P]: readonly Picture[] }

/** What an engine may use of the machine it runs on. */
export interface Work {
  /** Tells how far it is, 0 to 1; call it in long loops, it is throttled. */
  progress(done: number, doing?: string): void
}

interface Common<S extends Settings> {
  slug: SolutionSlug
  settings: S
}

export interface TableDemo<S extends Settings = Settings, C extends Columns = Columns> extends Common<S> {
  input: TableInput<C>
  /** The bundled example, the same each time. */
  sample(): Table<C>
  /**
   * Pure: the same input and settings give the same report. `meanings`: what the visitor says of values, as in `Report.meanings`. Throws
   * `DemoError` for data it can't work with.
   */
  compute(
    input: Table<C>,
    settings: ValuesOf<S>,
    work: Work & { isSample: boolean; meanings?: Readonly<Record<string, string>> | undefined },
  ): Report | Promise<Report>
}

export interface PictureDemo<S extends Settings = Settings, P extends Slots = Slots> extends Common<S> {
  input: { kind: 'pictures'; slots: P }
  sample(): Pictures<P>
  compute(
    input: Pictures<P>,
    settings: ValuesOf<S>,
    work: Work & { isSample: boolean },
  ): Report | Promise<Report>
}

/** A table as it is in a file, for engines that find out by themselves what its columns are. */
export interface Sheet {
  name: string
  headings: string[]
  /** Each as long as the headings. */
  rows: string[][]
  /** The line in the visitor's file that each row came from, from 1. */
  lines: number[]
  /** Of each column, as the reader decided it over the whole file or the visitor chose it; a sample has none. */
  formats?: (Format | undefined)[]
}

export type Sheets<P extends Slots = Slots> = { readonly [K in keyof P]: readonly Sheet[] }

export interface SheetsDemo<S extends Settings = Settings, P extends Slots = Slots> extends Common<S> {
  input: { kind: 'sheets'; slots: P }
  sample(): Sheets<P>
  /** `pairs`: columns that the visitor has paired by hand, as in `Report.pairing`. */
  compute(
    input: Sheets<P>,
    settings: ValuesOf<S>,
    work: Work & { isSample: boolean; pairs?: readonly (number | null)[] | undefined },
  ): Report | Promise<Report>
}

export type Demo = TableDemo | PictureDemo | SheetsDemo

export const isPictureDemo = (demo: Demo): demo is PictureDemo => demo.input.kind === 'pictures'
export const isTableDemo = (demo: Demo): demo is TableDemo => demo.input.kind === 'table'
export const isSheetsDemo = (demo: Demo): demo is SheetsDemo => demo.input.kind === 'sheets'
export const sheetsDemo = <const S extends Settings, const P extends Slots>(demo: SheetsDemo<S, P>) => demo
export const tableDemo = <const S extends Settings, const C extends Columns>(demo: TableDemo<S, C>) => demo
export const pictureDemo = <const S extends Settings, const P extends Slots>(demo: PictureDemo<S, P>) => demo

/** What is wrong with the visitor's data, in words for the visitor. Any other error is ours. */
export class DemoError extends Error {
  override name = 'DemoError'
}

/** The values that settings start with. */
export function initialValues(settings: Settings): Record<string, number | string> {
  return Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]))
}
