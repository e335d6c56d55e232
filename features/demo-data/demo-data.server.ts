import { count, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { demoRecords } from './demo-data.table.server.ts'

export interface DemoRecord {
  place: string
  key: string
  amount?: number
}

const rowsAtOnce = 5000

/** Notes rows as made up. Noting one again changes nothing. */
export async function noteDemoRecords(ctx: Ctx, records: DemoRecord[]): Promise<void> {
  for (let at = 0; at < records.length; at += rowsAtOnce)
    await ctx.db
      .insert(demoRecords)
      .values(records.slice(at, at + rowsAtOnce))
      .onConflictDoNothing()
}

export async function listDemoRecords(ctx: Ctx, place: string): Promise<DemoRecord[]> {
  const rows = await ctx.db.select().from(demoRecords).where(eq(demoRecords.place, place))
  return rows.map(({ key, amount }) => ({ place, key, ...(amount !== null && { amount }) }))
}

export async function forgetDemoRecords(ctx: Ctx): Promise<void> {
  await ctx.db.delete(demoRecords)
}

/** How many leads of this installation are made up. */
export async function countDemoLeads(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(demoRecords)
    .where(eq(demoRecords.place, 'leads'))
  return row?.count ?? 0
}

/** For tables that are written by the way: notes, when called, the rows that came since. */
export async function watchNew(ctx: Ctx, places: string[]): Promise<() => Promise<void>> {
  const read = async (place: string) => {
    const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from ${sql.identifier(place)}`)
    return rows.map(({ id }) => id)
  }
  const before = new Set<string>()
  for (const place of places) for (const id of await read(place)) before.add(id)
  return async () => {
    for (const place of places) {
      const added = (await read(place)).filter((id) => !before.has(id))
      await noteDemoRecords(
        ctx,
        added.map((key) => ({ place, key })),
      )
    }
  }
}
