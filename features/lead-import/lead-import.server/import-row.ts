import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { dayMs } from '#lib/durations.ts'
import { leadImports } from '../lead-import.table.server.ts'
import type { ImportAnswer } from '../lead-import.schema.ts'

export type LeadImport = typeof leadImports.$inferSelect

/** Read, tried, written or undone together. */
export const rowsAtOnce = 1000

export const undoableMs = 30 * dayMs

const gone = () => new AppError('not_found', 'This import isn’t here. It may have been deleted.')

export async function readImport(ctx: Ctx, id: string): Promise<LeadImport> {
  const [row] = await ctx.db.select().from(leadImports).where(eq(leadImports.id, id))
  if (!row) throw gone()
  return row
}

/** The row, kept from others until the transaction ends. */
export async function lockImport(ctx: Ctx, id: string): Promise<LeadImport> {
  const [row] = await ctx.db.select().from(leadImports).where(eq(leadImports.id, id)).for('update')
  if (!row) throw gone()
  return row
}

/** Throws `conflict` unless the import is in one of `states`. */
export function mustBeIn(row: LeadImport, ...states: LeadImport['state'][]): void {
  if (states.includes(row.state)) return
  throw new AppError('conflict', 'This import has gone on to another step in the meantime', {
    data: { state: row.state },
  })
}

export function toImportAnswer(row: LeadImport, now: Date): ImportAnswer {
  const wasRun = row.state === 'done' || row.state === 'cancelled'
  const until = row.startedAt && new Date(row.startedAt.getTime() + undoableMs)
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    fileName: row.fileName,
    bytes: row.bytes,
    state: row.state,
    problem: row.problem,
    rows: row.rows,
    progress: row.progress,
    counts: row.counts,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    undoUntil: wasRun && until && until > now ? until.toISOString() : null,
  }
}

/** Counts with some more of each kind. */
export function plus(
  counts: LeadImport['counts'],
  kinds: (keyof LeadImport['counts'])[],
): LeadImport['counts'] {
  const sum = { ...counts }
  for (const kind of kinds) sum[kind] = (sum[kind] ?? 0) + 1
  return sum
}

/** The import as the leads' own verbs note it on what they write. */
export const originOf = ({ id, fileName, createdById, createdByName }: LeadImport) => ({
  id,
  fileName,
  by: createdById ? { id: createdById, name: createdByName } : undefined,
})
