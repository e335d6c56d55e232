import { brand } from '#config/brand.ts'
import type { Ctx, Mail } from '#features/context/context.server.ts'
import { accountMail, day, greeting } from '#features/users/account-mail.ts'
import { browserOf } from './browser-of.ts'

/** Tells someone that their account was entered from a browser that it doesn't know. */
export function newDeviceMail(ctx: Ctx, { name, email }: { name: string; email: string }): Mail {
  const { address, userAgent } = ctx.client
  return accountMail({
    to: email,
    kind: 'user.new-device',
    subject: `Signed in from a new device at ${brand.name}`,
    lines: [
      greeting(name),
      `Someone signed in to your account on ${day(ctx.clock.now().toISOString())}, from ${browserOf(userAgent)} at the network address ${address}, from a device not used before.`,
      'If this was you, there is nothing to do. If it was not, set a new password at once with “Forgotten your password?”; that ends every session:',
    ],
    url: new URL('/login?forgotten=1', ctx.settings.siteUrl).href,
    after: 'Where you are signed in is listed under your own account.',
  })
}
