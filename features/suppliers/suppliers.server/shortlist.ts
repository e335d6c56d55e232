import { and, desc, eq, isNull } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { leadFiles } from '#features/leads/attachment-owners.server.ts'
import { nameLeads } from '#features/leads/leads.server/name-leads.ts'
import { keepUndo } from '#features/leads/undo/keep-undo.server.ts'
import { outcomeUndo, shortlistingUndo } from './restore-placing.ts'
import { mustSeeLead, ofVisibleLead } from '#features/leads/visible-leads.server.ts'
import { AppError } from '#lib/errors.ts'
import {
  outcomeNames,
  type OutcomeChange,
  type PlacingQuery,
  type ShortlistEntry,
} from '../placing.schema.ts'
import { suppliers, supplierShortlistings, type Supplier } from '../supplier.table.server.ts'
import { mustBeInUse, readConcerns } from './concerns.ts'
import { lockSupplier, readSupplier } from './supplier-row.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

type Row = typeof supplierShortlistings.$inferSelect

const gone = () => new AppError('not_found', 'This supplier is no longer on the shortlist')
export const lostLead = 'A lead that is gone'

/** Who was put forward to a lead, or to which leads a supplier was: the latest first. */
export async function listShortlist(
  ctx: Ctx,
  { leadId, supplierId }: PlacingQuery,
): Promise<{ items: ShortlistEntry[] }> {
  mustHave(ctx, 'suppliers.read')
  if (leadId) await mustSeeLead(ctx, leadId)
  const rows = await ctx.db
    .select({ row: supplierShortlistings, supplier: suppliers })
    .from(supplierShortlistings)
    .innerJoin(suppliers, eq(suppliers.id, supplierShortlistings.supplierId))
    .where(
      and(
        leadId
          ? eq(supplierShortlistings.leadId, leadId)
          : eq(supplierShortlistings.supplierId, supplierId ?? ''),
        isNull(supplierShortlistings.deletedAt),
        ofVisibleLead(ctx, supplierShortlistings.leadId),
      ),
    )
    .orderBy(desc(supplierShortlistings.addedAt), desc(supplierShortlistings.id))
  const leads = await nameLeads(
    ctx,
    rows.map(({ row }) => row.leadId),
  )
  const concernOf = await readConcerns(
    ctx,
    rows.map(({ supplier }) => supplier),
  )
  return {
    items: rows.map(({ row, supplier }) =>
      toEntry(row, supplier, concernOf(supplier), leads.get(row.leadId)),
    ),
  }
}

/** Puts a supplier forward to a lead. One that is on its shortlist already is answered as it is. Throws `conflict` for one that is archived or rejected. */
export async function addToShortlist(
  ctx: Ctx,
  { id, leadId }: { id: string; leadId: string },
): Promise<ShortlistEntry> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const lead = await leadFiles.lock(ctx, leadId)
    const supplier = await lockSupplier(ctx, id)
    const isThere = and(
      eq(supplierShortlistings.supplierId, id),
      eq(supplierShortlistings.leadId, lead),
      isNull(supplierShortlistings.deletedAt),
    )
    const [known] = await ctx.db.select().from(supplierShortlistings).where(isThere).limit(1)
    if (known) return named(ctx, known, supplier)
    mustBeInUse(supplier)
    const [row] = await ctx.db
      .insert(supplierShortlistings)
      .values({ supplierId: id, leadId: lead, addedAt: ctx.clock.now(), addedBy: ctx.actor.name })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({ action: 'supplier.shortlist', entity: 'supplier', entityId: id, to: { leadId: lead } })
    return named(ctx, row, supplier)
  })
}

/** Says what became of it. Throws `conflict` with `data: { current }` when someone else said so since `version`. */
export async function recordOutcome(
  ctx: Ctx,
  { id, entryId, version, outcome, note }: OutcomeChange & { id: string; entryId: string },
): Promise<ShortlistEntry & Partial<Deleted>> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockEntry(ctx, id, entryId)
    const supplier = await readSupplier(ctx, id)
    const next = { outcome, note: note || null }
    if (next.outcome === row.outcome && next.note === row.note) return named(ctx, row, supplier)
    if (version !== row.version)
      throw new AppError('conflict', 'Someone else recorded an outcome in the meantime', {
        data: { current: await named(ctx, row, supplier) },
      })
    const isDecided = outcome !== null
    const [changed] = await ctx.db
      .update(supplierShortlistings)
      .set({
        ...next,
        version: version + 1,
        decidedAt: isDecided ? ctx.clock.now() : null,
        decidedBy: isDecided ? ctx.actor.name : null,
      })
      .where(eq(supplierShortlistings.id, entryId))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    await ctx.audit({
      action: 'supplier.outcome',
      entity: 'supplier',
      entityId: id,
      from: told(row),
      to: told(changed),
    })
    const undo = await keepUndo(ctx, outcomeUndo, {
      id: entryId,
      supplierId: id,
      version: changed.version,
      before: {
        outcome: row.outcome,
        note: row.note,
        decidedBy: row.decidedBy,
        decidedAt: row.decidedAt?.toISOString() ?? null,
      },
    })
    return { ...(await named(ctx, changed, supplier)), undo }
  })
}

/** Takes it off the shortlist, as if it had never been put forward; for a day that can be taken back. */
export async function takeOffShortlist(
  ctx: Ctx,
  { id, entryId }: { id: string; entryId: string },
): Promise<Deleted> {
  mustHave(ctx, 'suppliers.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockEntry(ctx, id, entryId)
    await ctx.db
      .update(supplierShortlistings)
      .set({ deletedAt: ctx.clock.now() })
      .where(eq(supplierShortlistings.id, entryId))
    await ctx.audit({ action: 'supplier.unlist', entity: 'supplier', entityId: id, from: told(row) })
    return { undo: await keepUndo(ctx, shortlistingUndo, { id: entryId }) }
  })
}

async function lockEntry(ctx: Ctx, id: string, entryId: string): Promise<Row> {
  const isIt = and(
    eq(supplierShortlistings.id, entryId),
    eq(supplierShortlistings.supplierId, id),
    isNull(supplierShortlistings.deletedAt),
  )
  const [row] = await ctx.db.select().from(supplierShortlistings).where(isIt).for('update')
  if (!row) throw gone()
  await mustSeeLead(ctx, row.leadId)
  return row
}

const told = ({ leadId, outcome, note }: Row) => ({
  leadId,
  outcome: outcome && outcomeNames[outcome],
  note,
})

async function named(ctx: Ctx, row: Row, supplier: Supplier) {
  const concernOf = await readConcerns(ctx, [supplier])
  const leads = await nameLeads(ctx, [row.leadId])
  return toEntry(row, supplier, concernOf(supplier), leads.get(row.leadId))
}

const toEntry = (
  row: Row,
  { legalName, roles, seniority, skills, location, remote, availableFrom, capacity }: Supplier,
  concern: string | null,
  leadName: string | undefined,
): ShortlistEntry => ({
  id: row.id,
  supplier: { id: row.supplierId, name: legalName },
  profile: { roles, seniority, skills, location, remote, availableFrom, capacity },
  concern,
  lead: { id: row.leadId, name: leadName ?? lostLead },
  outcome: row.outcome,
  note: row.note,
  version: row.version,
  addedAt: row.addedAt.toISOString(),
  addedBy: row.addedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
})
