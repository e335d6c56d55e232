import { and, asc, eq, gt } from 'drizzle-orm'
import type { RoleSlug } from '#config/roles.ts'
import type { Ctx } from '#features/context/context.server.ts'
import { isMatch, readyRule, scoreRole, type RoleMatch } from '#features/job-scanner/rules/role-match.ts'
import { roleRules } from '#features/job-scanner/rules/role-rules.table.server.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'

const batch = 500

/**
 * Matches all stored jobs by one role's rule, a batch in a transaction, and tells how far it is. Stops when the rule has been changed again:
 * that change queued its own matching. Done twice it comes to the same.
 */
export async function matchStoredJobs(
  ctx: Ctx,
  { role, version }: { role: RoleSlug; version: number },
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000'
  let done = 0
  for (;;) {
    const last = await ctx.transaction(async (ctx) => {
      const [row] = await ctx.db.select().from(roleRules).where(eq(roleRules.role, role)).for('update')
      if (!row || row.version !== version) return undefined
      const rule = readyRule(row)
      const jobs = await ctx.db
        .select({
          id: scannedJobs.id,
          title: scannedJobs.titleWords,
          body: scannedJobs.bodyWords,
          matches: scannedJobs.matches,
        })
        .from(scannedJobs)
        .where(gt(scannedJobs.id, after))
        .orderBy(asc(scannedJobs.id))
        .limit(batch)
        .for('update')
      for (const job of jobs) {
        const scored = scoreRole(rule, job)
        const mine = isMatch(rule, scored) ? [{ role, score: scored.score, words: scored.words }] : []
        const matches = [...job.matches.filter((one) => one.role !== role), ...mine].toSorted(
          (a, b) => b.score - a.score,
        )
        if (!isSame(matches, job.matches)) await writeMatches(ctx, job.id, matches)
      }
      done += jobs.length
      const end = jobs.length < batch
      await ctx.db
        .update(roleRules)
        .set({ appliedJobs: done, ...(end ? { appliedVersion: version } : {}) })
        .where(and(eq(roleRules.role, role), eq(roleRules.version, version)))
      return end ? undefined : jobs.at(-1)?.id
    })
    if (last === undefined) return
    after = last
  }
}

const isSame = (a: RoleMatch[], b: RoleMatch[]) =>
  JSON.stringify(a.map(plain)) === JSON.stringify(b.map(plain))
const plain = ({ role, score, words }: RoleMatch) => [
  role,
  score,
  words.map(({ phrase, where, points }) => [phrase, where, points]),
]

async function writeMatches(ctx: Ctx, id: string, matches: RoleMatch[]) {
  await ctx.db
    .update(scannedJobs)
    .set({ matches, roles: matches.map((one) => one.role) })
    .where(eq(scannedJobs.id, id))
}
