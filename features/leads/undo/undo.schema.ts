import { z } from 'zod/mini'
import { batchAnswer } from '#features/leads/batch/lead-batch.schema.ts'

/** A record that has stood in one state until it was changed to its present version. */
export interface StateBefore {
  id: string
  version: number
  /** ISO; null for one that was in use. */
  archivedAt: string | null
}

/** What came back, and which leads stay as they are and why. */
export const undoAnswer = batchAnswer
export const undoId = z.object({ id: z.uuid() })
/** The answer to what was deleted. */
export const deleted = z.object({ undo: z.uuid() })
export type Deleted = z.infer<typeof deleted>
