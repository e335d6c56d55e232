import { defineJob } from '#jobs/queue.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { attachLoose } from './companies/companies.server/attach-loose.ts'
import { sweepLoose } from './companies/person.server.ts'
import { scanDuplicates } from './merge/duplicates.server/scan-duplicates.ts'
import { sweepQuarantine } from './leads.server/quarantine.ts'
import { raiseContentVersion } from '#features/publishing/content-version.server.ts'
import { publicReplyFigure } from './public-reply-figure.server.ts'
import { mailReports } from './reports/report-mails.server.ts'
import { remindOfTasks } from './tasks/remind-tasks.server.ts'
import { rescoreSector, rescoreSectorJob } from './sectors/rescore-sector.server.ts'
import { emptyArchivedStages, emptyStagesJob } from './stages/stages.server/archive-stage.ts'
import { assignLeads, assignLeadsJob } from './assignment/assignment.server/assign-leads.ts'
import { sweepUndos } from './undo/keep-undo.server.ts'
import { sweepMerges } from './merge/merge.server/list-merges.ts'

const sweep = defineJob<Ctx>({
  name: 'leads.quarantine-sweep',
  cron: '20 3 * * *',
  async run(ctx) {
    const deleted = await sweepQuarantine(ctx)
    await sweepUndos(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'deleted what was in quarantine for 30 days')
  },
})

const merges = defineJob<Ctx>({
  name: 'leads.merge-sweep',
  cron: '35 3 * * *',
  async run(ctx) {
    const deleted = await sweepMerges(ctx)
    if (deleted > 0) ctx.log.info({ deleted }, 'forgot merges that can’t be undone any more')
  },
})

const duplicates = defineJob<Ctx>({
  name: 'leads.duplicates',
  cron: '* * * * *',
  expireInS: 900,
  async run(ctx) {
    await scanDuplicates(ctx)
  },
})

const replyFigure = defineJob<Ctx>({
  name: 'leads.reply-figure',
  cron: '15 4 * * *',
  async run(ctx) {
    // Kept pages show yesterday's until then.
    if (await publicReplyFigure(ctx)) await raiseContentVersion(ctx)
  },
})

const attach = defineJob<Ctx>({
  name: 'leads.attach',
  cron: '50 3 * * *',
  expireInS: 1800,
  async run(ctx) {
    await attachLoose(ctx)
    const gone = await sweepLoose(ctx)
    if (gone > 0)
      ctx.log.info({ gone }, 'deleted people and companies that nothing referred to for 24 months')
  },
})

const reminders = defineJob<Ctx>({
  name: 'leads.reminders',
  cron: '* * * * *',
  async run(ctx) {
    await remindOfTasks(ctx)
  },
})

/** Queued when a stage is archived that holds many leads; each night for one that came back into it, as out of an undo. */
const emptyStages = defineJob<Ctx>({
  name: emptyStagesJob,
  cron: '5 4 * * *',
  expireInS: 3600,
  async run(ctx) {
    const moved = await emptyArchivedStages(ctx)
    if (moved > 0) ctx.log.info({ moved }, 'moved leads out of archived stages')
  },
})

const reports = defineJob<Ctx>({
  name: 'leads.reports',
  cron: '0 7 * * 1',
  timeZone: 'Europe/London',
  async run(ctx) {
    const sent = await mailReports(ctx)
    if (sent > 0) ctx.log.info({ sent }, 'mailed the reports of the week')
  },
})

/** Queued with each new enquiry where there are rules; at work once on all servers by the row that it holds. */
const assignment = defineJob<Ctx, { leadIds: string[] }>({
  name: assignLeadsJob,
  run: (ctx, data) => assignLeads(ctx, data),
})

/** Queued when a sector begins or ceases to count for the score. */
const rescoring = defineJob<Ctx, { sector: string }>({
  name: rescoreSectorJob,
  expireInS: 3600,
  async run(ctx, data) {
    const rescored = await rescoreSector(ctx, data)
    ctx.log.info({ rescored, sector: data.sector }, 'scored the leads of a sector anew')
  },
})

export const leadJobs = [
  assignment,
  sweep,
  merges,
  duplicates,
  replyFigure,
  attach,
  reminders,
  emptyStages,
  rescoring,
  reports,
]
