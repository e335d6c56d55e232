import { and, asc, eq, or } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import {
  mostViews,
  viewQuery,
  type LeadView,
  type NewView,
  type ViewChange,
} from '../views/lead-view.schema.ts'
import { keepUndo } from '../undo/keep-undo.server.ts'
import type { Undoer } from '../undo/undoer.ts'
import { mustFitFilter } from './fit-filter.ts'
import { leadViews } from '../views/lead-view.table.server.ts'

const mostShown = 200
const sharedWriter = ['owner', 'admin']

/** One's own views and those that colleagues share, by name. */
export async function listViews(ctx: Ctx): Promise<LeadView[]> {
  mustHave(ctx, 'leads.read')
  const { userId } = signedIn(ctx)
  const rows = await ctx.db
    .select()
    .from(leadViews)
    .where(or(eq(leadViews.ownerId, userId), eq(leadViews.isShared, true)))
    .orderBy(asc(leadViews.name), asc(leadViews.id))
    .limit(mostShown)
  return rows.map((row) => toView(row, userId))
}

/** Keeps a view. One of the same name is one's own already: throws `conflict`. */
export async function createView(ctx: Ctx, input: NewView): Promise<LeadView> {
  mustHave(ctx, 'leads.read')
  const { userId, name: ownerName } = signedIn(ctx)
  await mustFitFilter(ctx, input.query)
  return refusingTakenName(() =>
    ctx.transaction(async (ctx) => {
      const count = await ctx.db.$count(leadViews, eq(leadViews.ownerId, userId))
      if (count >= mostViews)
        throw new AppError('invalid', `You already have ${mostViews} views. Please delete one first.`)
      const [row] = await ctx.db
        .insert(leadViews)
        .values({ ...input, ownerId: userId, ownerName, createdAt: ctx.clock.now() })
        .returning()
      if (!row) throw new Error('An insert answered no row')
      await ctx.audit({ action: 'lead-view.create', entity: 'lead-view', entityId: row.id, to: input })
      return toView(row, userId)
    }),
  )
}

/** Renames, shares or replaces a view. */
export async function updateView(ctx: Ctx, id: string, change: ViewChange): Promise<LeadView> {
  mustHave(ctx, 'leads.read')
  await mustFitFilter(ctx, change.query ?? {})
  const { userId } = signedIn(ctx)
  return refusingTakenName(() =>
    ctx.transaction(async (ctx) => {
      const before = await lockView(ctx, id)
      const next = {
        name: change.name ?? before.name,
        query: change.query ?? before.query,
        isShared: change.isShared ?? before.isShared,
      }
      const [row] = await ctx.db.update(leadViews).set(next).where(eq(leadViews.id, id)).returning()
      if (!row) throw new Error('An update of a locked row answered no row')
      const { name, query, isShared } = before
      await ctx.audit({
        action: 'lead-view.update',
        entity: 'lead-view',
        entityId: id,
        from: { name, query, isShared },
        to: next,
      })
      return toView(row, userId)
    }),
  )
}

/** Returns the id that takes it back; none for a colleague’s view, which is theirs to make again. */
export async function deleteView(ctx: Ctx, id: string): Promise<{ undo: string | null }> {
  mustHave(ctx, 'leads.read')
  return ctx.transaction(async (ctx) => {
    const { name, query, isShared, ownerId } = await lockView(ctx, id)
    await ctx.db.delete(leadViews).where(eq(leadViews.id, id))
    await ctx.audit({
      action: 'lead-view.delete',
      entity: 'lead-view',
      entityId: id,
      from: { name, query, isShared },
    })
    const isOwn = ownerId === ctx.actor.userId
    const data = { view: { id, name, query, isShared } }
    return { undo: isOwn ? await keepUndo(ctx, viewUndo, data) : null }
  })
}

/** Makes one’s own view again as it was. */
async function restoreView(ctx: Ctx, { view }: { view: NewView & { id: string } }): Promise<void> {
  mustHave(ctx, 'leads.read')
  const { userId, name: ownerName } = signedIn(ctx)
  await refusingTakenName(() =>
    ctx.db.insert(leadViews).values({ ...view, ownerId: userId, ownerName, createdAt: ctx.clock.now() }),
  )
  const { id, ...to } = view
  await ctx.audit({ action: 'lead-view.create', entity: 'lead-view', entityId: id, to })
}

export const viewUndo: Undoer<{ view: NewView & { id: string } }> = { kind: 'view', restore: restoreView }

/** A view that the caller may change: their own, or a shared one for those who look after everybody's. Others don't exist for them. */
async function lockView(ctx: Ctx, id: string) {
  const { userId, role } = signedIn(ctx)
  const isMine = eq(leadViews.ownerId, userId)
  const mayTouch = sharedWriter.includes(role) ? or(isMine, eq(leadViews.isShared, true)) : isMine
  const [row] = await ctx.db
    .select()
    .from(leadViews)
    .where(and(eq(leadViews.id, id), mayTouch))
    .for('update')
  if (!row) throw new AppError('not_found', 'This view isn’t here, or it belongs to a colleague')
  return row
}

async function refusingTakenName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      if (!('constraint' in cause) || cause.constraint !== 'lead_views_name') continue
      const message = 'You already have a view with this name'
      throw new AppError('conflict', message, { errors: { name: message }, cause: error })
    }
    throw error
  }
}

function toView(row: typeof leadViews.$inferSelect, userId: string): LeadView {
  const known = viewQuery.safeParse(row.query)
  return {
    id: row.id,
    name: row.name,
    // A choice that this version doesn't know any more opens everything rather than nothing.
    query: known.success ? known.data : {},
    isShared: row.isShared,
    owner: row.ownerId === userId ? null : row.ownerName,
  }
}
