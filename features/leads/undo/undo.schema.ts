import { z } from 'zod/mini'
import { batchAnswer, type ChangedLead } from '#features/leads/batch/lead-batch.schema.ts'
import type { NewView } from '#features/leads/views/lead-view.schema.ts'
import type { Status } from '#features/suppliers/supplier.schema.ts'

export const undoKinds = [
  'leads',
  'note',
  'task',
  'attachment',
  'shortlisting',
  'placement',
  'supplier',
  'company',
  'person',
  'view',
] as const

/** A record that has stood in one state until it was changed to its present version. */
export interface StateBefore {
  id: string
  version: number
  /** ISO; null for one that was in use. */
  archivedAt: string | null
  /** Of a supplier alone. */
  status?: Status
  statusReason?: string | null
}

export interface ViewBefore {
  view: NewView & { id: string }
}

/** Leads as they were, the ids of what was deleted, or what a record was like. */
export type UndoData = { leads: ChangedLead[] } | { id: string } | StateBefore | ViewBefore

/** What came back, and which leads stay as they are and why. */
export const undoAnswer = batchAnswer
export const undoId = z.object({ id: z.uuid() })
