import { brand } from '#config/brand.ts'
import { sumEvents } from '#features/analytics/sums.server.ts'
import type { Actor } from '#features/context/context.server.ts'
import { removeDemoData } from '#features/demo-data/remove-demo-data.server.ts'
import { listUsers } from '#features/users/users.server.ts'
import { Usage, type Command } from '#server/command.ts'
import { createContext } from '#server/context.ts'
import { seedDemoData } from './seed.ts'

const usage = `npm run seed               adds demo data of twelve weeks to ${brand.name}
npm run seed -- --remove   takes all of it away again, and nothing else`

const usersAtMost = 50

export const seedCommand: Command = async (words, open, say) => {
  const isRemoval = words[0] === '--remove'
  if (words.length > (isRemoval ? 1 : 0)) throw new Usage(usage)
  const { around } = await open({ shouldMigrate: true })
  const ctx = createContext(around, { kind: 'system', name: 'demo data' })
  if (isRemoval) return say(`Taken away: ${await removeDemoData(ctx, sumEvents)} records of demo data.`)
  const { items } = await listUsers(ctx, { state: 'active', limit: usersAtMost })
  // Who answers in the demo data are those who may answer here.
  const staff = items
    .filter(({ role }) => role === 'owner' || role === 'admin' || role === 'sales')
    .map(({ id, name, email, role }): Actor => ({
      kind: 'user',
      userId: id,
      name,
      email,
      role,
      sessionId: id,
    }))
  say('Writing twelve weeks of demo data …')
  await seedDemoData(around, staff)
  say('Done. It is marked “demo data”; npm run seed -- --remove takes it away.')
}
