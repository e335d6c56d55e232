import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { duplicateScan } from '../lead-duplicate.table.server.ts'
import { leadColumns, leads } from '../../lead.table.server.ts'
import { findDuplicatesOf } from './find-duplicates.ts'

const together = 500
const mostBatches = 400
/** A transaction that began before may still add a lead with an earlier time. */
const settledMs = 60_000

/** Compares leads that came in since the last time with all others, in order. Returns how many were compared. */
export async function scanDuplicates(ctx: Ctx): Promise<number> {
  let compared = 0
  for (let batch = 0; batch < mostBatches; batch++) {
    const count = await ctx.transaction(scanBatch)
    compared += count
    if (count < together) break
  }
  return compared
}

async function scanBatch(ctx: Ctx): Promise<number> {
  await ctx.db
    .insert(duplicateScan)
    .values({ id: 1, createdAt: new Date(0), leadId: '00000000-0000-0000-0000-000000000000' })
    .onConflictDoNothing()
  // Another server that is at it goes on by itself.
  const [last] = await ctx.db
    .select()
    .from(duplicateScan)
    .where(eq(duplicateScan.id, 1))
    .for('update', { skipLocked: true })
  if (!last) return 0
  const rows = await ctx.db
    .select({ ...leadColumns, at: sql<string>`${leads.createdAt}::text` })
    .from(leads)
    .where(
      and(
        // As text: a date of JavaScript has no microseconds.
        sql`(${leads.createdAt}, ${leads.id}) > ((select s.created_at from ${duplicateScan} s where s.id = 1), ${last.leadId}::uuid)`,
        lt(leads.createdAt, new Date(ctx.clock.now().getTime() - settledMs)),
      ),
    )
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(together)
  const end = rows.at(-1)
  if (!end) return 0
  await findDuplicatesOf(ctx, rows)
  await ctx.db
    .update(duplicateScan)
    .set({ createdAt: sql`${end.at}::timestamptz`, leadId: end.id })
    .where(eq(duplicateScan.id, 1))
  return rows.length
}
