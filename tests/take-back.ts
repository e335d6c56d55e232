import type { Ctx } from '#features/context/context.server.ts'
import { takeBack as takeBackBy } from '#features/leads/undo/undo.server.ts'
import { undoers } from '#server/undoers.ts'

/** What `POST /api/undo/:id` does. */
export const takeBack = (ctx: Ctx, id: string) => takeBackBy(ctx, undoers, id)
