import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { dayMs } from '#lib/durations.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { tellLive } from '#features/live/live.server.ts'
import type { InboxSource } from '../inbox-source.ts'
import type { InboxKind, Snooze } from '../inbox.schema.ts'
import { inboxSnoozes } from '../inbox.table.server.ts'

const mostSnoozed = 1000
const longestMs = 366 * dayMs

/** Takes something out of everybody's sight until then, or brings it back. The promise goes on running. */
export async function snoozeItem(
  ctx: Ctx,
  sources: readonly InboxSource[],
  { kind, id, until }: Snooze,
): Promise<void> {
  mustHave(ctx, 'leads.write')
  const { name } = signedIn(ctx)
  const now = ctx.clock.now()
  const end = until === null ? null : new Date(until)
  if (end && (end <= now || end.getTime() > now.getTime() + longestMs))
    throw new AppError('invalid', 'Please choose a time within a year from now', {
      errors: { until: 'Please choose a time within a year from now' },
    })
  const source = sources.find((one) => one.kind === kind && one.mayRead(ctx))
  const [waiting] = (await source?.list(ctx, { limit: 1, whose: 'all', exclude: [], only: [id] })) ?? []
  if (!waiting) throw new AppError('not_found', 'This no longer needs an answer')
  await ctx.transaction(async (ctx) => {
    const is = and(eq(inboxSnoozes.kind, kind), eq(inboxSnoozes.recordId, id))
    if (end) {
      const values = { until: end, createdAt: now, byName: name }
      await ctx.db
        .insert(inboxSnoozes)
        .values({ kind, recordId: id, ...values })
        .onConflictDoUpdate({ target: [inboxSnoozes.kind, inboxSnoozes.recordId], set: values })
    } else await ctx.db.delete(inboxSnoozes).where(is)
    await tellLive(ctx, { kind: 'inbox', ids: null })
    await ctx.audit({ action: 'inbox.snooze', entity: kind, entityId: id, to: { until } })
  })
}

/** What is put off now, by kind and id, with its end. */
export async function listSnoozed(
  ctx: Ctx,
  sources: readonly InboxSource[],
): Promise<Map<InboxKind, Map<string, Date>>> {
  const rows = await ctx.db
    .select()
    .from(inboxSnoozes)
    .where(gt(inboxSnoozes.until, ctx.clock.now()))
    .orderBy(desc(inboxSnoozes.until))
    .limit(mostSnoozed)
  const found = new Map<InboxKind, Map<string, Date>>()
  for (const source of sources) {
    const own = rows.filter(({ kind }) => kind === source.kind)
    const woken = await source.wroteSince(
      ctx,
      new Map(own.map(({ recordId, createdAt }) => [recordId, createdAt])),
    )
    const asleep = own.filter(({ recordId }) => !woken.includes(recordId))
    found.set(source.kind, new Map(asleep.map(({ recordId, until }) => [recordId, until])))
  }
  return found
}

/** What waits for us no more is put off no more. */
export async function dropSnoozes(ctx: Ctx, kind: InboxKind, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .delete(inboxSnoozes)
    .where(and(eq(inboxSnoozes.kind, kind), inArray(inboxSnoozes.recordId, ids)))
}

/** Nightly: what is over goes. */
export async function clearSnoozes(ctx: Ctx): Promise<void> {
  await ctx.db.delete(inboxSnoozes).where(lte(inboxSnoozes.until, ctx.clock.now()))
}
