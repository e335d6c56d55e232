import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearUnassigned } from './unassigned.server.ts'
import { sendHeldJob } from './write/send-held.jobs.ts'

const sweepJob = defineJob<Ctx>({ name: 'correspondence.sweep', cron: '20 3 * * *', run: clearUnassigned })

export const correspondenceJobs = [sendHeldJob, sweepJob]
