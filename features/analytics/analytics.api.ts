import { endpoint } from '#features/context/endpoint.ts'
import { accepted, eventBatch } from './events/event.schema.ts'
import { recordEvents } from './events/events.server.ts'
import { performanceReport, vitalsReport } from './vitals/vitals.schema.ts'
import { recordPerformance, recordVitals } from './vitals/vitals.server.ts'

const post = { method: 'POST', access: 'public', response: accepted, status: 202 } as const

export const analyticsApi = [
  endpoint({
    ...post,
    path: '/api/events',
    summary: 'Count page views and steps of tools; nothing is kept of a visitor who asks for privacy',
    body: eventBatch,
    bodyBytes: 16 * 1024,
    handle: async (ctx, { body, request }) => ({ accepted: await recordEvents(ctx, body, request) }),
  }),
  endpoint({
    ...post,
    path: '/api/seo/vitals',
    summary: 'Report one web vital, or all of a page load',
    body: vitalsReport,
    bodyBytes: 16 * 1024,
    handle: async (ctx, { body, request }) => ({ accepted: await recordVitals(ctx, body, request) }),
  }),
  endpoint({
    ...post,
    path: '/api/seo/performance-report',
    summary: 'Report how a page load performed',
    body: performanceReport,
    bodyBytes: 16 * 1024,
    handle: async (ctx, { body, request }) => ({ accepted: await recordPerformance(ctx, body, request) }),
  }),
]
