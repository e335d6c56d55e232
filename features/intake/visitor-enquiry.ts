import { marketingConsent, privacyConsent } from './consent.ts'
import type { Source } from '#features/leads/lead.schema.ts'
import type { NewEnquiry } from '#features/leads/leads.server/new-enquiry.ts'
import type { VisitorInput } from './visitor.schema.ts'

/** The person, where they came from and the words they agreed to, as every tool hands them over. */
export function visitorEnquiry(source: Source, input: VisitorInput, now: Date): NewEnquiry {
  const { page, from, referrer, ...utm } = input.source ?? {}
  const tags = Object.entries(utm).flatMap(([name, value]) => (value ? [[name, clip(value, 200)]] : []))
  const at = now.toISOString()
  const wantsNews = input.marketingOptIn === true || input.marketingOptIn === 'on'
  return {
    source,
    name: input.name,
    email: input.email,
    company: input.company,
    phone: input.phone || undefined,
    touch: {
      at,
      ...(page && { page: clip(page, 500) }),
      ...(isOwnPath(from) && { from: clip(withoutQuery(from), 500) }),
      ...(referrer && { referrer: clip(referrer, 500) }),
      ...(tags.length > 0 && { utm: Object.fromEntries(tags) }),
    },
    consents: [
      { kind: 'privacy', given: true, at, ...privacyConsent },
      { kind: 'marketing', given: wantsNews, at, ...marketingConsent },
    ],
  }
}

/** Staff are shown it as a link: it leads to no other site. */
const isOwnPath = (from: string | undefined): from is string => /^\/(?![/\\])/.test(from ?? '')

/** Addresses of tools hold figures and keys. */
const withoutQuery = (path: string) => path.replace(/[?#].*$/s, '')

const clip = (text: string, max: number) => text.trim().slice(0, max).toWellFormed()
