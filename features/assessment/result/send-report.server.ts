import { inArray } from 'drizzle-orm'
import { z } from 'zod/mini'
import { AppError } from '#lib/errors.ts'
import { readinessModel } from '#content/readiness/model.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { createIntake, type Keep } from '#features/intake/intake.server.ts'
import { visitorEnquiry } from '#features/intake/visitor-enquiry.ts'
import type { EnquiryAnswer } from '#features/intake/visitor.schema.ts'
import { addKey, type Opening } from '#features/assessment/assessment-keys.server.ts'
import { reportMail, reportNotice } from '#features/assessment/assessment-mails.server.ts'
import { reportOf } from './assessment-report.server.ts'
import type { ReportRequest } from '#features/assessment/assessment.schema.ts'
import { assessments } from '#features/assessment/assessment.table.server.ts'
import { getAssessment, valuesOf } from '#features/assessment/assessments.server.ts'

const details = z.object({ assessmentId: z.uuid(), facts: z.array(z.tuple([z.string(), z.string()])) })

/** Both mails of each report that someone asked for, and whose it is. The mailed link has a key of its own. */
export const keepReports: Keep = async (ctx, list) => {
  const asked = list.flatMap(([enquiry, recorded]) => {
    const parsed = details.safeParse(enquiry.details)
    return parsed.success ? [{ enquiry, recorded, ...parsed.data }] : []
  })
  const rows = await ctx.db
    .select()
    .from(assessments)
    .where(
      inArray(
        assessments.id,
        asked.map(({ assessmentId }) => assessmentId),
      ),
    )
  for (const { enquiry, recorded, assessmentId } of asked) {
    const row = rows.find(({ id }) => id === assessmentId)
    // Released from quarantine after its time was over.
    if (!row?.result || !row.finishedAt) continue
    const report = reportOf(valuesOf(row.answers), row.result, row.finishedAt)
    const key = await addKey(ctx, row.id)
    await ctx.db
      .update(assessments)
      .set({ leadId: recorded.leadId })
      .where(inArray(assessments.id, [row.id]))
    await ctx.sendMails([
      reportNotice(ctx.settings, enquiry, recorded, report),
      reportMail(ctx.settings, enquiry, recorded, { report, id: row.id, key }),
    ])
  }
}

const take = createIntake(keepReports)

/** Sends the report of a finished assessment to the person who asks for it, who becomes a lead. Throws `conflict` while it is unfinished. */
export async function sendReport(ctx: Ctx, opening: Opening, input: ReportRequest): Promise<EnquiryAnswer> {
  const { id, result } = await getAssessment(ctx, opening)
  if (!result)
    throw new AppError('conflict', 'This assessment has no result yet. Answer its questions first.')
  const weakest = readinessModel.dimensions.find((one) => one.id === result.actions[0])?.name
  const enquiry = {
    ...visitorEnquiry('assessment', input, ctx.clock.now()),
    message: input.message?.trim() ? input.message : undefined,
    details: {
      assessmentId: id,
      facts: [
        ['Readiness', `${result.overall} of 100${result.isProvisional ? ', provisional' : ''}`],
        ['Level', result.level],
        ['First action', weakest ?? 'none is worth points'],
      ],
    },
  }
  const taken = await take({ ctx, input, enquiry })
  const message = `The report is on its way to ${input.email}.`
  return { success: true, id: taken.id, message, replyBy: taken.replyBy.toISOString() }
}
