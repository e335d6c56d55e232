import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { timelineEntry } from './lead-answer.schema.ts'
import { newActivity } from './lead.schema.ts'
import { logActivity } from './leads.server/log-activity.ts'

const params = z.object({ id: z.uuid() })

export const activitiesApi: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/leads/:id/activities',
    summary: 'Log a note, call, email or meeting; all but a note stop the reply clock',
    access: 'leads.write',
    params,
    body: newActivity,
    response: timelineEntry,
    status: 201,
    handle: (ctx, { params, body }) => logActivity(ctx, { ...body, leadId: params.id }),
  }),
]
