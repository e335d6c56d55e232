import type { Ctx } from '#features/context/context.server.ts'
import { defineJob } from '#jobs/queue.ts'
import { sendHeld } from './send-message.server.ts'

export const sendHeldJob = defineJob<Ctx, { messageId: string }>({
  name: 'correspondence.send',
  retryLimit: 100,
  run: (ctx, { messageId }) => sendHeld(ctx, messageId),
})
