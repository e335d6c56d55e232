import { sql } from 'drizzle-orm'
import { createBatcher } from '#lib/batcher.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { dayOf } from '#features/analytics/days.ts'
import type { EventBatch } from './event.schema.ts'
import { events, filteredDays } from './events.table.server.ts'
import { admit } from './intake-limits.server.ts'
import { asksForPrivacy, deviceOf, filterOf, originOf, pathOf } from './visit-facts.server.ts'

type Row = typeof events.$inferInsert

const mostTogether = 100
const mostWaiting = 2000
/** One for each process, and for each test's database. */
const intakes = new WeakMap<Ctx['settings'], { waiting: number; insert(batch: Batch): Promise<void> }>()

interface Batch {
  ctx: Ctx
  rows: Row[]
  /** How many more there were. */
  limited: number
}

/** Bytes of a row, as JSON, for which one unit of the limit is taken: plain rows are smaller. */
const unitBytes = 512

/** Writes a visitor's events, or counts why not. Returns how many were written. Throws `unavailable` when too many wait already. */
export async function recordEvents(ctx: Ctx, batch: EventBatch, request: Request): Promise<number> {
  if (asksForPrivacy(request)) return 0
  const filtered = filterOf(ctx, request)
  if (filtered) {
    const [isKept] = await admit(ctx, 'events', [1])
    if (isKept) await countFiltered(ctx, filtered, batch.events.length)
    else await insertTogether({ ctx, rows: [], limited: batch.events.length })
    return 0
  }
  const at = ctx.clock.now()
  const device = deviceOf(ctx.client.userAgent)
  const origin = originOf(ctx, batch)
  const rows = batch.events.map(({ name, path, isEntry, props }) => ({
    at,
    name,
    subject: String(props?.['tool'] ?? props?.['demo'] ?? props?.['file'] ?? ''),
    path: pathOf(path),
    device,
    isEntry: name === 'page_view' && isEntry === true,
    ...origin,
    props: props && Object.keys(props).length > 0 ? props : null,
  }))
  const isKept = await admit(ctx, 'events', rows.map(unitsOf))
  const kept = rows.filter((_, at) => isKept[at])
  await insertTogether({ ctx, rows: kept, limited: rows.length - kept.length })
  return kept.length
}

const unitsOf = (row: Row) => Math.ceil(Buffer.byteLength(JSON.stringify(row)) / unitBytes)

async function insertTogether(batch: Batch) {
  const { settings } = batch.ctx
  const intake = intakes.get(settings) ?? { waiting: 0, insert: createBatcher(insertAll, mostTogether) }
  intakes.set(settings, intake)
  if (intake.waiting >= mostWaiting) {
    throw new AppError('unavailable', 'Too much at once. Please try again later.', { retryAfterS: 5 })
  }
  intake.waiting += 1
  await intake.insert(batch).finally(() => {
    intake.waiting -= 1
  })
}

async function insertAll(batches: Batch[]): Promise<PromiseSettledResult<void>[]> {
  const ctx = batches[0]?.ctx
  const rows = batches.flatMap((batch) => batch.rows)
  const limited = batches.reduce((sum, batch) => sum + batch.limited, 0)
  if (ctx && rows.length > 0) await ctx.db.insert(events).values(rows)
  if (ctx && limited > 0) await countFiltered(ctx, { reason: 'limited', agent: '' }, limited)
  return batches.map(() => ({ status: 'fulfilled', value: undefined }))
}

export async function countFiltered(
  ctx: Ctx,
  { reason, agent }: NonNullable<ReturnType<typeof filterOf>>,
  count: number,
) {
  const { day, reason: why, agent: who, events: sum } = filteredDays
  await ctx.db
    .insert(filteredDays)
    .values({ day: dayOf(ctx.clock.now()), reason, agent, events: count })
    .onConflictDoUpdate({ target: [day, why, who], set: { events: sql`${sum} + excluded.events` } })
}
