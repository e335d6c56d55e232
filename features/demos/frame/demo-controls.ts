import type { Column, Setting } from './demo.ts'

/** What a demo asks of the visitor, as data. */
export interface DemoControls {
  slug: string
  /** Where the data may come from, what fits best first. */
  help: DataHelp[]
  settings: Record<string, Setting>
  input:
    | {
        kind: 'table'
        columns: WantedColumn[]
        /** What each layout of a file holds, where there are several. */
        layouts?: { label: string; columns: string[] }[]
      }
    | { kind: 'pictures'; slots: SlotControl[] }
    | { kind: 'sheets'; slots: SlotControl[] }
}

/** A program or device, what of it to take, and how. */
export interface DataHelp {
  name: string
  what: string
  steps: readonly string[]
}

export interface WantedColumn {
  name: string
  label: string
  hint: string | undefined
  kind: Column['kind']
  required: boolean
}

export interface SlotControl {
  name: string
  label: string
  hint: string | undefined
  many: boolean
  isOptional: boolean
  capture?: 'picture' | 'frames' | undefined
  longest?: number | undefined
}
