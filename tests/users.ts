import { createUser } from '#features/users/links/accept-link.server.ts'
import { hashPassword } from '#features/users/passwords/passwords.server.ts'
import { createSession, findSession } from '#features/users/sign-in/sessions.server.ts'
import { turnOnMfa, startMfa } from '#features/users/second-step/mfa.server.ts'
import type { Role } from '#features/context/permissions.ts'
import { Secret, TOTP } from 'otpauth'
import type { TestCtx } from './context.ts'

export const testPassword = 'a quiet crab walks home'
let hash: Promise<string> | undefined

/** A stored user with a live, freshly confirmed session, and the context of that session. */
export async function createTestUser(ctx: TestCtx, role: Role, email = `${role}@site.test`) {
  const passwordHash = await (hash ??= hashPassword(testPassword))
  const id = await createUser(ctx, { email, name: `Test ${role}`, role, passwordHash }, 'test')
  const token = await createSession(ctx.as('visitor'), id)
  const as = async (bearer = token) => ctx.as(await findSession(ctx, `Bearer ${bearer}`))
  return { id, email, token, authorization: `Bearer ${token}`, as, ctx: await as() }
}

/** Turns on the second step for the user of this context. */
export async function createTestMfa(ctx: TestCtx) {
  const { secret } = await startMfa(ctx)
  const codeNow = () =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: ctx.clock.now().getTime() })
  const { recoveryCodes } = await turnOnMfa(ctx, codeNow())
  return { secret, recoveryCodes, codeNow }
}
