import { assessmentRates } from '#config/constants.ts'
import { AppError } from '#lib/errors.ts'
import { readinessModel } from '#content/readiness/model.ts'
import type { Ctx, Rate } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { addKey, type Opening } from '#features/assessment/assessment-keys.server.ts'
import { resumeMail } from '#features/assessment/assessment-mails.server.ts'
import type { ResumeRequest } from '#features/assessment/assessment.schema.ts'
import { getAssessment } from '#features/assessment/assessments.server.ts'

/**
 * Mails a link with which the run goes on elsewhere. It makes no lead: the address is in the mail only, for as long as mails are
 * kept. Throws `rate_limited`.
 */
export async function sendResumeLink(
  ctx: Ctx,
  opening: Opening,
  { email, website }: ResumeRequest,
): Promise<void> {
  const { id, answers, finishedAt } = await getAssessment(ctx, opening)
  await consume(ctx, assessmentRates.resumeClient, ctx.client.address)
  await consume(ctx, assessmentRates.resumeAddress, emailKeyOf(email))
  // Only programs fill that in; they get the same answer.
  if (website?.trim()) return ctx.turnedAway('spam')
  await ctx.transaction(async (tx) => {
    const key = await addKey(tx, id)
    const counts = { answered: Object.keys(answers).length, all: readinessModel.questions.length }
    await tx.sendMail(resumeMail(tx.settings, { email, key, isFinished: finishedAt !== null, ...counts }))
  })
}

async function consume(ctx: Ctx, rate: Rate, key: string) {
  const { allowed, retryAfterS } = await ctx.limits.consume(rate, key)
  if (allowed) return
  const message =
    'Several links have been sent already. Please try again later, or copy the address of this page, which works too.'
  throw new AppError('rate_limited', message, { retryAfterS })
}
