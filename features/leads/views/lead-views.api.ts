import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { leadView, leadViewList, newView, viewChange } from './lead-view.schema.ts'
import { createView, deleteView, listViews, updateView } from '#features/leads/leads.server/lead-views.ts'

const params = z.object({ id: z.uuid() })

/** Views are a person's own, so anyone who may read leads may keep some. */
export const leadViewsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/lead-views',
    summary: 'Your saved views of the list of leads, and those that colleagues share',
    access: 'leads.read',
    response: leadViewList,
    handle: async (ctx) => ({ items: await listViews(ctx) }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/lead-views',
    summary: 'Save a view',
    access: 'leads.read',
    body: newView,
    response: leadView,
    status: 201,
    handle: (ctx, { body }) => createView(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/lead-views/:id',
    summary: 'Rename, share or replace a view',
    access: 'leads.read',
    params,
    body: viewChange,
    response: leadView,
    handle: (ctx, { params, body }) => updateView(ctx, params.id, body),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/lead-views/:id',
    summary: 'Delete a view',
    access: 'leads.read',
    params,
    response: z.object({ undo: z.nullable(z.uuid()) }),
    handle: (ctx, { params }) => deleteView(ctx, params.id),
  }),
]
