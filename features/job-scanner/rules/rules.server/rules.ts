import { and, count, isNull, sql } from 'drizzle-orm'
import { roleSlugs, type RoleSlug } from '#config/roles.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { defaultRules } from '#features/job-scanner/rules/default-rules.ts'
import { readyRule, type ReadyRule } from '#features/job-scanner/rules/role-match.ts'
import { roleRules } from '#features/job-scanner/rules/role-rules.table.server.ts'
import type { RuleAnswer, RuleFields } from '#features/job-scanner/rules/rule.schema.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { isoOf } from '#features/job-scanner/sources/sources.server/source-row.ts'

const lockName = sql`hashtext('job-scanner.rules')`

/** While a transaction stores jobs by the rules that it read, nobody changes a rule. */
export async function rulesInUse(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock_shared(${lockName})`)
}

/** Waits for those who store jobs by the present rules. */
export async function rulesInChange(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${lockName})`)
}

/** Each role's rule: the one that staff saved, else the one that comes with the product. */
export async function readReadyRules(ctx: Ctx): Promise<ReadyRule[]> {
  const saved = new Map((await ctx.db.select().from(roleRules)).map((row) => [row.role, row]))
  return roleSlugs.map((role) => readyRule({ role, ...(saved.get(role) ?? defaultRules[role]) }))
}

export async function listRules(ctx: Ctx): Promise<{ items: RuleAnswer[]; nextCursor: null }> {
  mustHave(ctx, 'scanner.read')
  const saved = new Map((await ctx.db.select().from(roleRules)).map((row) => [row.role, row]))
  const openOf = await countOpenByRole(ctx)
  const isAnyMatching = [...saved.values()].some((row) => row.appliedVersion < row.version)
  const all = isAnyMatching ? await ctx.db.$count(scannedJobs) : 0
  const items = roleSlugs.map((role): RuleAnswer => {
    const row = saved.get(role)
    const fields: RuleFields = row ?? defaultRules[role]
    return {
      role,
      keywords: fields.keywords,
      exclusions: fields.exclusions,
      threshold: fields.threshold,
      version: row?.version ?? 0,
      updatedAt: isoOf(row?.updatedAt ?? null),
      updatedBy: row?.updatedBy ?? null,
      openMatches: openOf.get(role) ?? 0,
      matching: row && row.appliedVersion < row.version ? { done: row.appliedJobs, all } : null,
      isDefault: isSameRule(fields, defaultRules[role]),
      defaults: defaultRules[role],
    }
  })
  return { items, nextCursor: null }
}

export function isSameRule(a: RuleFields, b: RuleFields): boolean {
  const plain = ({ keywords, exclusions, threshold }: RuleFields) =>
    JSON.stringify([keywords.map(({ phrase, title, body }) => [phrase, title, body]), exclusions, threshold])
  return plain(a) === plain(b)
}

async function countOpenByRole(ctx: Ctx): Promise<Map<RoleSlug, number>> {
  const each = ctx.db
    .select({ role: sql<RoleSlug>`unnest(${scannedJobs.roles})`.as('role') })
    .from(scannedJobs)
    .where(and(isNull(scannedJobs.closedAt), sql`${scannedJobs.roles} <> '{}'`))
    .as('each')
  const rows = await ctx.db.select({ role: each.role, jobs: count() }).from(each).groupBy(each.role)
  return new Map(rows.map(({ role, jobs }) => [role, jobs]))
}
