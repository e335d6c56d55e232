import { count, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { detectEncoding, detectSeparator, textOf, whyNotText, type Parts } from '../file-text.server.ts'
import { limits, type NewImport } from '../lead-import.schema.ts'
import { leadImportParts, leadImports } from '../lead-import.table.server.ts'
import { fail, readParts } from './import-parts.ts'
import { importWork } from './import-work.ts'
import { lockImport, mustBeIn, readImport } from './import-row.ts'

/** Begins an import: the file follows in parts. */
export async function createImport(ctx: Ctx, input: NewImport): Promise<{ id: string; partBytes: number }> {
  mustHave(ctx, 'leads.import')
  if (input.kind === 'supplier') mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const { actor } = ctx
    const [row] = await ctx.db
      .insert(leadImports)
      .values({
        ...input,
        createdAt: ctx.clock.now(),
        createdById: actor.userId,
        createdByName: actor.name,
      })
      .returning({ id: leadImports.id })
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({ action: 'import.create', entity: 'import', entityId: row.id, to: input })
    return { id: row.id, partBytes: limits.partBytes }
  })
}

const partsOf = (bytes: number) => Math.ceil(bytes / limits.partBytes)
const sizeOf = (bytes: number, part: number) => Math.min(limits.partBytes, bytes - part * limits.partBytes)

/** Keeps one part of the file. Sent twice, it is kept once. */
export async function storePart(
  ctx: Ctx,
  { id, part, content }: { id: string; part: number; content: Uint8Array },
): Promise<void> {
  mustHave(ctx, 'leads.import')
  const row = await readImport(ctx, id)
  mustBeIn(row, 'uploading')
  if (part >= partsOf(row.bytes)) throw new AppError('invalid', 'The file has no such part')
  if (content.length !== sizeOf(row.bytes, part))
    throw new AppError(
      'invalid',
      `This part should have ${sizeOf(row.bytes, part)} bytes and has ${content.length}`,
    )
  const kept = Buffer.from(content)
  await ctx.db
    .insert(leadImportParts)
    .values({ importId: id, part, content: kept })
    .onConflictDoUpdate({ target: [leadImportParts.importId, leadImportParts.part], set: { content: kept } })
}

/** All parts are there: finds out how the file is written and has its rows read. Throws `invalid` with the parts that are missing. */
export async function finishUpload(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'leads.import')
  const row = await readImport(ctx, id)
  if (row.state !== 'uploading') return
  const [stored] = await ctx.db
    .select({ parts: count() })
    .from(leadImportParts)
    .where(eq(leadImportParts.importId, id))
  if ((stored?.parts ?? 0) < partsOf(row.bytes))
    throw new AppError('invalid', 'The file has not arrived in full. Please send it again.')
  const encoding = await detectEncoding(readParts(ctx, id))
  const start = await startOf(ctx, id)
  const problem = start && whyNotText(start)
  let opening = ''
  for await (const text of textOf(one(start ?? new Uint8Array()), encoding)) opening += text
  await ctx.transaction(async (ctx) => {
    const row = await lockImport(ctx, id)
    if (row.state !== 'uploading') return
    if (problem) return fail(ctx, id, problem)
    await ctx.db
      .update(leadImports)
      .set({ state: 'reading', encoding, separator: detectSeparator(opening), progress: 0 })
      .where(eq(leadImports.id, id))
    await ctx.enqueue(importWork, { importId: id })
  })
}

async function* one(part: Uint8Array): Parts {
  yield part
}

async function startOf(ctx: Ctx, id: string) {
  for await (const part of readParts(ctx, id)) return part
  return undefined
}
