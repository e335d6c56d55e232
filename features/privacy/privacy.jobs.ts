import type { Ctx } from '#features/context/context.server.ts'
import type { PersonHolder } from '#features/context/person.ts'
import { defineJob } from '#jobs/queue.ts'
import { mentionsJob, runSearch, type MentionsJobData } from './mentions/mention-search.server.ts'
import { anonymiseExpired, clearRequests } from './erasure/retention.server.ts'

/** With the holders of the composition. */
export function privacyJobs(holders: PersonHolder[]) {
  const retention = defineJob<Ctx>({
    name: 'privacy.retention',
    cron: '10 4 * * *',
    expireInS: 3600,
    async run(ctx) {
      const anonymised = await anonymiseExpired(ctx, holders)
      const deleted = await clearRequests(ctx)
      if (anonymised + deleted > 0)
        ctx.log.info(
          { anonymised, deleted },
          'anonymised leads and deleted privacy requests whose time is over',
        )
    },
  })
  const mentions = defineJob<Ctx, MentionsJobData>({
    ...mentionsJob,
    run: (ctx, data) => runSearch(ctx, holders, data),
  })
  return [retention, mentions]
}
