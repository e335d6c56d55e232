import { privacyPaths } from '#features/privacy/privacy-paths.ts'

/** What a request is worth when not all can be answered, from the one that is refused first to the one that is refused last. */
export const shares = ['beacon', 'search', 'page', 'staff', 'tool', 'enquiry'] as const
export type Share = (typeof shares)[number]

const enquiries = /^\/api\/(?:contact|team-request|privacy-request|assessments\/[^/]+\/email)(?:\/|$)/
const tools = /^\/api\/(?:chatbot|matcher|assessments)(?:\/|$)/
const beacons = /^\/api\/(?:events|seo\/(?:vitals|performance-report))$/
const formPages = new Set<string>(['/contact', '/team-augmentation', privacyPaths.form, privacyPaths.confirm])
/** What tells how the server is must be answered above all when it is not well. */
const neverRefused = new Set(['/healthz', '/readyz', '/version', '/metrics', '/sw.js'])

/** The share of a request by its method and its address; undefined for what is always answered. */
export function shareOf(method: string, url: string): Share | undefined {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (path.startsWith('/api/')) {
    if (enquiries.test(path)) return 'enquiry'
    if (tools.test(path)) return 'tool'
    if (beacons.test(path)) return 'beacon'
    return path === '/api/search' ? 'search' : 'staff'
  }
  if (neverRefused.has(path)) return undefined
  if (path === '/search') return 'search'
  if (method === 'GET' || method === 'HEAD') return 'page'
  return formPages.has(path.replace(/\.data$/, '')) ? 'enquiry' : 'tool'
}

/** Lines that stay open for hours, and do nothing for most of it, take no place among the requests under way. */
export const staysOpen = (path: string) => path === '/api/chatbot/events'
