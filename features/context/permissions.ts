export const roles = ['owner', 'admin', 'sales', 'editor', 'analyst'] as const
export type Role = (typeof roles)[number]

export const roleNames: Record<Role, string> = {
  owner: 'Owner',
  admin: 'Administrator',
  sales: 'Sales',
  editor: 'Editor',
  analyst: 'Analyst',
}

/** The one table of who may do what. Each endpoint names one of these; the owner may do everything. */
const holders = {
  'dashboard.read': ['admin', 'sales', 'editor', 'analyst'],
  'leads.read': ['admin', 'sales'],
  'leads.write': ['admin', 'sales'],
  'leads.delete': ['admin'],
  'leads.export': ['admin'],
  'leads.import': ['admin', 'sales'],
  'settings.write': ['admin'],
  'reports.read': ['admin', 'sales'],
  'conversations.read': ['admin', 'sales'],
  'conversations.answer': ['admin', 'sales'],
  'suppliers.read': ['admin', 'sales'],
  'suppliers.write': ['admin', 'sales'],
  'scanner.read': ['admin', 'sales'],
  'scanner.write': ['admin'],
  'analytics.read': ['admin', 'sales', 'editor', 'analyst'],
  'assessments.read': ['admin', 'sales', 'analyst'],
  'content.read': ['admin', 'sales', 'editor'],
  'content.write': ['admin', 'editor'],
  'newsletter.read': ['admin', 'editor'],
  'newsletter.write': ['admin', 'editor'],
  'firm.write': [],
  'mail.read': ['admin', 'sales'],
  'mail.resend': ['admin'],
  'rooms.write': [],
  'mailboxes.write': ['admin'],
  'users.read': ['admin'],
  'users.write': ['admin'],
  'audit.read': ['admin'],
  'privacy.read': ['admin'],
  'privacy.write': ['admin'],
  'backup.read': ['admin'],
  'backup.create': ['admin'],
  'backup.restore': [],
} satisfies Record<string, Role[]>

export type Permission = keyof typeof holders
export const permissions = Object.keys(holders) as Permission[]

export function roleMay(role: Role, permission: Permission): boolean {
  const granted: Role[] = holders[permission]
  return role === 'owner' || granted.includes(role)
}

/** A role that works on leads may be limited to its own, unless it could lift that limit itself. */
export const isLimitable = (role: Role): boolean =>
  roleMay(role, 'leads.write') && !roleMay(role, 'settings.write')

/** What reads or writes leads whosever they are: a role that is limited to its own loses it. */
const acrossAllLeads: readonly Permission[] = ['leads.import']

/** Whether a role that may be limited to its own leads has a permission. */
export const isGranted = (role: Role, permission: Permission, seesOnlyOwnLeads: boolean): boolean =>
  roleMay(role, permission) && !(seesOnlyOwnLeads && acrossAllLeads.includes(permission))

export function permissionsOf(role: Role, seesOnlyOwnLeads = false): Permission[] {
  return permissions.filter((permission) => isGranted(role, permission, seesOnlyOwnLeads))
}
