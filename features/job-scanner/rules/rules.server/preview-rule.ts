import { setImmediate as breathe } from 'node:timers/promises'
import { and, desc, isNull, sql } from 'drizzle-orm'
import type { RoleSlug } from '#config/roles.ts'
import { mustHave, type Ctx } from '#features/context/context.server.ts'
import { isMatch, readyRule, scoreRole } from '#features/job-scanner/rules/role-match.ts'
import type { PreviewJob, RuleFields, RulePreview } from '#features/job-scanner/rules/rule.schema.ts'
import { scannedJobs } from '#features/job-scanner/postings/scanned-jobs.table.server.ts'
import { hasPhrase } from '#features/job-scanner/rules/word-match.ts'
import { cleaned } from './update-rule.ts'

/** Open jobs that a preview looks at, the newest first: bounded, since it runs at every pause in typing. */
const mostChecked = 2000
const batch = 500
const mostExamples = 25

/** What a rule would do to the stored open jobs if it were saved. Stores nothing. */
export async function previewRule(
  ctx: Ctx,
  input: RuleFields & { role: RoleSlug },
  signal?: AbortSignal,
): Promise<RulePreview> {
  mustHave(ctx, 'scanner.read')
  const rule = readyRule({ role: input.role, ...cleaned(input) })
  const preview: RulePreview = {
    checked: 0,
    all: await ctx.db.$count(scannedJobs, isNull(scannedJobs.closedAt)),
    matches: 0,
    newly: 0,
    noLonger: 0,
    examples: { newly: [], noLonger: [], still: [] },
  }
  let after: { openedAt: Date; id: string } | undefined
  while (preview.checked < mostChecked && !signal?.aborted) {
    const jobs = await ctx.db
      .select({
        id: scannedJobs.id,
        title: scannedJobs.title,
        company: scannedJobs.company,
        openedAt: scannedJobs.openedAt,
        titleWords: scannedJobs.titleWords,
        bodyWords: scannedJobs.bodyWords,
        roles: scannedJobs.roles,
      })
      .from(scannedJobs)
      .where(
        and(
          isNull(scannedJobs.closedAt),
          after &&
            sql`(${scannedJobs.openedAt}, ${scannedJobs.id}) < (${after.openedAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(desc(scannedJobs.openedAt), desc(scannedJobs.id))
      .limit(batch)
    for (const job of jobs) {
      const scored = scoreRole(rule, { title: job.titleWords, body: job.bodyWords })
      const isOne = isMatch(rule, scored)
      const was = job.roles.includes(input.role)
      if (isOne) preview.matches += 1
      if (!isOne && !was) continue
      const kind = isOne ? (was ? 'still' : 'newly') : 'noLonger'
      if (kind !== 'still') preview[kind] += 1
      if (preview.examples[kind].length < mostExamples) {
        const excludedBy = rule.exclusions.find(({ line }) => hasPhrase(job.titleWords, line))?.phrase ?? null
        const { id, title, company } = job
        const example: PreviewJob = {
          id,
          title,
          company,
          score: scored.score,
          words: scored.words,
          excludedBy,
        }
        preview.examples[kind].push(example)
      }
    }
    preview.checked += jobs.length
    after = jobs.at(-1)
    if (jobs.length < batch) break
    await breathe()
  }
  return preview
}
