import { csvResponse } from '#lib/csv-response.ts'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { exportLeads } from './export-leads.server.ts'
import { exportQuery } from './export.schema.ts'
import { isoDateOf } from '#lib/office-time.ts'

export const exportApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/leads/export',
    isSpent: true,
    summary: 'Leads that a filter finds, or named ones, as a CSV file; X-Total-Count tells how many',
    access: 'leads.export',
    query: exportQuery,
    handle: async (ctx, { query }) => {
      const { count, pieces } = await exportLeads(ctx, query)
      return csvResponse(`leads-${isoDateOf(ctx.clock.now())}.csv`, pieces, {
        'x-total-count': String(count),
      })
    },
  }),
]
