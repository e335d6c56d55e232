import { isUser } from '#features/context/actor.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { writeMail } from '#features/publishing/mail-texts/write-mail.server.ts'
import { day } from './account-mail.ts'
import { browserOf } from './sign-in/browser-of.ts'

const changes = {
  password: 'Your password was changed',
  reset: 'A new password was set with a link from a mail',
  'step on': 'Two-step sign-in was turned on',
  'step off': 'Two-step sign-in was turned off',
  codes: 'New recovery codes were made, and the old ones ended',
  address: 'The address that you sign in with was changed',
} as const

/** Tells someone that what they sign in with was changed. In the transaction of the change. */
export async function tellOfChange(
  ctx: Ctx,
  { id, name, email }: { id: string; name: string; email: string },
  change: keyof typeof changes,
): Promise<void> {
  const { address, userAgent } = ctx.client
  const isColleague = isUser(ctx.actor) && ctx.actor.userId !== id
  const values = {
    name,
    'what happened': changes[change],
    time: day(ctx.clock.now().toISOString()),
    'by whom': isColleague
      ? `by ${ctx.actor.name}`
      : `from ${browserOf(userAgent)} at the network address ${address}`,
    link: {
      url: new URL('/login?forgotten=1', ctx.settings.siteUrl).href,
      label: 'Set a new password',
    },
  }
  await ctx.sendMail({ to: email, kind: 'user.access-changed', ...writeMail('user.access-changed', values) })
}
