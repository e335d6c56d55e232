import { eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { enrolling, type Ctx } from '#features/context/context.server.ts'
import { ownRow, signedInUserOf } from '#features/users/own-account/account.server.ts'
import { findKnownDevice, rememberDevice } from './known-devices.server.ts'
import { verifyPassword } from '#features/users/passwords/passwords.server.ts'
import {
  callerOf,
  checkOwnSecret,
  checkOwnSecrets,
  recordFailure,
  takeSecondStep,
} from '#features/users/confirmation/proof.server.ts'
import { nobody } from './nobody.ts'
import { createSession, endSession, markConfirmed, renewToken } from './sessions.server.ts'
import { newDeviceMail } from './new-device-mail.server.ts'
import { forgiveCodes, reserveCode, reserveSignIn } from './sign-in-limits.server.ts'
import type { Confirm, SignedInUser, SignIn } from '#features/users/user.schema.ts'
import { users } from '#features/users/user.table.server.ts'

/**
 * Signs in, or throws: `unauthorized` in the same words and about the same time for an unknown address, a wrong password and a disabled
 * user; `unauthorized` with `totpRequired` after a right password without a code; `rate_limited` or `proof_required` after ten failures
 * in 15 minutes (sign-in-limits.server.ts).
 */
export async function signIn(ctx: Ctx, input: SignIn): Promise<{ token: string; user: SignedInUser }> {
  const { email, password, device, proof } = input
  const [user] = await ctx.db.select().from(users).where(eq(users.email, email))
  // Asked for nobody as well, so that the answer takes as long.
  const deviceId = await findKnownDevice(ctx, user?.id ?? nobody, device)
  const attempt = await reserveSignIn(ctx, { email, deviceId, proof })

  const isRight = await verifyPassword(user?.passwordHash, password)
  if (!user || !isRight || user.state !== 'active') {
    await recordFailure(ctx, user, 'password')
    throw new AppError('unauthorized', 'The email address or the password is wrong')
  }
  if (user.totpSecret && !input.totp && !input.recoveryCode) {
    await attempt.continue()
    throw new AppError('unauthorized', 'Enter the code of your authenticator app', {
      data: { totpRequired: true },
    })
  }
  if (user.totpSecret) await reserveCode(ctx, user.id)
  const signedIn = await ctx.transaction(async (tx) => {
    const method = await takeSecondStep(tx, user, input)
    if (!method) return undefined
    const token = await createSession(tx, user.id)
    if (device) await rememberDevice(tx, user.id, device)
    // Of a first sign-in nobody needs to be told: the account has just been made.
    if (deviceId === undefined && user.lastSignInAt) await tx.sendMail(newDeviceMail(tx, user))
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
  await attempt.succeed()
  if (user.totpSecret) await forgiveCodes(ctx, user.id)
  return signedIn
}

/** Ends the session that asks. */
export async function signOut(ctx: Ctx): Promise<void> {
  await endSession(ctx, enrolling(ctx).sessionId)
}

/**
 * Takes the caller's password again, and a code where the second step is on, so that for ten minutes this session may do what can't be
 * undone. Returns the session's new token (`renewToken`).
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
