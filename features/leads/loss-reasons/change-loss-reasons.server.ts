import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { fault, lockRows, namesake, nextPosition, writeOrder } from '#features/leads/named-rows.server.ts'
import type { LossReasonEdit, LossReasonItem, LossReasonList, NewLossReason } from './loss-reason.schema.ts'
import { lossReasons } from './loss-reason.table.server.ts'
import { listLossReasons, toLossReasonItem, type LossReasonRow } from './loss-reasons.server.ts'

const mostOffered = 30
const mostEver = 500

const lockAll = async (ctx: Ctx): Promise<LossReasonRow[]> => {
  await lockRows(ctx, lossReasons)
  return ctx.db.select().from(lossReasons).orderBy(lossReasons.position, lossReasons.id)
}

const offeredOf = (rows: readonly LossReasonRow[]) => rows.filter(({ retiredAt }) => retiredAt === null)

function mustBeFree(rows: readonly LossReasonRow[], name: string, id?: string) {
  if (namesake(offeredOf(rows), name, id)) throw fault('name', `A reason called ${name} already exists`)
}

function mustHaveRoom(rows: readonly LossReasonRow[]) {
  if (offeredOf(rows).length >= mostOffered || rows.length >= mostEver)
    throw new AppError('invalid', `At most ${mostOffered} reasons are offered. Retire one first.`)
}

/** A further reason, the last of those that are offered. Throws `invalid` for a name that is taken. */
export async function addLossReason(ctx: Ctx, { name }: NewLossReason): Promise<LossReasonItem> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockAll(ctx)
    mustBeFree(rows, name)
    mustHaveRoom(rows)
    const [row] = await ctx.db
      .insert(lossReasons)
      .values({ name, position: nextPosition(rows) })
      .returning()
    if (!row) throw new Error('An insert answered no row')
    await ctx.audit({ action: 'loss-reason.added', entity: 'loss-reason', entityId: row.id, to: { name } })
    return toLossReasonItem(row)
  })
}

/**
 * Renames a reason, which its leads follow, retires it or offers it again. Throws `conflict` with the present one when someone was quicker.
 * What is already as asked is no change.
 */
export async function changeLossReason(
  ctx: Ctx,
  { id, name, isRetired, version }: LossReasonEdit & { id: string },
): Promise<LossReasonItem> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const rows = await lockAll(ctx)
    const row = rows.find((one) => one.id === id)
    if (!row) throw new AppError('not_found', 'There is no such reason')
    const before = toLossReasonItem(row)
    const wanted = { name: name ?? before.name, isRetired: isRetired ?? before.isRetired }
    if (wanted.name === before.name && wanted.isRetired === before.isRetired) return before
    if (row.version !== version)
      throw new AppError('conflict', 'Someone else changed this reason in the meantime', {
        data: { current: before },
      })
    if (!wanted.isRetired) mustBeFree(rows, wanted.name, id)
    const comesBack = before.isRetired && !wanted.isRetired
    if (comesBack) mustHaveRoom(rows)
    const [changed] = await ctx.db
      .update(lossReasons)
      .set({
        name: wanted.name,
        retiredAt: wanted.isRetired ? (row.retiredAt ?? ctx.clock.now()) : null,
        version: version + 1,
        ...(comesBack && { position: nextPosition(rows) }),
      })
      .where(eq(lossReasons.id, id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    const about = { entity: 'loss-reason', entityId: id }
    if (wanted.name !== before.name)
      await ctx.audit({
        ...about,
        action: 'loss-reason.renamed',
        from: { name: before.name },
        to: { name: wanted.name },
      })
    if (wanted.isRetired !== before.isRetired)
      await ctx.audit({
        ...about,
        action: wanted.isRetired ? 'loss-reason.retired' : 'loss-reason.restored',
        to: { name: wanted.name },
      })
    return toLossReasonItem(changed)
  })
}

/** Orders what is offered. Throws `invalid` unless each of those is named once, as when someone has added one meanwhile. */
export async function orderLossReasons(ctx: Ctx, { ids }: { ids: string[] }): Promise<LossReasonList> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const offered = offeredOf(await lockAll(ctx))
    const told = await writeOrder(ctx, { table: lossReasons, offered, ids, what: 'reasons' })
    if (told)
      await ctx.audit({ action: 'loss-reason.ordered', entity: 'loss-reason', entityId: 'list', ...told })
    return listLossReasons(ctx)
  })
}
