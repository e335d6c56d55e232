import type { SavedFile } from './report/report-csv.ts'
import type { Outcome, Readings, SettingValues, Source } from './run-demo.ts'

/** What the page asks of the worker: a result to show, where each run replaces the one before, or the whole result of a run as a file. */
export type Request = ({ kind: 'run' } | { kind: 'csv' }) & RunRequest

export interface RunRequest {
  run: number
  slug: string
  source: Source
  settings: SettingValues
}

export type RunAnswer =
  | { run: number; kind: 'progress'; done: number; doing: string | undefined }
  /** Comes before it is computed, so that a failure leaves it on the page. */
  | { run: number; kind: 'read'; readings: Readings }
  | { run: number; kind: 'done'; outcome: Outcome; tookMs: number }
  | { run: number; kind: 'csv'; files: SavedFile[] }
  /** `isData`: the visitor's data is the reason, and the message says how to mend it. */
  | { run: number; kind: 'failed'; message: string; isData: boolean }
