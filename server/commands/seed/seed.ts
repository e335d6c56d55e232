import { sql } from 'drizzle-orm'
import { seededRandom } from '#lib/random.ts'
import { AppError } from '#lib/errors.ts'
import { systemActor, visitor } from '#features/context/actor.ts'
import type { Actor, Ctx } from '#features/context/context.server.ts'
import { countDemoLeads, noteDemoRecords } from '#features/demo-data/demo-data.server.ts'
import { createContext, type Deps } from '#server/context.ts'
import type { Seeding } from './seed-context.ts'
import { seedJobBoards } from './seed-job-boards.ts'
import { seedLeads } from './seed-leads.ts'
import { seedStatistics } from './seed-statistics.ts'
import { seedSuppliers } from './seed-suppliers.ts'
import { seedAssessments, seedChats, seedTeamRequests } from './seed-tools.ts'

const system: Actor = systemActor('demo data')

/**
 * Fills an installation with twelve weeks of a made-up firm's work, through the verbs that staff and visitors use, all in one transaction.
 * Each record is noted as made up. `staff` are those who answer. Throws `conflict` when there is demo data already.
 */
export async function seedDemoData(deps: Deps, staff: Actor[]): Promise<void> {
  await createContext(deps, system).transaction(async (tx) => {
    if ((await countDemoLeads(tx)) > 0)
      throw new AppError('conflict', 'There is demo data already: npm run seed -- --remove takes it away')
    const seeding: Seeding = {
      now: deps.clock.now(),
      random: seededRandom(20_261_122),
      at: (moment, actor = visitor) =>
        createContext({ ...deps, db: tx.db, clock: { now: () => new Date(moment) } }, actor),
      staff: staff.length > 0 ? staff : [system],
      note: (records) => noteDemoRecords(tx, records),
    }
    const noteNew = await watchNew(tx, ['companies', 'people', 'undos'])
    await seedLeads(seeding)
    await seedChats(seeding)
    await seedAssessments(seeding)
    await seedTeamRequests(seeding)
    await seedSuppliers(seeding)
    await seedJobBoards(seeding)
    await seedStatistics(seeding)
    await noteNew()
  })
}

/** For tables that are written by the way: notes, when called, the rows that came since. */
async function watchNew(ctx: Ctx, places: string[]): Promise<() => Promise<void>> {
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
