import type { Permission } from '#features/context/permissions.ts'
import type { IconName } from '#ui/icon.tsx'

export interface Destination {
  to: string
  label: string
  /** Under the thumb on a phone, where the label is too long. */
  shortLabel?: string
  icon: IconName
  permission: Permission
  /** Pressed after `g`. */
  key: string
  /** Other screens that belong to it. */
  also?: string[]
}

/** The staff area's navigation, its shortcuts and who may see what: an admin screen is a line here and one in routes.ts. */
export const destinations: Destination[] = [
  { to: '/dashboard', label: 'Dashboard', icon: 'gauge', permission: 'dashboard.read', key: 'd' },
  { to: '/inbox', label: 'Inbox', icon: 'inbox', permission: 'leads.read', key: 'i' },
  {
    to: '/leads',
    label: 'Leads',
    icon: 'leads',
    permission: 'leads.read',
    key: 'l',
    also: ['/lead-form'],
  },
  {
    to: '/conversations',
    label: 'Conversations',
    shortLabel: 'Chats',
    icon: 'chat',
    permission: 'conversations.read',
    key: 'c',
  },
  { to: '/my-day', label: 'My day', icon: 'calendar', permission: 'leads.read', key: 't' },
  {
    to: '/suppliers',
    label: 'Suppliers',
    icon: 'truck',
    permission: 'suppliers.read',
    key: 's',
    also: ['/supplier-form'],
  },
  {
    to: '/companies',
    label: 'Companies',
    icon: 'building',
    permission: 'leads.read',
    key: 'o',
  },
  {
    to: '/people',
    label: 'People',
    icon: 'user',
    permission: 'leads.read',
    key: 'h',
  },
  {
    to: '/job-scanner-admin',
    label: 'Job scanner',
    icon: 'scanner',
    permission: 'scanner.read',
    key: 'j',
  },
  {
    to: '/assessments',
    label: 'Assessments',
    icon: 'radar',
    permission: 'assessments.read',
    key: 'a',
  },
  { to: '/reports', label: 'Reports', icon: 'table', permission: 'reports.read', key: 'r' },
  { to: '/analytics', label: 'Analytics', icon: 'chart', permission: 'analytics.read', key: 'n' },
  {
    to: '/content',
    label: 'Content',
    icon: 'document',
    permission: 'content.read',
    key: 'e',
  },
  { to: '/firm', label: 'Firm', icon: 'building', permission: 'content.read', key: 'f' },
  { to: '/mails', label: 'Mails', icon: 'mail', permission: 'mail.read', key: 'm' },
  {
    to: '/newsletter-desk',
    label: 'Newsletter',
    icon: 'send',
    permission: 'newsletter.read',
    key: 'w',
  },
  {
    to: '/privacy-desk',
    label: 'Privacy',
    icon: 'shield',
    permission: 'privacy.read',
    key: 'p',
  },
  { to: '/settings', label: 'Settings', icon: 'sliders', permission: 'settings.write', key: ',' },
  { to: '/admin/backup', label: 'Backups', icon: 'archive', permission: 'backup.read', key: 'b' },
  {
    to: '/users',
    label: 'Users',
    icon: 'users',
    permission: 'users.read',
    key: 'u',
    also: ['/user-form'],
  },
]

/** What one may begin at once, beside where one may go. */
const beginnings: { label: string; url: string; icon: IconName; permission: Permission }[] = [
  { label: 'New lead', url: '/lead-form', icon: 'plus', permission: 'leads.write' },
  { label: 'New company', url: '/companies/new', icon: 'plus', permission: 'leads.write' },
  { label: 'New person', url: '/people/new', icon: 'plus', permission: 'leads.write' },
  { label: 'New supplier', url: '/supplier-form', icon: 'plus', permission: 'suppliers.write' },
  { label: 'Import leads', url: '/leads/import', icon: 'upload', permission: 'leads.import' },
  { label: 'Import companies', url: '/companies/import', icon: 'upload', permission: 'leads.import' },
  { label: 'Import people', url: '/people/import', icon: 'upload', permission: 'leads.import' },
  { label: 'Import suppliers', url: '/suppliers/import', icon: 'upload', permission: 'leads.import' },
  { label: 'Invite a colleague', url: '/user-form', icon: 'plus', permission: 'users.write' },
]

/** The commands of the palette for someone with these permissions. */
export function commandsOf(permissions: readonly Permission[]) {
  const places = destinations.map(({ to, label, icon, permission }) => ({ label, url: to, icon, permission }))
  const own = { label: 'Your account', url: '/user-form/me', icon: 'user' as const }
  return [...[...places, ...beginnings].filter(({ permission }) => permissions.includes(permission)), own]
}

const isUnder = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** Screens that no navigation leads to. */
const otherScreens = ['/login', '/create-user', '/notifications', '/_/design']

/** Whether an address of this site is a screen of the staff area, and not a document or a file. */
export function isStaffAddress(address: string): boolean {
  // The present screen with another search or place in it.
  if (!address.startsWith('/')) return /^[?#]/.test(address)
  const path = /^[^?#]*/.exec(address)?.[0] ?? ''
  const screens = destinations.flatMap(({ to, also = [] }) => [to, ...also])
  return [...otherScreens, ...screens].some((screen) => isUnder(path, screen))
}

/** One's own account lies among the users' screens and is open to every role. */
export const ownAccountPath = '/user-form/me'

export function destinationOf(path: string): Destination | undefined {
  if (path === ownAccountPath) return undefined
  return destinations.find(({ to, also = [] }) => [to, ...also].some((place) => isUnder(path, place)))
}
