import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { remindOfDocuments } from './suppliers.server/remind-of-documents.ts'
import { sweepPlacing } from './suppliers.server/restore-placing.ts'
import { warnOfExpiries } from './suppliers.server/warn-of-expiries.ts'

const warn = defineJob<Ctx>({
  name: 'suppliers.warn',
  cron: '0 7 * * *',
  timeZone: 'Europe/London',
  async run(ctx) {
    const given = await warnOfExpiries(ctx)
    if (given > 0) ctx.log.info({ given }, 'warned of checks of suppliers that end')
  },
})

/** By day, and each hour: one that misses its time because nothing ran is made up for. */
const remind = defineJob<Ctx>({
  name: 'suppliers.documents',
  cron: '5 7-18 * * *',
  timeZone: 'Europe/London',
  async run(ctx) {
    const given = await remindOfDocuments(ctx)
    if (given > 0) ctx.log.info({ given }, 'reminded of documents of suppliers that end')
  },
})

const sweep = defineJob<Ctx>({
  name: 'suppliers.sweep',
  cron: '50 3 * * *',
  async run(ctx) {
    const deleted = await sweepPlacing(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'forgot shortlists and placements that were deleted')
  },
})

export const supplierJobs = [warn, remind, sweep]
