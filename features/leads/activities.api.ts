import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { task, timelineEntry } from './lead-answer.schema.ts'
import { newActivity, newTask, taskChange } from './lead.schema.ts'
import { logActivity } from './leads.server/log-activity.ts'
import { createTask, updateTask } from './leads.server/tasks.ts'

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
  endpoint({
    method: 'POST',
    path: '/api/leads/:id/tasks',
    summary: 'Add a task to a lead',
    access: 'leads.write',
    params,
    body: newTask,
    response: task,
    status: 201,
    handle: (ctx, { params, body }) => createTask(ctx, { ...body, leadId: params.id }),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/tasks/:id',
    summary: 'Change a task, tick it off or open it again',
    access: 'leads.write',
    params,
    body: taskChange,
    response: task,
    handle: (ctx, { params, body }) => updateTask(ctx, { ...body, id: params.id }),
  }),
]
