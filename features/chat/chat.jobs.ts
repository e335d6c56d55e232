import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { clearConversations } from './chat.server/clear-conversations.ts'

const clear = defineJob<Ctx>({
  name: 'chat.clear',
  cron: '40 3 * * *',
  async run(ctx) {
    const deleted = await clearConversations(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted conversations whose time is over')
  },
})

export const chatJobs = [clear]
