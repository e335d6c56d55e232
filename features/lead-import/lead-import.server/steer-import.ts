import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isUser } from '#features/context/actor.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import type { CustomField } from '#features/custom-fields/custom-field.schema.ts'
import { readCustomFields } from '#features/custom-fields/custom-fields.server.ts'
import { mappingProblem } from '../kind-columns.ts'
import type { Plan, Reading } from '../lead-import.schema.ts'
import { leadImportParts, leadImports } from '../lead-import.table.server.ts'
import { importWork } from './import-work.ts'
import { lockImport, mustBeIn, undoableMs, type LeadImport } from './import-row.ts'

/** Takes an import from one of `from` on to a step that a job does. */
async function goOn(
  ctx: Ctx,
  id: string,
  from: LeadImport['state'][],
  next: (row: LeadImport, ctx: Ctx) => Promise<Partial<LeadImport>> | Partial<LeadImport>,
): Promise<void> {
  mustHave(ctx, 'leads.import')
  await ctx.transaction(async (ctx) => {
    const row = await lockImport(ctx, id)
    mustBeIn(row, ...from)
    const change = await next(row, ctx)
    await ctx.db.update(leadImports).set(change).where(eq(leadImports.id, id))
    await ctx.enqueue(importWork, { importId: id })
    await ctx.audit({
      action: `import.${change.state ?? row.state}`,
      entity: 'import',
      entityId: id,
      from: { state: row.state },
    })
  })
}

/** Reads the file again, with another separator, encoding or heading. */
export const readAgain = (ctx: Ctx, input: Reading & { id: string }) =>
  goOn(ctx, input.id, ['mapping', 'checked', 'failed'], async (row, ctx) => {
    const { separator, encoding, hasHeader } = input
    const parts = await ctx.db.$count(leadImportParts, eq(leadImportParts.importId, row.id))
    if (parts === 0) throw new AppError('conflict', 'The file isn’t kept any more. Please upload it again.')
    return { state: 'reading', separator, encoding, hasHeader, progress: 0, counts: {}, problem: null }
  })

/** Begins the dry run. */
export const checkImport = (ctx: Ctx, input: Plan & { id: string }) =>
  goOn(ctx, input.id, ['mapping', 'checked'], async (row, ctx) => {
    const { mapping, mode, owner } = input
    mustMakeSense(row, mapping, await readCustomFields(ctx, row.kind))
    const { actor } = ctx
    const me = owner === 'me' && isUser(actor) ? actor : undefined
    const ofOwner = { ownerId: me?.userId ?? null, ownerName: me?.name ?? null }
    return { state: 'checking', mapping, mode, ...ofOwner, progress: 0, counts: {} }
  })

function mustMakeSense({ header, kind }: LeadImport, mapping: Plan['mapping'], own: CustomField[]) {
  const invalid = (message: string) => new AppError('invalid', message, { errors: { mapping: message } })
  if (mapping.length !== (header ?? []).length) throw invalid('Every column needs a field or must be skipped')
  const problem = mappingProblem(kind, mapping, own)
  if (problem) throw invalid(problem)
}

/** Begins, or goes on after it was cancelled. Anyone who looks at leads sees them as they come. */
export const runImport = (ctx: Ctx, id: string) =>
  goOn(ctx, id, ['checked', 'cancelled'], async (row, ctx) => {
    // From here on the rows say it all.
    await ctx.db.delete(leadImportParts).where(eq(leadImportParts.importId, id))
    if (row.state === 'cancelled') return { state: 'running', finishedAt: null }
    return { state: 'running', startedAt: ctx.clock.now(), progress: 0, counts: {} }
  })

/** Takes the whole import back, in 30 days. */
export const undoImport = (ctx: Ctx, id: string) =>
  goOn(ctx, id, ['done', 'cancelled'], (row) => {
    if (row.startedAt && ctx.clock.now().getTime() > row.startedAt.getTime() + undoableMs)
      throw new AppError('gone', 'This was imported more than 30 days ago and can’t be undone')
    return { state: 'undoing', progress: 0 }
  })

/** Stops after the batch at work. What was written stays, and can be undone or gone on with. */
export async function cancelImport(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'leads.import')
  await ctx.transaction(async (ctx) => {
    const row = await lockImport(ctx, id)
    mustBeIn(row, 'running', 'checking')
    const change =
      row.state === 'running'
        ? { state: 'cancelled' as const, finishedAt: ctx.clock.now() }
        : { state: 'mapping' as const, progress: 0, counts: {} }
    await ctx.db.update(leadImports).set(change).where(eq(leadImports.id, id))
    await ctx.audit({ action: 'import.cancel', entity: 'import', entityId: id, from: { state: row.state } })
  })
}

/** Drops a file of which nothing was written yet. */
export async function dropImport(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'leads.import')
  await ctx.transaction(async (ctx) => {
    const row = await lockImport(ctx, id)
    mustBeIn(row, 'uploading', 'reading', 'mapping', 'checking', 'checked', 'failed')
    await ctx.db.delete(leadImports).where(eq(leadImports.id, id))
    await ctx.audit({
      action: 'import.drop',
      entity: 'import',
      entityId: id,
      from: { fileName: row.fileName },
    })
  })
}
