import type { Permission } from '#features/context/permissions.ts'
import type { IconName } from '#ui/icon.tsx'

export interface Destination {
  to: string
  label: string
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
  { to: '/leads', label: 'Leads', icon: 'leads', permission: 'leads.read', key: 'l', also: ['/lead-form'] },
  { to: '/users', label: 'Users', icon: 'users', permission: 'users.read', key: 'u', also: ['/user-form'] },
]

const isUnder = (path: string, place: string) => path === place || path.startsWith(`${place}/`)

/** One's own account lies among the users' screens and is open to every role. */
export const ownAccountPath = '/user-form/me'

export function destinationOf(path: string): Destination | undefined {
  if (path === ownAccountPath) return undefined
  return destinations.find(({ to, also = [] }) => [to, ...also].some((place) => isUnder(path, place)))
}
