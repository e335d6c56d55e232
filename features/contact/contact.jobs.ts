import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearScreened } from '#features/intake/intake.server.ts'

export const contactJobs = [defineJob<Ctx>({ name: 'contact.clear', cron: '10 * * * *', run: clearScreened })]
