import { seededRandom } from '#lib/random.ts'
import { AppError } from '#lib/errors.ts'
import { systemActor, visitor } from '#features/context/actor.ts'
import type { Actor } from '#features/context/context.server.ts'
import { countDemoLeads, noteDemoRecords, watchNew } from '#features/demo-data/demo-data.server.ts'
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
