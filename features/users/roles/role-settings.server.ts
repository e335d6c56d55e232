import { and, eq, inArray, sql } from 'drizzle-orm'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isLimitable, roleNames, type Role } from '#features/context/permissions.ts'
import { users } from '#features/users/user.table.server.ts'
import {
  limitableRoles,
  type RoleChange,
  type RoleItem,
  type RoleList,
} from '#features/context/role-settings.schema.ts'
import { roleSettings } from './role-settings.table.server.ts'

/** The roles that may be limited to their own leads, and which of them are. */
export async function listRoles(ctx: Ctx): Promise<RoleList> {
  mustHave(ctx, 'settings.write')
  const [settings, heads] = await Promise.all([
    ctx.db.select().from(roleSettings),
    ctx.db
      .select({ role: users.role, count: sql<number>`count(*)::int` })
      .from(users)
      .where(and(eq(users.state, 'active'), inArray(users.role, limitableRoles)))
      .groupBy(users.role),
  ])
  const items = limitableRoles.map((role): RoleItem => ({
    role,
    name: roleNames[role],
    seesOnlyOwnLeads: settings.find((one) => one.role === role)?.seesOnlyOwnLeads ?? false,
    people: heads.find((one) => one.role === role)?.count ?? 0,
  }))
  return { items }
}

/** Whether people of a role see but their own leads and those without an owner. */
export async function isLimitedToOwn(ctx: Ctx, role: Role): Promise<boolean> {
  if (!isLimitable(role)) return false
  const [row] = await ctx.db.select().from(roleSettings).where(eq(roleSettings.role, role))
  return row?.seesOnlyOwnLeads ?? false
}

/** Limits a role to its own leads, or lifts the limit: at once, for whoever is signed in too. */
export async function changeRole(
  ctx: Ctx,
  { role, seesOnlyOwnLeads }: RoleChange & { role: Role },
): Promise<RoleList> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    await ctx.db.insert(roleSettings).values({ role }).onConflictDoNothing()
    const [before] = await ctx.db.select().from(roleSettings).where(eq(roleSettings.role, role)).for('update')
    if (before?.seesOnlyOwnLeads !== seesOnlyOwnLeads) {
      await ctx.db.update(roleSettings).set({ seesOnlyOwnLeads }).where(eq(roleSettings.role, role))
      await ctx.audit({
        action: 'role.changed',
        entity: 'role',
        entityId: role,
        from: { seesOnlyOwnLeads: before?.seesOnlyOwnLeads ?? false },
        to: { seesOnlyOwnLeads },
      })
    }
    return listRoles(ctx)
  })
}
