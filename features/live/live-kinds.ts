import type { Permission } from '#features/context/permissions.ts'

interface Kind {
  /** Who is told of it. */
  permission: Permission
  /** What a screen read from an address that begins so is read again. */
  reads: readonly string[]
  /** Where one record is read by its id: another one's is left alone. */
  record?: string
}

const dashboard = '/api/dashboard'
const inbox = '/api/inbox'

/** What is told, by the name under which the audit log knows it. */
export const liveKinds = {
  lead: {
    permission: 'leads.read',
    reads: ['/api/leads', '/api/lead-merges', '/api/invitations', inbox, dashboard],
    record: '/api/leads/',
  },
  company: { permission: 'leads.read', reads: ['/api/companies'], record: '/api/companies/' },
  task: { permission: 'leads.read', reads: ['/api/leads', '/api/tasks', inbox, dashboard] },
  quarantine: { permission: 'leads.read', reads: ['/api/quarantine'] },
  assignment: { permission: 'settings.write', reads: ['/api/settings/assignment'] },
  'loss-reason': {
    permission: 'leads.read',
    reads: ['/api/settings/loss-reasons', '/api/leads', '/api/reports'],
  },
  sector: {
    permission: 'leads.read',
    reads: ['/api/settings/sectors', '/api/leads', '/api/reports'],
  },
  hours: { permission: 'leads.read', reads: ['/api/settings/hours'] },
  'custom-field': {
    permission: 'leads.read',
    reads: ['/api/settings/fields'],
  },
  'mail-text': { permission: 'settings.write', reads: ['/api/settings/texts'] },
  role: { permission: 'settings.write', reads: ['/api/settings/roles'] },
  stage: { permission: 'leads.read', reads: ['/api/settings/stages', '/api/leads', dashboard, inbox] },
  import: {
    permission: 'leads.import',
    reads: ['/api/leads', '/api/companies', '/api/suppliers', '/api/lead-imports'],
  },
  conversation: {
    permission: 'conversations.read',
    reads: ['/api/conversations', inbox, dashboard],
    record: '/api/conversations/',
  },
  question: { permission: 'conversations.read', reads: ['/api/conversations/questions'] },
  claim: { permission: 'leads.read', reads: ['/api/lead-claims/', inbox], record: '/api/lead-claims/' },
  inbox: { permission: 'leads.read', reads: [inbox, dashboard] },
  message: { permission: 'leads.read', reads: ['/api/messages', inbox, dashboard], record: '/api/messages/' },
  mail: { permission: 'mail.read', reads: ['/api/mails', dashboard] },
  supplier: { permission: 'suppliers.read', reads: ['/api/suppliers', dashboard], record: '/api/suppliers/' },
  job_source: { permission: 'scanner.read', reads: ['/api/scanner', dashboard] },
  job_signal: { permission: 'scanner.read', reads: ['/api/scanner'] },
  post: { permission: 'content.read', reads: ['/api/posts', dashboard], record: '/api/posts/' },
  page: { permission: 'content.read', reads: ['/api/pages'], record: '/api/pages/' },
  newsletter: { permission: 'newsletter.read', reads: ['/api/newsletter-issues'] },
  subscriber: { permission: 'newsletter.read', reads: ['/api/newsletter-subscribers'] },
  faq: { permission: 'content.read', reads: ['/api/faqs'] },
  redirect: { permission: 'content.read', reads: ['/api/redirects', dashboard] },
  privacy: { permission: 'privacy.read', reads: ['/api/privacy', dashboard] },
  backup: { permission: 'backup.read', reads: ['/api/backups', dashboard] },
  user: { permission: 'users.read', reads: ['/api/users'] },
  invitation: { permission: 'users.read', reads: ['/api/users'] },
  /** What the dashboard counts, for those who may not see whose it is. */
  figures: { permission: 'dashboard.read', reads: [dashboard] },
  /** For one person alone: `to` of the note says for whom. */
  notification: { permission: 'dashboard.read', reads: ['/api/notifications'] },
} as const satisfies Record<string, Kind>

export type LiveKind = keyof typeof liveKinds
export const kindOf = (name: string): LiveKind | undefined =>
  Object.hasOwn(liveKinds, name) ? (name as LiveKind) : undefined

/** A kind of record and which of them; null stands for any. */
export interface LiveChange {
  kind: LiveKind
  ids: readonly string[] | null
}

const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** Whether what was read from `url` may be another after `change`. */
export function isTouched(url: string, { kind, ids }: LiveChange): boolean {
  const { reads, record }: Kind = liveKinds[kind]
  if (!reads.some((start) => url.startsWith(start))) return false
  if (!ids || !record || !url.startsWith(record)) return true
  const shown = id.exec(url.slice(record.length))
  return shown?.index !== 0 || ids.includes(shown[0])
}
