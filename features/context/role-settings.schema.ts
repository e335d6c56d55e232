import { z } from 'zod/mini'
import { isLimitable, roles, type Role } from './permissions.ts'

/** Roles that may be limited to their own leads. */
export const limitableRoles: Role[] = roles.filter(isLimitable)

export const roleParams = z.object({ role: z.enum(limitableRoles) })

export const roleChange = z.strictObject({ seesOnlyOwnLeads: z.boolean() })
export type RoleChange = z.infer<typeof roleChange>

export const roleItem = z.object({
  role: z.enum(roles),
  name: z.string(),
  seesOnlyOwnLeads: z.boolean(),
  /** How many active colleagues have it. */
  people: z.int(),
})
export type RoleItem = z.infer<typeof roleItem>

export const roleList = z.object({ items: z.array(roleItem) })
export type RoleList = z.infer<typeof roleList>
