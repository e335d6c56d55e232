import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { reportLosses, reportPeople, reportSources } from './report-groups.server.ts'
import { chooseReportMails, getReportMails } from './report-mails.server.ts'
import { reportForecast, reportStages } from './report-stages.server.ts'
import {
  forecastReport,
  groupReport,
  lossReport,
  periodQuery,
  reportChoice,
  sourcesQuery,
  stageReport,
} from './report.schema.ts'

const read = { method: 'GET', access: 'reports.read' } as const

/** How the business of leads goes: sums only. */
export const reportsApi: Endpoint[] = [
  endpoint({
    ...read,
    path: '/api/reports/people',
    summary: 'New, won, lost and open leads by owner, with the period before until the same moment',
    query: periodQuery,
    response: groupReport,
    handle: (ctx, { query }) => reportPeople(ctx, query.period),
  }),
  endpoint({
    ...read,
    path: '/api/reports/sources',
    summary: 'The same by source, campaign or sector',
    query: sourcesQuery,
    response: groupReport,
    handle: (ctx, { query }) => reportSources(ctx, query.period, query.by),
  }),
  endpoint({
    ...read,
    path: '/api/reports/stages',
    summary: 'Open leads by stage, and how long they have been there',
    response: stageReport,
    handle: (ctx) => reportStages(ctx),
  }),
  endpoint({
    ...read,
    path: '/api/reports/losses',
    summary: 'Why leads were lost',
    query: periodQuery,
    response: lossReport,
    handle: (ctx, { query }) => reportLosses(ctx, query.period),
  }),
  endpoint({
    ...read,
    path: '/api/reports/forecast',
    summary: 'What open leads may bring, by the probability of their stage',
    response: forecastReport,
    handle: (ctx) => reportForecast(ctx),
  }),
  endpoint({
    ...read,
    path: '/api/reports/mails',
    summary: 'Which reports you get by mail on Mondays',
    response: reportChoice,
    handle: (ctx) => getReportMails(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/reports/mails',
    summary: 'Choose the reports that you get by mail on Mondays',
    access: 'reports.read',
    body: reportChoice,
    response: reportChoice,
    handle: (ctx, { body }) => chooseReportMails(ctx, body),
  }),
]
