import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearOldDevices } from './sign-in/known-devices.server.ts'
import { clearOldSessions } from './sign-in/sessions.server.ts'
import { sendForgottenLink } from './links/forgotten-password.server.ts'
import { clearOldLinks } from './links/user-links.server.ts'

/** Daily: sessions and links that ended a month ago are deleted, and devices that were not used for three months. */
export const clearOldAccessJob = defineJob<Ctx>({
  name: 'users.clear-old-access',
  cron: '20 3 * * *',
  run: async (ctx) => {
    await clearOldSessions(ctx)
    await clearOldLinks(ctx)
    await clearOldDevices(ctx)
  },
})

/** Queued for unknown addresses as well, with the id of nobody. */
const sendForgottenLinkJob = defineJob<Ctx, { userId: string }>({
  name: 'users.send-forgotten-link',
  run: sendForgottenLink,
})

export const userJobs = [clearOldAccessJob, sendForgottenLinkJob]
