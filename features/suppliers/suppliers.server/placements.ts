import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { companyFiles, leadFiles } from '#features/leads/attachment-owners.server.ts'
import { nameCompanies } from '#features/leads/companies/companies.server/name-companies.ts'
import { nameLeads } from '#features/leads/leads.server/name-leads.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { placementUndo } from './restore-placing.ts'
import { mustSeeLead, ofVisibleLead } from '#features/leads/visible-leads.server.ts'
import { longDate } from '#lib/office-time.ts'
import { AppError } from '#lib/errors.ts'
import type { NewPlacement, Placement, PlacementChange, PlacingQuery } from '../placing.schema.ts'
import { supplierPlacements, suppliers } from '../supplier.table.server.ts'
import { mustBeInUse } from './concerns.ts'
import { lostLead } from './shortlist.ts'
import { lockSupplier, readSupplier } from './supplier-row.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

type Row = typeof supplierPlacements.$inferSelect
type OfSupplier = { id: string; placementId: string }

const fields = ['who', 'startsOn', 'endsOn', 'dayRate'] as const
/** With the ids, by which the history knows whose lead it is about. */
const told = ({ leadId, companyId, who, startsOn, endsOn, dayRate }: Row) => ({
  leadId,
  companyId,
  who,
  startsOn,
  endsOn,
  dayRate,
})

/** What a supplier placed, or what was placed with a lead: the latest start first. */
export async function listPlacements(
  ctx: Ctx,
  { leadId, supplierId }: PlacingQuery,
): Promise<{ items: Placement[] }> {
  mustHave(ctx, 'suppliers.read')
  if (leadId) await mustSeeLead(ctx, leadId)
  const rows = await ctx.db
    .select({ row: supplierPlacements, name: suppliers.legalName })
    .from(supplierPlacements)
    .innerJoin(suppliers, eq(suppliers.id, supplierPlacements.supplierId))
    .where(
      and(
        leadId ? eq(supplierPlacements.leadId, leadId) : eq(supplierPlacements.supplierId, supplierId ?? ''),
        isNull(supplierPlacements.deletedAt),
        ofVisibleLead(ctx, supplierPlacements.leadId),
      ),
    )
    .orderBy(desc(supplierPlacements.startsOn), desc(supplierPlacements.id))
  return { items: await toPlacements(ctx, rows) }
}

/** Writes down that someone or something of a supplier works with a lead or a company. Throws `conflict` for a supplier that is archived or rejected. */
export async function addPlacement(
  ctx: Ctx,
  { id, leadId, companyId, ...input }: NewPlacement & { id: string },
): Promise<Placement> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const place = {
      leadId: leadId ? await leadFiles.lock(ctx, leadId) : null,
      companyId: companyId ? await companyFiles.lock(ctx, companyId) : null,
    }
    const supplier = await lockSupplier(ctx, id)
    mustBeInUse(supplier)
    const [row] = await ctx.db
      .insert(supplierPlacements)
      .values({ ...input, ...place, supplierId: id, createdAt: ctx.clock.now() })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({
      action: 'supplier.place',
      entity: 'supplier',
      entityId: id,
      to: told(row),
    })
    return toPlacement(ctx, row, supplier.legalName)
  })
}

/** Changes what is known of a placement. Throws `conflict` with `data: { current }` when someone else did since `version`. */
export async function changePlacement(
  ctx: Ctx,
  { id, placementId, version, ...input }: PlacementChange & OfSupplier,
): Promise<Placement> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockPlacement(ctx, { id, placementId })
    const { legalName } = await readSupplier(ctx, id)
    if (fields.every((field) => input[field] === row[field])) return toPlacement(ctx, row, legalName)
    if (version !== row.version)
      throw new AppError('conflict', 'Someone else changed this placement in the meantime', {
        data: { current: await toPlacement(ctx, row, legalName) },
      })
    const [changed] = await ctx.db
      .update(supplierPlacements)
      .set({ ...input, version: version + 1 })
      .where(eq(supplierPlacements.id, placementId))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: 'supplier.placement_change',
      entity: 'supplier',
      entityId: id,
      from: told(row),
      to: told(changed),
    })
    return toPlacement(ctx, changed, legalName)
  })
}

/** Deletes a placement; for a day it can be taken back. */
export async function deletePlacement(ctx: Ctx, { id, placementId }: OfSupplier): Promise<Deleted> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockPlacement(ctx, { id, placementId })
    await ctx.db
      .update(supplierPlacements)
      .set({ deletedAt: ctx.clock.now() })
      .where(eq(supplierPlacements.id, placementId))
    await ctx.audit({
      action: 'supplier.placement_delete',
      entity: 'supplier',
      entityId: id,
      from: told(row),
    })
    return { undo: await keepUndo(ctx, placementUndo, { id: placementId }) }
  })
}

/** The placements of suppliers that run on a day, in words, for whoever counts on their people. */
export async function readRunning(ctx: Ctx, ids: string[], day: string): Promise<(id: string) => string[]> {
  const { supplierId, startsOn, endsOn, leadId, deletedAt } = supplierPlacements
  const rows = await ctx.db
    .select({
      id: supplierId,
      count: sql<number>`count(*)::int`,
      endsOn: sql<string | null>`case when bool_and(${endsOn} is not null) then max(${endsOn})::text end`,
    })
    .from(supplierPlacements)
    .where(
      and(
        inArray(supplierId, ids),
        isNull(deletedAt),
        lte(startsOn, day),
        or(isNull(endsOn), gte(endsOn, day)),
        ofVisibleLead(ctx, leadId),
      ),
    )
    .groupBy(supplierId)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = rowOf.get(id)
    if (!row) return []
    const placed = row.count === 1 ? '1 placement runs' : `${row.count} placements run`
    return [row.endsOn ? `${placed} until ${longDate(row.endsOn)}` : `${placed} with an open end`]
  }
}

async function lockPlacement(ctx: Ctx, { id, placementId }: OfSupplier): Promise<Row> {
  const isIt = and(
    eq(supplierPlacements.id, placementId),
    eq(supplierPlacements.supplierId, id),
    isNull(supplierPlacements.deletedAt),
  )
  const [row] = await ctx.db.select().from(supplierPlacements).where(isIt).for('update')
  if (!row) throw new AppError('not_found', 'This placement no longer exists')
  await mustSeeLead(ctx, row.leadId)
  return row
}

async function toPlacement(ctx: Ctx, row: Row, name: string): Promise<Placement> {
  const [placement] = await toPlacements(ctx, [{ row, name }])
  if (!placement) throw new Error('A placement was told as none')
  return placement
}

async function toPlacements(ctx: Ctx, rows: { row: Row; name: string }[]): Promise<Placement[]> {
  const [leads, companies] = await Promise.all([
    nameLeads(
      ctx,
      rows.flatMap(({ row }) => row.leadId ?? []),
    ),
    nameCompanies(
      ctx,
      rows.flatMap(({ row }) => row.companyId ?? []),
    ),
  ])
  return rows.map(({ row: { id, supplierId, leadId, companyId, version, ...row }, name }) => ({
    id,
    version,
    supplier: { id: supplierId, name },
    lead: leadId ? { id: leadId, name: leads.get(leadId) ?? lostLead } : null,
    company: companyId
      ? (companies.get(companyId) ?? { id: companyId, name: 'A company that is gone' })
      : null,
    who: row.who,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    dayRate: row.dayRate,
  }))
}
