import { asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { mailTemplates } from '#features/correspondence/correspondence.table.server.ts'
import type { TemplateChange, TemplateInput, TemplateItem } from './template.schema.ts'
import { deleteForNow, undoerOfDeletion } from '#features/leads/undo/deleted-rows.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

const most = 200

export async function listTemplates(ctx: Ctx): Promise<{ items: TemplateItem[] }> {
  mustHave(ctx, 'leads.read')
  const rows = await ctx.db
    .select()
    .from(mailTemplates)
    .orderBy(asc(sql`lower(${mailTemplates.name})`), asc(mailTemplates.id))
    .limit(most)
  return { items: rows.map(itemOf) }
}

export async function createTemplate(ctx: Ctx, input: TemplateInput): Promise<TemplateItem> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    await mustHaveRoom(ctx)
    const [row] = await ctx.db
      .insert(mailTemplates)
      .values({ ...input, updatedAt: ctx.clock.now() })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({ action: 'template.create', entity: 'template', entityId: row.id, to: input })
    return itemOf(row)
  })
}

/** Throws `conflict` when somebody else changed it. */
export async function updateTemplate(
  ctx: Ctx,
  input: TemplateChange & { id: string },
): Promise<TemplateItem> {
  mustHave(ctx, 'leads.write')
  const { id, version, ...fields } = input
  return ctx.transaction(async (ctx) => {
    const before = await lockTemplate(ctx, id)
    if (before.version !== version)
      throw new AppError('conflict', 'Someone else changed this template in the meantime', {
        data: { current: itemOf(before) },
      })
    const [row] = await ctx.db
      .update(mailTemplates)
      .set({ ...fields, version: version + 1, updatedAt: ctx.clock.now() })
      .where(eq(mailTemplates.id, id))
      .returning()
    await ctx.audit({ action: 'template.update', entity: 'template', entityId: id, from: before, to: fields })
    return itemOf(row ?? before)
  })
}

export async function deleteTemplate(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'leads.write')
  return ctx.transaction(async (ctx) => {
    const from = await lockTemplate(ctx, id)
    await ctx.audit({ action: 'template.delete', entity: 'template', entityId: id, from })
    return deleteForNow(ctx, templateUndo, id)
  })
}

export const templateUndo = undoerOfDeletion({
  kind: 'template',
  permission: 'leads.write',
  tables: [{ table: mailTemplates, id: mailTemplates.id }],
  check: mustHaveRoom,
})

async function mustHaveRoom(ctx: Ctx) {
  if ((await ctx.db.$count(mailTemplates)) >= most)
    throw new AppError('conflict', `There are ${most} templates already`)
}

async function lockTemplate(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(mailTemplates).where(eq(mailTemplates.id, id)).for('update')
  if (!row) throw new AppError('not_found', 'This template isn’t here any more')
  return row
}

const itemOf = ({ id, name, subject, text, version }: typeof mailTemplates.$inferSelect): TemplateItem => ({
  id,
  name,
  subject,
  text,
  version,
})
