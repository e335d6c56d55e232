import type { Column, Setting } from './demo.ts'

/** What a demo asks of the visitor, as data. */
export interface DemoControls {
  slug: string
  settings: Record<string, Setting>
  input:
    | {
        kind: 'table'
        columns: WantedColumn[]
      }
    | { kind: 'pictures'; slots: SlotControl[] }
    | { kind: 'sheets'; slots: SlotControl[] }
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
