import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearSnoozes } from './inbox.server/snooze.ts'

export const inboxJobs = [defineJob<Ctx>({ name: 'inbox.clear', cron: '55 2 * * *', run: clearSnoozes })]
