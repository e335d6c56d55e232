import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isVisitor } from '#features/context/actor.ts'
import type { Ctx } from '#features/context/context.server.ts'
import type { Role } from '#features/context/permissions.ts'
import { tellOfChange } from '#features/users/access-changed-mail.server.ts'
import { checkNewPassword, hashPassword } from '#features/users/passwords/passwords.server.ts'
import { endSessionsOf } from '#features/users/sign-in/sessions.server.ts'
import { getOpenLink, voidLinks } from './user-links.server.ts'
import type { AcceptLink } from '#features/users/user.schema.ts'
import { userLinks, users } from '#features/users/user.table.server.ts'

const firstOwnerLock = 7_301

/** Held until the transaction ends, so that of several servers or people one makes the first owner. Returns whether there are users. */
export async function lockFirstOwner(ctx: Ctx): Promise<boolean> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${firstOwnerLock})`)
  const [anyUser] = await ctx.db.select({ id: users.id }).from(users).limit(1)
  return anyUser !== undefined
}

interface NewUser {
  email: string
  name: string
  role: Role
  passwordHash: string
}

export async function createUser(ctx: Ctx, user: NewUser, invitedBy: string): Promise<string> {
  const now = ctx.clock.now()
  const [created] = await ctx.db
    .insert(users)
    .values({ ...user, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!created) throw new AppError('conflict', 'Someone with this email address already has an account')
  const { email, name, role } = user
  await ctx.audit({
    action: 'user.created',
    entity: 'user',
    entityId: created.id,
    to: { email, name, role, invitedBy },
    ...(isVisitor(ctx.actor) && { by: { id: created.id, name } }),
  })
  return created.id
}

/**
 * Uses a one-time link: makes the user it invites, or sets the password of the one it was sent to and ends that user's sessions.
 * Returns the address to sign in with; signing in, with the second step, comes after.
 */
export async function acceptLink(ctx: Ctx, input: AcceptLink): Promise<{ email: string }> {
  const link = await getOpenLink(ctx, input.token)
  const email =
    (link.kind === 'setup' ? input.email : link.email) ?? missing('email', 'Please enter your email address')
  const name = (link.kind === 'reset' ? link.name : input.name) ?? missing('name', 'Please enter your name')
  await checkNewPassword(input.password, { email, name })
  const passwordHash = await hashPassword(input.password)

  await ctx.transaction(async (tx) => {
    if (link.kind === 'setup' && (await lockFirstOwner(tx))) {
      throw new AppError('gone', 'This link is no longer valid. Ask for a new one.')
    }
    const { id, kind, role, userId, createdBy } = await getOpenLink(tx, input.token, true)
    await tx.db.update(userLinks).set({ usedAt: tx.clock.now() }).where(eq(userLinks.id, id))
    if (kind === 'reset') return resetPassword(tx, userId ?? '', passwordHash)
    await createUser(
      tx,
      { email, name, role: kind === 'setup' ? 'owner' : (role ?? 'analyst'), passwordHash },
      createdBy,
    )
    if (kind === 'setup') await voidLinks(tx, eq(userLinks.kind, 'setup'))
  })
  return { email }
}

function missing(field: string, message: string): never {
  throw new AppError('invalid', message, { errors: { [field]: message } })
}

async function resetPassword(ctx: Ctx, userId: string, passwordHash: string): Promise<void> {
  const [user] = await ctx.db
    .update(users)
    .set({ passwordHash, updatedAt: ctx.clock.now() })
    .where(and(eq(users.id, userId), eq(users.state, 'active')))
    .returning({ name: users.name, email: users.email })
  if (!user) throw new AppError('gone', 'This link is no longer valid. Ask for a new one.')
  await endSessionsOf(ctx, userId)
  await voidLinks(ctx, eq(userLinks.userId, userId))
  await tellOfChange(ctx, { id: userId, ...user }, 'reset')
  await ctx.audit({
    action: 'user.password-reset',
    entity: 'user',
    entityId: userId,
    by: { id: userId, name: user.name },
  })
}
