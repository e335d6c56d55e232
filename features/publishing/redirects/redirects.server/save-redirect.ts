import { eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import {
  redirectFields,
  type RedirectAnswer,
  type RedirectFields,
  type RedirectItem,
} from '../redirect.schema.ts'
import { redirects } from '../redirect.table.server.ts'
import { checkRedirect, type Checked } from './redirect-rules.ts'
import { deleteForNow, undoerOfDeletion } from '#features/leads/undo/deleted-rows.server.ts'
import type { Deleted } from '#features/leads/undo/undo.schema.ts'

export type StoredRedirect = typeof redirects.$inferSelect

/** Adds a redirect. The same one twice is one; another one from the same address is a `conflict`. */
export async function createRedirect(ctx: Ctx, input: RedirectFields): Promise<RedirectAnswer> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await lockRedirects(ctx)
    const checked = sound(await checkRedirect(ctx, input))
    const [known] = await ctx.db.select().from(redirects).where(eq(redirects.from, checked.from))
    if (known && known.to === checked.to && known.status === checked.status)
      return answerOf(known, checked.notes)
    if (known) {
      const message = `${checked.from} already leads to ${known.to ?? 'nowhere (410)'}`
      throw new AppError('conflict', message, {
        errors: { from: message },
        data: { current: toRedirectItem(known) },
      })
    }
    const { row, notes } = await writeRedirect(ctx, checked)
    await raiseContentVersion(ctx)
    return answerOf(row, notes)
  })
}

export async function updateRedirect(
  ctx: Ctx,
  input: RedirectFields & { id: string; version: number },
): Promise<RedirectAnswer> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await lockRedirects(ctx)
    const before = await readRedirect(ctx, input.id)
    if (before.version !== input.version) {
      const data = { current: toRedirectItem(before) }
      throw new AppError('conflict', 'Someone else changed this redirect in the meantime', { data })
    }
    await ctx.db.delete(redirects).where(eq(redirects.id, before.id))
    const checked = sound(await checkRedirect(ctx, input))
    const [other] = await ctx.db.select().from(redirects).where(eq(redirects.from, checked.from))
    if (other) {
      const message = `${checked.from} already leads to ${other.to ?? 'nowhere (410)'}`
      throw new AppError('conflict', message, { errors: { from: message } })
    }
    const { row, notes } = await writeRedirect(ctx, checked, before)
    await raiseContentVersion(ctx)
    return answerOf(row, notes)
  })
}

export async function deleteRedirect(ctx: Ctx, id: string): Promise<Deleted> {
  mustHave(ctx, 'content.write')
  return ctx.transaction(async (ctx) => {
    await lockRedirects(ctx)
    const { from, to, status } = await readRedirect(ctx, id)
    await ctx.audit({
      action: 'redirect.delete',
      entity: 'redirect',
      entityId: id,
      from: { from, to, status },
    })
    await raiseContentVersion(ctx)
    return deleteForNow(ctx, redirectUndo, id)
  })
}

/** A page that has come to the old address meanwhile is not hidden again, and no circle is closed. */
export const redirectUndo = undoerOfDeletion({
  kind: 'redirect',
  permission: 'content.write',
  tables: [{ table: redirects, id: redirects.id }],
  taken: 'This address has been redirected again in the meantime',
  async check(ctx, row) {
    await lockRedirects(ctx)
    const { faults } = await checkRedirect(ctx, redirectFields.parse(row))
    const [fault] = Object.values(faults)
    if (fault) throw new AppError('gone', `Not undone. ${fault}.`)
  },
  after: raiseContentVersion,
})

/** Writes a checked redirect; what led to its old address leads to its end from now on. */
export async function writeRedirect(ctx: Ctx, { from, to, status, notes }: Checked, before?: StoredRedirect) {
  const now = ctx.clock.now()
  const fields = { from, to, status, updatedAt: now, updatedBy: ctx.actor.name }
  const kept = before ?? { createdAt: now, hits: 0, lastHitAt: null, version: 0 }
  const [row] = await ctx.db
    .insert(redirects)
    .values({ ...kept, ...fields, version: kept.version + 1 })
    .returning()
  if (!row) throw new Error('An insert answered no row')
  const led = to === null ? [] : await shortenTo(ctx, from, to)
  await ctx.audit({
    action: before ? 'redirect.update' : 'redirect.create',
    entity: 'redirect',
    entityId: row.id,
    ...(before && { from: { from: before.from, to: before.to, status: before.status } }),
    to: { from, to, status },
  })
  return {
    row,
    notes: [...notes, ...led.map((path) => `${path} led to ${from} and now leads straight to ${to}`)],
  }
}

/** Redirects to `from` lead to `to` at once. Returns their paths. */
export async function shortenTo(ctx: Ctx, from: string, to: string): Promise<string[]> {
  const rows = await ctx.db
    .update(redirects)
    .set({
      to,
      version: sql`${redirects.version} + 1`,
      updatedAt: ctx.clock.now(),
      updatedBy: ctx.actor.name,
    })
    .where(eq(redirects.to, from))
    .returning({ from: redirects.from })
  return rows.map((row) => row.from)
}

/** One change of redirects at a time, so that two together can't make a loop. */
export async function lockRedirects(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('redirects'))`)
}

function sound(checked: Checked): Checked {
  const [fault] = Object.values(checked.faults)
  if (fault) throw new AppError('invalid', fault, { errors: checked.faults })
  return checked
}

async function readRedirect(ctx: Ctx, id: string): Promise<StoredRedirect> {
  const [row] = await ctx.db.select().from(redirects).where(eq(redirects.id, id))
  if (!row) throw new AppError('not_found', 'This redirect isn’t here. It may have been deleted.')
  return row
}

export function toRedirectItem({
  createdAt: _createdAt,
  lastHitAt,
  updatedAt,
  ...row
}: StoredRedirect): RedirectItem {
  return { ...row, lastHitAt: lastHitAt?.toISOString() ?? null, updatedAt: updatedAt.toISOString() }
}

const answerOf = (row: StoredRedirect, notes: string[]): RedirectAnswer => ({ ...toRedirectItem(row), notes })
