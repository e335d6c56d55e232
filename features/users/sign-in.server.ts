import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { enrolling, type Ctx } from '#features/context/context.server.ts'
import { ownRow, signedInUserOf } from './account.server.ts'
import { verifyPassword } from './passwords.server.ts'
import {
  callerOf,
  checkOwnSecret,
  checkOwnSecrets,
  forgiveTries,
  recordFailure,
  takeSecondStep,
  takeTry,
} from './proof.server.ts'
import { createSession, endSession, isKnownAddress, markConfirmed, renewToken } from './sessions.server.ts'
import type { Confirm, SignedInUser, SignIn } from './user.schema.ts'
import { users } from './user.table.server.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Signs in, or throws: `unauthorized` in the same words and about the same time for an unknown address, a wrong password and a disabled
 * user; `unauthorized` with `totpRequired` after a right password without a code; `rate_limited` after ten failures in 15 minutes.
 *
 * An account's tries are counted apart for addresses that the user signed in from before, so a stranger can't keep the user out.
 */
export async function signIn(ctx: Ctx, input: SignIn): Promise<{ token: string; user: SignedInUser }> {
  const { email, password } = input
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email))
  // Asked for nobody as well, so that the answer takes as long.
  const isKnown = await isKnownAddress(ctx, user?.id ?? nobody)
  const account = isKnown ? `${email} ${ctx.client.address}` : email
  await takeTry(ctx, account)

  const isRight = await verifyPassword(user?.passwordHash, password)
  if (!user || !isRight || user.state !== 'active') {
    await recordFailure(ctx, user, 'password')
    throw new AppError('unauthorized', 'The email address or the password is wrong')
  }
  if (user.totpSecret && !input.totp && !input.recoveryCode) {
    throw new AppError('unauthorized', 'Enter the code of your authenticator app', {
      data: { totpRequired: true },
    })
  }
  const signedIn = await ctx.transaction(async (tx) => {
    const method = await takeSecondStep(tx, user, input)
    if (!method) return undefined
    const token = await createSession(tx, user.id)
    await tx.db.update(users).set({ lastSignInAt: tx.clock.now() }).where(eq(users.id, user.id))
    await tx.audit({
      action: 'user.signed-in',
      entity: 'user',
      entityId: user.id,
      to: { method, ...callerOf(tx) },
      by: user,
    })
    return { token, user: await signedInUserOf(tx, user.id) }
  })
  if (!signedIn) {
    await recordFailure(ctx, user, 'code')
    throw new AppError('unauthorized', 'This code is wrong or was used before', {
      data: { totpRequired: true },
    })
  }
  await forgiveTries(ctx, account)
  return signedIn
}

/** Ends the session that asks. */
export async function signOut(ctx: Ctx): Promise<void> {
  await endSession(ctx, enrolling(ctx).sessionId)
}

/**
 * Takes the caller's password again, and a code where the second step is on, so that for ten minutes this session may do what can't be
 * undone. Answers the session's new token (`renewToken`).
 */
export async function confirmSession(
  ctx: Ctx,
  given: Confirm,
  authorization: string | null,
): Promise<{ token: string }> {
  const user = await ownRow(ctx, enrolling(ctx).userId)
  await checkOwnSecrets(ctx, user, given)
  return ctx.transaction(async (tx) => {
    const token = await renewToken(tx, authorization)
    await markConfirmed(tx)
    return { token }
  })
}

/** Takes the caller's password or a code for one thing alone; throws `invalid` when it is wrong. */
export async function proveOnce(
  ctx: Ctx,
  given: { password?: string | undefined; totp?: string | undefined },
): Promise<void> {
  await checkOwnSecret(ctx, await ownRow(ctx, enrolling(ctx).userId), given)
}
