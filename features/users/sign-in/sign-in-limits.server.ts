import { AppError } from '#lib/errors.ts'
import type { Ctx, Rate } from '#features/context/context.server.ts'
import { useProof } from '#features/intake/intake-proof.server.ts'
import { challengeUrl } from '#features/intake/intake-limits.server.ts'

const seconds = 15 * 60
const rates = {
  /** Of one known device, for one account. */
  device: { name: 'sign-in-device', points: 10, seconds },
  /** Of one address, whatever the account. */
  source: { name: 'sign-in-source', points: 10, seconds },
  /** For one account, from all devices that it doesn't know. */
  account: { name: 'sign-in-account', points: 10, seconds },
  /** Wrong codes after a right password, whatever the device: six digits are soon guessed by many. */
  code: { name: 'sign-in-code', points: 10, seconds },
  /** Of one session that proves again who it is. */
  session: { name: 'sign-in-session', points: 10, seconds },
} satisfies Record<string, Rate>

/** An attempt that was counted before its password or code is looked at, so that many at once can't outrun the count. */
export interface Attempt {
  /** Everything was right: the account, or the device, begins anew and the source gets its point back. */
  succeed(): Promise<void>
  /** The password was right and a code is still to come: no failure of the source. */
  continue(): Promise<void>
}

interface SignInBy {
  email: string
  /** The id of a device that this account signed in from before. */
  deviceId: string | undefined
  proof: string | undefined
}

/**
 * Counts an attempt to sign in. A known device has a count of its own, so nobody else's failures keep it out. From anywhere else both the
 * source and the account are counted; an account that is being guessed at asks for a proof of work instead of shutting the right person out.
 *
 * @throws AppError `rate_limited` with the time to wait, or `proof_required` with the address of a challenge.
 */
export async function reserveSignIn(ctx: Ctx, { email, deviceId, proof }: SignInBy): Promise<Attempt> {
  if (deviceId !== undefined) {
    await take(ctx, rates.device, deviceId)
    return { succeed: () => ctx.limits.reset(rates.device, deviceId), continue: async () => undefined }
  }
  const source = ctx.client.address
  await take(ctx, rates.source, source)
  const refundSource = () => ctx.limits.refund(rates.source, source)
  const { allowed } = await ctx.limits.consume(rates.account, email)
  if (!allowed && !(proof && (await useProof(ctx, proof)))) {
    await refundSource()
    throw new AppError(
      'proof_required',
      'There were many attempts for this account. Please sign in again, so that your browser can show it isn’t a robot.',
      { data: { challengeUrl } },
    )
  }
  return {
    async succeed() {
      await refundSource()
      await ctx.limits.reset(rates.account, email)
    },
    continue: refundSource,
  }
}

/** Counts a code that is about to be checked. Throws `rate_limited`. */
export const reserveCode = (ctx: Ctx, userId: string): Promise<void> => take(ctx, rates.code, userId)
export const forgiveCodes = (ctx: Ctx, userId: string): Promise<void> => ctx.limits.reset(rates.code, userId)

/** Counts an attempt of a session to prove again who it is. Throws `rate_limited`. */
export const reserveProof = (ctx: Ctx, sessionId: string): Promise<void> =>
  take(ctx, rates.session, sessionId)
export const forgiveProofs = (ctx: Ctx, sessionId: string): Promise<void> =>
  ctx.limits.reset(rates.session, sessionId)

async function take(ctx: Ctx, rate: Rate, key: string): Promise<void> {
  const { allowed, retryAfterS } = await ctx.limits.consume(rate, key)
  if (allowed) return
  const minutes = Math.ceil(retryAfterS / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  throw new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, { retryAfterS })
}
