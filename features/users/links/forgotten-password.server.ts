import { and, eq } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { minuteMs } from '#lib/durations.ts'
import type { Ctx, Rate } from '#features/context/context.server.ts'
import { nobody } from '#features/users/sign-in/nobody.ts'
import { users } from '#features/users/user.table.server.ts'
import { createLink } from './user-links.server.ts'
import { forgottenMail } from './user-mails.server.ts'

const validForMs = 30 * minuteMs
const rates = {
  /** Of one address, whatever the account. */
  source: { name: 'forgotten-source', points: 5, seconds: 15 * 60 },
  /** Mails to one account: further ones would only fill its mailbox. */
  account: { name: 'forgotten-account', points: 3, seconds: 60 * 60 },
} satisfies Record<string, Rate>

const answer =
  'If there is an account with this address, an email with a link is on its way. The link works once, for 30 minutes.'

/**
 * Someone forgot a password. The answer, and what is done before it, is the same whether or not there is such an account: the link is made and
 * mailed by a job. Throws `rate_limited` by the caller's network address only.
 */
export async function requestForgottenLink(
  ctx: Ctx,
  { email }: { email: string },
): Promise<{ message: string }> {
  const source = await ctx.limits.consume(rates.source, ctx.client.address)
  if (!source.allowed) {
    throw new AppError(
      'rate_limited',
      'Too many links have been requested. Please try again in 15 minutes.',
      {
        retryAfterS: source.retryAfterS,
      },
    )
  }
  const account = await ctx.limits.consume(rates.account, email)
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  await ctx.enqueue(
    { name: 'users.send-forgotten-link' },
    { userId: (account.allowed && user?.id) || nobody },
  )
  return { message: answer }
}

/** Makes the link and mails it. Earlier ones stay until one is used, so that a stranger who asks ends none of them. */
export async function sendForgottenLink(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [user] = await tx.db
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.state, 'active')))
    if (!user) return
    const link = await createLink(tx, { kind: 'reset', ...user, userId }, validForMs)
    await tx.sendMail(forgottenMail({ to: user.email, name: user.name, ...link }))
    await tx.audit({ action: 'user.reset-asked', entity: 'user', entityId: userId, to: { name: user.name } })
  })
}
