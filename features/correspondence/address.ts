/** The bare address in `a@b` or `Name <a@b>`, in small letters. */
export function bareAddress(mailbox: string): string {
  const bracketed = /<([^<>]*)>\s*$/.exec(mailbox)?.[1]
  return (bracketed ?? mailbox).trim().toLowerCase()
}

/** Mailbox and domain of an address; undefined for what is none. */
export function partsOf(address: string): { local: string; domain: string } | undefined {
  const at = address.lastIndexOf('@')
  if (at < 1 || at === address.length - 1) return undefined
  return { local: address.slice(0, at), domain: address.slice(at + 1).toLowerCase() }
}

const mark = 'r-'

/** The address that answers to a lead go to: in a domain of its own, or as a plus address of the sender. */
export function replyAddressOf(
  token: string,
  settings: { mailFrom: string; replyDomain?: string | undefined },
): string {
  if (settings.replyDomain) return `${mark}${token}@${settings.replyDomain}`
  const { local, domain } = partsOf(bareAddress(settings.mailFrom)) ?? { local: '', domain: '' }
  return `${local.split('+')[0]}+${mark}${token}@${domain}`
}

const token = /(?:^|\+)r-([a-z2-7]{20})(?:$|@)/i

/** The token in an address of that kind, whatever mailbox and domain it has. */
export function tokenIn(address: string): string | undefined {
  return token.exec(address.slice(0, address.lastIndexOf('@')))?.[1]?.toLowerCase()
}
