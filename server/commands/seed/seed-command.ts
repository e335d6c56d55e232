import { brand } from '#config/brand.ts'
import { sumEvents } from '#features/analytics/events/sums.server.ts'
import { systemActor, userActor } from '#features/context/actor.ts'
import { countDemoLeads } from '#features/demo-data/demo-data.server.ts'
import { removeDemoData } from '#features/demo-data/remove-demo-data.server.ts'
import { listUsers } from '#features/users/accounts/users.server.ts'
import type { Command } from '#server/commands/command.ts'
import { createContext, type Deps } from '#server/context.ts'
import type { Say } from '#server/commands/usage.ts'
import { seedDemoData } from './seed.ts'

const usersAtMost = 50

export const seedCommand: Command = {
  usage: `npm run seed               adds demo data of twelve weeks to ${brand.name}
npm run seed -- --remove   takes all of it away again, and nothing else
  --yes             without a terminal to ask at: add it to a site that has leads, or take it away
  --new             make the database, where there is none`,
  options: { remove: { type: 'boolean' }, new: { type: 'boolean' }, yes: { type: 'boolean' } },
  words: 0,
  async run({ values, open, say, isDryRun, confirm }) {
    const isRemoval = values['remove'] === true
    const { deps, target, bringUpToDate } = await open()
    const ctx = createContext(deps, systemActor('demo data'))
    const made = target.leads === undefined ? 0 : await countDemoLeads(ctx)
    const removing = `The demo data, ${made} leads and what belongs to them, is taken away from the database ${target.name}.`
    const adding = `Demo data of twelve weeks is added to the database ${target.name}, which has ${target.leads ?? 0} leads.`
    if (isDryRun) return say(isRemoval ? removing : made > 0 ? 'There is demo data already.' : adding)
    if (isRemoval || (target.leads ?? 0) > made) await confirm(isRemoval ? removing : adding)
    await bringUpToDate()
    await (isRemoval ? remove(deps, say) : add(deps, say))
  },
}

async function remove(deps: Deps, say: Say) {
  const ctx = createContext(deps, systemActor('demo data'))
  say(`Taken away: ${await removeDemoData(ctx, sumEvents)} records of demo data.`)
}

async function add(deps: Deps, say: Say) {
  const ctx = createContext(deps, systemActor('demo data'))
  const { items } = await listUsers(ctx, { state: 'active', limit: usersAtMost })
  // Who answers in the demo data are those who may answer here.
  const staff = items
    .filter(({ role }) => role === 'owner' || role === 'admin' || role === 'sales')
    .map(({ id, name, email, role }) =>
      userActor({
        userId: id,
        name,
        email,
        role,
        sessionId: id,
      }),
    )
  say('Writing twelve weeks of demo data …')
  await seedDemoData(deps, staff)
  say('Done. It is marked “demo data”; npm run seed -- --remove takes it away.')
}
