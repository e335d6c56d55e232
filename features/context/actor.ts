import {
  isLimitable,
  permissions as everyPermission,
  permissionsOf,
  type Permission,
  type Role,
} from './permissions.ts'

interface AnyActor {
  /** As lists and the audit log name them. */
  name: string
  permissions: ReadonlySet<Permission>
}

export interface UserActor extends AnyActor {
  kind: 'user'
  userId: string
  email: string
  role: Role
  sessionId: string
  mustEnrol?: boolean
  /** But their own leads and those without an owner don’t exist for them. */
  seesOnlyOwnLeads?: boolean
}

/** Who acts. */
export type Actor =
  | UserActor
  | (AnyActor & { kind: 'visitor'; userId: null })
  | (AnyActor & { kind: 'system'; userId: null })

export const visitor: Actor = { kind: 'visitor', name: 'Visitor', userId: null, permissions: new Set() }

/** A part of the server, which may do everything. */
export const systemActor = (name: string): Actor => ({
  kind: 'system',
  name,
  userId: null,
  permissions: new Set(everyPermission),
})

/** A role that could lift the limit to its own leads has none, whatever is stored. */
export function userActor(user: Omit<UserActor, 'kind' | 'permissions'>): UserActor {
  const seesOnlyOwnLeads = Boolean(user.seesOnlyOwnLeads) && isLimitable(user.role)
  const permissions = new Set(permissionsOf(user.role, seesOnlyOwnLeads))
  return { ...user, seesOnlyOwnLeads, kind: 'user', permissions }
}

export const isVisitor = (actor: Actor): boolean => actor.kind === 'visitor'
export const isSystem = (actor: Actor): boolean => actor.kind === 'system'
export const isUser = (actor: Actor): actor is UserActor => actor.kind === 'user'
/** Owners, and the server itself. */
export const isOwner = (actor: Actor): boolean => (isUser(actor) ? actor.role === 'owner' : isSystem(actor))
