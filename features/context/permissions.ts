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

export function permissionsOf(role: Role): Permission[] {
  return permissions.filter((permission) => roleMay(role, permission))
}
