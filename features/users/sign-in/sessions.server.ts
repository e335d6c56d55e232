import { and, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { isSystem, userActor, visitor, type UserActor } from '#features/context/actor.ts'
import { enrolling, type Actor, type Ctx } from '#features/context/context.server.ts'
import type { Role } from '#features/context/permissions.ts'
import { hourMs, minuteMs } from '#lib/durations.ts'
import { forgetDevices } from './known-devices.server.ts'
import { hashToken, newToken, successorOf } from './tokens.server.ts'
import { roleSettings } from '#features/users/roles/role-settings.table.server.ts'
import { sessions, users } from '#features/users/user.table.server.ts'
import type { Session } from '#features/users/user.schema.ts'

export const sessionIdleMs = 12 * hourMs
export const sessionMostMs = 7 * 24 * hourMs
/** How long after signing in or confirming the session may do what can't be undone. */
export const confirmedForMs = 10 * minuteMs
/** Ended sessions stay on the record so long. */
export const sessionsKeptMs = 30 * 24 * hourMs
const touchEveryMs = minuteMs
/** How long the token before is good once the new one was used: for requests that were on their way. */
export const formerTokenMs = 30_000

const bearer = /^Bearer ([\w-]{43})$/i

export function mfaIsRequired(ctx: Ctx, role: Role) {
  const { requireMfa } = ctx.settings
  return requireMfa === 'everybody' || (requireMfa && (role === 'owner' || role === 'admin'))
}

const bearerOf = (authorization: string | null | undefined) => bearer.exec(authorization ?? '')?.[1]

const { seesOnlyOwnLeads } = roleSettings

/** Who the `Authorization` header speaks for: a visitor unless its token belongs to a live session of an active user. */
export async function findSession(ctx: Ctx, authorization: string | undefined): Promise<Actor> {
  const token = bearerOf(authorization)
  if (!token) return visitor
  const now = ctx.clock.now()
  const tokenHash = hashToken(token)
  const { formerTokenHash, formerUntil } = sessions
  const [found] = await ctx.db
    .select({
      id: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      isFirstUse: sql<boolean>`${sessions.tokenHash} = ${tokenHash} and ${formerTokenHash} is not null and ${formerUntil} is null`,
      user: users,
      seesOnlyOwnLeads,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(roleSettings, eq(roleSettings.role, users.role))
    .where(
      and(
        or(
          eq(sessions.tokenHash, tokenHash),
          and(eq(formerTokenHash, tokenHash), or(isNull(formerUntil), gt(formerUntil, now))),
        ),
        isLive(now),
        eq(users.state, 'active'),
      ),
    )
  if (!found) return visitor
  const { id, lastUsedAt, isFirstUse } = found
  if (isFirstUse) {
    await ctx.db
      .update(sessions)
      .set({ formerUntil: new Date(now.getTime() + formerTokenMs) })
      .where(and(eq(sessions.id, id), eq(sessions.tokenHash, tokenHash), isNull(formerUntil)))
  }
  if (now.getTime() - lastUsedAt.getTime() >= touchEveryMs) {
    await ctx.db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, now)))
  }
  return actorOf(ctx, found)
}

/** Those of these sessions that still live, with their users as they are now. Looking is no use of a session. */
export async function findActors(ctx: Ctx, sessionIds: string[]): Promise<Map<string, UserActor>> {
  const rows = await ctx.db
    .select({ id: sessions.id, user: users, seesOnlyOwnLeads })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(roleSettings, eq(roleSettings.role, users.role))
    .where(and(inArray(sessions.id, sessionIds), isLive(ctx.clock.now()), eq(users.state, 'active')))
  return new Map(rows.map((row) => [row.id, actorOf(ctx, row)]))
}

interface SignedIn {
  /** Of the session. */
  id: string
  user: typeof users.$inferSelect
  seesOnlyOwnLeads: boolean | null
}

function actorOf(ctx: Ctx, { id: sessionId, user, ...limit }: SignedIn): UserActor {
  const { id: userId, name, email, role } = user
  const mustEnrol = mfaIsRequired(ctx, role) && !user.totpSecret
  const seesOnlyOwnLeads = limit.seesOnlyOwnLeads ?? false
  return userActor({
    userId,
    name,
    email,
    role,
    sessionId,
    seesOnlyOwnLeads,
    ...(mustEnrol && { mustEnrol }),
  })
}

function isLive(now: Date) {
  const idleSince = new Date(now.getTime() - sessionIdleMs)
  return and(isNull(sessions.endedAt), gt(sessions.expiresAt, now), gt(sessions.lastUsedAt, idleSince))
}

/** Begins a session and returns its token, which is told here once and only its hash is kept. */
export async function createSession(ctx: Ctx, userId: string): Promise<string> {
  const token = newToken()
  const now = ctx.clock.now()
  await ctx.db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: now,
    expiresAt: new Date(now.getTime() + sessionMostMs),
    ...ctx.client,
  })
  return token
}

/** Throws `forbidden` with `confirmationRequired` unless this session's user proved to be it in the last ten minutes. */
export async function mustBeConfirmed(ctx: Ctx): Promise<void> {
  if (isSystem(ctx.actor)) return
  const { sessionId } = enrolling(ctx)
  const since = new Date(ctx.clock.now().getTime() - confirmedForMs)
  const [confirmed] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.confirmedAt, since)))
  if (!confirmed) {
    throw new AppError('forbidden', 'Please confirm that it’s you', { data: { confirmationRequired: true } })
  }
}

export async function markConfirmed(ctx: Ctx): Promise<void> {
  const { sessionId } = enrolling(ctx)
  await ctx.db.update(sessions).set({ confirmedAt: ctx.clock.now() }).where(eq(sessions.id, sessionId))
}

/**
 * Gives the caller's session a new token and returns it. The one before, which the `authorization` header holds, is good until the new one
 * is used and `formerTokenMs` more, so an answer that gets lost signs nobody out; asked with it again, by a second tab, it returns the same.
 */
export async function renewToken(ctx: Ctx, authorization: string | null): Promise<string> {
  const { sessionId } = enrolling(ctx)
  const token = bearerOf(authorization) ?? ''
  const presented = hashToken(token)
  return ctx.transaction(async (tx) => {
    const [row] = await tx.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .for('update')
    if (row?.successorKey && row.formerTokenHash === presented) return successorOf(token, row.successorKey)
    if (row?.tokenHash !== presented)
      throw new AppError(
        'conflict',
        'Your session has been confirmed elsewhere in the meantime. Please try again.',
      )
    const successorKey = newToken()
    const next = successorOf(token, successorKey)
    await tx.db
      .update(sessions)
      .set({ tokenHash: hashToken(next), formerTokenHash: presented, formerUntil: null, successorKey })
      .where(eq(sessions.id, sessionId))
    return next
  })
}

/** The caller's own live sessions, the last used first. */
export async function listSessions(ctx: Ctx): Promise<Session[]> {
  const { userId, sessionId } = enrolling(ctx)
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(ctx.clock.now())))
    .orderBy(desc(sessions.lastUsedAt), sessions.id)
  return rows.map(({ id, createdAt, lastUsedAt, expiresAt, address, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address,
    userAgent,
    isCurrent: id === sessionId,
  }))
}

/** Ends one of the caller's own sessions; another than this one only after `mustBeConfirmed`. */
export async function endSession(ctx: Ctx, id: string): Promise<void> {
  const { userId, sessionId } = enrolling(ctx)
  if (id !== sessionId) await mustBeConfirmed(ctx)
  await ctx.transaction(async (tx) => {
    const [ended] = await tx.db
      .update(sessions)
      .set({ endedAt: tx.clock.now() })
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    if (!ended) throw new AppError('not_found', 'This session has already ended')
    await tx.audit({ action: 'session.ended', entity: 'user', entityId: userId, to: { sessionId: id } })
  })
}

/** Ends all of a user's sessions but `keep`; without one no device passes as known either. Returns how many. For verbs that have checked who asks. */
export async function endSessionsOf(ctx: Ctx, userId: string, keep?: string): Promise<number> {
  const ended = await ctx.db
    .update(sessions)
    .set({ endedAt: ctx.clock.now() })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), keep ? ne(sessions.id, keep) : undefined),
    )
    .returning({ id: sessions.id })
  if (!keep) await forgetDevices(ctx, userId)
  return ended.length
}

/** Signs the caller out everywhere, here included. */
export async function endAllSessions(ctx: Ctx): Promise<void> {
  const { userId } = enrolling(ctx)
  await mustBeConfirmed(ctx)
  await ctx.transaction(async (tx) => {
    const count = await endSessionsOf(tx, userId)
    await tx.audit({ action: 'session.all-ended', entity: 'user', entityId: userId, to: { count } })
  })
}

export async function clearOldSessions(ctx: Ctx): Promise<void> {
  await ctx.db
    .delete(sessions)
    .where(lt(sessions.expiresAt, new Date(ctx.clock.now().getTime() - sessionsKeptMs)))
}
