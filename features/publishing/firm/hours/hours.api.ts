import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { hoursAnswer, hoursChange } from './hours.schema.ts'
import { changeHours, getHours } from './hours.server.ts'

export const hoursApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/hours',
    summary: 'When people are reached: opening hours from Monday to Sunday, and closed days',
    access: 'leads.read',
    response: hoursAnswer,
    handle: (ctx) => getHours(ctx),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/hours',
    summary: 'Set opening hours and closed days; 409 with the present ones when someone was quicker',
    access: 'settings.write',
    body: hoursChange,
    response: hoursAnswer,
    handle: (ctx, { body }) => changeHours(ctx, body),
  }),
]
