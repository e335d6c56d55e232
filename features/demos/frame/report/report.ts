import { drawnPlot } from '#ui/plot-drawn.ts'
import type { PlotSpec } from '#ui/plot-spec.ts'

/** What an engine answers: data only, so that it crosses from the worker, is in the server's HTML and is exported. */
export interface Report {
  /** The result in one sentence; it is read out after each run and goes into the enquiry. */
  headline: string
  figures: Figure[]
  blocks: Block[]
  /** What it means, in sentences computed from the result. */
  meaning: Sentence[]
  /** Where these figures are worked on, such as a calculator that opens with them filled in. */
  links?: ReportLink[]
  /** What limits this result: too few rows, an assumption that the data breaks. */
  warnings?: string[]
  /** What the method assumes, held against the data. With a failed one there is no verdict: the headline says what is lacking. */
  checks?: Check[]
  /** What each value of a column was taken for, for the visitor to mend; it comes back as `work.meanings`. */
  meanings?: ValueMeanings
  /** Which column of one table was paired with which of another, for the visitor to mend. */
  pairing?: Pairing
}

/** An address within the site. It holds figures and nothing else of the visitor's data. */
export interface ReportLink {
  to: string
  label: string
}

export interface Check {
  /** The assumption in a few words, unique within the report: "Enough failures". */
  name: string
  state: 'passed' | 'doubtful' | 'failed'
  /** What was found, with its figures, and what to do about it where it did not pass. */
  says: string
}

export interface ValueMeanings {
  title: string
  note?: string
  options: { value: string; label: string }[]
  /** `meaning` is the value of an option; null while only the visitor can say. */
  rows: { value: string; detail?: string; meaning: string | null }[]
}

export interface Pairing {
  wanted: string[]
  offered: string[]
  /** For each wanted column the place of the offered one. */
  chosen: (number | null)[]
}

export interface Figure {
  label: string
  /** As shown, with its unit: "74.79%". */
  value: string
  /** What it rests on: "279.36 of 373 minutes". */
  basis?: string
  tone?: 'ok' | 'warn' | 'alarm'
}

export interface Sentence {
  text: string
  /** The id of the block that shows it. */
  block?: string
}

export type Block = PlotBlock | BarsBlock | BridgeBlock | TableBlock | PictureBlock

interface BlockBase {
  /** Unique within the report, kebab-case. */
  id: string
  title: string
  /** How to read it, in a sentence. */
  note?: string
  /** Halves are in pairs on a wide screen. */
  width?: 'whole' | 'half'
}

export interface PlotBlock extends BlockBase {
  kind: 'plot'
  plot: PlotSpec
}

/** Lying bars for a handful of named things, largest first for a Pareto. */
export interface BarsBlock extends BlockBase {
  kind: 'bars'
  labelHeading: string
  labels: string[]
  series: { name: string; values: number[] }[]
  unit?: string
  digits?: number
}

/** From one total to another in steps that add up: a waterfall, lying. */
export interface BridgeBlock extends BlockBase {
  kind: 'bridge'
  labelHeading: string
  /** A total stands by itself, the rest go on from where the one before ended. */
  steps: { label: string; value: number; isTotal?: boolean }[]
  /** Before the figures: "£". */
  unit?: string
  digits?: number
}

export interface TableBlock extends BlockBase {
  kind: 'table'
  columns: TableColumn[]
  rows: TableCell[][]
  /** Of the whole table, where `rows` are its first. */
  rowCount?: number
}

export type TableCell = string | number | null

export interface TableColumn {
  label: string
  unit?: string
  /** Decimals of its numbers; as they are when absent. */
  digits?: number
}

/** A picture with what was found in it. The sample's is a file of this site (`src`); a visitor's comes as pixels from the worker. */
export interface PictureBlock extends BlockBase {
  kind: 'picture'
  /** In pixels of the picture, as are the marks. */
  size: { width: number; height: number }
  alt: string
  src?: string
  /** RGBA, four bytes a pixel; left out of the server's HTML. */
  pixels?: Uint8ClampedArray<ArrayBuffer>
  marks?: Mark[]
}

export interface Mark {
  shape: 'box' | 'circle' | 'path'
  /** Box: left, top, width, height. Circle: centre x, y, radius. Path: x, y, x, y … */
  at: number[]
  label?: string
  tone?: 'found' | 'ok' | 'alarm'
}

/** The block that shows the result best: the first that is no table. */
export const mainBlockOf = ({ blocks }: Report): Block | undefined =>
  blocks.find(({ kind }) => kind !== 'table') ?? blocks[0]

/** Rows of a long table: at first and on the server, and when it is opened. */
export const shownAtFirst = 5
export const shownAtMost = 500

/**
 * The report as it is shown: of long tables the first `rows`, of charts the places that their drawing needs. The page's thread gets no more than
 * that, whatever the engine was given.
 */
export function shownReport(report: Report, rows: number): Report {
  return { ...report, blocks: report.blocks.map((block) => shownBlock(block, rows)) }
}

function shownBlock(block: Block, rows: number): Block {
  if (block.kind === 'table')
    return block.rows.length > rows
      ? { ...block, rows: block.rows.slice(0, rows), rowCount: block.rows.length }
      : block
  return block.kind === 'plot' ? { ...block, plot: drawnPlot(block.plot) } : block
}
