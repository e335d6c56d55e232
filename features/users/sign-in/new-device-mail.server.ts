import type { Ctx, Mail } from '#features/context/context.server.ts'
import { writeMail } from '#features/publishing/mail-texts/write-mail.server.ts'
import { day } from '#features/users/account-mail.ts'
import { browserOf } from './browser-of.ts'

/** Tells someone that their account was entered from a browser that it doesn't know. */
export function newDeviceMail(ctx: Ctx, { name, email }: { name: string; email: string }): Mail {
  const { address, userAgent } = ctx.client
  const values = {
    name,
    time: day(ctx.clock.now().toISOString()),
    browser: browserOf(userAgent),
    'network address': address,
    link: {
      url: new URL('/login?forgotten=1', ctx.settings.siteUrl).href,
      label: 'Set a new password',
    },
  }
  return { to: email, kind: 'user.new-device', ...writeMail('user.new-device', values) }
}
