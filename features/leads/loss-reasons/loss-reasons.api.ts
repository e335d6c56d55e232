import { z } from 'zod/mini'
import { endpoint, type Endpoint } from '#features/context/endpoint.ts'
import { addLossReason, changeLossReason, orderLossReasons } from './change-loss-reasons.server.ts'
import {
  lossReasonEdit,
  lossReasonId,
  lossReasonItem,
  lossReasonList,
  lossReasonOrder,
  newLossReason,
} from './loss-reason.schema.ts'
import { listLossReasons } from './loss-reasons.server.ts'

export const lossReasonsApi: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/settings/loss-reasons',
    summary: 'Why leads are lost: the reasons that are offered in their order, then retired ones',
    access: 'leads.read',
    response: lossReasonList,
    handle: (ctx) => listLossReasons(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/api/settings/loss-reasons',
    summary: 'Add a reason, the last of those that are offered',
    access: 'settings.write',
    body: newLossReason,
    response: lossReasonItem,
    status: 201,
    handle: (ctx, { body }) => addLossReason(ctx, body),
  }),
  endpoint({
    method: 'PUT',
    path: '/api/settings/loss-reasons',
    summary: 'Order the reasons that are offered',
    access: 'settings.write',
    body: lossReasonOrder,
    response: lossReasonList,
    handle: (ctx, { body }) => orderLossReasons(ctx, body),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/settings/loss-reasons/:id',
    summary:
      'Rename a reason, retire it or offer it again; 409 with the present one when someone was quicker',
    access: 'settings.write',
    params: z.object({ id: lossReasonId }),
    body: lossReasonEdit,
    response: lossReasonItem,
    handle: (ctx, { params, body }) => changeLossReason(ctx, { ...body, id: params.id }),
  }),
]
