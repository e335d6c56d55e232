import { brand } from '#config/brand.ts'
import { contactRates as rates } from '#config/constants.ts'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { emailKeyOf } from '#features/leads/email-key.ts'
import { useProof } from './intake-proof.server.ts'
import type { VisitorInput } from './visitor.schema.ts'

export const challengeUrl = '/api/contact/challenge'

/**
 * Takes one point of each rate, which all forms share. Throws `rate_limited` when the client or the email address has none left, and `proof_required` when all
 * clients together used up the hour and no valid proof of work came along.
 */
export async function holdToLimits(ctx: Ctx, input: Pick<VisitorInput, 'email' | 'proof'>): Promise<void> {
  const hasBudget = (await ctx.limits.remaining(rates.everybody, 'all')) > 0
  if (!hasBudget && !(input.proof && (await useProof(ctx, input.proof)))) {
    throw new AppError(
      'proof_required',
      'Many people are writing at the moment. Please send it again, so that your browser can show it isn’t a robot.',
      {
        data: { challengeUrl },
      },
    )
  }
  await consume(ctx, rates.clientBurst, ctx.client.address)
  await consume(ctx, rates.clientDay, ctx.client.address)
  await consume(ctx, rates.address, emailKeyOf(input.email))
  await ctx.limits.consume(rates.everybody, 'all')
}

async function consume(ctx: Ctx, rate: (typeof rates)[keyof typeof rates], key: string) {
  const { allowed, retryAfterS } = await ctx.limits.consume(rate, key)
  if (allowed) return
  const message = `You have already sent several messages. Please try again in ${waitInWords(retryAfterS)}, or call ${brand.phone.label}.`
  throw new AppError('rate_limited', message, { retryAfterS })
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
