import { eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { enrolling, signedIn, type Ctx } from '#features/context/context.server.ts'
import { permissionsOf } from '#features/context/permissions.ts'
import type { TableName } from '#features/context/table-names.ts'
import type { TableView } from '#ui/table-view.ts'
import { isLimitedToOwn } from '#features/users/roles/role-settings.server.ts'
import { tellOfChange } from '#features/users/access-changed-mail.server.ts'
import { checkNewPassword, hashPassword } from '#features/users/passwords/passwords.server.ts'
import { checkOwnSecret } from '#features/users/confirmation/proof.server.ts'
import {
  endSessionsOf,
  mfaIsRequired,
  mustBeConfirmed,
  renewToken,
} from '#features/users/sign-in/sessions.server.ts'
import type { PasswordChange, SignedInUser } from '#features/users/user.schema.ts'
import { users } from '#features/users/user.table.server.ts'

/** The signed-in user as the screens need it. */
export function getOwnAccount(ctx: Ctx): Promise<SignedInUser> {
  return signedInUserOf(ctx, enrolling(ctx).userId)
}

export async function signedInUserOf(ctx: Ctx, id: string): Promise<SignedInUser> {
  const { name, email, role, totpSecret, recoveryCodeHashes, tables } = await ownRow(ctx, id)
  const seesOnlyOwnLeads = await isLimitedToOwn(ctx, role)
  return {
    id,
    name,
    email,
    role,
    permissions: permissionsOf(role, seesOnlyOwnLeads),
    seesOnlyOwnLeads,
    mfa: {
      isOn: totpSecret !== null,
      isRequired: mfaIsRequired(ctx, role),
      recoveryCodesLeft: recoveryCodeHashes.length,
    },
    tables,
  }
}

export async function ownRow(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, id))
  if (!row) throw new AppError('unauthorized', 'Please sign in')
  return row
}

export async function updateOwnName(ctx: Ctx, { name }: { name: string }): Promise<SignedInUser> {
  const { userId, name: from } = signedIn(ctx)
  return ctx.transaction(async (tx) => {
    await tx.db.update(users).set({ name, updatedAt: tx.clock.now() }).where(eq(users.id, userId))
    if (name !== from)
      await tx.audit({
        action: 'user.updated',
        entity: 'user',
        entityId: userId,
        from: { name: from },
        to: { name },
      })
    return signedInUserOf(tx, userId)
  })
}

/** Keeps how the caller wants a table; null forgets it. What is chosen for a table at the same moment elsewhere is not lost. */
export async function chooseTable(ctx: Ctx, table: TableName, view: TableView | null): Promise<void> {
  const { userId } = signedIn(ctx)
  const tables = view
    ? sql`${users.tables} || ${JSON.stringify({ [table]: view })}::jsonb`
    : sql`${users.tables} - ${table}::text`
  await ctx.db.update(users).set({ tables }).where(eq(users.id, userId))
}

/**
 * Needs the present password, and with a second step a confirmed session; ends every other session of the user and returns the new token
 * of this one (`renewToken`).
 */
export async function updateOwnPassword(
  ctx: Ctx,
  { current, next }: PasswordChange,
  authorization: string | null,
): Promise<{ token: string }> {
  const { userId, sessionId } = enrolling(ctx)
  const user = await ownRow(ctx, userId)
  if (user.totpSecret) await mustBeConfirmed(ctx)
  await checkOwnSecret(ctx, user, { password: current }, 'current')
  await checkNewPassword(next, user, 'next')
  const passwordHash = await hashPassword(next)
  return ctx.transaction(async (tx) => {
    await tx.db.update(users).set({ passwordHash, updatedAt: tx.clock.now() }).where(eq(users.id, userId))
    const endedSessions = await endSessionsOf(tx, userId, sessionId)
    await tellOfChange(tx, user, 'password')
    await tx.audit({
      action: 'user.password-changed',
      entity: 'user',
      entityId: userId,
      to: { endedSessions },
    })
    return { token: await renewToken(tx, authorization) }
  })
}
