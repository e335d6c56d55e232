import type { Setting } from './demo.ts'

/** What a demo asks of the visitor, as data. */
export interface DemoControls {
  slug: string
  settings: Record<string, Setting>
  input:
    | {
        kind: 'table'
        columns: { name: string; label: string; hint: string | undefined; kind: string; required: boolean }[]
      }
    | { kind: 'pictures'; slots: SlotControl[] }
    | { kind: 'sheets'; slots: SlotControl[] }
}

interface SlotControl {
  name: string
  label: string
  hint: string | undefined
  many: boolean
  isOptional: boolean
}
