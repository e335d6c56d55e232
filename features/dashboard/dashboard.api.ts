import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { dashboard } from './dashboard.schema.ts'
import { getDashboard } from './dashboard.server.ts'
import { running } from './running.schema.ts'
import { readRunning, type Readings } from './running.server.ts'
import { worklist } from './worklist.schema.ts'
import { listWork, type WorkSource } from './worklist.server.ts'

export const dashboardApi = (readings: Readings, work: readonly WorkSource[]): Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'The figures of the dashboard',
    access: 'dashboard.read',
    response: dashboard,
    handle: (ctx) => getDashboard(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/api/dashboard/running',
    summary: 'Speed, backups and job boards, as far as the role may see them',
    access: 'dashboard.read',
    response: running,
    handle: (ctx) => readRunning(ctx, readings),
  }),
  endpoint({
    method: 'GET',
    path: '/api/dashboard/worklist',
    summary: 'What the signed-in person can act on, the most urgent first',
    access: 'dashboard.read',
    response: worklist,
    handle: (ctx) => listWork(ctx, work),
  }),
]
