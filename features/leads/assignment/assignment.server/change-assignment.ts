import { desc, eq, inArray } from 'drizzle-orm'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { readSectors, type SectorRow } from '../../sectors/sectors.server.ts'
import { visitorSources } from '../../lead.schema.ts'
import { leads } from '../../lead.table.server.ts'
import { assign, afterwards, type AssignmentState } from '../assign.ts'
import type { Assignment, AssignmentChange, AssignmentPreview, AssignmentRule } from '../assignment.schema.ts'
import { leadAssignment } from '../assignment.table.server.ts'
import { selectFacts } from './assign-leads.ts'
import { countOpen, lockAssignment, readAssignment, type AssignmentRow } from './assignment-row.ts'

const previewed = 20

async function answerOf(ctx: Ctx, { rules, version }: AssignmentRow): Promise<Assignment> {
  const colleagues = await ctx.listColleagues('leads.write')
  return { rules, version, colleagues: colleagues.map(({ id, name }) => ({ id, name })) }
}

export async function getAssignment(ctx: Ctx): Promise<Assignment> {
  mustHave(ctx, 'settings.write')
  return answerOf(ctx, await readAssignment(ctx))
}

/**
 * Says anew who new leads go to. Throws `invalid` for somebody who may not work on leads, `conflict` with the present rules when someone was
 * quicker. Leads that are there already stay with whom they have.
 */
export async function changeAssignment(ctx: Ctx, { rules, version }: AssignmentChange): Promise<Assignment> {
  mustHave(ctx, 'settings.write')
  return ctx.transaction(async (ctx) => {
    const row = await lockAssignment(ctx)
    if (row.version !== version)
      throw new AppError('conflict', 'Someone else changed the rules in the meantime', {
        data: { current: await answerOf(ctx, row) },
      })
    const colleagues = await ctx.listColleagues('leads.write')
    mustBeAble(rules, new Set(colleagues.map(({ id }) => id)))
    const sectors = await readSectors(ctx)
    mustBeOffered(rules, row.rules, sectors)
    const kept = new Set(rules.map(({ id }) => id))
    const turns = Object.fromEntries(Object.entries(row.turns).filter(([id]) => kept.has(id)))
    const [changed] = await ctx.db
      .update(leadAssignment)
      .set({ rules, turns, version: version + 1 })
      .where(eq(leadAssignment.id, row.id))
      .returning()
    if (!changed) throw new Error('An update of a locked row answered no row')
    const names = new Map([...colleagues, ...sectors].map(({ id, name }) => [id, name]))
    await ctx.audit({
      action: 'assignment.changed',
      entity: 'assignment',
      entityId: 'rules',
      from: row.rules.map((rule) => ruleWords(rule, names)),
      to: rules.map((rule) => ruleWords(rule, names)),
    })
    return answerOf(ctx, changed)
  })
}

function mustBeAble(rules: readonly AssignmentRule[], able: ReadonlySet<string>) {
  const message = 'Choose a colleague whose account is active and who may work on leads'
  const at = rules.findIndex(({ ownerIds }) => ownerIds.some((id) => !able.has(id)))
  if (at >= 0) throw new AppError('invalid', message, { errors: { [`rules.${at}.ownerIds`]: message } })
  const ids = rules.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw new AppError('invalid', 'Two rules have the same id')
}

/** A sector that was archived since stays in the rules that have it. */
function mustBeOffered(
  rules: readonly AssignmentRule[],
  before: readonly AssignmentRule[],
  rows: readonly SectorRow[],
) {
  const held = new Set(before.flatMap(({ sectors }) => sectors))
  const known = new Set(rows.flatMap(({ id, archivedAt }) => (archivedAt && !held.has(id) ? [] : [id])))
  const at = rules.findIndex(({ sectors }) => sectors.some((id) => !known.has(id)))
  const message = 'One of these sectors is archived or unknown. Please choose another one.'
  if (at >= 0) throw new AppError('invalid', message, { errors: { [`rules.${at}.sectors`]: message } })
}

/** "Retail, Healthcare in GB: in turn to Ann, Bob", for the log. */
function ruleWords(rule: AssignmentRule, names: ReadonlyMap<string, string>): string {
  const sectors = rule.sectors.map((id) => names.get(id) ?? id).join(', ') || 'every sector'
  const countries = rule.countries.length > 0 ? ` in ${rule.countries.join(', ')}` : ''
  const people = rule.ownerIds.map((id) => names.get(id) ?? 'a former colleague').join(', ')
  return `${sectors}${countries}: ${rule.way === 'turn' ? 'in turn' : 'by load'} to ${people}`
}

/** Where the last 20 enquiries would have gone by these rules, the newest first. Changes nothing. */
export async function previewAssignment(
  ctx: Ctx,
  { rules }: { rules: AssignmentRule[] },
): Promise<AssignmentPreview> {
  mustHave(ctx, 'settings.write')
  const colleagues = await ctx.listColleagues('leads.write')
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  const able = new Set(names.keys())
  const [{ turns }, open, facts] = await Promise.all([
    readAssignment(ctx),
    countOpen(ctx, rules),
    selectFacts(ctx)
      .where(inArray(leads.source, [...visitorSources]))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(previewed),
  ])
  let state: AssignmentState = { turns, open }
  const items: AssignmentPreview['items'] = []
  for (const { id, name, company, createdAt, ...lead } of facts.toReversed()) {
    const given = assign(rules, able, lead, state)
    if (given) state = afterwards(state, given)
    items.unshift({
      id,
      name,
      company,
      createdAt: createdAt.toISOString(),
      rule: given ? rules.indexOf(given.rule) + 1 : null,
      owner: given ? { id: given.ownerId, name: names.get(given.ownerId) ?? '' } : null,
    })
  }
  return { items }
}
