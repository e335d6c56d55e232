import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  filtered,
  funnel,
  goals,
  missed,
  overview,
  pageSums,
  seo,
  sources,
  vitals,
} from './analytics-answer.schema.ts'
import { analyticsQuery, periodQuery, vitalsQuery } from './analytics-query.schema.ts'
import { readFiltered } from './analytics.server/read-filtered.ts'
import { readFunnel } from './analytics.server/read-funnel.ts'
import { readGoals } from './analytics.server/read-goals.ts'
import { readMissed } from './analytics.server/read-missed.ts'
import { readOverview } from './analytics.server/read-overview.ts'
import { readPages } from './analytics.server/read-pages.ts'
import { readSources } from './analytics.server/read-sources.ts'
import { readVitals } from './analytics.server/read-vitals.ts'
import { readSeo } from './analytics.server/score-pages.ts'

const get = { method: 'GET', access: 'analytics.read' } as const

/** Sums only: no answer tells one visitor or lead from another. */
export const analyticsStaffApi: Endpoint[] = [
  endpoint({
    ...get,
    path: '/api/analytics/overview',
    summary: 'Visits, views and leads of these days, and where they came from',
    query: analyticsQuery,
    response: overview,
    handle: (ctx, { query }) => readOverview(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/sources',
    summary: 'Visits and leads by source and by campaign',
    query: analyticsQuery,
    response: sources,
    handle: (ctx, { query }) => readSources(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/pages',
    summary: 'Views, visits and what was begun, by page',
    query: analyticsQuery,
    response: pageSums,
    handle: (ctx, { query }) => readPages(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/goals',
    summary: 'How often each tool was begun, finished and ended in an enquiry',
    query: analyticsQuery,
    response: goals,
    handle: (ctx, { query }) => readGoals(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/funnel',
    summary: 'Visits, tools, leads, qualified and won ones, by source',
    query: analyticsQuery,
    response: funnel,
    handle: (ctx, { query }) => readFunnel(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/vitals',
    summary: 'The p75 of each web vital by kind of page, with its samples and trend',
    query: vitalsQuery,
    response: vitals,
    handle: (ctx, { query }) => readVitals(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/seo',
    summary: 'The self-check of every address that search engines may show',
    query: periodQuery,
    response: seo,
    handle: (ctx, { query }) => readSeo(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/search',
    summary: 'What was searched for and not found',
    query: periodQuery,
    response: missed,
    handle: (ctx, { query }) => readMissed(ctx, query),
  }),
  endpoint({
    ...get,
    path: '/api/analytics/filtered',
    summary: 'What was left out of the statistics, and why',
    query: periodQuery,
    response: filtered,
    handle: (ctx, { query }) => readFiltered(ctx, query),
  }),
]
