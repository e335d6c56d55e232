import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { dashboard } from './dashboard.schema.ts'
import { getDashboard } from './dashboard.server.ts'

export const dashboardApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'The figures of the dashboard',
    access: 'dashboard.read',
    response: dashboard,
    handle: (ctx) => getDashboard(ctx),
  }),
]
