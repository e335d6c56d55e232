/** Mailboxes that anybody can have: they say nothing about where a person works. */
const freeMailDomains = new Set([
  'aol.com',
  'btinternet.com',
  'eircom.net',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.net',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hushmail.com',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'live.ie',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'ntlworld.com',
  'outlook.com',
  'outlook.ie',
  'proton.me',
  'protonmail.com',
  'sky.com',
  'talktalk.net',
  'tiscali.co.uk',
  'virginmedia.com',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.ie',
  'yandex.com',
  'ymail.com',
  'zoho.com',
])

/** The one spelling of an email address that says who a lead is. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** The domain of a business address; null for a free mailbox or no address. */
export function businessDomainOf(email: string | null): string | null {
  const domain = email ? emailKeyOf(email).split('@').at(-1) : undefined
  return domain && !freeMailDomains.has(domain) ? domain : null
}

/** The digits of a phone number in international form, UK numbers assumed without a country code, without its extension; null when too short to tell people apart. */
export function phoneKeyOf(phone: string | null): string | null {
  if (phone === null) return null
  const [number = ''] = phone.split(/ext|x/i, 1)
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '')
  if (digits.length < 7) return null
  if (phone.trim().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith('0') ? `44${digits.slice(1)}` : digits
}
