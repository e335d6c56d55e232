import { and, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#features/context/context.server.ts'
import { leads } from '../../lead.table.server.ts'
import { isOfKind } from '../../stages/stage-kind.server.ts'
import type { AssignmentRule } from '../assignment.schema.ts'
import { leadAssignment } from '../assignment.table.server.ts'

export type AssignmentRow = typeof leadAssignment.$inferSelect

export async function readAssignment(ctx: Ctx): Promise<AssignmentRow> {
  const [row] = await ctx.db.select().from(leadAssignment)
  if (!row) throw new Error('The row of the assignment is missing')
  return row
}

/** The row, kept from others until the transaction ends. */
export async function lockAssignment(ctx: Ctx): Promise<AssignmentRow> {
  const [row] = await ctx.db.select().from(leadAssignment).for('update')
  if (!row) throw new Error('The row of the assignment is missing')
  return row
}

/** How many open leads everybody has whom a rule by load names. */
export async function countOpen(ctx: Ctx, rules: readonly AssignmentRule[]): Promise<Map<string, number>> {
  const ids = [...new Set(rules.flatMap(({ way, ownerIds }) => (way === 'load' ? ownerIds : [])))]
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: leads.ownerId, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(inArray(leads.ownerId, ids), isOfKind(leads.stage, 'open')))
    .groupBy(leads.ownerId)
  return new Map(rows.flatMap(({ id, count }) => (id ? [[id, count]] : [])))
}
