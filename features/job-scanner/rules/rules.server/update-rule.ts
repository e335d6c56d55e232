import { eq } from 'drizzle-orm'
import type { RoleSlug } from '#config/roles.ts'
import { AppError } from '#lib/errors.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { defaultRules } from '#features/job-scanner/rules/default-rules.ts'
import { matchJob } from '#features/job-scanner/rules/match.jobs.ts'
import { roleRules } from '#features/job-scanner/rules/role-rules.table.server.ts'
import type { RuleAnswer, RuleChange, RuleFields } from '#features/job-scanner/rules/rule.schema.ts'
import { lineOf } from '#features/job-scanner/rules/word-match.ts'
import { isSameRule, listRules, rulesInChange } from './rules.ts'

/**
 * Saves a role's rule; all stored jobs are then matched anew by a job. Throws `conflict` with the present rule when someone else changed it
 * since the version that was read.
 */
export async function updateRule(ctx: Ctx, input: RuleChange & { role: RoleSlug }): Promise<RuleAnswer> {
  mustHave(ctx, 'scanner.write')
  const wanted = cleaned(input)
  return ctx.transaction(async (ctx) => {
    await rulesInChange(ctx)
    const [row] = await ctx.db.select().from(roleRules).where(eq(roleRules.role, input.role)).for('update')
    const present: RuleFields = row ?? defaultRules[input.role]
    if (isSameRule(present, wanted)) return answerOf(ctx, input.role)
    const version = row?.version ?? 0
    if (version !== input.version) {
      const data = { current: await answerOf(ctx, input.role) }
      throw new AppError('conflict', 'Someone else changed this rule in the meantime', { data })
    }
    const values = {
      ...wanted,
      version: version + 1,
      updatedAt: ctx.clock.now(),
      updatedBy: ctx.actor.name,
      appliedJobs: 0,
    }
    await ctx.db
      .insert(roleRules)
      .values({ role: input.role, ...values })
      .onConflictDoUpdate({ target: roleRules.role, set: values })
    const { keywords, exclusions, threshold } = present
    await ctx.audit({
      action: 'role_rule.update',
      entity: 'role_rule',
      entityId: input.role,
      from: { keywords, exclusions, threshold },
      to: wanted,
    })
    const data = { role: input.role, version: values.version }
    await ctx.enqueue(matchJob, data, { key: `${input.role}:${values.version}` })
    return answerOf(ctx, input.role)
  })
}

async function answerOf(ctx: Ctx, role: RoleSlug): Promise<RuleAnswer> {
  const rule = (await listRules(ctx)).items.find((one) => one.role === role)
  if (!rule) throw new Error('Every role has a rule')
  return rule
}

/** Each word once, as it was written first. */
export function cleaned({ keywords, exclusions, threshold }: RuleFields): RuleFields {
  return {
    keywords: [
      ...new Map(keywords.toReversed().map((one) => [lineOf(one.phrase), one])).values(),
    ].toReversed(),
    exclusions: [...new Map(exclusions.toReversed().map((one) => [lineOf(one), one])).values()].toReversed(),
    threshold,
  }
}
