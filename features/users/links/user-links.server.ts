import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isOwner, isUser } from '#features/context/actor.ts'
import { mustHave, signedIn, type Ctx } from '#features/context/context.server.ts'
import { hourMs } from '#lib/durations.ts'
import { mustBeConfirmed } from '#features/users/sign-in/sessions.server.ts'
import { hashToken, newToken } from '#features/users/sign-in/tokens.server.ts'
import { invitationMail, resetMail } from './user-mails.server.ts'
import type { Invitation, IssuedLink, NewInvitation, OpenLink } from '#features/users/user.schema.ts'
import { userLinks, users } from '#features/users/user.table.server.ts'
import { getUserToReset } from '#features/users/accounts/users.server.ts'

const validForMs = { setup: 72 * hourMs, invitation: 72 * hourMs, reset: 24 * hourMs }
const queryName = { setup: 'setup', invitation: 'invite', reset: 'reset' }

type LinkRow = typeof userLinks.$inferSelect
type NewLink = Pick<typeof userLinks.$inferInsert, 'kind' | 'email' | 'name' | 'role' | 'userId'>

/** Writes a one-time link, valid as long as its kind is unless told. Its address is known to the caller alone: at rest only the token's hash is kept. */
export async function createLink(
  ctx: Ctx,
  link: NewLink,
  lastsMs = validForMs[link.kind],
): Promise<IssuedLink> {
  const token = newToken()
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + lastsMs)
  const createdBy = ctx.actor.name
  const [row] = await ctx.db
    .insert(userLinks)
    .values({ ...link, tokenHash: hashToken(token), createdAt: now, createdBy, expiresAt })
    .returning({ id: userLinks.id })
  if (!row) throw new AppError('internal', 'The link could not be made')
  const url = new URL(`/create-user?${queryName[link.kind]}=${token}`, ctx.settings.siteUrl).href
  return { id: row.id, url, expiresAt: expiresAt.toISOString() }
}

function isOpen(ctx: Ctx) {
  return and(isNull(userLinks.usedAt), gt(userLinks.expiresAt, ctx.clock.now()))
}

/** Mails an invitation and returns its link once, so that the inviter can hand it over too. An earlier one to the address ends. */
export async function createInvitation(ctx: Ctx, { email, name, role }: NewInvitation): Promise<IssuedLink> {
  mustHave(ctx, 'users.write')
  if (role === 'owner' && !isOwner(ctx.actor)) {
    throw new AppError('forbidden', 'Only an owner can invite an owner')
  }
  await mustBeConfirmed(ctx)
  return ctx.transaction(async (tx) => {
    const [taken] = await tx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (taken) {
      const message = 'Someone with this email address already has an account'
      throw new AppError('conflict', message, { errors: { email: message } })
    }
    await voidLinks(tx, and(eq(userLinks.kind, 'invitation'), eq(userLinks.email, email)))
    const link = await createLink(tx, { kind: 'invitation', email, name: name ?? null, role })
    const inviter = isUser(tx.actor) ? tx.actor.name : undefined
    await tx.sendMail(invitationMail({ to: email, name, role, inviter, ...link }))
    await tx.audit({
      action: 'user.invited',
      entity: 'invitation',
      entityId: link.id,
      to: { email, name, role },
    })
    return link
  })
}

/** Mails a reset link to the user and returns it once. Earlier ones end; the password stays until the link is used. */
export async function createResetLink(ctx: Ctx, id: string): Promise<IssuedLink> {
  const { name, email } = await getUserToReset(ctx, id)
  await mustBeConfirmed(ctx)
  return ctx.transaction(async (tx) => {
    await voidLinks(tx, eq(userLinks.userId, id))
    const link = await createLink(tx, { kind: 'reset', email, name, userId: id })
    await tx.sendMail(resetMail({ to: email, name, ...link }))
    await tx.audit({ action: 'user.reset-sent', entity: 'user', entityId: id, to: { name } })
    return link
  })
}

export function voidLinks(ctx: Ctx, which: Parameters<typeof and>[0]) {
  return ctx.db
    .update(userLinks)
    .set({ expiresAt: ctx.clock.now() })
    .where(and(which, isOpen(ctx)))
}

/** Invitations that can still be accepted, the oldest first. */
export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  mustHave(ctx, 'users.read')
  const rows = await ctx.db
    .select()
    .from(userLinks)
    .where(and(eq(userLinks.kind, 'invitation'), isOpen(ctx)))
    .orderBy(asc(userLinks.createdAt), asc(userLinks.id))
  return rows.map(({ id, email, name, role, createdAt, createdBy, expiresAt }) => ({
    id,
    email: email ?? '',
    name,
    role: role ?? 'analyst',
    createdAt: createdAt.toISOString(),
    createdBy,
    expiresAt: expiresAt.toISOString(),
  }))
}

export async function deleteInvitation(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'users.write')
  signedIn(ctx)
  await ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .update(userLinks)
      .set({ expiresAt: tx.clock.now() })
      .where(and(eq(userLinks.id, id), eq(userLinks.kind, 'invitation'), isOpen(tx)))
      .returning({ email: userLinks.email })
    if (!row) throw new AppError('not_found', 'There is no such open invitation')
    await tx.audit({ action: 'user.invitation-withdrawn', entity: 'invitation', entityId: id, from: row })
  })
}

/** What a link is for. Throws `gone` for one that is unknown, used or too old, in the same words. */
export async function getLink(ctx: Ctx, token: string): Promise<OpenLink> {
  const { kind, email, name, role } = await getOpenLink(ctx, token)
  return { kind, email, name, role }
}

export async function getOpenLink(ctx: Ctx, token: string, lock = false): Promise<LinkRow> {
  const query = ctx.db
    .select()
    .from(userLinks)
    .where(and(eq(userLinks.tokenHash, hashToken(token)), isOpen(ctx)))
  const [row] = lock ? await query.for('update') : await query
  if (!row) throw new AppError('gone', 'This link is no longer valid. Ask for a new one.')
  return row
}

export async function clearOldLinks(ctx: Ctx): Promise<void> {
  const monthAgo = new Date(ctx.clock.now().getTime() - 30 * 24 * hourMs)
  await ctx.db.delete(userLinks).where(lt(userLinks.expiresAt, monthAgo))
}
