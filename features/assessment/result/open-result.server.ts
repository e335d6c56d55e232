import type { Ctx } from '#features/context/context.server.ts'
import type { Report } from './assessment-report.ts'
import { reportOf } from './assessment-report.server.ts'
import { matcherLink } from './matcher-link.ts'
import { findAssessment, valuesOf } from '#features/assessment/assessments.server.ts'

/** The report that the key opens; undefined when it opens nothing. */
export async function openResult(
  ctx: Ctx,
  key: string,
): Promise<{ id: string; report: Report; matcher: string } | 'unfinished' | undefined> {
  const row = await findAssessment(ctx, { key })
  if (!row) return undefined
  const { id, answers, result, finishedAt } = row
  if (!result || !finishedAt) return 'unfinished'
  const values = valuesOf(answers)
  return { id, report: reportOf(values, result, finishedAt), matcher: matcherLink(values) }
}
