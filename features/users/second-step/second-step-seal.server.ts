import { and, eq, isNotNull, or } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { openText, sealText } from '#lib/sealed-text.ts'
import type { Ctx, Settings } from '#features/context/context.server.ts'
import { users } from '#features/users/user.table.server.ts'

const sealedFor = (userId: string) => ({ purpose: 'second step', owner: userId })

/** What is stored of a user's second-step secret: with SECRETS_KEY encrypted and bound to the user, else as it is. */
export const sealSecret = ({ settings }: Ctx, userId: string, secret: string): Promise<string> =>
  sealText(settings.secretsKey, sealedFor(userId), secret)

/** The secret that `sealSecret` stored. Throws `unavailable` when no key of the settings opens it, and tells the log. */
export async function openSecret(ctx: Ctx, userId: string, stored: string): Promise<string> {
  const opened = await tryToOpen(ctx.settings, userId, stored)
  if (opened) return opened.text
  ctx.log.error({ userId }, 'a second step is sealed with another SECRETS_KEY')
  throw new AppError('unavailable', 'Codes can’t be checked at the moment. Use a recovery code.')
}

const tryToOpen = (
  { secretsKey, secretsKeyBefore }: Pick<Settings, 'secretsKey' | 'secretsKeyBefore'>,
  userId: string,
  stored: string,
) => openText([secretsKey, secretsKeyBefore], sealedFor(userId), stored)

/**
 * At every start: seals with the present key what was stored before there was one, or with the key before it. Two servers may do so at
 * once. Returns how many were sealed, and how many no key opens, which the log is told.
 */
export async function sealStoredSecrets(ctx: Ctx): Promise<{ sealed: number; lost: number }> {
  const counts = { sealed: 0, lost: 0 }
  const rows = await ctx.db
    .select({ id: users.id, totpSecret: users.totpSecret, totpPending: users.totpPending })
    .from(users)
    .where(or(isNotNull(users.totpSecret), isNotNull(users.totpPending)))
  for (const row of rows) {
    for (const column of ['totpSecret', 'totpPending'] as const) {
      const stored = row[column]
      const opened = stored && (await tryToOpen(ctx.settings, row.id, stored))
      if (stored && !opened) counts.lost += 1
      if (!stored || !opened || opened.isCurrent) continue
      await ctx.db
        .update(users)
        .set({ [column]: await sealSecret(ctx, row.id, opened.text) })
        .where(and(eq(users.id, row.id), eq(users[column], stored)))
      counts.sealed += 1
    }
  }
  if (counts.lost > 0)
    ctx.log.error(
      counts,
      'second steps are sealed with another SECRETS_KEY: those users need a recovery code',
    )
  if (counts.sealed > 0) ctx.log.info(counts, 'second steps sealed')
  return counts
}

/** How many stored secrets are as the present key says, how many the next start seals with it, and how many no key opens. */
export async function countStoredSecrets(ctx: Ctx) {
  const counts = { current: 0, stale: 0, lost: 0 }
  const rows = await ctx.db
    .select({ id: users.id, totpSecret: users.totpSecret, totpPending: users.totpPending })
    .from(users)
  for (const { id, totpSecret, totpPending } of rows) {
    for (const stored of [totpSecret, totpPending]) {
      if (stored === null) continue
      const opened = await tryToOpen(ctx.settings, id, stored)
      counts[opened ? (opened.isCurrent ? 'current' : 'stale') : 'lost'] += 1
    }
  }
  return counts
}
