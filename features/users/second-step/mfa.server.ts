import { eq, sql } from 'drizzle-orm'
import { toString as drawQr } from 'qrcode'
import { AppError } from '#lib/errors.ts'
import { enrolling, type Ctx } from '#features/context/context.server.ts'
import { tellOfChange } from '#features/users/access-changed-mail.server.ts'
import { ownRow } from '#features/users/own-account/account.server.ts'
import { openSecret, sealSecret } from './second-step-seal.server.ts'
import { mfaIsRequired, mustBeConfirmed } from '#features/users/sign-in/sessions.server.ts'
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, totpStep, totpUri } from './totp.server.ts'
import type { MfaStart } from '#features/users/user.schema.ts'
import { users } from '#features/users/user.table.server.ts'

/** A new secret as text and as a picture for the authenticator app; nothing changes until a code of it is given. */
export async function startMfa(ctx: Ctx): Promise<MfaStart> {
  const { userId, email } = enrolling(ctx)
  await mustBeConfirmed(ctx)
  const secret = newTotpSecret()
  const changed = await ctx.db
    .update(users)
    .set({ totpPending: await sealSecret(ctx, userId, secret) })
    .where(sql`${users.id} = ${userId} and ${users.totpSecret} is null`)
    .returning({ id: users.id })
  if (changed.length === 0) throw new AppError('conflict', 'Two-step sign-in is already on')
  const uri = totpUri(secret, email)
  const svg = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}

/** Turns the second step on once a code of the new secret is right. Returns the recovery codes, once. */
export async function turnOnMfa(ctx: Ctx, code: string): Promise<{ recoveryCodes: string[] }> {
  const { userId } = enrolling(ctx)
  await mustBeConfirmed(ctx)
  return ctx.transaction(async (tx) => {
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const user = await ownRow(tx, userId)
    const { totpSecret, totpPending } = user
    if (totpSecret) throw new AppError('conflict', 'Two-step sign-in is already on')
    if (!totpPending) throw new AppError('conflict', 'Please begin again: there is no secret to confirm')
    const secret = await openSecret(tx, userId, totpPending)
    const step = totpStep(secret, code, tx.clock.now(), null)
    if (step === undefined) {
      const message = 'This code is wrong. Check the time on your phone and try the next one.'
      throw new AppError('invalid', message, { errors: { code: message } })
    }
    const recoveryCodes = newRecoveryCodes()
    const changes = {
      totpSecret: totpPending,
      totpPending: null,
      totpLastStep: step,
      recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode),
    }
    await tx.db.update(users).set(changes).where(eq(users.id, userId))
    await tellOfChange(tx, user, 'step on')
    await tx.audit({ action: 'user.mfa-on', entity: 'user', entityId: userId })
    return { recoveryCodes }
  })
}

/** Ten new recovery codes; the old ones end. */
export async function renewRecoveryCodes(ctx: Ctx): Promise<{ recoveryCodes: string[] }> {
  const { userId } = enrolling(ctx)
  await mustBeConfirmed(ctx)
  const recoveryCodes = newRecoveryCodes()
  await ctx.transaction(async (tx) => {
    const [changed] = await tx.db
      .update(users)
      .set({ recoveryCodeHashes: recoveryCodes.map(hashRecoveryCode) })
      .where(sql`${users.id} = ${userId} and ${users.totpSecret} is not null`)
      .returning({ id: users.id, name: users.name, email: users.email })
    if (!changed) throw new AppError('conflict', 'Two-step sign-in is off')
    await tellOfChange(tx, changed, 'codes')
    await tx.audit({ action: 'user.recovery-codes-renewed', entity: 'user', entityId: userId })
  })
  return { recoveryCodes }
}

export const withoutMfa = { totpSecret: null, totpPending: null, totpLastStep: null, recoveryCodeHashes: [] }

/** Turns off the caller's own second step, unless the role requires one. */
export async function turnOffMfa(ctx: Ctx): Promise<void> {
  const { userId, role } = enrolling(ctx)
  await mustBeConfirmed(ctx)
  if (mfaIsRequired(ctx, role)) throw new AppError('conflict', 'Your role requires two-step sign-in')
  await ctx.transaction(async (tx) => {
    const [changed] = await tx.db
      .update(users)
      .set(withoutMfa)
      .where(sql`${users.id} = ${userId} and ${users.totpSecret} is not null`)
      .returning({ id: users.id, name: users.name, email: users.email })
    if (!changed) return
    await tellOfChange(tx, changed, 'step off')
    await tx.audit({ action: 'user.mfa-off', entity: 'user', entityId: userId })
  })
}
