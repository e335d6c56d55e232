import type { Ctx } from './context.server.ts'

/** How one feature tells what its records are called: those that are there and that the caller may see. */
export interface RecordNamer {
  /** The word of the log of changes for such a record. */
  entity: string
  namesOf(ctx: Ctx, ids: string[]): Promise<{ id: string; name: string }[]>
}
