import type { ReportName } from './report.schema.ts'

export const reportTitles: Record<ReportName, string> = {
  people: 'People',
  sources: 'Sources',
  stages: 'Stages',
  losses: 'Loss reasons',
  forecast: 'Forecast',
}
