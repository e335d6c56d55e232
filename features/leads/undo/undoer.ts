import type { Ctx } from '#features/context/context.server.ts'
import type { BatchAnswer } from '#features/leads/batch/lead-batch.schema.ts'

/** How one kind of change is taken back. `server/undoers.ts` lists them all. */
export interface Undoer<Data = unknown> {
  /** Of the rows of `undos`: never given another meaning. */
  kind: string
  /**
   * Takes it back, by what `keepUndo` kept of it, in a transaction. Asks for the permission of the change itself. Throws `gone` with the reason when what is
   * there now must not be written over. Only leads answer which of them stay as they are.
   */
  restore(ctx: Ctx, data: Data): Promise<BatchAnswer | void>
}
