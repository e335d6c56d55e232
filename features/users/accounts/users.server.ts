import { and, asc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isText, isUuid, readCursor, writeCursor } from '#lib/list-cursor.ts'
import { likePattern } from '#lib/like-pattern.ts'
import { isSystem } from '#features/context/actor.ts'
import { mustHave, signedIn, type Colleague, type Ctx } from '#features/context/context.server.ts'
import { isGranted, isLimitable, roleMay, roles, type Permission } from '#features/context/permissions.ts'
import { roleSettings } from '#features/users/roles/role-settings.table.server.ts'
import { tellOfChange } from '#features/users/access-changed-mail.server.ts'
import { withoutMfa } from '#features/users/second-step/mfa.server.ts'
import { endSessionsOf, mustBeConfirmed } from '#features/users/sign-in/sessions.server.ts'
import type { User, UserChange, UserFilter } from '#features/users/user.schema.ts'
import { users } from '#features/users/user.table.server.ts'

type UserRow = typeof users.$inferSelect

export function userOf(row: UserRow): User {
  const { id, name, email, role, state, version } = row
  return {
    id,
    name,
    email,
    role,
    state,
    version,
    hasMfa: row.totpSecret !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  }
}

/** Users by name. */
export async function listUsers(ctx: Ctx, { q, role, state, cursor, limit }: UserFilter) {
  mustHave(ctx, 'users.read')
  const like = q ? likePattern(q) : undefined
  const after = cursor ? readCursor(cursor, 'users', (key, id) => isText(key) && isUuid(id)) : undefined
  const rows = await ctx.db
    .select()
    .from(users)
    .where(
      and(
        like ? or(ilike(users.name, like), ilike(users.email, like)) : undefined,
        role ? eq(users.role, role) : undefined,
        state ? eq(users.state, state) : undefined,
        after ? sql`(${users.name}, ${users.id}) > (${after.key}, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit).map(userOf)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? writeCursor('users', last.name, last.id) : null }
}

/** Everybody's name, disabled users too, for the owners of leads and the authors of notes. */
export async function listUserNames(ctx: Ctx) {
  signedIn(ctx)
  const { id, name, role, state } = users
  return ctx.db.select({ id, name, role, state }).from(users).orderBy(asc(name), asc(id))
}

/** An active user by id whose role has the permission; for records that are given to a colleague. */
export async function findColleague(
  ctx: Ctx,
  userId: string,
  permission: Permission,
): Promise<Colleague | undefined> {
  const [found] = await selectColleagues(ctx, permission, eq(users.id, userId))
  return found
}

/** Every active user whose role has the permission, for what concerns all of them. */
export const listColleagues = (ctx: Ctx, permission: Permission): Promise<Colleague[]> =>
  selectColleagues(ctx, permission)

async function selectColleagues(ctx: Ctx, permission: Permission, which?: SQL): Promise<Colleague[]> {
  const { id, name, email, role } = users
  const able = roles.filter((role) => roleMay(role, permission))
  const rows = await ctx.db
    .select({ id, name, email, role, isLimited: roleSettings.seesOnlyOwnLeads })
    .from(users)
    .leftJoin(roleSettings, eq(roleSettings.role, role))
    .where(and(eq(users.state, 'active'), inArray(role, able), which))
    .orderBy(asc(name), asc(id))
  return rows.flatMap(({ isLimited, ...one }) => {
    const seesOnlyOwnLeads = isLimited === true && isLimitable(one.role)
    return isGranted(one.role, permission, seesOnlyOwnLeads) ? [{ ...one, seesOnlyOwnLeads }] : []
  })
}

export async function getUser(ctx: Ctx, id: string): Promise<User> {
  mustHave(ctx, 'users.read')
  return userOf(await getRow(ctx, id))
}

async function getRow(ctx: Ctx, id: string): Promise<UserRow> {
  const [row] = await ctx.db.select().from(users).where(eq(users.id, id))
  if (!row) throw new AppError('not_found', 'There is no such user')
  return row
}

/** The user, after all active owners and the user are locked, so that what `mustKeepAnOwner` counts stays true until the commit. */
async function lockUser(ctx: Ctx, id: string): Promise<{ row: UserRow; activeOwners: number }> {
  const rows = await ctx.db
    .select()
    .from(users)
    .where(or(eq(users.id, id), and(eq(users.role, 'owner'), eq(users.state, 'active'))))
    .orderBy(asc(users.id))
    .for('update')
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('not_found', 'There is no such user')
  return { row, activeOwners: rows.filter((one) => one.role === 'owner' && one.state === 'active').length }
}

function mustKeepAnOwner({ row, activeOwners }: { row: UserRow; activeOwners: number }) {
  if (row.role === 'owner' && row.state === 'active' && activeOwners <= 1) {
    throw new AppError('conflict', 'This is the last owner. Make someone else an owner first.')
  }
}

/** Only owners act on owners, and nobody on themselves: that is what a colleague or the profile is for. */
function mustOutrank(ctx: Ctx, row: UserRow, role = row.role) {
  if (isSystem(ctx.actor)) return
  const actor = signedIn(ctx)
  if (actor.userId === row.id)
    throw new AppError('conflict', 'Ask a colleague to change this on your own account')
  if (actor.role !== 'owner' && (row.role === 'owner' || role === 'owner')) {
    throw new AppError('forbidden', 'Only an owner can do this to an owner')
  }
}

/** Changes name, email, role or state. Throws `conflict` with the present user when someone else changed it since `version`. */
export async function updateUser(ctx: Ctx, id: string, { version, ...wanted }: UserChange): Promise<User> {
  mustHave(ctx, 'users.write')
  return ctx.transaction(async (tx) => {
    const locked = await lockUser(tx, id)
    const { row } = locked
    if (row.version !== version) {
      throw new AppError('conflict', 'Someone else changed this user in the meantime', {
        data: { current: userOf(row) },
      })
    }
    const keys = (['name', 'email', 'role', 'state'] as const).filter(
      (key) => wanted[key] !== undefined && wanted[key] !== row[key],
    )
    if (keys.length === 0) return userOf(row)
    const isOnlyName = keys.every((key) => key === 'name')
    if (!isOnlyName) {
      mustOutrank(tx, row, wanted.role)
      await mustBeConfirmed(tx)
    }
    if (keys.includes('role') || keys.includes('state')) mustKeepAnOwner(locked)
    if (keys.includes('email')) await mustBeFree(tx, wanted.email)
    const [changed] = await tx.db
      .update(users)
      .set({ ...wanted, version: version + 1, updatedAt: tx.clock.now() })
      .where(eq(users.id, id))
      .returning()
    if (!changed) throw new AppError('not_found', 'There is no such user')
    if (changed.state === 'disabled' || keys.includes('role') || keys.includes('email'))
      await endSessionsOf(tx, id)
    // To the old one, which an intruder doesn’t read, and to the new one.
    if (keys.includes('email')) for (const to of [row, changed]) await tellOfChange(tx, to, 'address')
    const pick = (from: UserRow) => Object.fromEntries(keys.map((key) => [key, from[key]]))
    await tx.audit({
      action: 'user.updated',
      entity: 'user',
      entityId: id,
      from: pick(row),
      to: pick(changed),
    })
    return userOf(changed)
  })
}

async function mustBeFree(ctx: Ctx, email = '') {
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!taken) return
  const message = 'Someone else has this email address'
  throw new AppError('conflict', message, { errors: { email: message } })
}

/** Removes the account. What the user did stays in the audit log under their name. */
export async function deleteUser(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'users.write')
  await ctx.transaction(async (tx) => {
    const locked = await lockUser(tx, id)
    mustOutrank(tx, locked.row)
    await mustBeConfirmed(tx)
    mustKeepAnOwner(locked)
    const { name, email, role, state } = locked.row
    await tx.db.delete(users).where(inArray(users.id, [id]))
    await tx.audit({
      action: 'user.deleted',
      entity: 'user',
      entityId: id,
      from: { name, email, role, state },
    })
  })
}

/** For a colleague who lost phone and recovery codes: the second step is off and every session over. */
export async function removeUserMfa(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'users.write')
  await ctx.transaction(async (tx) => {
    const { row } = await lockUser(tx, id)
    mustOutrank(tx, row)
    await mustBeConfirmed(tx)
    if (!row.totpSecret) throw new AppError('conflict', 'Two-step sign-in is off')
    await tx.db.update(users).set(withoutMfa).where(eq(users.id, id))
    await endSessionsOf(tx, id)
    await tellOfChange(tx, row, 'step off')
    await tx.audit({ action: 'user.mfa-removed', entity: 'user', entityId: id, to: { name: row.name } })
  })
}

export async function endUserSessions(ctx: Ctx, id: string): Promise<void> {
  mustHave(ctx, 'users.write')
  await ctx.transaction(async (tx) => {
    const row = await getRow(tx, id)
    mustOutrank(tx, row)
    const count = await endSessionsOf(tx, id)
    await tx.audit({ action: 'session.all-ended', entity: 'user', entityId: id, to: { count } })
  })
}

/** A user whom the caller may give a reset link. */
export async function getUserToReset(ctx: Ctx, id: string): Promise<User> {
  mustHave(ctx, 'users.write')
  const row = await getRow(ctx, id)
  mustOutrank(ctx, row)
  return userOf(row)
}
