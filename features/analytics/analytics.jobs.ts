import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { scorePages } from './analytics.server/score-pages.ts'
import { clearEvents, sumEvents } from './events/sums.server.ts'

export const analyticsJobs = [
  defineJob<Ctx>({ name: 'analytics.sum', cron: '*/10 * * * *', expireInS: 900, run: sumEvents }),
  defineJob<Ctx>({ name: 'analytics.seo', cron: '*/5 * * * *', expireInS: 900, run: scorePages }),
  defineJob<Ctx>({ name: 'analytics.clear', cron: '40 3 * * *', expireInS: 900, run: clearEvents }),
]
