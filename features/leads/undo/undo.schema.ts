import { z } from 'zod/mini'
import { batchAnswer, type ChangedLead } from '#features/leads/batch/lead-batch.schema.ts'

/** Leads as they were, or the ids of what was deleted. */
export type UndoData = { leads: ChangedLead[] } | { id: string }

/** What came back, and which leads stay as they are and why. */
export const undoAnswer = batchAnswer
export const undoId = z.object({ id: z.uuid() })
