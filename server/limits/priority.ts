import { addressKey } from '#lib/plain-path.ts'
import { privacyPaths } from '#features/privacy/requests/privacy-paths.ts'
import { newsletterPaths } from '#features/newsletter/newsletter-paths.ts'

/** From the one that is refused first when more is asked than can be done. Enquiries are what the site is for. */
export const priorities = ['other', 'enquiry'] as const
export type Priority = (typeof priorities)[number]

const enquiries =
  /^\/api\/(?:contact|team-request|privacy-request|newsletter|assessments\/[^/]+\/email)(?:\/|$)/
const formPages = new Set<string>([
  '/contact',
  '/team-augmentation',
  privacyPaths.form,
  privacyPaths.confirm,
  newsletterPaths.form,
  newsletterPaths.confirm,
  newsletterPaths.preferences,
])
/** What tells how the server is must be answered above all when it is not well. */
const neverRefused = new Set(['/healthz', '/readyz', '/version', '/metrics', '/sw.js'])

/** The priority of a request by its method and its address; undefined for what is always answered. */
export function priorityOf(method: string, url: string): Priority | undefined {
  const path = pathOf(url)
  if (neverRefused.has(path)) return undefined
  const isForm = method !== 'GET' && method !== 'HEAD' && formPages.has(path)
  return isForm || enquiries.test(path) ? 'enquiry' : 'other'
}

const streams = new Set(['/api/chatbot/events', '/api/live'])

/** Streams that stay open for minutes, and do nothing for most of it, take no slot among the requests under way, however their address is spelt. */
export const staysOpen = (url: string) => streams.has(addressKey(pathOf(url)))

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}
