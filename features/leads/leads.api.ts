import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { activitiesApi } from './activities.api.ts'
import {
  facets,
  leadDetail,
  leadFile,
  leadPage,
  leadPeople,
  movedLead,
  stageTotals,
} from './lead-answer.schema.ts'
import { leadBatchApi } from './batch/lead-batch.api.ts'
import { leadFilter, leadQuery } from './lead-query.schema.ts'
import { tasksApi } from './tasks/tasks.api.ts'
import { lossReasonsApi } from './loss-reasons/loss-reasons.api.ts'
import { assignmentApi } from './assignment/assignment.api.ts'
import { sectorsApi } from './sectors/sectors.api.ts'
import { stagesApi } from './stages/stages.api.ts'
import { leadViewsApi } from './views/lead-views.api.ts'
import { leadChange, newLead, stageChange } from './lead.schema.ts'
import { addLeadPerson, removeLeadPerson } from './companies/people.server/lead-people.ts'
import { createLead } from './leads.server/create-lead.ts'
import { deleteLead } from './leads.server/delete-lead.ts'
import { getLead } from './leads.server/get-lead.ts'
import { listFacets } from './leads.server/list-facets.ts'
import { listLeads } from './leads.server/list-leads.ts'
import { moveLead } from './leads.server/move-lead.ts'
import { totalStages } from './leads.server/total-stages.ts'
import { updateLead } from './leads.server/update-lead.ts'
import { notesApi } from './notes/notes.api.ts'
import { quarantineApi } from './quarantine/quarantine.api.ts'

const params = z.object({ id: z.uuid() })

export const leadsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/leads',
    summary: 'A page of leads, filtered and sorted',
    access: 'leads.read',
    query: leadQuery,
    response: leadPage,
    handle: (ctx, { query }) => listLeads(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/api/leads/facets',
    summary: 'The owners and tags that leads can be filtered by',
    access: 'leads.read',
    response: facets,
    handle: (ctx) => listFacets(ctx),
  }),
  endpoint({
    method: 'GET',
    path: '/api/leads/stages',
    summary: 'How many leads stand in each stage of the board, and what they are worth',
    access: 'leads.read',
    query: z.omit(leadFilter, { stage: true }),
    response: stageTotals,
    handle: async (ctx, { query }) => ({ items: await totalStages(ctx, query) }),
  }),
  ...leadBatchApi,
  endpoint({
    method: 'POST',
    path: '/api/leads',
    summary: 'Enter a lead by hand',
    access: 'leads.write',
    body: newLead,
    response: leadDetail,
    status: 201,
    handle: (ctx, { body }) => createLead(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/api/leads/:id',
    summary: 'A lead with its timeline, tasks, score and likely duplicates',
    access: 'leads.read',
    params,
    response: leadFile,
    handle: (ctx, { params }) => getLead(ctx, params.id),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/leads/:id',
    summary:
      'Change fields of the version that was read; 409 with the present state when someone was quicker',
    access: 'leads.write',
    params,
    body: leadChange,
    response: leadDetail,
    handle: (ctx, { params, body }) => updateLead(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/leads/:id/stage',
    summary: 'Move a lead to another stage',
    access: 'leads.write',
    params,
    body: stageChange,
    response: movedLead,
    handle: (ctx, { params, body }) => moveLead(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/leads/:id/people',
    summary: 'Note that somebody takes part in a lead; twice is once',
    access: 'leads.write',
    params,
    body: z.object({ personId: z.uuid() }),
    response: leadPeople,
    handle: (ctx, { params, body }) => addLeadPerson(ctx, { ...params, ...body }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/leads/:id/people/:personId',
    summary: 'Take somebody out of a lead who was noted as taking part',
    access: 'leads.write',
    params: z.extend(params, { personId: z.uuid() }),
    response: leadPeople,
    handle: (ctx, { params }) => removeLeadPerson(ctx, params),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/leads/:id',
    summary: 'Take a lead off every list; who it was is forgotten after 30 days',
    access: 'leads.delete',
    params,
    response: z.object({ undo: z.nullable(z.uuid()) }),
    handle: (ctx, { params }) => deleteLead(ctx, params.id),
  }),
  ...activitiesApi,
  ...tasksApi,
  ...notesApi,
  ...quarantineApi,
  ...leadViewsApi,
  ...stagesApi,
  ...assignmentApi,
  ...lossReasonsApi,
  ...sectorsApi,
]
