import { readinessModel } from '#content/readiness/model.ts'
import { readinessSample } from '#content/readiness/sample.ts'
import { reportOf } from './assessment-report.server.ts'
import type { Report } from './assessment-report.ts'
import { scoreReadiness } from '#features/assessment/scoring/readiness-score.ts'

/** The parts of a report that the start page shows, from answers that nobody gave. */
export function sampleReport(): Pick<
  Report,
  'overall' | 'level' | 'levels' | 'target' | 'dimensions' | 'headline'
> {
  const report = reportOf(readinessSample, scoreReadiness(readinessModel, readinessSample), new Date(0))
  const { overall, level, levels, target, dimensions, headline } = report
  return { overall, level, levels, target, dimensions, headline }
}
