import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { enrolling, type Ctx } from '#features/context/context.server.ts'
import { browserOf } from '#features/users/sign-in/browser-of.ts'
import { verifyPassword } from '#features/users/passwords/passwords.server.ts'
import { openSecret } from '#features/users/second-step/second-step-seal.server.ts'
import {
  forgiveCodes,
  forgiveProofs,
  reserveCode,
  reserveProof,
} from '#features/users/sign-in/sign-in-limits.server.ts'
import { hashRecoveryCode, totpStep } from '#features/users/second-step/totp.server.ts'
import type { Confirm, SignIn } from '#features/users/user.schema.ts'
import { users } from '#features/users/user.table.server.ts'

type UserRow = typeof users.$inferSelect

export async function recordFailure(ctx: Ctx, user: UserRow | undefined, reason: 'password' | 'code') {
  // What was typed as an address is not kept: people type passwords there.
  await ctx.audit({
    action: 'user.sign-in-failed',
    entity: 'user',
    entityId: user?.id ?? 'unknown',
    to: { ...(user && { name: user.name, state: user.state }), reason, ...callerOf(ctx) },
  })
}

export const callerOf = (ctx: Ctx) => ({
  address: ctx.client.address,
  browser: browserOf(ctx.client.userAgent),
})

/** Uses up the code given, in one statement, so that of two requests with the same code one is refused. */
export async function takeSecondStep(
  ctx: Ctx,
  user: UserRow,
  { totp, recoveryCode }: Pick<SignIn, 'totp' | 'recoveryCode'>,
): Promise<string | undefined> {
  if (!user.totpSecret) return 'password'
  if (totp) return (await takeTotp(ctx, user, totp)) ? 'password and code' : undefined
  const codeHash = hashRecoveryCode(recoveryCode ?? '')
  const taken = await ctx.db
    .update(users)
    .set({ recoveryCodeHashes: sql`array_remove(${users.recoveryCodeHashes}, ${codeHash})` })
    .where(and(eq(users.id, user.id), sql`${codeHash} = any(${users.recoveryCodeHashes})`))
    .returning({ id: users.id })
  return taken.length > 0 ? 'password and recovery code' : undefined
}

async function takeTotp(ctx: Ctx, user: UserRow, code: string): Promise<boolean> {
  if (!user.totpSecret) return false
  const secret = await openSecret(ctx, user.id, user.totpSecret)
  const step = totpStep(secret, code, ctx.clock.now(), user.totpLastStep)
  if (step === undefined) return false
  const taken = await ctx.db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id })
  return taken.length > 0
}

type Either = Pick<Partial<Confirm>, 'password' | 'totp'>

/** Throws `invalid` unless the password, or else the code, is right; `rate_limited` after ten failures in 15 minutes. */
export function checkOwnSecret(ctx: Ctx, user: UserRow, given: Either, field = 'password'): Promise<void> {
  const { password, totp } = given
  return countTry(ctx, user, given, async () => {
    if (!password && totp) return (await takeTotp(ctx, user, totp)) ? undefined : wrongCode('totp')
    return (await verifyPassword(user.passwordHash, password ?? '')) ? undefined : wrongPassword(field)
  })
}

/** Throws `invalid` unless the password is right and, where the second step is on, a code or a recovery code as well. Counted alike. */
export function checkOwnSecrets(ctx: Ctx, user: UserRow, given: Confirm): Promise<void> {
  return countTry(ctx, user, given, async () => {
    if (!(await verifyPassword(user.passwordHash, given.password))) return wrongPassword('password')
    if (user.totpSecret && !given.totp && !given.recoveryCode) {
      const message = 'Enter the code of your authenticator app'
      throw new AppError('invalid', message, { errors: { totp: message } })
    }
    const isRight = await takeSecondStep(ctx, user, given)
    return isRight ? undefined : wrongCode(given.totp ? 'totp' : 'recoveryCode')
  })
}

interface Wrong {
  reason: 'password' | 'code'
  field: string
  message: string
}
const wrongPassword = (field: string): Wrong => ({
  reason: 'password',
  field,
  message: 'This password is wrong',
})
const wrongCode = (field: string): Wrong => ({
  reason: 'code',
  field,
  message: 'This code is wrong or was used before',
})

/** Counted for this session alone: failures elsewhere keep nobody from proving who they are. */
async function countTry(
  ctx: Ctx,
  user: UserRow,
  given: Partial<Confirm>,
  check: () => Promise<Wrong | undefined>,
): Promise<void> {
  const { sessionId } = enrolling(ctx)
  await reserveProof(ctx, sessionId)
  const hasCode = Boolean(given.totp ?? given.recoveryCode)
  if (hasCode) await reserveCode(ctx, user.id)
  const wrong = await check()
  if (wrong) {
    const { reason, field, message } = wrong
    await recordFailure(ctx, user, reason)
    throw new AppError('invalid', message, { errors: { [field]: message } })
  }
  await forgiveProofs(ctx, sessionId)
  if (hasCode) await forgiveCodes(ctx, user.id)
}
