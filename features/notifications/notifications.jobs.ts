import type { Ctx } from '#features/context/context.server.ts'
import type { Notice } from '#features/context/notice.ts'
import { defineJob, type AnyJob } from '#jobs/queue.ts'
import type { Channel } from './notification.schema.ts'
import { clearNotifications } from './notifications.server/clear-notifications.ts'
import { deliverNotification } from './notifications.server/deliver.ts'
import { tellRoom } from './notifications.server/tell-room.ts'

const deliver = defineJob<Ctx, { id: string; channel: Channel }>({
  name: 'notifications.deliver',
  concurrency: 2,
  run: (ctx, data) => deliverNotification(ctx, data),
})

const room = defineJob<Ctx, { id: string }>({
  name: 'notifications.room',
  run: (ctx, { id }) => tellRoom(ctx, id),
})

const clear = defineJob<Ctx>({ name: 'notifications.clear', cron: '50 2 * * *', run: clearNotifications })

/** What a feature finds by looking: each is told once however often it is found. */
export type NoticeSource = (ctx: Ctx) => Promise<Notice[]>

/** Looks every minute for what nobody does, and so nobody tells: time that runs out, and what failed by itself. */
export const watchFor = (sources: readonly NoticeSource[]) =>
  defineJob<Ctx>({
    name: 'notifications.watch',
    cron: '* * * * *',
    retryLimit: 0,
    async run(ctx) {
      for (const find of sources) {
        const found = await find(ctx)
        for (const notice of found) await ctx.transaction((ctx) => ctx.notify(notice))
      }
    },
  })

export const notificationJobs = (sources: readonly NoticeSource[]): AnyJob<Ctx>[] => [
  deliver,
  room,
  clear,
  watchFor(sources),
]
