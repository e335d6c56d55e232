import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearMissingPages } from '#features/publishing/missing-pages/missing-pages.server/clear-missing-pages.ts'
import { clearPictures, unusedDays } from '#features/publishing/pictures/named-pictures.server.ts'
import { goLive } from './staff-posts.server/go-live.ts'

export const goLiveJob = defineJob<Ctx, { postId: string; publishAt: string }>({
  name: 'publishing.go-live',
  run: (ctx, { postId, publishAt }) => goLive(ctx, postId, publishAt),
})

const clearMisses = defineJob<Ctx>({
  name: 'publishing.clear-missing',
  cron: '55 3 * * *',
  async run(ctx) {
    const deleted = await clearMissingPages(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted counts of missing pages after 90 days')
  },
})

const clearUnused = defineJob<Ctx>({
  name: 'publishing.clear-pictures',
  cron: '35 3 * * *',
  async run(ctx) {
    const deleted = await clearPictures(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, `deleted pictures that nothing named for ${unusedDays} days`)
  },
})

export const publishingJobs = [goLiveJob, clearMisses, clearUnused]
