import { and, eq, lt } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { createUser, lockFirstOwner } from './accept-link.server.ts'
import { checkNewPassword, hashPassword } from '#features/users/passwords/passwords.server.ts'
import { createLink, voidLinks } from './user-links.server.ts'
import { emailAddress } from '#features/users/user.schema.ts'
import { userLinks } from '#features/users/user.table.server.ts'

/** Links of servers that start together must not end each other. */
const togetherMs = 60_000

/**
 * Makes the owner that the settings name when there are no users, else answers a one-time link for making one by hand; undefined once
 * there are users. Tokens can't be read back, so each start makes a new link and ends those of earlier starts.
 */
export async function createFirstOwner(
  ctx: Ctx,
  given: { email: string; password: string } | undefined,
): Promise<string | undefined> {
  return ctx.transaction(async (tx) => {
    if (await lockFirstOwner(tx)) return undefined
    if (given) return void (await createGivenOwner(tx, given))
    const before = new Date(tx.clock.now().getTime() - togetherMs)
    await voidLinks(tx, and(eq(userLinks.kind, 'setup'), lt(userLinks.createdAt, before)))
    const { url } = await createLink(tx, { kind: 'setup' })
    return url
  })
}

async function createGivenOwner(ctx: Ctx, given: { email: string; password: string }) {
  const email = emailAddress.parse(given.email)
  const name = email.split('@')[0] ?? email
  await checkNewPassword(given.password, { email }).catch((error: unknown) => {
    const reason = error instanceof AppError ? error.message : String(error)
    throw new Error(`ADMIN_PASSWORD can't be used: ${reason}`, { cause: error })
  })
  await createUser(
    ctx,
    { email, name, role: 'owner', passwordHash: await hashPassword(given.password) },
    'settings',
  )
}
