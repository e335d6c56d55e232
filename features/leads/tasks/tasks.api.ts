import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { listTasks } from './list-tasks.server.ts'
import { newTask, task, taskChange, taskPage, taskQuery } from './task.schema.ts'
import { createTask, deleteTask, updateTask } from './tasks.server.ts'
import { deleted } from '#features/leads/undo/undo.schema.ts'

const params = z.object({ id: z.uuid() })

export const tasksApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/tasks',
    summary: 'A page of tasks and meetings by when they are due or begin',
    access: 'leads.read',
    query: taskQuery,
    response: taskPage,
    handle: (ctx, { query }) => listTasks(ctx, query),
  }),
  endpoint({
    method: 'POST',
    path: '/api/tasks',
    summary: 'Add a task for oneself or a colleague, about a lead or about nothing, or a meeting with a lead',
    access: 'leads.write',
    body: newTask,
    response: task,
    status: 201,
    handle: (ctx, { body }) => createTask(ctx, body),
  }),
  endpoint({
    method: 'POST',
    path: '/api/leads/:id/tasks',
    summary: 'Add a task to a lead, or a meeting with it',
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
    summary:
      'Change a task or a meeting, tick it off or open it again; a meeting that took place is logged, which stops the reply clock',
    access: 'leads.write',
    params,
    body: taskChange,
    response: task,
    handle: (ctx, { params, body }) => updateTask(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/tasks/:id',
    summary: 'Delete a task, or cancel a meeting without telling anybody',
    access: 'leads.write',
    params,
    response: deleted,
    handle: (ctx, { params }) => deleteTask(ctx, params.id),
  }),
]
