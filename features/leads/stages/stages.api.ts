import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import {
  archivedStage,
  newStage,
  stageArchiving,
  stageEdit,
  stageId,
  stageItem,
  stageList,
  stageOrder,
} from './stage.schema.ts'
import { archiveStage, restoreStage } from './stages.server/archive-stage.ts'
import { addStage, changeStage, listStages, orderStages } from './stages.server/change-stages.ts'

const params = z.object({ id: stageId })

export const stagesApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/stages',
    summary: 'The stages of a lead: those of the board in its order, then archived ones and those aside',
    access: 'leads.read',
    response: stageList,
    handle: (ctx) => listStages(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/settings/stages',
    summary: 'Add a stage to the board',
    access: 'settings.write',
    body: newStage,
    response: stageItem,
    status: 201,
    handle: (ctx, { body }) => addStage(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/stages',
    summary: 'Order the board',
    access: 'settings.write',
    body: stageOrder,
    response: stageList,
    handle: (ctx, { body }) => orderStages(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/settings/stages/:id',
    summary:
      'Rename a stage or say anew what it stands for; 409 with the present one when someone was quicker',
    access: 'settings.write',
    params,
    body: stageEdit,
    response: stageItem,
    handle: (ctx, { params, body }) => changeStage(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/settings/stages/:id/archive',
    summary: 'Take a stage off the board and its leads to another one',
    access: 'settings.write',
    params,
    body: stageArchiving,
    response: archivedStage,
    handle: (ctx, { params, body }) => archiveStage(ctx, { ...body, id: params.id }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/settings/stages/:id/restore',
    summary: 'Bring an archived stage back to the board',
    access: 'settings.write',
    params,
    response: stageItem,
    handle: (ctx, { params }) => restoreStage(ctx, params.id),
  }),
]
