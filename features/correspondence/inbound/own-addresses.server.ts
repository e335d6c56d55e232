import type { Ctx } from '#features/context/context.server.ts'
import { businessDomainOf } from '#features/leads/email-key.ts'
import { bareAddress, partsOf } from '#features/correspondence/address.ts'
import { mailboxes } from '#features/correspondence/correspondence.table.server.ts'

/** Tells the addresses of ours: those of the settings and mailboxes, and all of their domains unless anybody can have one there. */
export async function ownAddresses(ctx: Ctx): Promise<(address: string) => boolean> {
  const accounts = await ctx.db.select({ user: mailboxes.user }).from(mailboxes)
  const { mailFrom, salesEmail, replyDomain } = ctx.settings
  const own = [mailFrom, salesEmail, ...accounts.map(({ user }) => user)]
    .map(bareAddress)
    .filter((address) => partsOf(address))
  const known = new Set(own)
  const domains = new Set(own.flatMap((address) => businessDomainOf(address) ?? []))
  if (replyDomain) domains.add(replyDomain)
  return (address) => {
    const { local = '', domain = '' } = partsOf(address.toLowerCase()) ?? {}
    return domains.has(domain) || known.has(`${local.split('+')[0]}@${domain}`)
  }
}
