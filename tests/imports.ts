import { asc } from 'drizzle-orm'
import { leadColumns, leads } from '#features/leads/lead.table.server.ts'
import type { ImportKind, Plan } from '#features/lead-import/lead-import.schema.ts'
import { getImport, listRows } from '#features/lead-import/lead-import.server/list-imports.ts'
import { checkImport, runImport, undoImport } from '#features/lead-import/lead-import.server/steer-import.ts'
import { createImport, finishUpload, storePart } from '#features/lead-import/lead-import.server/upload.ts'
import { workOnImport } from '#features/lead-import/lead-import.server/work-on-import.ts'
import type { TestCtx } from './context.ts'

export async function upload(
  ctx: TestCtx,
  content: string | Uint8Array,
  fileName = 'contacts.csv',
  kind: ImportKind = 'lead',
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const { id, partBytes } = await createImport(ctx, { kind, fileName, bytes: bytes.length })
  for (let part = 0; part * partBytes < bytes.length; part++)
    await storePart(ctx, { id, part, content: bytes.subarray(part * partBytes, (part + 1) * partBytes) })
  await finishUpload(ctx, id)
  await work(ctx, id)
  return id
}

/** What the job does, as the system. */
export const work = (ctx: TestCtx, id: string) => workOnImport(ctx.as('system'), id)

export async function check(ctx: TestCtx, id: string, plan: Partial<Plan> = {}) {
  const { suggested } = await getImport(ctx, id)
  await checkImport(ctx, { id, mapping: suggested, mode: 'fill', owner: 'nobody', ...plan })
  await work(ctx, id)
  return verdictsOf(ctx, id)
}

export const verdictsOf = async (ctx: TestCtx, id: string) =>
  (await listRows(ctx, { id, limit: 100 })).items.map(({ verdict, reason }) => reason ?? verdict)

export async function run(ctx: TestCtx, id: string) {
  await runImport(ctx, id)
  await work(ctx, id)
  return (await getImport(ctx, id)).counts
}

export async function undo(ctx: TestCtx, id: string) {
  await undoImport(ctx, id)
  await work(ctx, id)
  return (await getImport(ctx, id)).counts
}

export const allLeads = (ctx: TestCtx) =>
  ctx.db.select(leadColumns).from(leads).orderBy(asc(leads.name), asc(leads.id))

export const textOf = async (pieces: AsyncGenerator<string>) => {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
