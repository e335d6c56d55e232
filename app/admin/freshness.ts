import { isUuid } from '#lib/uuid.ts'

const minuteMs = 60_000

/**
 * What the staff area asks for again whenever a screen that shows it opens. All else is asked for once: names, settings and what is being
 * edited change by one's own hand, or open screens are told (`features/live`).
 */
const askedAgain = new Set([
  // Colleagues, visitors, mail and jobs work on these while one looks elsewhere.
  'leads',
  'leads/:id',
  'leads/stages',
  'leads/duplicates',
  'leads/:id/merge/:id',
  'leads/:id/merges',
  'leads/:id/team-requests',
  'lead-claims/:id',
  'lead-imports',
  'lead-imports/:id',
  'lead-imports/:id/rows',
  'quarantine',
  'companies',
  'companies/:id',
  'companies/:id/timeline',
  'people',
  'people/:id',
  'suppliers',
  'suppliers/:id',
  'suppliers/matches',
  'suppliers/shortlist',
  'suppliers/placements',
  'leads/:id/attachments',
  'companies/:id/attachments',
  'suppliers/:id/attachments',
  'tasks',
  'find',
  'inbox',
  'messages/:id',
  'messages/unassigned',
  'mails',
  'mails/:id',
  'mail-templates',
  'mailboxes',
  'newsletter-issues',
  'newsletter-issues/:id',
  'newsletter-issues/:id/preview',
  'newsletter-subscribers',
  'conversations',
  'conversations/:id',
  'conversations/questions',
  'conversations/questions/drafts',
  'assessments',
  'assessments/figures',
  'privacy-requests',
  'privacy-requests/:id',
  'privacy-requests/:id/mentions',
  'scanner/jobs',
  'scanner/rules',
  'scanner/rules/:id/preview',
  'scanner/runs',
  'scanner/signals',
  'scanner/sources',
  'scanner/jobs/:id',
  'users/:id',
  'user/sessions',
  'notifications/rooms',
  // Pages and articles as lists; the one that is being written is not read again under its writer's hands.
  'posts',
  'posts/:id/versions',
  'pages',
  'pages/:id/versions',
  'faqs',
  'firm/identity',
  'firm/entries',
  'firm/evidence',
  'firm/examples',
  'redirects',
  'missing-pages',
  // Figures and records of what happened.
  'dashboard',
  'dashboard/running',
  'dashboard/worklist',
  'settings/assignment/preview',
  'reports/people',
  'reports/sources',
  'reports/stages',
  'reports/losses',
  'reports/forecast',
  'audit',
  'suppliers/:id/history',
  'backups',
  'backups/overview',
])

const never = Number.POSITIVE_INFINITY

/** For how many milliseconds the answer to a query is shown without asking again; a query is the address that it asks. */
export function freshMs([key]: readonly unknown[]): number {
  const query = String(key)
  // Whether this browser is signed up for notifications: the person may change that in the browser.
  if (query === 'this-browser') return 0
  // The address of a mail's frame ends after some minutes.
  if (query.startsWith('view of ')) return 5 * minuteMs
  if (!query.startsWith('/api/')) return never
  const [path = ''] = query.slice('/api/'.length).split('?')
  if (path.startsWith('analytics/')) return minuteMs
  // A page is called by its address and a rule by its role, all else by a uuid.
  const address = path
    .replace(/^(pages|scanner\/rules)\/[^/]+(?=\/(?:versions|preview)$)/, '$1/:id')
    .split('/')
    .map((part) => (isUuid(part) ? ':id' : part))
    .join('/')
  return askedAgain.has(address) ? 0 : never
}
