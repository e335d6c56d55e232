import { defineJob } from '#jobs/queue.ts'
import type { RoleSlug } from '#config/roles.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { matchStoredJobs } from './rules.server/match-stored-jobs.ts'

/** Every stored job by a rule that was changed. */
export const matchJob = defineJob<Ctx, { role: RoleSlug; version: number }>({
  name: 'scanner.match',
  expireInS: 30 * 60,
  run: matchStoredJobs,
})
