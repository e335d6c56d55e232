import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx, Settings } from '#features/context/context.server.ts'
import { users } from '#features/users/user.table.server.ts'

/** No secret in base32 begins so. */
const mark = 'sealed1:'
const nonceBytes = 12
const tagBytes = 16
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

type Keys = Pick<Settings, 'secretsKey' | 'secretsKeyBefore'>

/** Derived once a process: scrypt is slow on purpose. The salt is the purpose, so that the same passphrase elsewhere gives another key. */
const derived = new Map<string, Promise<Buffer>>()

function keyOf(passphrase: string): Promise<Buffer> {
  const known = derived.get(passphrase)
  if (known) return known
  const key = new Promise<Buffer>((done, failed) =>
    scrypt(passphrase, 'second step', 32, cost, (error, bytes) => (error ? failed(error) : done(bytes))),
  )
  derived.set(passphrase, key)
  return key
}

/** What is stored of a user's second-step secret: with SECRETS_KEY encrypted by AES-256-GCM and bound to the user, else as it is. */
export async function sealSecret({ settings }: Ctx, userId: string, secret: string): Promise<string> {
  if (!settings.secretsKey) return secret
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(settings.secretsKey), nonce).setAAD(
    Buffer.from(userId),
  )
  const bytes = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return mark + bytes.toString('base64url')
}

/** The secret that `sealSecret` stored. Throws `unavailable` when no key of the settings opens it, and tells the log. */
export async function openSecret(ctx: Ctx, userId: string, stored: string): Promise<string> {
  const opened = await tryToOpen(ctx.settings, userId, stored)
  if (opened) return opened.secret
  ctx.log.error({ userId }, 'a second step is sealed with another SECRETS_KEY')
  throw new AppError('unavailable', 'Codes can’t be checked at the moment. Use a recovery code.')
}

async function tryToOpen({ secretsKey, secretsKeyBefore }: Keys, userId: string, stored: string) {
  if (!stored.startsWith(mark)) return { secret: stored, isCurrent: secretsKey === undefined }
  const bytes = Buffer.from(stored.slice(mark.length), 'base64url')
  for (const passphrase of [secretsKey, secretsKeyBefore]) {
    if (!passphrase) continue
    const decipher = createDecipheriv(
      'aes-256-gcm',
      await keyOf(passphrase),
      bytes.subarray(0, nonceBytes),
    ).setAAD(Buffer.from(userId))
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    try {
      const secret = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
      return { secret: secret.toString('utf8'), isCurrent: passphrase === secretsKey }
    } catch {
      // Another key's.
    }
  }
  return undefined
}

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
        .set({ [column]: await sealSecret(ctx, row.id, opened.secret) })
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
